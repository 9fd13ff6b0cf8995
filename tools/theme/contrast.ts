import Color from 'colorjs.io';
import { contrasts, type Contrast, type Role } from '../../src/theme/contrasts';
import { colours, type Scheme } from './roles';

/** A colour on one background. */
export interface Pair extends Omit<Contrast, 'backgrounds'> {
  readonly background: Role;
}

/** Every pair of the list in `src/theme/contrasts.ts`. */
export const pairs: readonly Pair[] = contrasts.flatMap(({ backgrounds, ...contrast }) =>
  backgrounds.map((background) => ({ ...contrast, background })),
);

/** A contrast as one writes it in Spanish: «4,5». */
export const figure = new Intl.NumberFormat('es-AR', {
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
});

/** A pair's two colours in a scheme. */
export const coloursOf = (
  { colour, background, lightSchemeOnly }: Pair,
  scheme: Scheme,
  of = colours,
) => ({
  colour: of[lightSchemeOnly ? 'light' : scheme][colour] ?? '',
  background: of[scheme][background] ?? '',
});

/** A pair's contrast ratio in a scheme (WCAG 2.2); both colours have to exist. */
export function contrastOf(pair: Pair, scheme: Scheme, of = colours): number {
  const { colour, background } = coloursOf(pair, scheme, of);
  return Color.contrast(background, colour, 'WCAG21');
}
