import type { SiteColours } from './palette';

/** A colour of the palette by its place in it: what it is for, never its hue. */
export type Role =
  | keyof SiteColours
  | `text.${'primary' | 'secondary'}`
  | `background.${'default' | 'paper'}`
  | `primary.${'main' | 'dark' | 'contrastText'}`
  | 'error.main'
  | 'divider';

/** An ink and the grounds that the site shows it on. */
export interface Contrast {
  readonly ink: Role;
  readonly on: readonly Role[];
  /** Least ratio (WCAG 2.2): 7 for text to read, 4.5 for other text, 3 for borders and drawings. */
  readonly least: 7 | 4.5 | 3;
  /** Whether the ink is the light scheme's in both schemes. */
  readonly lightSchemeOnly?: true;
}

const papers = ['background.default', 'background.paper', 'sand'] as const;

/**
 * The contrasts that the palette has to keep in both schemes; a build refuses one that is too low.
 * Axe measures every text on the pages as well, but no borders and no drawings.
 */
export const contrasts: readonly Contrast[] = [
  { ink: 'text.primary', on: papers, least: 7 },
  { ink: 'text.secondary', on: papers, least: 7 },
  { ink: 'text.primary', on: ['ochre'], least: 4.5, lightSchemeOnly: true },
  { ink: 'primary.main', on: papers, least: 4.5 },
  { ink: 'primary.dark', on: papers, least: 4.5 },
  {
    ink: 'primary.contrastText',
    on: ['primary.main', 'primary.dark', 'turismo', 'estudios', 'trabajo'],
    least: 4.5,
  },
  { ink: 'error.main', on: papers, least: 4.5 },
  { ink: 'turismo', on: papers, least: 4.5 },
  { ink: 'estudios', on: papers, least: 4.5 },
  { ink: 'trabajo', on: papers, least: 4.5 },
  { ink: 'onTicket', on: ['ticket'], least: 4.5 },
  { ink: 'fieldBorder', on: papers, least: 3 },
];
