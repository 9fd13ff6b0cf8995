import Color from 'colorjs.io';
import { contrasts, pageBackgrounds, type Contrast, type Role } from '../../src/theme/contrasts';
import { colours, type Scheme } from './roles';

/** A colour on one background. */
export interface Pair extends Omit<Contrast, 'backgrounds'> {
  readonly background: Role;
}

export const pairs: readonly Pair[] = contrasts.flatMap(({ backgrounds, ...contrast }) =>
  backgrounds.map((background) => ({ ...contrast, background })),
);

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
function blend(colour: Color, background: Color): Color {
  const [top, ground] = [colour.to('srgb'), background.to('srgb')];
  const alpha = top.alpha ?? 1;
  const coords = top.coords.map(
    (part, index) => (part ?? 0) * alpha + (ground.coords[index] ?? 0) * (1 - alpha),
  );
  return new Color('srgb', coords as [number, number, number]);
}

/**
 * Returns the contrast ratio of a pair in a colour scheme (WCAG 2.2). A translucent colour is blended with
 * the pair's background, and a translucent background with each background of the page, which in turn lies on
 * `background.default`: the lowest ratio counts.
 * @throws TypeError if the palette has no valid colour for one of the roles
 */
export function contrastOf(pair: Pair, scheme: Scheme, palette = colours): number {
  const { colour, background } = coloursOf(pair, scheme, palette);
  const [top, ground] = [new Color(colour), new Color(background)];
  const pages = pageBackgrounds.flatMap((role) => palette[scheme][role] ?? []);
  const base = new Color(pages[0] ?? background);
  const seenGrounds =
    ground.alpha === 1
      ? [ground]
      : pages.map((page) => blend(ground, blend(new Color(page), base)));
  return Math.min(...seenGrounds.map((seen) => Color.contrast(seen, blend(top, seen), 'WCAG21')));
}
