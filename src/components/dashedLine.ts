import type { CSSObject, Theme } from '@mui/material/styles';
import dash from '../art/route-dash.svg';

/**
 * Measures in px of the dashed line on the home page and of the marks, the small drawings at the
 * sections' titles. From `xl` up the line runs left of the page's column, from the hero to the closing
 * call, and the marks are on it. In narrower windows a short piece of the line leads down to each mark.
 */
export const lineGeometry = {
  /** From `xl` up: distance from the column's left edge to the middle of the line. */
  offset: 64,
  /** Width of the line, and length of a dash together with the gap after it (route-dash.svg). */
  width: 3,
  dashLength: 16,
  mark: { size: 64, gapToLine: 6, marginBottom: 16 },
  /** Length of the piece above a mark that is still in the previous section. */
  overlap: 32,
  /** Piece from the hero's drawing to the first section (route.svg, as wide as the column). */
  hero: {
    height: 96,
    /**
     * Shift of the drawing, whose line ends 61.5 px from the drawing's left edge. The middle of the piece
     * above the mark is at 32.5 px: browsers usually round that piece's left edge from 30.5 px to 31 px.
     */
    shift: 32.5 - 61.5,
    /** From `xl` up: the piece is wider, because it ends left of the column. */
    fromXl: { left: -131.5, right: 5.5 },
  },
  /** Piece from the line beside the column to the closing call's drawing (route-end.svg). */
  closingCall: {
    width: 452,
    height: 120,
    /** Distance from the drawing's left edge to the start of the line. */
    lineStart: 4,
  },
  /**
   * A numbered step (Steps.tsx): diameter of the circle, gaps between circle and line, and distance from
   * the step's left edge (from `md` up from its upper edge) to its text.
   */
  step: { numberSize: 56, gapToLine: { below: 6, right: 8 }, textOffset: 76 },
} as const;

/** `top` of a mark from `xl` up, relative to the section's head. Reviews.tsx sets `--stop-top`. */
const MARK_TOP = 'var(--stop-top, -8px)';

/**
 * Returns the CSS `left` of an element in a section as wide as the window, from `xl` up.
 * @param distance distance in px from the element's left edge to the middle of the dashed line
 */
export const leftOfLine = ({ site }: Theme, distance: number) =>
  `calc(50% - ${site.container / 2 + lineGeometry.offset + distance}px)`;

/** Vertical piece of the line; `round` scales the image of a dash, so that no dash is cut off. */
const linePiece: CSSObject = {
  content: '""',
  position: 'absolute',
  width: lineGeometry.width,
  background: `url("${dash}") 0 0 / ${lineGeometry.width}px ${lineGeometry.dashLength}px no-repeat round`,
  '@media print': { display: 'none' },
};

/**
 * Returns the style of a section. From `xl` up `data-line` adds the piece of the line beside the section,
 * from the mark to the section's lower edge.
 */
export const sectionWithLine = (theme: Theme): CSSObject => ({
  position: 'relative',
  [theme.breakpoints.up('xl')]: {
    '&[data-line]::before': {
      ...linePiece,
      top: `calc(${theme.site.sectionPadding} + ${MARK_TOP} + ${lineGeometry.mark.size + lineGeometry.mark.gapToLine}px)`,
      bottom: 0,
      left: leftOfLine(theme, lineGeometry.width / 2),
    },
    // The line passes this section, which has no mark: the piece begins at the section's upper edge.
    '&[data-line="past"]::before': { top: 0 },
  },
});

/** Returns the style of the element around a section's mark and title, side by side on a phone. */
export const headWithMark = (theme: Theme): CSSObject => ({
  position: 'relative',
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 16,
    '& > span': { flex: 'none' },
    '& > h2': { flex: '1 1 60%' },
    '& > p': { flexBasis: '100%' },
  },
});

/** Returns the style of a mark: its position, and the piece of the line that leads to the mark. */
export const markOnLine = (theme: Theme): CSSObject => {
  const { size, gapToLine, marginBottom } = lineGeometry.mark;
  const pieceHeight = (length: string) => ({
    height: `calc(${theme.site.sectionPadding} + ${length})`,
  });
  return {
    position: 'relative',
    display: 'block',
    width: size,
    height: size,
    marginBottom,
    [theme.breakpoints.down('sm')]: { marginBottom: 0 },
    '&::before': {
      ...linePiece,
      left: (size - lineGeometry.width) / 2,
      bottom: `calc(100% + ${gapToLine}px)`,
      ...pieceHeight(`${lineGeometry.overlap - gapToLine}px`),
    },
    // The piece from the hero ends at the upper edge of the first section, where this piece begins.
    [theme.breakpoints.up('wide')]: {
      '&[data-mark="servicios"]::before': pieceHeight(`${-gapToLine}px`),
    },
    [theme.breakpoints.up('xl')]: {
      position: 'absolute',
      top: MARK_TOP,
      left: -lineGeometry.offset - size / 2,
      '&&::before': pieceHeight(`${MARK_TOP} - ${gapToLine}px`),
    },
  };
};
