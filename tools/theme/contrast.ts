import { decomposeColor, getContrastRatio, recomposeColor } from '@mui/material/styles';
import { contrasts } from '../../src/theme/contrasts';
import { pageBackgrounds } from '../../src/theme/palette';
import { colours, type Scheme } from './roles';

export const pairs = contrasts.flatMap(({ backgrounds, ...contrast }) =>
  backgrounds.map((background) => ({ ...contrast, background })),
);

/** A colour on one background. */
export type Pair = (typeof pairs)[number];

/** Formats a contrast ratio in Spanish, rounded down: 6.97, which is less than 7, is «6,9». */
export const ratioFormat = new Intl.NumberFormat('es-AR', {
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
  roundingMode: 'floor',
});

export const coloursOf = (
  { colour, background, usesLightColour }: Pair,
  scheme: Scheme,
  palette = colours,
) => ({
  colour: palette[usesLightColour ? 'light' : scheme][colour] ?? '',
  background: palette[scheme][background] ?? '',
});

/** Returns the opaque colour that the visitor sees where a colour lies on an opaque background. */
function seenOn(background: string, colour: string): string {
  const [red, green, blue, opacity = 1] = decomposeColor(colour).values;
  const below = decomposeColor(background).values;
  const values = [red, green, blue].map((value, index) =>
    Math.round(below[index]! * (1 - opacity) + value * opacity),
  );
  return recomposeColor({ type: 'rgb', values: values as [number, number, number] });
}

/**
 * Returns the contrast ratio of a pair in a colour scheme (WCAG 2.2). A translucent colour is blended with
 * the pair's background, and a translucent background with each background of the page, which in turn lies on
 * `background.default`: the lowest ratio counts.
 * @throws Error if the palette has no valid colour for one of the roles
 */
export function contrastOf(pair: Pair, scheme: Scheme, palette = colours): number {
  const { colour, background } = coloursOf(pair, scheme, palette);
  const base = palette[scheme]['background.default'] ?? '';
  const seenGrounds = pageBackgrounds.map((role) =>
    seenOn(seenOn(base, palette[scheme][role] ?? ''), background),
  );
  return Math.min(...seenGrounds.map((seen) => getContrastRatio(seen, seenOn(seen, colour))));
}
