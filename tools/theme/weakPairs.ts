import { decomposeColor, rgbToHex, recomposeColor } from '@mui/material/styles';
import type { Role } from '../../src/theme/palette';
import { contrastOf, pairs, type Pair } from './contrast';
import { colours, type Scheme } from './roles';

type Palette = typeof colours;

/** A pair in a colour scheme. */
interface SchemePair {
  readonly pair: Pair;
  readonly scheme: Scheme;
}

/** Where the palette has a colour. */
interface Place {
  readonly scheme: Scheme;
  readonly role: Role;
}

/** A change of the palette: a colour in the place of another one. */
interface Change {
  readonly from: string;
  /** `#RRGGBB`, with two more digits if the old colour is translucent. */
  readonly to: string;
  /** The only place that changes; otherwise all places change that have the old colour. */
  readonly place: Place | undefined;
}

const allPairs: readonly SchemePair[] = (['light', 'dark'] as const).flatMap((scheme) =>
  pairs.map((pair) => ({ pair, scheme })),
);

const isWeak = ({ pair, scheme }: SchemePair, palette: Palette): boolean =>
  contrastOf(pair, scheme, palette) < pair.minimum;

/** Returns the places of a pair's colour and of its background. */
const placesOf = ({ pair, scheme }: SchemePair): Place[] => [
  { scheme: pair.usesLightColour ? 'light' : scheme, role: pair.colour },
  { scheme, role: pair.background },
];

const valueAt = ({ scheme, role }: Place, palette: Palette): string => palette[scheme][role] ?? '';

/** Smallest change of the lightness that is tried: one of 255 levels. */
const STEP = 1 / 255;

/** Returns the colours with the hue, saturation (HSL) and opacity of a colour, those with the nearest lightness first. */
function* nearestColours(colour: string): Generator<string> {
  const { type, values } = decomposeColor(colour);
  const channels = values.slice(0, 3).map((channel) => channel / 255);
  const lightness = (Math.max(...channels) + Math.min(...channels)) / 2;
  // In HSL the distance of each channel from the lightness is in proportion to this range, which black and white lack.
  const range = (each: number) => 1 - Math.abs(2 * each - 1);
  for (let change = STEP; change <= 1; change += STEP) {
    for (const next of [lightness - change, lightness + change]) {
      if (next < 0 || next > 1) continue;
      const scale = range(next) / (range(lightness) || 1);
      const moved = channels.map((each) => Math.round(255 * (next + (each - lightness) * scale)));
      const opacity = values.slice(3);
      yield rgbToHex(
        recomposeColor({ type, values: [...moved, ...opacity] as typeof values }),
      ).toUpperCase();
    }
  }
}

/** Returns the palette after a change. */
function changed(palette: Palette, { from, to, place }: Change): Palette {
  if (place) return { ...palette, [place.scheme]: { ...palette[place.scheme], [place.role]: to } };
  const inScheme = (scheme: Scheme) =>
    Object.fromEntries(
      Object.entries(palette[scheme]).map(([role, each]) => [role, each === from ? to : each]),
    );
  return { light: inScheme('light'), dark: inScheme('dark') };
}

/**
 * Returns the smallest change of a colour's lightness after which all pairs with the colour pass.
 * @param place the only place that changes; otherwise all places change that have the colour
 */
function smallestChange(from: string, place: Place | undefined, palette: Palette) {
  const concerned = allPairs.filter((each) =>
    placesOf(each).some((one) =>
      place
        ? one.scheme === place.scheme && one.role === place.role
        : valueAt(one, palette) === from,
    ),
  );
  for (const to of nearestColours(from)) {
    const change: Change = { from, to, place };
    const next = changed(palette, change);
    if (!concerned.some((each) => isWeak(each, next))) return change;
  }
  return undefined;
}

/** Returns what to write in the palette, in Spanish. */
const adviceOn = (change: Change | undefined): string => {
  if (!change) return 'Alejá uno del otro.';
  const { from, to, place } = change;
  return `Con ${to} en ${place ? `${place.role} de ${place.scheme}` : `lugar de ${from}`} alcanza.`;
};

/** Returns the function with its results kept. */
function remember<Result>(compute: (from: string, place?: Place) => Result): typeof compute {
  const results = new Map<string, Result>();
  return (from, place) => {
    const key = JSON.stringify([from, place]);
    if (!results.has(key)) results.set(key, compute(from, place));
    return results.get(key)!;
  };
}

/** A pair with too little contrast. */
export interface WeakPair extends SchemePair {
  /**
   * A Spanish sentence with the smallest change of one colour's lightness after which the colour passes in every pair. All
   * places with this colour change, because palette.ts names some values once for several roles, such as the brand; if they
   * cannot, one place changes. Of the pair's two colours, the one in more weak pairs changes, if it can.
   */
  readonly advice: string;
}

/** Returns the pairs with too little contrast, in both schemes. */
export function weakPairs(palette = colours): WeakPair[] {
  const weak = allPairs.filter((each) => isWeak(each, palette));
  const weight = (place: Place) =>
    weak.filter((each) =>
      placesOf(each).some((other) => valueAt(other, palette) === valueAt(place, palette)),
    ).length;
  const change = remember((from, place) => smallestChange(from, place, palette));
  return weak.map((each) => {
    const places = placesOf(each).sort((one, other) => weight(other) - weight(one));
    const [first, second] = places.map((place) => valueAt(place, palette)) as [string, string];
    return {
      ...each,
      advice: adviceOn(
        change(first) ?? change(second) ?? change(first, places[0]) ?? change(second, places[1]),
      ),
    };
  });
}
