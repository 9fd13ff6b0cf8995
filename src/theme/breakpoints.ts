declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    menu: true;
    wide: true;
  }
}

/**
 * Window widths in px at which the layout changes, for example by `theme.breakpoints.up('md')`. Columns that fold by
 * the text's size are in columns.ts. Each
 * comment describes windows of this width or wider.
 */
export const breakpoints = {
  xs: 0,
  /** The postcards and the buttons of the hero are side by side. */
  sm: 600,
  /**
   * The navigation bar shows its links instead of the hamburger button. R-LIMIT-03 prescribes 768
   * only for `menu`; `md` may change.
   */
  menu: 768,
  /** The text and the button of ClosingCall are side by side. */
  md: 768,
  /** The QR codes are visible if the pointer is fine. */
  lg: 1024,
  /**
   * A dashed line leads from the hero's drawing to the first section. This width is also the maximum
   * width of the page's column and the width of the line's drawing, `src/art/route.svg`.
   */
  wide: 1200,
  /**
   * The dashed line continues beside the column, down to the call to action above the footer
   * (dashedLine.ts).
   */
  xl: 1440,
} as const;

/**
 * Container query of a card with a QR code: the card is wide enough for its text beside the code. In rem, because enlarged
 * text needs the card's whole width.
 */
export const besideCode = '@container (min-width: 23rem)';
