import type { SiteColours } from './palette';

/**
 * Name of a palette colour, which is its path in palette.ts. Names say the purpose and never the hue.
 */
export type Role =
  | keyof SiteColours
  | `text.${'primary' | 'secondary'}`
  | `background.${'default' | 'paper'}`
  | `primary.${'main' | 'dark' | 'contrastText'}`
  | 'error.main'
  | 'divider';

/** A colour, the backgrounds that the site shows it on, and the contrast that it needs there. */
export interface Contrast {
  readonly colour: Role;
  readonly backgrounds: readonly Role[];
  /**
   * Lowest ratio allowed (WCAG 2.2): 7 for body text, 4.5 for other text, 3 for borders of fields.
   */
  readonly minimum: 7 | 4.5 | 3;
  /** Whether the dark scheme also shows the light scheme's value, as text on ochre does. */
  readonly usesLightColour?: true;
}

const pageBackgrounds = ['background.default', 'background.paper', 'sand'] as const;

/**
 * The contrasts that the palette has to keep in both schemes: `npm run build` stops at one that is
 * too low. A part that shows a colour on a new background needs a line here. In the browser suites
 * axe measures texts on the finished pages too, but neither borders nor drawings.
 */
export const contrasts: readonly Contrast[] = [
  { colour: 'text.primary', backgrounds: pageBackgrounds, minimum: 7 },
  { colour: 'text.secondary', backgrounds: pageBackgrounds, minimum: 7 },
  { colour: 'text.primary', backgrounds: ['ochre'], minimum: 4.5, usesLightColour: true },
  { colour: 'primary.main', backgrounds: pageBackgrounds, minimum: 4.5 },
  { colour: 'primary.dark', backgrounds: pageBackgrounds, minimum: 4.5 },
  {
    colour: 'primary.contrastText',
    backgrounds: ['primary.main', 'primary.dark', 'turismo', 'estudios', 'trabajo'],
    minimum: 4.5,
  },
  { colour: 'error.main', backgrounds: pageBackgrounds, minimum: 4.5 },
  { colour: 'turismo', backgrounds: pageBackgrounds, minimum: 4.5 },
  { colour: 'estudios', backgrounds: pageBackgrounds, minimum: 4.5 },
  { colour: 'trabajo', backgrounds: pageBackgrounds, minimum: 4.5 },
  { colour: 'onTicket', backgrounds: ['ticket'], minimum: 4.5 },
  { colour: 'fieldBorder', backgrounds: pageBackgrounds, minimum: 3 },
];
