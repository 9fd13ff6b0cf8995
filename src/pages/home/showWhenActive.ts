import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * Returns the style of an item that is visible only while it has the attribute `data-active`. When
 * the item receives the attribute, a CSS transition fades the item in and moves it into place, unless
 * the visitor prefers reduced motion. A CSS animation would also run at the first paint (R-HOME-12).
 * @param from CSS `transform` of the item at the start of the transition
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
        .map((property) => `${property} ${theme.site.duration.slow}ms ${theme.site.easing}`)
        .join(),
    },
  },
});
