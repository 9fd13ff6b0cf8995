import type { CSSObject, Theme } from '@mui/material/styles';
import { HAIRLINE, hairline, RULE } from './borders';

/**
 * Mask of a ticket: takes a half circle from both edges. Each is cut from the whole, because two
 * halves side by side show a seam where they share a pixel.
 * @param radius in px; its edge is soft for half a pixel
 * @param top CSS length, where the circles have their middle
 */
export const notchMask = (radius: number, top: string) =>
  ['0', '100%']
    .map(
      (side) =>
        `radial-gradient(circle ${radius}px at ${side} ${top}, transparent ${100 - 56 / radius}%, currentcolor)`,
    )
    .join(' intersect, ');

/** Radius of a hole that is drawn and not cut, in px. */
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
 * Half a hole at each end of a perforation, of the sand that its card lies on: a mask would cut the
 * card's edge line too.
 * @param perforated edge of the element that the perforation is the border of
 */
export function notchHoles(theme: Theme, perforated: 'top' | 'left'): CSSObject {
  const across = { [perforated]: -HOLE - RULE / 2 };
  const [start, end] = perforated === 'top' ? ['left', 'right'] : ['top', 'bottom'];
  const inner = (side: string) =>
    `inset(${['top', 'right', 'bottom', 'left'].map((edge) => (edge === side ? '50%' : 0)).join(' ')})`;
  return {
    '&::before, &::after': { ...hole(theme), ...across },
    '&::before': { [start]: -HOLE - HAIRLINE, clipPath: inner(start) },
    '&::after': { [end]: -HOLE - HAIRLINE, clipPath: inner(end) },
  };
}
