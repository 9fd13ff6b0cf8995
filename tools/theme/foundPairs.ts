import type { Sighting } from './collectPairs';
import type { Pair } from './contrast';
import { roles, type Role } from './roles';

const keyOf = ({ ink, ground, kind, byDay }: Pair) => [ink, ground, kind, byDay].join();

/** Adds what a state shows to the pairs that are known, those of the palette's own colours. */
export function addPairs(known: Pair[], seen: readonly Sighting[], state: string): void {
  for (const { ink, ground, kind, byDay } of seen) {
    // A field's wash is no ink on it: nothing is drawn in a ground's own colour.
    if (!ink || !ground || ink === ground) continue;
    const pair: Pair = {
      ink: ink as Role,
      ground: ground as Role,
      kind,
      ...(byDay && { byDay: true as const }),
      state,
    };
    if (!known.some((one) => keyOf(one) === keyOf(pair))) known.push(pair);
  }
}

/** Pairs in the palette's order, so that the file changes only where they do. */
export const orderPairs = (pairs: readonly Pair[]): Pair[] =>
  pairs.toSorted(
    (one, other) =>
      roles.indexOf(one.ink) - roles.indexOf(other.ink) ||
      roles.indexOf(one.ground) - roles.indexOf(other.ground) ||
      keyOf(one).localeCompare(keyOf(other)),
  );

/** What a state shows of the palette that is not in the list yet, as one would say it. */
export function newPairs(known: readonly Pair[], seen: readonly Sighting[], state: string) {
  const all = [...known];
  addPairs(all, seen, state);
  return all.slice(known.length).map(({ ink, ground, kind }) => `${ink} on ${ground} (${kind})`);
}
