import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Role } from '../../src/theme/palette';
import { typefaces } from '../../src/theme/theme';
import {
  checkTheme,
  outdatedTypefaces,
  unknownVariables,
  lowContrastPairs,
  invalidColours,
} from '../../tools/theme/checkTheme';
import { colours, type Scheme } from '../../tools/theme/roles';
import { temporaryFolder } from '../support/temporaryFolder';

const withColour = (scheme: Scheme, role: Role, colour: string) => ({
  ...colours,
  [scheme]: { ...colours[scheme], [role]: colour },
});

describe('R-DESIGN-09: messages about the theme', () => {
  test.each(['green', '#12345', '', 'rgb(20 83 45)', 'oklch(0.4 0.1 150)', 'red; color: blue'])(
    '«%s» is reported, because MUI cannot compute with it',
    (colour) => {
      expect(invalidColours(withColour('dark', 'sand', colour))).toEqual([
        `sand de dark (src/theme/palette.ts): «${colour}» no se puede usar. Escribí un color como #14532D o rgb(20, 83, 45).`,
      ]);
    },
  );

  test.each(['#abc', '#14532D', '#14532D80', 'rgb(20, 83, 45)', 'rgba(20, 83, 45, 0.5)'])(
    '«%s» is accepted',
    (colour) => {
      expect(invalidColours(withColour('dark', 'sand', colour))).toEqual([]);
    },
  );

  test('a colour that one scheme lacks is reported with its role', () => {
    const dark = Object.fromEntries(
      Object.entries(colours.dark).filter(([role]) => role !== 'sand'),
    );
    expect(invalidColours({ ...colours, dark })).toEqual([
      'sand (src/theme/palette.ts): está en light y falta en dark. Agregalo en dark.',
    ]);
  });

  test('a ratio slightly below the minimum is not rounded up to the minimum', () => {
    // 6.97 : 1 on white, which rounds to 7.0.
    const palette = withColour('light', 'error.main', '#5A595A');
    const paletteOnWhite = {
      ...palette,
      light: { ...palette.light, 'background.paper': '#FFFFFF' },
    };
    expect(lowContrastPairs(paletteOnWhite).join('\n')).toMatch(
      /error\.main .* tiene contraste 6,9 y necesita 7,0/,
    );
  });

  test('a typeface that differs from its font file is reported with the command that renews the file', () => {
    const { headline, body } = typefaces;
    expect(outdatedTypefaces({ headline, body: { ...body, family: 'Lora' } } as never)).toEqual([
      `body (src/theme/theme.ts): dice «Lora» ${body.weight}, y el archivo de la letra es «${body.family}» ${body.weight}. Corré npm run fonts.`,
    ]);
  });

  test('an unknown colour in a drawing is reported with its file', () => {
    const folder = temporaryFolder();
    writeFileSync(
      path.join(folder, 'mate.svg'),
      '<svg><path fill="var(--palette-leaves)" stroke="var(--palette-text-primary)"/></svg>',
    );
    expect(unknownVariables(folder)).toEqual([
      `${folder}/mate.svg: nombra --palette-leaves, que no está en src/theme/palette.ts: poné uno de los de ahí.`,
    ]);
  });
});

describe('R-A11Y-06a: required contrasts', () => {
  test.each<[what: string, colour: string, role: Role, pair: string]>([
    ['text', '#434E4840', 'text.secondary', 'text.secondary sobre sand'],
    ['text', 'rgba(67, 78, 72, 0.25)', 'text.secondary', 'text.secondary sobre sand'],
    ['text', '#0000', 'text.secondary', 'text.secondary sobre sand'],
    ['background', '#14532D40', 'ticket', 'onTicket sobre ticket'],
    ['background', '#0000', 'ticket', 'onTicket sobre ticket'],
  ])('the translucent %s «%s» is blended with what is below', (_, colour, role, pair) => {
    expect(lowContrastPairs(withColour('light', role, colour))).toContainEqual(
      expect.stringMatching(new RegExp(`^${pair} de light .* contraste 1,\\d y necesita 7`)),
    );
  });

  test('an almost opaque text with enough contrast is accepted', () => {
    expect(lowContrastPairs(withColour('light', 'text.primary', '#1F2A24F5'))).toEqual([]);
  });

  test('a translucent dark background is not blended with white, which it never covers', () => {
    expect(lowContrastPairs(withColour('dark', 'sand', '#1D2923C0'))).toEqual([]);
  });
});

describe('R-DESIGN-09: a refused colour comes with the nearest lighter or darker one that passes', () => {
  const adviceFor = (palette: typeof colours) =>
    lowContrastPairs(palette).map((line) => line.split(/ y necesita \d,\d\. ?/)[1]);

  test('one colour for all pairs of the brand, after which all pass', () => {
    /** Another brand, which palette.ts names once for `primary.main` and for the ticket of both schemes. */
    const otherBrand = {
      light: { ...colours.light, 'primary.main': '#1D4ED8', ticket: '#1D4ED8' },
      dark: { ...colours.dark, 'primary.main': '#93B4F8', ticket: '#1D4ED8' },
    };
    // The last two pairs of the light brand have the colour of its text in the first place, which cannot get lighter.
    const [light, dark] = [
      'Con #1841B5 en lugar de #1D4ED8 alcanza.',
      'Con #A6C1F9 en lugar de #93B4F8 alcanza.',
    ];
    expect(adviceFor(otherBrand)).toEqual([light, light, light, '', '', dark, '']);
    const corrected = JSON.parse(
      JSON.stringify(otherBrand).replaceAll('#1D4ED8', '#1841B5').replaceAll('#93B4F8', '#A6C1F9'),
    ) as typeof otherBrand;
    expect(lowContrastPairs(corrected)).toEqual([]);
  });

  test('a step that is one lighter or one darker does not pass yet', () => {
    const palette = withColour('light', 'error.main', 'rgb(200, 0, 0)');
    expect(adviceFor(palette)).toContain('Con #9E0000 en lugar de rgb(200, 0, 0) alcanza.');
    expect(adviceFor(withColour('light', 'error.main', '#9E0000'))).toEqual([]);
    expect(adviceFor(withColour('light', 'error.main', '#A00000'))).not.toEqual([]);
  });

  test.each<[why: string, role: Role, colour: string]>([
    ['of an ink that another role needs as it is', 'warning.main', colours.light.ochre!],
    ['of an ink that is translucent', 'text.secondary', '#434E4840'],
  ])('the ratio stands alone where no step passes: %s', (_, role, colour) => {
    expect(adviceFor(withColour('light', role, colour))).toEqual(['', '', '']);
  });

  test('a low contrast stops a build; the development server starts and says it', () => {
    jest.replaceProperty(colours, 'dark', withColour('dark', 'text.primary', '#131A16').dark);
    const { config, configureServer } = checkTheme() as unknown as {
      config: (user: object, env: object) => void;
      configureServer: (server: object) => void;
    };
    const message = expect.stringMatching(
      /text\.primary .* contraste 1,0 .* en lugar de #131A16 alcanza/,
    ) as string;
    expect(() => config({}, { command: 'build' })).toThrow(
      expect.objectContaining({ name: 'SettingError', message }),
    );
    expect(() => config({}, { command: 'serve' })).not.toThrow();
    const warn = jest.fn();
    configureServer({ config: { logger: { warn } } });
    expect(warn).toHaveBeenCalledWith(message);
  });
});
