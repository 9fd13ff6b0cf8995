import { apcaOf } from './apca';
import { contrastOf, isEnough, LEAST, type Pair } from './contrast';
import type { Scheme } from './roles';

const cell = (pair: Pair, scheme: Scheme) =>
  `${contrastOf(pair, scheme).toFixed(1).padStart(5)} Lc ${String(apcaOf(pair, scheme)).padStart(3)} ${isEnough(pair, scheme) ? ' ' : '✗'}`;

/** A line a pair: its colours, the least it needs, its contrast by day and by night. */
export const contrastTable = (pairs: readonly Pair[]): string[] =>
  pairs.map((pair) => {
    const { ink, ground, kind, byDay } = pair;
    const what = `${ink}${byDay ? ' (de día)' : ''} sobre ${ground}`;
    return `${what.padEnd(48)} ${kind.padEnd(7)} ≥ ${String(LEAST[kind]).padEnd(3)}  día ${cell(pair, 'light')}  noche ${cell(pair, 'dark')}  «${pair.state}»`;
  });
