declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    menu: true;
    wide: true;
  }
}

/**
 * Window widths in px from which the layout changes. Components use their names, as in
 * `theme.breakpoints.up('md')`.
 */
export const breakpoints = {
  xs: 0,
  /**
   * Short fields and the cards of the services are side by side. Narrower windows load the typefaces
   * after the first paint (fonts.ts).
   */
  sm: 600,
  /**
   * The navigation bar shows its links from this width up, and the hamburger button below
   * (R-LIMIT-03). `menu` and `md` are separate names, because only the bar, `scrollPaddingTop` and
   * the animation `rise` (overrides/baseline.ts) depend on `menu`.
   */
  menu: 768,
  /** Texts are beside their drawing. */
  md: 768,
  /** More columns: for example, a form is beside the benefits or the channels. */
  lg: 1024,
  /**
   * Maximum width of the page's column; `src/art/route.svg` has the same width. From this width up, a
   * dashed line leads from the hero's drawing to the first section.
   */
  wide: 1200,
  /** The dashed line is beside the column, down to the closing call (components/dashedLine.ts). */
  xl: 1440,
} as const;
