import Color from 'colorjs.io';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { breakpoints } from '../../src/theme/breakpoints';
import { typefaces } from '../../src/theme/typefaces';
import { createSiteTheme } from '../../src/theme/theme';
import { colours, type Scheme } from '../../tools/theme/roles';
import type { Changes } from './servers';

/** A colour of another theme's, by its role and what it is in ours. */
type Recolour = (role: string, colour: string, scheme: Scheme) => string;

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The palette's file with other values in it, written as its author would. */
export function paletteWith(recolour: Recolour): string {
  const file = read('src/theme/palette.ts');
  const types = file.slice(0, file.indexOf('const brand ='));
  const schemeText = (scheme: Scheme) => {
    const palette: Record<string, unknown> = {};
    for (const [role, colour] of Object.entries(colours[scheme])) {
      const [group = '', name] = role.split('.');
      const value = recolour(role, colour, scheme);
      palette[group] = name ? { ...(palette[group] as object), [name]: value } : value;
    }
    return `export const ${scheme}: PaletteOptions = ${JSON.stringify(palette)};\n`;
  };
  return types + schemeText('light') + schemeText('dark');
}

/** Lightness (0 to 1), chroma and hue (degrees) of a colour: OKLCH. */
const oklch = (colour: string) => new Color(colour).to('oklch').coords.map((part) => part ?? 0);

const hex = (...coords: [l: number, c: number, h: number]) =>
  new Color('oklch', coords)
    .to('srgb')
    .toGamut({ method: 'clip' })
    .toString({ format: 'hex', collapse: false })
    .toUpperCase();

/** Degrees from the notebook's greens to blue, in OKLCH. */
const TO_BLUE = 105;

/** Another green than ours: what is left of ours is then seen. */
const LEAF = { light: '#2B5B0E', dark: '#A5CF7A' };

const blue: Recolour = (role, colour, scheme) => {
  if (role === 'leaf') return LEAF[scheme];
  const [l = 0, c = 0, h = 0] = oklch(colour);
  // A little darker by day, lighter by night: turned colours have another luminance.
  const step = l > 0.2 && l < 0.92 ? (scheme === 'light' ? -0.02 : 0.02) : 0;
  return hex(l + step, c, h + TO_BLUE);
};

/** Grounds, and what is a ground for a text of its own. */
const isGround = (role: string) => /^(background|sand|sky|blush|skin|hair|ochre)/.test(role);

const contrasted: Recolour = (role, colour, scheme) => {
  if (role === 'ochre') return '#FFD23F';
  if (role === 'ticket') return '#000000';
  if (role === 'onTicket') return '#FFFFFF';
  const isLight = (scheme === 'light') === (isGround(role) || role === 'primary.contrastText');
  if (role.startsWith('background')) return isLight ? '#FFFFFF' : '#000000';
  const [l = 0, c = 0, h = 0] = oklch(colour);
  const limited = isLight ? Math.max(l, 0.94) : Math.min(l, isGround(role) ? 0.2 : 0.34);
  return hex(limited, c / 2, h);
};

/** One text of a file in place of another, which has to be there. */
function edited(file: string, ...edits: readonly (readonly [from: string, to: string])[]) {
  const text = edits.reduce((rest, [from, to]) => {
    if (!rest.includes(from))
      throw new Error(`${file} has no «${from}» any more: __tests__/support/themes.ts changes it`);
    return rest.replace(from, to);
  }, read(file));
  return { [file]: text };
}

const theme = createSiteTheme();
const { radius } = theme.site;
const field = Number(theme.shape.borderRadius);

/** The bar's width in the theme of other shapes, in px. */
export const OTHER_MENU = breakpoints.menu + 52;

/** Its corners, in px. */
export const OTHER_CORNERS = {
  focus: radius.focus + 5,
  button: radius.button < 100 ? 999 : 6,
  card: radius.card + 10,
  field: field + 8,
};

const face = (role: string, family: string) => `${role}: { family: '${family}'`;

const corners = ({ focus, button, card }: typeof radius) =>
  `radius: { focus: ${focus}, button: ${button}, card: ${card} }`;

/** Three themes that a designer could have made of ours, as what is changed in the project. */
export const themes = {
  blue: { files: { 'src/theme/palette.ts': paletteWith(blue) }, programs: ['render/images.ts'] },
  contrasted: { files: { 'src/theme/palette.ts': paletteWith(contrasted) }, programs: [] },
  shapes: {
    files: {
      ...edited(
        'src/theme/typefaces.ts',
        [face('headline', typefaces.headline.family), face('headline', typefaces.body.family)],
        [face('body', typefaces.body.family), face('body', typefaces.headline.family)],
      ),
      ...edited('src/theme/breakpoints.ts', [`menu: ${breakpoints.menu}`, `menu: ${OTHER_MENU}`]),
      ...edited(
        'src/theme/theme.ts',
        [corners(radius), corners(OTHER_CORNERS)],
        [`shape: { borderRadius: ${field} }`, `shape: { borderRadius: ${OTHER_CORNERS.field} }`],
      ),
    },
    programs: ['render/fonts.ts'],
  },
} as const satisfies Readonly<Record<string, Changes>>;

/** Name of one of them. */
export type ThemeName = keyof typeof themes;

/** Every colour of ours that a theme has not, in capitals. */
export function goneColours(theme: ThemeName): string[] {
  const text = (themes[theme].files as Record<string, string>)['src/theme/palette.ts'] ?? '';
  return [...new Set(Object.values(colours).flatMap((scheme) => Object.values(scheme)))]
    .map((colour) => colour.toUpperCase())
    .filter((colour) => !text.toUpperCase().includes(colour));
}
