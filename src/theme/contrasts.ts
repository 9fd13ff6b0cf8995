import { pageBackgrounds, purposeColours, type Role } from './palette';

/** A colour, the backgrounds on which the site shows the colour, and the lowest contrast allowed. */
interface Contrast {
  readonly colour: Role;
  readonly backgrounds: readonly Role[];
  /** Contrast ratio (WCAG 2.2): 7 for text, 4.5 for large text, 3 for borders of fields. */
  readonly minimum: 7 | 4.5 | 3;
  /** Set if the dark scheme shows the light scheme's colour too, for example for text on ochre. */
  readonly usesLightColour?: true;
}

const inks: readonly Role[] = Object.values(purposeColours);

/** Colours of MUI's components, each of which may be the colour of a text. */
const statusInks: readonly Role[] = [
  'error.main',
  'secondary.main',
  'info.main',
  'success.main',
  'warning.main',
];

/**
 * The contrasts that the palette needs in both schemes; `npm run build` fails if one is too low. A
 * component that shows a colour on a new background needs a line here. In the browser suites axe also
 * measures texts, and `weakEdges` borders and icons.
 */
export const contrasts: readonly Contrast[] = [
  { colour: 'text.primary', backgrounds: pageBackgrounds, minimum: 7 },
  { colour: 'text.secondary', backgrounds: pageBackgrounds, minimum: 7 },
  { colour: 'text.primary', backgrounds: ['ochre'], minimum: 7, usesLightColour: true },
  { colour: 'primary.main', backgrounds: pageBackgrounds, minimum: 7 },
  {
    colour: 'primary.contrastText',
    backgrounds: ['primary.main', 'primary.dark', ...inks],
    minimum: 7,
  },
  { colour: 'error.contrastText', backgrounds: ['error.main', 'error.dark'], minimum: 7 },
  ...statusInks.map((colour) => ({ colour, backgrounds: pageBackgrounds, minimum: 7 }) as const),
  // The stamp below the title of a page is small text (Banner.tsx); the other texts in this colour are large.
  { colour: 'turismo', backgrounds: ['background.default'], minimum: 7 },
  ...inks.map((colour) => ({ colour, backgrounds: pageBackgrounds, minimum: 4.5 }) as const),
  { colour: 'onTicket', backgrounds: ['ticket'], minimum: 7 },
  { colour: 'fieldBorder', backgrounds: pageBackgrounds, minimum: 3 },
];
