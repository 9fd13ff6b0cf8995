declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    menu: true;
    wide: true;
  }
}

/**
 * Window widths in px from which the layout changes. Components refer to them by name
 * (`theme.breakpoints.up('md')`), so a number changed here changes everywhere.
 */
export const breakpoints = {
  xs: 0,
  /**
   * Cards and short fields stand side by side. Narrower windows are phones, which load the typefaces
   * after the first paint (fonts.ts).
   */
  sm: 600,
  /**
   * The bar shows its links from this width on, and the hamburger below it (R-LIMIT-03). Apart from
   * `md`, so that the bar can change alone; only `scrollPaddingTop` and the reveal of sections
   * (overrides/baseline.ts) follow it.
   */
  menu: 768,
  /** Texts stand beside their drawing. */
  md: 768,
  /** Three columns, or a form beside the benefits or the channels. */
  lg: 1024,
  /**
   * Greatest width of the page's column (`site.container` in theme.ts), which `src/art/route.svg` is
   * drawn for. From here on the dashed line leads from the hero to the first section.
   */
  wide: 1200,
  /** The dashed line runs beside the column (components/dashedLine.ts). */
  xl: 1440,
} as const;
