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

/** Changes a hex colour so little that all contrasts stay sufficient. */
const nearColour: Recolour = (_role, colour) =>
  colour.slice(0, -1) + (parseInt(colour.slice(-1), 16) ^ 1).toString(16).toUpperCase();

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
    'src/theme/palette.ts': paletteWith(nearColour),
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
  programs: ['render/fonts.ts'],
};

/** The site's colours that the other theme does not have, in capitals. */
export const replacedColours: readonly string[] = [
  ...new Set(Object.values(colours).flatMap((scheme) => Object.values(scheme))),
]
  .map((colour) => colour.toUpperCase())
  .filter((colour) => !paletteWith(nearColour).toUpperCase().includes(colour));
