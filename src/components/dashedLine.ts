import type { CSSObject, Theme } from '@mui/material/styles';
import dash from '../art/route-dash.svg';

/**
 * The dashed route's geometry, in px. From `xl` up it runs beside the column, from the hero to the
 * closing call, with the sections' marks as its stops. Below that width a piece of it leads from each
 * section to the mark of the next.
 */
export const lineGeometry = {
  /** How far left of the column its middle runs. */
  offset: 64,
  /** Width of its line, and length of a dash with the space after it (route-dash.svg). */
  line: 3,
  dash: 16,
  /** A section's mark: its side, what it keeps free above and below, air between it and the title. */
  stop: { size: 64, gap: 6, below: 16 },
  /** How far a piece reaches up into the section before. */
  reach: 32,
  /** From the hero's drawing to the first mark (route.svg, as wide as the column). */
  hero: {
    height: 96,
    /** The drawn line ends 61.5 px from its left edge, the mark's middle is at 32.5. */
    shift: 32.5 - 61.5,
    /** From `xl` up it ends beside the column and still starts at the drawing, so it is wider. */
    beside: { left: -131.5, right: 5.5 },
  },
  /** From beside the column to the line in the closing call's drawing (route-end.svg). */
  end: { width: 452, height: 120, /** Where in it the line begins. */ start: 4 },
  /** A numbered step on a piece of its own: its side, and what it keeps free down and across. */
  station: { size: 56, gap: { down: 6, across: 8 }, text: 76 },
} as const;

/** Where the mark stands in its section from `xl` up; a taller title sets `--stop-top`. */
const STOP_TOP = 'var(--stop-top, -8px)';

/** Where a vertical line of this distance from the route's middle stands, from `xl` up. */
export const besideColumn = ({ site }: Theme, px: number) =>
  `calc(50% - ${site.container / 2 + lineGeometry.offset + px}px)`;

/** A vertical piece of the route, of whole dashes only. */
const piece: CSSObject = {
  content: '""',
  position: 'absolute',
  width: lineGeometry.line,
  background: `url("${dash}") 0 0 / ${lineGeometry.line}px ${lineGeometry.dash}px no-repeat round`,
  '@media print': { display: 'none' },
};

/** Style of a section that the route passes: the piece from its mark to its lower edge. */
export const sectionWithLine = (theme: Theme): CSSObject => ({
  position: 'relative',
  [theme.breakpoints.up('xl')]: {
    '&[data-line]::before': {
      ...piece,
      top: `calc(${theme.site.sectionPadding} + ${STOP_TOP} + ${lineGeometry.stop.size + lineGeometry.stop.gap}px)`,
      bottom: 0,
      left: besideColumn(theme, lineGeometry.line / 2),
    },
    // It goes by, without a stop.
    '&[data-line="past"]::before': { top: 0 },
  },
});

/** Style of what holds a section's mark and its title: beside each other on a phone. */
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

/** Style of a mark: its place, and the piece that leads to it. */
export const markOnLine = (theme: Theme): CSSObject => {
  const { size, gap, below } = lineGeometry.stop;
  const reaching = (px: string | number) => ({
    height: `calc(${theme.site.sectionPadding} + ${px})`,
  });
  return {
    position: 'relative',
    display: 'block',
    width: size,
    height: size,
    marginBottom: below,
    [theme.breakpoints.down('sm')]: { marginBottom: 0 },
    '&::before': {
      ...piece,
      left: (size - lineGeometry.line) / 2,
      bottom: `calc(100% + ${gap}px)`,
      ...reaching(`${lineGeometry.reach - gap}px`),
    },
    // The hero's own piece ends here.
    [theme.breakpoints.up('wide')]: {
      '&[data-mark="servicios"]::before': reaching(`${-gap}px`),
    },
    [theme.breakpoints.up('xl')]: {
      position: 'absolute',
      top: STOP_TOP,
      left: -lineGeometry.offset - size / 2,
      '&&::before': reaching(`${STOP_TOP} - ${gap}px`),
    },
  };
};
