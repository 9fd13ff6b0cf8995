import Color from 'colorjs.io';
import { contrasts, type Contrast, type Role } from '../../src/theme/contrasts';
import { colours, type Scheme } from './roles';

/** A foreground colour on one background. */
export interface Pair extends Omit<Contrast, 'backgrounds'> {
  readonly background: Role;
}

/** All pairs of `src/theme/contrasts.ts`. */
export const pairs: readonly Pair[] = contrasts.flatMap(({ backgrounds, ...contrast }) =>
  backgrounds.map((background) => ({ ...contrast, background })),
);

/** Formats a contrast ratio in Spanish: «4,5». */
export const ratioFormat = new Intl.NumberFormat('es-AR', {
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
});

/** Returns the two colours of a pair in a scheme. */
export const coloursOf = (
  { colour, background, usesLightColour }: Pair,
  scheme: Scheme,
  of = colours,
) => ({
  colour: of[usesLightColour ? 'light' : scheme][colour] ?? '',
  background: of[scheme][background] ?? '',
});

/** Returns the contrast ratio of a pair in a scheme (WCAG 2.2); both colours have to exist. */
export function contrastOf(pair: Pair, scheme: Scheme, of = colours): number {
  const { colour, background } = coloursOf(pair, scheme, of);
  return Color.contrast(background, colour, 'WCAG21');
}
