import Color from 'colorjs.io';
import found from './pairs.json';
import { colours, type Role, type Scheme } from './roles';

/** What an ink draws: text for reading, a short text, or a shape that has to be seen. */
export type Kind = 'lectura' | 'texto' | 'forma';

/** Least contrast (WCAG 2.2) of each kind: R-A11Y-06. */
export const LEAST: Readonly<Record<Kind, number>> = { lectura: 7, texto: 4.5, forma: 3 };

/** A contrast as one writes it in Spanish: «4,5». */
export const figure = new Intl.NumberFormat('es-AR', {
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
});

/** An ink that some page shows on a ground. */
export interface Pair {
  readonly ink: Role;
  readonly ground: Role;
  readonly kind: Kind;
  /** Whether the ink is the day's in both schemes. */
  readonly byDay?: true;
  /** The first state of a page that shows it, as the suites name it. */
  readonly state: string;
}

/** Every pair in use, as `npm run theme:check` found them on the pages. */
export const pairs = found as readonly Pair[];

/** A pair's two colours in a scheme. */
export const coloursOf = ({ ink, ground, byDay }: Pair, scheme: Scheme, of = colours) => ({
  ink: of[byDay ? 'light' : scheme][ink] ?? '',
  ground: of[scheme][ground] ?? '',
});

/** A pair's contrast in a scheme (WCAG 2.2), to one; both colours have to exist. */
export function contrastOf(pair: Pair, scheme: Scheme, of = colours): number {
  const { ink, ground } = coloursOf(pair, scheme, of);
  return Color.contrast(ground, ink, 'WCAG21');
}

/** Whether a pair has the contrast that its kind needs. */
export const isEnough = (pair: Pair, scheme: Scheme, of = colours): boolean =>
  contrastOf(pair, scheme, of) >= LEAST[pair.kind];
