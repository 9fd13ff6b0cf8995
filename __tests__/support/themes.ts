import Color from 'colorjs.io';
import { breakpoints } from '../../src/theme/breakpoints';
import { typefaces } from '../../src/theme/typefaces';
import { createSiteTheme } from '../../src/theme/theme';
import { colours, type Scheme } from '../../tools/theme/roles';
import { editedFile, type Changes } from './builds';

/** Returns the other theme's colour for a role and the site's own colour of that role. */
type Recolour = (role: string, colour: string, scheme: Scheme) => string;

/** Returns the text of `palette.ts` with other colours. */
export function paletteWith(recolour: Recolour): string {
  const schemeText = (scheme: Scheme) => {
    const palette: Record<string, unknown> = {};
    for (const [role, colour] of Object.entries(colours[scheme])) {
      const [group = '', name] = role.split('.');
      const value = recolour(role, colour, scheme);
      palette[group] = name ? { ...(palette[group] as object), [name]: value } : value;
    }
    return `export const ${scheme} = ${JSON.stringify(palette)};\n`;
  };
  return schemeText('light') + schemeText('dark');
}

/** Returns a colour's OKLCH lightness (0 to 1), chroma and hue (degrees). */
const oklch = (colour: string) => new Color(colour).to('oklch').coords.map((part) => part ?? 0);

const hex = (...coords: [l: number, c: number, h: number]) =>
  new Color('oklch', coords)
    .to('srgb')
    .toGamut({ method: 'clip' })
    .toString({ format: 'hex', collapse: false })
    .toUpperCase();

/** Hue difference between the site's greens and the other theme's blues in OKLCH, in degrees. */
const TO_BLUE = 105;

/** Another green for the leaves, so that a test finds a leaf that still has the old one. */
const LEAF = { light: '#2B5B0E', dark: '#A5CF7A' };

const toBlue: Recolour = (role, colour, scheme) => {
  if (role === 'leaf') return LEAF[scheme];
  const [l = 0, c = 0, h = 0] = oklch(colour);
  // Another hue has another luminance: darker dark colours and lighter light colours keep the contrasts. The
  // darkest and the lightest keep their lightness. If the text were darker, pixels at the edges of its letters
  // would have the old colour.
  const step = l < 0.65 ? -0.03 : 0.03;
  return hex(l > 0.3 && l < 0.92 ? l + step : l, c, h + TO_BLUE);
};

const theme = createSiteTheme();
const { radius } = theme.site;
const fieldRadius = Number(theme.shape.borderRadius);

/** The menu's breakpoint in the other theme, in px. */
export const OTHER_MENU_BREAKPOINT = breakpoints.menu + 52;

/** The other theme's corner radii, in px. */
export const OTHER_CORNERS = {
  focus: radius.focus + 5,
  button: radius.button < 100 ? 999 : 6,
  card: radius.card + 10,
  field: fieldRadius + 8,
};

const typefaceCode = (role: string, family: string) => `${role}: { family: '${family}'`;

const radiusCode = ({ focus, button, card }: typeof radius) =>
  `radius: { focus: ${focus}, button: ${button}, card: ${card} }`;

/** Another theme, as changes to the project: palette, typefaces, corners and the menu's breakpoint. */
export const otherTheme: Changes = {
  files: {
    'src/theme/palette.ts': paletteWith(toBlue),
    ...editedFile(
      'src/theme/typefaces.ts',
      [
        typefaceCode('headline', typefaces.headline.family),
        typefaceCode('headline', typefaces.body.family),
      ],
      [
        typefaceCode('body', typefaces.body.family),
        typefaceCode('body', typefaces.headline.family),
      ],
    ),
    ...editedFile('src/theme/breakpoints.ts', [
      `menu: ${breakpoints.menu}`,
      `menu: ${OTHER_MENU_BREAKPOINT}`,
    ]),
    ...editedFile(
      'src/theme/theme.ts',
      [radiusCode(radius), radiusCode(OTHER_CORNERS)],
      [
        `shape: { borderRadius: ${fieldRadius} }`,
        `shape: { borderRadius: ${OTHER_CORNERS.field} }`,
      ],
    ),
  },
  // The share image is drawn with the headline's typeface.
  programs: ['render/fonts.ts', 'render/images.ts'],
};

/** The site's colours that the other theme does not have, in capitals. */
export const replacedColours: readonly string[] = [
  ...new Set(Object.values(colours).flatMap((scheme) => Object.values(scheme))),
]
  .map((colour) => colour.toUpperCase())
  .filter((colour) => !paletteWith(toBlue).toUpperCase().includes(colour));
