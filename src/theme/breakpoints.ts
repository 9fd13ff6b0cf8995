declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    menu: true;
    wide: true;
  }
}

/**
 * Widths in px from which a layout changes; the only place that has them as numbers. Components name
 * them: `theme.breakpoints.up('md')`.
 */
export const breakpoints = {
  xs: 0,
  /** Two things beside each other; smaller windows are phones, which get their typefaces late. */
  sm: 600,
  /** The bar shows its links from here, and a hamburger below: no other part moves with it. */
  menu: 768,
  /** Words beside their drawing. */
  md: 768,
  /** Three columns, or a form beside what it promises. */
  lg: 1024,
  /** The page's column has its full width. */
  wide: 1200,
  /** The dashed route runs beside the column. */
  xl: 1440,
} as const;
