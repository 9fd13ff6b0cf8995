import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Role } from '../../src/theme/contrasts';
import { typefaces } from '../../src/theme/typefaces';
import { contrastOf, pairs } from '../../tools/theme/contrast';
import {
  outdatedTypefaces,
  unknownVariables,
  lowContrastPairs,
  invalidColours,
} from '../../tools/theme/checkTheme';
import { colours, type Scheme } from '../../tools/theme/roles';

const root = path.resolve(__dirname, '../..');

const withColour = (scheme: Scheme, role: Role, colour: string) => ({
  ...colours,
  [scheme]: { ...colours[scheme], [role]: colour },
});

test('R-DESIGN-01, R-DESIGN-09, R-A11Y-06: palette, typefaces and drawings have no problem', () => {
  expect([
    ...invalidColours(),
    ...outdatedTypefaces(),
    ...unknownVariables(path.join(root, 'src/art')),
    ...lowContrastPairs(),
  ]).toEqual([]);
});

describe('R-DESIGN-09: messages about the theme', () => {
  test.each(['verdoso', '#12345', '', 'rgb(1,2)'])(
    '«%s» is reported as an invalid colour',
    (colour) => {
      expect(invalidColours(withColour('dark', 'sand', colour))).toEqual([
        `sand de dark (src/theme/palette.ts): «${colour}» no es un color. Escribí uno como #14532D.`,
      ]);
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

  test('a low contrast is reported with both colours, the ratio and the minimum', () => {
    const palette = withColour('light', 'onTicket', '#8FA89A');
    const messages = lowContrastPairs({
      ...palette,
      light: { ...palette.light, ticket: '#14532D' },
    });
    expect(messages).toContainEqual(
      expect.stringMatching(
        /^onTicket sobre ticket de light \(src\/theme\/palette\.ts\): tiene contraste 3,\d y necesita 7,0\. Alejá uno del otro\.$/,
      ),
    );
    for (const message of messages) expect(message).toContain('onTicket');
  });

  test('a ratio slightly below the minimum is not rounded up to the minimum', () => {
    // 6.97 : 1 on white, which rounds to 7.0.
    const palette = withColour('light', 'error.main', 'rgb(89.3 89.3 89.3)');
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
      `body (src/theme/typefaces.ts): dice «Lora» ${body.weight}, y el archivo de la letra es «${body.family}» ${body.weight}. Corré npm run fonts.`,
    ]);
  });

  test('an unknown colour in a drawing is reported with the most similar name', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'art-'));
    writeFileSync(
      path.join(folder, 'mate.svg'),
      '<svg><path fill="var(--palette-leaves)" stroke="var(--palette-text-primary)"/></svg>',
    );
    expect(unknownVariables(folder)).toEqual([
      `${folder}/mate.svg: nombra --palette-leaves, que no está en src/theme/palette.ts. ¿Es --palette-leaf?`,
    ]);
    rmSync(folder, { recursive: true });
  });
});

describe('R-A11Y-06: required contrasts', () => {
  test.each([
    ['text.primary', 7],
    ['text.secondary', 7],
    ['primary.main', 7],
    ['turismo', 4.5],
    ['estudios', 4.5],
    ['trabajo', 4.5],
  ])('%s needs a contrast of %d on page, paper and sand', (role, expectedMinimum) => {
    const backgrounds = pairs.filter(
      ({ colour, usesLightColour }) => colour === role && !usesLightColour,
    );
    expect(backgrounds.map(({ background }) => background)).toEqual([
      'background.default',
      'background.paper',
      'sand',
    ]);
    expect(backgrounds.every(({ minimum }) => minimum === expectedMinimum)).toBe(true);
  });

  test('contrast ratios are computed as WCAG defines them', () => {
    const [pair] = pairs;
    const ratioOf = (colour: string, background: string) =>
      contrastOf(pair!, 'light', {
        ...colours,
        light: { [pair!.colour]: colour, [pair!.background]: background },
      });
    expect(ratioOf('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(ratioOf('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });
});

test('R-DESIGN-01: no module outside src/theme contains a colour', () => {
  const src = path.join(root, 'src');
  const filesWithColours = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('theme'))
    .flatMap((file) => {
      const colour = /['"`\s](#[\da-f]{3,8}\b|(rgb|hsl|oklch)a?\()/i;
      return colour.test(readFileSync(path.join(src, file), 'utf8')) ? [file] : [];
    });
  expect(filesWithColours).toEqual([]);
});
