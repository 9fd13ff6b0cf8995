import type { CSSObject, Theme } from '@mui/material/styles';
import { HAIRLINE, hairline, RULE_WIDTH } from './borders';

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

/** Radius in px of a hole that is painted over a card. */
const HOLE = 10;

const hole = (theme: Theme): CSSObject => ({
  content: '""',
  position: 'absolute',
  inset: 'auto',
  width: 2 * HOLE,
  height: 2 * HOLE,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.sand,
  border: hairline(theme),
});

/**
 * Returns the style of an element in a card: half a hole at each end of the element's dashed edge. The
 * holes are painted in `palette.sand`, because a mask would cut gaps into the card's border. So the
 * card's section needs the background `palette.sand`.
 * @param perforated the edge with the dashed border
 */
export function notchHoles(theme: Theme, perforated: 'top' | 'left'): CSSObject {
  const perforationOffset = { [perforated]: -HOLE - RULE_WIDTH / 2 };
  const [start, end] = perforated === 'top' ? ['left', 'right'] : ['top', 'bottom'];
  const clipToInnerHalf = (side: string) =>
    `inset(${['top', 'right', 'bottom', 'left'].map((edge) => (edge === side ? '50%' : 0)).join(' ')})`;
  return {
    '&::before, &::after': { ...hole(theme), ...perforationOffset },
    '&::before': { [start]: -HOLE - HAIRLINE, clipPath: clipToInnerHalf(start) },
    '&::after': { [end]: -HOLE - HAIRLINE, clipPath: clipToInnerHalf(end) },
  };
}
