import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * Returns the style of an item that is shown only with `data-active`, and moves from a transform to
 * its place as it gets the attribute. A transition and not an animation, because an item that is
 * active in the prerendered page must not move: an animation made the browser draw 17 frames while it
 * loaded the scripts.
 * @param from CSS transform at the start
 */
export const showWhenActive = (theme: Theme, from: string): CSSObject => ({
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
