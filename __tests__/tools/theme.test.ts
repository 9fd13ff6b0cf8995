import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Role } from '../../src/theme/contrasts';
import { typefaces } from '../../src/theme/typefaces';
import {
  outdatedTypefaces,
  unknownVariables,
  lowContrastPairs,
  invalidColours,
} from '../../tools/theme/checkTheme';
import { minifyCss } from '../../tools/build/css';
import { plainColour } from '../../tools/theme/plainColour';
import { colours, type Scheme } from '../../tools/theme/roles';

const root = path.resolve(__dirname, '../..');

const withColour = (scheme: Scheme, role: Role, colour: string) => ({
  ...colours,
  [scheme]: { ...colours[scheme], [role]: colour },
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

  test.each([
    'currentColor',
    'Canvas',
    'inherit',
    'var(--verde)',
    'light-dark(red, blue)',
    'color-mix(in srgb, currentColor, red)',
    'red; color: blue',
    'red !important',
    'red }b{',
    'red /* b */',
    'undefined',
  ])('«%s» is reported, because it has no value of its own', (colour) => {
    expect(invalidColours(withColour('light', 'sand', colour))).toHaveLength(1);
  });

  test('a colour that one scheme lacks is reported with its role', () => {
    const dark = Object.fromEntries(
      Object.entries(colours.dark).filter(([role]) => role !== 'sand'),
    );
    expect(invalidColours({ ...colours, dark })).toEqual([
      'sand (src/theme/palette.ts): está en light y falta en dark. Agregalo en dark.',
    ]);
  });

  test.each(['transparent', '#12345680'])('«%s» is reported below all other colours', (colour) => {
    expect(invalidColours(withColour('dark', 'background.default', colour))).toEqual([
      `background.default de dark (src/theme/palette.ts): «${colour}» es transparente, y debajo no hay nada. Escribí un color entero.`,
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
      `body (src/theme/typefaces.ts): dice «Lora» ${body.weight}, y el archivo de la letra es «${body.family}» ${body.weight}. Corré npm run fonts.`,
    ]);
  });

  test('an unknown colour in a drawing is reported with its file', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'art-'));
    writeFileSync(
      path.join(folder, 'mate.svg'),
      '<svg><path fill="var(--palette-leaves)" stroke="var(--palette-text-primary)"/></svg>',
    );
    expect(unknownVariables(folder)).toEqual([
      `${folder}/mate.svg: nombra --palette-leaves, que no está en src/theme/palette.ts: poné uno de los de ahí.`,
    ]);
    rmSync(folder, { recursive: true });
  });
});

test('R-DESIGN-09: a width with quotes, from which no media query can be made, is reported where it stands', () => {
  expect(() => minifyCss('a{color:red}@media (min-width:900px1px){a{color:blue}}')).toThrow(
    /«.*@media \(min-width:900px.*».*breakpoints\.ts/,
  );
});

describe('R-DESIGN-11: each notation of a colour', () => {
  test.each([
    ['red', '#FF0000'],
    ['RebeccaPurple', '#663399'],
    ['#ABC', '#ABC'],
    ['#aabbccdd', '#aabbccdd'],
    ['RGB(20 83 45)', '#14532D'],
    ['rgb(20, 83, 45)', '#14532D'],
    ['rgba(20, 83, 45, .5)', '#14532D80'],
    ['rgb(calc(10 + 10) 83 45)', '#14532D'],
    ['HSL(120deg 50% 30%)', '#267326'],
    ['hsla(120, 50%, 30%, 40%)', '#26732666'],
    ['hwb(120 10% 20%)', '#1ACC1A'],
    ['hsl(120 150% 50%)', '#00FF00'],
    ['rgb(300 0 0)', '#FF0000'],
    ['lch(50% none none)', '#777777'],
    ['TRANSPARENT', '#00000000'],
    ['lab(30% 20 10)', '#663A38'],
    ['oklch(0.4 0.1 150)', '#115629'],
    ['OKLCH(40% .1 150deg / .5)', '#11562980'],
    ['color(srgb 1 0 0)', '#FF0000'],
    ['color-mix(in srgb, red, blue)', '#800080'],
    ['color-mix(in srgb, #14532D, transparent)', '#14532D80'],
    ['rgb(from red r g b / 50%)', '#FF000080'],
    [' red ', '#FF0000'],
  ])('«%s» becomes %s', (colour, expected) => {
    expect(plainColour(colour)).toBe(expected);
    expect(invalidColours(withColour('light', 'sand', colour))).toEqual([]);
  });

  test('a colour outside of sRGB becomes one within sRGB', () => {
    expect(plainColour('color(display-p3 0 1 0)')).toMatch(/^#[\dA-F]{6}$/);
  });
});

test('R-DESIGN-11: a build contains the converted colours, also of a computed text', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'palette-'));
  mkdirSync(path.join(folder, 'src/theme'), { recursive: true });
  writeFileSync(
    path.join(folder, 'src/theme/palette.ts'),
    "const green: string = '#14532D';\n" +
      'export const light = { leaf: `color-mix(in srgb, ${green}, black)`, primary: { main: "red" } };\n' +
      'export const dark = { leaf: "hsl(0 0% 100%)" };\n',
  );
  writeFileSync(
    path.join(folder, 'main.ts'),
    "import { dark, light } from './src/theme/palette';\nconsole.log(light.leaf, light.primary.main, dark.leaf);\n",
  );
  const program = `
    import { build } from 'vite';
    import { plainPalette } from './tools/theme/plainPalette';
    const options = { write: false, rolldownOptions: { input: process.argv[1] + '/main.ts' } };
    const plugins = [plainPalette()];
    const { output } = await build({ configFile: false, logLevel: 'silent', plugins, build: options });
    console.log(output[0].code);`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program, folder];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stderr).toBe('');
  for (const colour of ['#0A2A17', '#FF0000', '#FFFFFF']) expect(stdout).toContain(colour);
  expect(stdout).not.toMatch(/color-mix|red|hsl/);
});

describe('R-A11Y-06: required contrasts', () => {
  const message = (role: string, background: string, ratio: RegExp) =>
    expect.stringMatching(
      new RegExp(`^${role} sobre ${background} de light .* contraste ${ratio.source} y necesita 7`),
    );

  test.each([
    '#434E4840',
    'rgb(67 78 72 / 25%)',
    'color-mix(in srgb, #434E48 25%, transparent)',
    'transparent',
  ])('the translucent text «%s» is blended with its background', (colour) => {
    expect(lowContrastPairs(withColour('light', 'text.secondary', colour))).toContainEqual(
      message('text.secondary', 'sand', /1,\d/),
    );
  });

  test('an almost opaque text with enough contrast is accepted', () => {
    expect(lowContrastPairs(withColour('light', 'text.primary', '#1F2A24F5'))).toEqual([]);
  });

  test.each(['#14532D40', 'transparent'])(
    'the translucent background «%s» is blended with the page',
    (colour) => {
      expect(lowContrastPairs(withColour('light', 'ticket', colour))).toContainEqual(
        message('onTicket', 'ticket', /1,\d/),
      );
    },
  );

  test('a translucent dark background is not blended with white, which it never covers', () => {
    expect(lowContrastPairs(withColour('dark', 'sand', '#1D2923C0'))).toEqual([]);
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
