import type { CSSObject, Theme } from '@mui/material/styles';
import dash from '../art/route-dash.svg';

/**
 * Geometry of the dashed line, in px. From `xl` up the line runs beside the column, from the hero
 * to the closing call, with the sections' marks on it. In narrower windows a piece of the line
 * leads from each section to the mark of the next one.
 */
export const lineGeometry = {
  /** Distance from the column's left edge to the middle of the line. */
  offset: 64,
  /** Width of the line, and length of a dash with the gap after it (route-dash.svg). */
  width: 3,
  dashLength: 16,
  /** A section's mark: side, gap between mark and line, space between mark and title. */
  mark: { size: 64, gapToLine: 6, marginBottom: 16 },
  /** Length by which a piece reaches into the section before. */
  overlap: 32,
  /** The piece from the hero's drawing to the first mark (route.svg, as wide as the column). */
  hero: {
    height: 96,
    /** The line ends 61.5 px from the drawing's left edge, the middle of the mark is at 32.5 px. */
    shift: 32.5 - 61.5,
    /** From `xl` up the piece ends beside the column and starts at the same place, so it is wider. */
    fromXl: { left: -131.5, right: 5.5 },
  },
  /** The piece from beside the column to the closing call's drawing (route-end.svg). */
  closingCall: { width: 452, height: 120, /** Left end of the line in the file. */ lineStart: 4 },
  /** A numbered step: side of its number, gaps down and across to a line, offset of its text. */
  step: { numberSize: 56, gapToLine: { below: 6, right: 8 }, textOffset: 76 },
} as const;

/** Top of a section's mark from `xl` up; a section with a taller title sets `--stop-top`. */
const MARK_TOP = 'var(--stop-top, -8px)';

/**
 * Returns the `left` of an element that is `px` left of the dashed line's middle, from `xl` up.
 * @param px distance in px
 */
export const leftOfLine = ({ site }: Theme, distance: number) =>
  `calc(50% - ${site.container / 2 + lineGeometry.offset + distance}px)`;

/** A vertical piece of the dashed line; `round` scales the dashes so that only whole ones show. */
const linePiece: CSSObject = {
  content: '""',
  position: 'absolute',
  width: lineGeometry.width,
  background: `url("${dash}") 0 0 / ${lineGeometry.width}px ${lineGeometry.dashLength}px no-repeat round`,
  '@media print': { display: 'none' },
};

/** Style of a section beside the dashed line: the piece from the mark to the section's lower edge. */
export const sectionWithLine = (theme: Theme): CSSObject => ({
  position: 'relative',
  [theme.breakpoints.up('xl')]: {
    '&[data-line]::before': {
      ...linePiece,
      top: `calc(${theme.site.sectionPadding} + ${MARK_TOP} + ${lineGeometry.mark.size + lineGeometry.mark.gapToLine}px)`,
      bottom: 0,
      left: leftOfLine(theme, lineGeometry.width / 2),
    },
    // The section has no mark: its piece begins at the section's upper edge.
    '&[data-line="past"]::before': { top: 0 },
  },
});

/** Style of the element around a section's mark and title, which are side by side on a phone. */
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

/** Style of a mark: its position, and the piece of the dashed line that leads to it. */
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
    // The piece from the hero ends at this section's upper edge, so this piece begins there.
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
