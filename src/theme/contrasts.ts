import type { SiteColours } from './palette';

/** A colour of the palette by its place in it: what it is for, never its hue. */
export type Role =
  | keyof SiteColours
  | `text.${'primary' | 'secondary'}`
  | `background.${'default' | 'paper'}`
  | `primary.${'main' | 'dark' | 'contrastText'}`
  | 'error.main'
  | 'divider';

/** A colour and the backgrounds that the site shows it on. */
export interface Contrast {
  readonly colour: Role;
  readonly backgrounds: readonly Role[];
  /** Least ratio (WCAG 2.2): 7 for text to read, 4.5 for other text, 3 for borders and drawings. */
  readonly minimum: 7 | 4.5 | 3;
  /** Whether the colour is the light scheme's in both schemes. */
  readonly lightSchemeOnly?: true;
}

const papers = ['background.default', 'background.paper', 'sand'] as const;

/**
 * The contrasts that the palette has to keep in both schemes; a build refuses one that is too low.
 * Axe measures every text on the pages as well, but no borders and no drawings.
 */
export const contrasts: readonly Contrast[] = [
  { colour: 'text.primary', backgrounds: papers, minimum: 7 },
  { colour: 'text.secondary', backgrounds: papers, minimum: 7 },
  { colour: 'text.primary', backgrounds: ['ochre'], minimum: 4.5, lightSchemeOnly: true },
  { colour: 'primary.main', backgrounds: papers, minimum: 4.5 },
  { colour: 'primary.dark', backgrounds: papers, minimum: 4.5 },
  {
    colour: 'primary.contrastText',
    backgrounds: ['primary.main', 'primary.dark', 'turismo', 'estudios', 'trabajo'],
    minimum: 4.5,
  },
  { colour: 'error.main', backgrounds: papers, minimum: 4.5 },
  { colour: 'turismo', backgrounds: papers, minimum: 4.5 },
  { colour: 'estudios', backgrounds: papers, minimum: 4.5 },
  { colour: 'trabajo', backgrounds: papers, minimum: 4.5 },
  { colour: 'onTicket', backgrounds: ['ticket'], minimum: 4.5 },
  { colour: 'fieldBorder', backgrounds: papers, minimum: 3 },
];
