import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * Shows an item while it is active, and lets it land from where `from` puts it. A transition and not
 * an animation: what is active at the first paint stands there at once. Landing then, it had the
 * browser draw 17 frames while the scripts were loading.
 * @param from CSS transform that it lands from
 */
export const slideIn = (theme: Theme, from: string): CSSObject => ({
  visibility: 'hidden',
  opacity: 0,
  transform: from,
  '&[data-active]': {
    visibility: 'visible',
    opacity: 1,
    transform: 'none',
    '@media (prefers-reduced-motion: no-preference)': {
      transition: ['opacity', 'transform']
        .map((property) => `${property} ${theme.site.duration.settle}ms ${theme.site.easing}`)
        .join(),
    },
  },
});
