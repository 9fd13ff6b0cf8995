import { readFileSync } from 'node:fs';
import path from 'node:path';
import { typefaces } from '../../src/theme/theme';
import { editedFile, type Changes } from './builds';

const palette = readFileSync(path.join(__dirname, '../../src/theme/palette.ts'), 'utf8');
const COLOUR = /#[\dA-F]{6}/g;

/** The palette with each colour changed so little that all contrasts stay sufficient. */
const otherPalette = palette.replace(
  COLOUR,
  (colour) => colour.slice(0, -1) + (parseInt(colour.slice(-1), 16) ^ 1).toString(16).toUpperCase(),
);

/** The colours that the other theme does not have, in capitals. */
export const replacedColours: readonly string[] = [...new Set(palette.match(COLOUR))].filter(
  (colour) => !otherPalette.includes(colour),
);

/** Roles of MUI for which the palette has a colour, besides that of the brand. */
export const muiRoles = ['secondary', 'error', 'info', 'success', 'warning'] as const;

/** Returns the colour of each of these roles in the other theme. */
export const otherColours = (scheme: 'light' | 'dark'): (string | undefined)[] =>
  muiRoles.map((role) => {
    const colours = [...otherPalette.matchAll(RegExp(` ${role}: \\{[^}]*?main: '(#\\w+)'`, 'g'))];
    return colours[scheme === 'light' ? 0 : 1]?.[1];
  });

/** The menu's breakpoint in the other theme, in px. */
export const OTHER_MENU_BREAKPOINT = 820;

/** The other theme's corner radii, in px. */
export const OTHER_CORNERS = { focus: 8, button: 12, field: 4, card: 20 };

const { focus, button, field, card } = OTHER_CORNERS;

/** Text of each button in a role’s colour, which only the other theme's page for agencies has. */
export const ROLE_TEXT = 'Una pieza nueva';

/**
 * Another theme, as changes to the project: palette, typefaces, corners, the menu's breakpoint, buttons in MUI's other roles, a
 * section's background.
 */
export const otherTheme: Changes = {
  files: {
    'src/theme/palette.ts': otherPalette.replace(
      "sand: 'sand' } as const",
      "sand: 'sand', card: 'background.paper' } as const",
    ),
    ...editedFile('src/pages/about/AboutPage.tsx', ['tone="sand"', 'tone="card"']),
    ...editedFile(
      'src/theme/theme.ts',
      [/headline: \{ family: '[^']+'/, `headline: { family: '${typefaces.body.family}'`],
      [/body: \{ family: '[^']+'/, `body: { family: '${typefaces.headline.family}'`],
      [/menu: \d+/, `menu: ${OTHER_MENU_BREAKPOINT}`],
      [
        /radius = \{ focus.+\}/,
        `radius = { focus: ${focus}, button: ${button}, field: ${field}, card: ${card} }`,
      ],
    ),
    'src/pages/agencies/Benefits.tsx': `
      import Button from '@mui/material/Button';
      export const Benefits = () => (
        <>
          ${muiRoles.map((role) => `<Button color="${role}">${ROLE_TEXT}</Button>`).join('')}
        </>
      );
    `,
  },
  programs: ['render/fonts.ts'],
};
