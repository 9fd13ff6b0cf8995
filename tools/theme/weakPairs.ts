import { darken, lighten, rgbToHex } from '@mui/material/styles';
import { coloursOf, contrastOf, pairs, type Pair } from './contrast';
import { colours, type Scheme } from './roles';

type Palette = typeof colours;

/** A pair in a colour scheme. */
interface SchemePair {
  readonly pair: Pair;
  readonly scheme: Scheme;
}

/** A pair with too little contrast. */
export interface WeakPair extends SchemePair {
  /** A Spanish sentence with a colour that passes; '' if there is none. */
  readonly advice: string;
}

const allPairs: readonly SchemePair[] = (['light', 'dark'] as const).flatMap((scheme) =>
  pairs.map((pair) => ({ pair, scheme })),
);

const isWeak = ({ pair, scheme }: SchemePair, palette: Palette): boolean =>
  contrastOf(pair, scheme, palette) < pair.minimum;

/** Returns the palette with another value in each place of a value. */
function replaceValue(palette: Palette, from: string, to: string): Palette {
  const replaced = (scheme: Scheme) =>
    Object.fromEntries(
      Object.entries(palette[scheme]).map(([role, value]) => [role, value === from ? to : value]),
    );
  return { light: replaced('light'), dark: replaced('dark') };
}

/**
 * Returns the nearest lighter or darker step of a colour with which each pair that has the colour passes. Replaces the colour
 * in every place, because palette.ts names some values once for several roles, such as the brand.
 * @returns `#RRGGBB`, with two more digits for a translucent colour; undefined if no step passes
 */
function nearestPassing(colour: string, palette: Palette): string | undefined {
  const concerned = allPairs.filter(({ pair, scheme }) =>
    Object.values(coloursOf(pair, scheme, palette)).includes(colour),
  );
  for (let percent = 1; percent <= 100; percent += 1) {
    for (const change of [lighten, darken]) {
      const step = rgbToHex(change(colour, percent / 100)).toUpperCase();
      const next = replaceValue(palette, colour, step);
      if (!concerned.some((each) => isWeak(each, next))) return step;
    }
  }
  return undefined;
}

/** Returns the pairs with too little contrast, in both schemes. */
export const weakPairs = (palette = colours): WeakPair[] =>
  allPairs
    .filter((each) => isWeak(each, palette))
    .map(({ pair, scheme }) => {
      const { colour } = coloursOf(pair, scheme, palette);
      const passing = nearestPassing(colour, palette);
      const advice = passing ? `Con ${passing} en lugar de ${colour} alcanza.` : '';
      return { pair, scheme, advice };
    });
