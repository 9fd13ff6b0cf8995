import Color from 'colorjs.io';
import { coloursOf, type Pair } from './contrast';
import type { Scheme } from './roles';

/** A pair's Lc (APCA), without its sign, which says only which of the two is the darker one. */
export function apcaOf(pair: Pair, scheme: Scheme): number {
  const { ink, ground } = coloursOf(pair, scheme);
  return Math.abs(Math.round(Color.contrast(ground, ink, 'APCA')));
}
