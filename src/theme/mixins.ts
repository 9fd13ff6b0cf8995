import type { CSSObject, Theme } from '@mui/material/styles';
import { sectionTones, variableOf, type SectionTone } from './palette';

/**
 * Media query around each style of `:hover`. A phone without a pointer would keep the style of the element that was tapped
 * last. Rules that only cancel MUI's hover need no query.
 */
export const ifHover = '@media (hover: hover)';

/** Width in px of the borders of cards and fields. */
export const HAIRLINE = 1.5;
/** Width in px of perforations (dashed edges), of dotted lines and of the borders of MUI's `Button`. */
export const RULE_WIDTH = 2;

/** Returns the `border` of a card. */
export const hairline = ({ vars }: Theme) => `${HAIRLINE}px solid ${vars.palette.divider}`;

/** Returns the `border` of fields and of the buttons that choose a purpose. */
export const fieldBorder = ({ vars }: Theme) => `${HAIRLINE}px solid ${vars.palette.fieldBorder}`;

/** Returns the box of a field: of MUI's inputs, and of the list of purposes where scripts are disabled. */
export const fieldBox = (theme: Theme): CSSObject => ({
  minHeight: theme.measures.height.field,
  border: fieldBorder(theme),
  borderRadius: theme.measures.radius.field,
  backgroundColor: theme.vars.palette.background.paper,
});

/** Returns the dashed `border` of an edge that looks perforated, such as the footer's upper edge. */
export const perforation = ({ vars }: Theme) => `${RULE_WIDTH}px dashed ${vars.palette.divider}`;

/** Returns the dotted `border` below each question of the FAQ and above the footer's small print. */
export const dottedRule = ({ vars }: Theme) => `${RULE_WIDTH}px dotted ${vars.palette.fieldBorder}`;

const RING_WIDTH = 3;

/**
 * How far the focus ring reaches beyond its element, in px. `scrollPaddingBottom` in baseline.ts must not be less, otherwise
 * the lower edge of the window cuts the ring off.
 */
export const RING_REACH = 6;

/** Returns the outline of the element that has the keyboard's focus. */
export const focusRing = ({ vars }: Theme): CSSObject => ({
  outline: `${RING_WIDTH}px solid ${vars.palette.primary.main}`,
  outlineOffset: RING_REACH - RING_WIDTH,
});

/**
 * Returns a distance from the upper edge of the window to below the sticky navigation bar: the bar's height and a gap.
 * In rem, because the bar grows with the visitor's text size.
 * @param gap in px; the bar's border takes 2 px of it
 */
export const belowBar = ({ measures }: Theme, gap: number): string =>
  `${(measures.height.bar + gap) / 16}rem`;

/**
 * Returns the style of a row with two columns. If the row is too narrow for both, the second column is below the
 * first. The widths are in rem, because enlarged text needs wider columns; otherwise long words would break.
 * @param first minimum width of the first column in rem; the columns share the row in proportion to their minimums
 * @param second minimum width of the second column in rem
 */
export const twoColumns = (first: number, second: number): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  // Without `minWidth`, a drawing would not become narrower than its own width.
  '& > *': { flex: `${first} 1 ${first}rem`, minWidth: 0 },
  '& > * + *': { flex: `${second} 1 ${second}rem` },
});

/**
 * Returns the style of a grid with as many equal columns as fit.
 * @param minimum CSS length or percentage: the minimum width of a column
 */
export const equalColumns = (minimum: string): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minimum}), 1fr))`,
});

/** Container query of the column of a `FormSection`, in rem like the columns above: there is room beside the form. */
export const besideForm = '@container (min-width: 52rem)';

/**
 * Container queries of the column of a `Section`, in rem like the columns above: `narrow` on a phone with enlarged
 * text, `wide` in windows of 768 px or more.
 */
export const sectionQueries = {
  narrow: '@container (max-width: 17rem)',
  wide: '@container (min-width: 45rem)',
} as const;

/**
 * Returns a CSS `mask` that cuts a half circle out of the left and the right edge of a ticket. Each of the
 * two gradients covers the whole ticket, and the mask is their intersection: two gradients side by side
 * would show a seam where they meet.
 * @param radius radius of the circles in px; the gradient makes their edge smooth over 0.56 px
 * @param top CSS length or percentage from the ticket's upper edge to the centres of the circles
 */
export const notchMask = (radius: number, top: string) =>
  ['0', '100%']
    .map(
      (side) =>
        `radial-gradient(circle ${radius}px at ${side} ${top}, transparent ${100 - 56 / radius}%, currentcolor)`,
    )
    .join(' intersect, ');

/** Custom property of a section: its background. */
const SECTION_BACKGROUND = '--section-background';

/** Returns the background of a section, on which the build checks the contrasts of all texts. */
export const sectionBackground = (tone: SectionTone): CSSObject => ({
  [SECTION_BACKGROUND]: `var(${variableOf(sectionTones[tone])})`,
  // The document has the colour of `paper`, and none when it is printed.
  backgroundColor: tone === 'paper' ? undefined : `var(${SECTION_BACKGROUND})`,
});

/** Radius in px of a hole that is painted over a card. */
const HOLE = 10;

/**
 * Returns the style of an element in a card: half a hole at each end of the element's dashed edge. The
 * holes are painted in the colour of the section behind the card, because a mask would cut gaps into the card's border.
 * @param perforated the edge with the dashed border
 */
export function notchHoles(theme: Theme, perforated: 'top' | 'left'): CSSObject {
  const [start, end] = perforated === 'top' ? ['left', 'right'] : ['top', 'bottom'];
  const clipToInnerHalf = (side: string) =>
    `inset(${['top', 'right', 'bottom', 'left'].map((edge) => (edge === side ? '50%' : 0)).join(' ')})`;
  return {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto',
      width: 2 * HOLE,
      height: 2 * HOLE,
      borderRadius: '50%',
      // A card outside of a section stands on sand, for example in the design guide.
      backgroundColor: `var(${SECTION_BACKGROUND}, ${theme.vars.palette.sand})`,
      border: hairline(theme),
      [perforated]: -HOLE - RULE_WIDTH / 2,
    },
    '&::before': { [start]: -HOLE - HAIRLINE, clipPath: clipToInnerHalf(start) },
    '&::after': { [end]: -HOLE - HAIRLINE, clipPath: clipToInnerHalf(end) },
  };
}

/**
 * Container query of a card with a QR code: the card is wide enough for its text beside the code. In rem, because enlarged
 * text needs the card's whole width.
 */
export const besideCode = '@container (min-width: 23rem)';
