import type { CSSObject, Theme } from '@mui/material/styles';
import { HAIRLINE, hairline, RULE_WIDTH } from './borders';

/**
 * Returns the `mask` of a ticket, which cuts a half circle out of its left and right edge. Each
 * gradient covers the whole ticket and the two intersect, because two halves side by side show a seam
 * where they share a pixel.
 * @param radius radius of the circles in px; their edge is antialiased over about half a pixel
 * @param top CSS length from the ticket's upper edge to the circles' centres
 */
export const notchMask = (radius: number, top: string) =>
  ['0', '100%']
    .map(
      (side) =>
        `radial-gradient(circle ${radius}px at ${side} ${top}, transparent ${100 - 56 / radius}%, currentcolor)`,
    )
    .join(' intersect, ');

/** Radius in px of a hole that is painted over a card instead of masked out of it. */
const HOLE = 10;

const hole = (theme: Theme): CSSObject => ({
  content: '""',
  position: 'absolute',
  width: 2 * HOLE,
  height: 2 * HOLE,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.sand,
  border: hairline(theme),
});

/**
 * Returns the style of an element with half a hole at each end of its perforation. The holes are
 * painted in `palette.sand`, because a mask would cut the card's border too: such a card has to lie
 * on a sand-coloured section.
 * @param perforated the edge of the element whose border is the perforation
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
