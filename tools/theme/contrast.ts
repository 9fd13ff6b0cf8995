import Color from 'colorjs.io';
import { contrasts, type Contrast, type Role } from '../../src/theme/contrasts';
import { colours, type Scheme } from './roles';

/** An ink on one ground. */
export interface Pair extends Omit<Contrast, 'on'> {
  readonly ground: Role;
}

/** Every pair of the list in `src/theme/contrasts.ts`. */
export const pairs: readonly Pair[] = contrasts.flatMap(({ on, ...contrast }) =>
  on.map((ground) => ({ ...contrast, ground })),
);

/** A contrast as one writes it in Spanish: «4,5». */
export const figure = new Intl.NumberFormat('es-AR', {
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
});

/** A pair's two colours in a scheme. */
export const coloursOf = (
  { ink, ground, lightSchemeOnly }: Pair,
  scheme: Scheme,
  of = colours,
) => ({
  ink: of[lightSchemeOnly ? 'light' : scheme][ink] ?? '',
  ground: of[scheme][ground] ?? '',
});

/** A pair's contrast ratio in a scheme (WCAG 2.2); both colours have to exist. */
export function contrastOf(pair: Pair, scheme: Scheme, of = colours): number {
  const { ink, ground } = coloursOf(pair, scheme, of);
  return Color.contrast(ground, ink, 'WCAG21');
}
