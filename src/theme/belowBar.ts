import type { Theme } from '@mui/material/styles';

/**
 * Returns a distance from the upper edge of the window to below the sticky navigation bar: the bar's height and a gap.
 * In rem, because the bar grows with the visitor's text size.
 * @param gap in px; the bar's border takes 2 px of it
 */
export const belowBar = ({ site }: Theme, gap: number): string =>
  `${(site.height.bar + gap) / 16}rem`;
