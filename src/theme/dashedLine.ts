import type { CSSObject, Theme } from '@mui/material/styles';
import startDrawing from '../art/line-start.svg';
import dashDrawing from '../art/line-dash.svg';
import endDrawing from '../art/line-end.svg';

/**
 * Measures in px of the dashed line on the home page, and of the marks, which are small drawings at
 * section titles. From `xl` up, the line with the marks is left of the page's column, from the hero,
 * which is above the first section, to ClosingCall (the last section). In narrower windows a short piece
 * of line leads down to each mark.
 */
export const lineGeometry = {
  /** From `xl` up: distance from the left edge of the page's column to the middle of the line. */
  offset: 64,
  width: 3,
  /** Length of a dash plus the length of the gap after the dash (line-dash.svg). */
  dashLength: 16,
  mark: { size: 64, gapToLine: 6, marginBottom: 16 },
  /**
   * In narrower windows the line begins above its mark, at a distance of the section's top padding plus
   * `overlap`, which is less than the bottom padding of the section above: on a phone the line would touch this section's
   * last text. Exception: the mark `servicios` from `wide` up.
   */
  overlap: 20,
} as const;

/** Distance in px from the left edge of line-start.svg to the lower end of its line, in the drawing's own size. */
const START_LINE_END = 61.5;

/**
 * From `xl` up line-start.svg is so many times as wide: its line begins at the hero's drawing, as in narrower windows, and ends
 * left of the column.
 */
const START_SCALE = 1.105;

/**
 * Half of an odd width in px: browsers usually round the left edge of a vertical piece up by this much, so its middle is this
 * far to the right.
 */
const ROUNDED = 0.5;

/** Measures of line-end.svg in px. `lineStart`: distance from the drawing's left edge to the upper end of its line. */
const end = { width: 452, height: 120, lineStart: 4 };

/**
 * CSS `top` of a mark in the section's head, from `xl` up: its middle is then level with that of a title of one line.
 * Reviews.tsx sets `--mark-top` for its mark, which stands beside the large figure.
 */
const MARK_TOP = 'var(--mark-top, -8px)';

/**
 * Returns the style of the piece from the hero's drawing down to the first section, without the height. The containing block
 * is the page's column. From `wide` up the piece ends above the first mark, from `xl` up at the vertical line.
 */
export const lineFromHero = ({ breakpoints }: Theme): CSSObject => {
  /** @param lineEnd distance in px from the column's left edge to the line's lower end */
  const place = (lineEnd: number, scale: number) => ({
    // Not `left`: in a page that a translator turns right to left, the piece would make the page wider.
    insetInlineStart: lineEnd - START_LINE_END * scale,
    width: `${100 * scale}%`,
  });
  return {
    position: 'absolute',
    zIndex: -1,
    bottom: 0,
    background: `url("${startDrawing}") center / 100% 100% no-repeat`,
    ...place(lineGeometry.mark.size / 2 + ROUNDED, 1),
    [breakpoints.down('wide')]: { display: 'none' },
    [breakpoints.up('xl')]: place(ROUNDED - lineGeometry.offset, START_SCALE),
  };
};

/**
 * Returns the CSS `left` that places an element on the dashed line, from `xl` up. The containing block
 * of the element has to be as wide as the window.
 * @param distance distance in px from the element's left edge to the middle of the dashed line
 */
const leftOfLine = ({ measures }: Theme, distance: number) =>
  `calc(50% - ${measures.container / 2 + lineGeometry.offset + distance}px)`;

/**
 * Returns the style of ClosingCall's section. From `xl` up the attribute `data-line` adds the piece from the vertical line to
 * the line in the section's drawing, which in these windows is always 440 px wide.
 */
export const lineToClosing = (theme: Theme): CSSObject => ({
  [theme.breakpoints.up('xl')]: {
    position: 'relative',
    '&[data-line]::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: leftOfLine(theme, end.lineStart),
      width: end.width,
      height: end.height,
      background: `url("${endDrawing}") 0 0 no-repeat`,
    },
  },
});

/** Vertical piece of the dashed line. `round` scales the dashes, so that the last dash is complete. */
const linePiece: CSSObject = {
  content: '""',
  position: 'absolute',
  width: lineGeometry.width,
  background: `url("${dashDrawing}") 0 0 / ${lineGeometry.width}px ${lineGeometry.dashLength}px no-repeat round`,
  '@media print': { display: 'none' },
};

/**
 * Returns the style of a section. From `xl` up, the attribute `data-line` adds the piece of the dashed
 * line that leads from the section's mark to the section's lower edge.
 */
export const sectionWithLine = (theme: Theme): CSSObject => ({
  position: 'relative',
  [theme.breakpoints.up('xl')]: {
    '&[data-line]::before': {
      ...linePiece,
      top: `calc(${theme.measures.sectionPadding} + ${MARK_TOP} + ${lineGeometry.mark.size + lineGeometry.mark.gapToLine}px)`,
      bottom: 0,
      left: leftOfLine(theme, lineGeometry.width / 2),
    },
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
    '& > .MuiTypography-h2': { flex: '1 1 60%' },
  },
});

/** Returns the style of a mark: its position, and the piece of line that leads down to the mark. */
export const markOnLine = (theme: Theme): CSSObject => {
  const { size, gapToLine, marginBottom } = lineGeometry.mark;
  const pieceHeight = (length: string) => ({
    height: `calc(${theme.measures.sectionPadding} + ${length})`,
  });
  return {
    position: 'relative',
    display: 'block',
    width: size,
    height: size,
    marginBottom,
    [theme.breakpoints.down('sm')]: { flex: 'none', marginBottom: 0 },
    '&::before': {
      ...linePiece,
      left: (size - lineGeometry.width) / 2,
      bottom: `calc(100% + ${gapToLine}px)`,
      ...pieceHeight(`${lineGeometry.overlap - gapToLine}px`),
    },
    // From `wide` up the piece from the hero ends at the upper edge of the first section, so the piece
    // to this section's mark begins at the same edge.
    [theme.breakpoints.up('wide')]: {
      '&[data-mark="servicios"]::before': pieceHeight(`${-gapToLine}px`),
    },
    [theme.breakpoints.up('xl')]: {
      position: 'absolute',
      top: MARK_TOP,
      left: -lineGeometry.offset - size / 2,
      // `&&` is as specific as the selector for `servicios` above, whose height this rule replaces.
      '&&::before': pieceHeight(`${MARK_TOP} - ${gapToLine}px`),
    },
  };
};
