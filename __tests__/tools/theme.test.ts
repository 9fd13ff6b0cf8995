import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addPairs, newPairs, orderPairs } from '../../tools/theme/foundPairs';
import { isEnough, pairs, type Pair } from '../../tools/theme/contrast';
import { strangeNames, weakPairs, wrongColours } from '../../tools/theme/palettePlugin';
import { colours, roles, type Role, type Scheme } from '../../tools/theme/roles';
import { looseValues, unusedTokens } from '../../tools/theme/tokens';

const root = path.resolve(__dirname, '../..');

/** Our palette with one colour changed. */
const withColour = (scheme: Scheme, role: Role, colour: string) => ({
  ...colours,
  [scheme]: { ...colours[scheme], [role]: colour },
});

test('R-DESIGN-09: of our own palette nothing is said', () => {
  expect([...wrongColours(), ...strangeNames(path.join(root, 'src/art')), ...weakPairs()]).toEqual(
    [],
  );
});

describe('R-DESIGN-09: what cannot be used is said in one sentence each', () => {
  test.each(['verdoso', '#12345', '', 'rgb(1,2)'])('«%s» is no colour', (colour) => {
    expect(wrongColours(withColour('dark', 'sand', colour))).toEqual([
      `sand de dark (src/theme/palette.ts): «${colour}» no es un color. Escribí uno como #14532D.`,
    ]);
  });

  test('a colour that one scheme has not', () => {
    const dark = Object.fromEntries(
      Object.entries(colours.dark).filter(([role]) => role !== 'sand'),
    );
    expect(wrongColours({ ...colours, dark })).toEqual([
      'sand (src/theme/palette.ts): está en light y falta en dark. Agregalo en dark.',
    ]);
  });

  test('an ink that is too near its ground, with both and by how much', () => {
    const near = withColour('light', 'onTicket', '#8FA89A');
    const said = weakPairs({ ...near, light: { ...near.light, ticket: '#14532D' } });
    expect(said).toContainEqual(
      expect.stringMatching(
        /^onTicket sobre ticket de light \(src\/theme\/palette\.ts\): tiene contraste 3,\d y necesita 4,5, por ejemplo en «.+»\. Alejá uno del otro\.$/,
      ),
    );
    for (const sentence of said) expect(sentence).toContain('onTicket');
  });

  test('a ratio that is short by a hair is not rounded up to what it needs', () => {
    // 4.4995 : 1 on white.
    const near = withColour('light', 'error.main', '#777777');
    const white = { ...near, light: { ...near.light, 'background.paper': '#FFFFFF' } };
    expect(weakPairs(white).join('\n')).toMatch(
      /error\.main .* tiene contraste 4,4 y necesita 4,5/,
    );
  });

  test('a drawing that names what the palette has not, with the name that was meant', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'art-'));
    writeFileSync(
      path.join(folder, 'mate.svg'),
      '<svg><path fill="var(--palette-leaves)" stroke="var(--palette-text-primary)"/></svg>',
    );
    expect(strangeNames(folder)).toEqual([
      `${folder}/mate.svg: nombra --palette-leaves, que no está en src/theme/palette.ts. ¿Es --palette-leaf?`,
    ]);
    rmSync(folder, { recursive: true });
  });
});

describe('R-DESIGN-11: the pairs in use', () => {
  test('name roles that there are, each pair once and in the palette’s order', () => {
    for (const { ink, ground } of pairs) {
      expect(roles).toContain(ink);
      expect(roles).toContain(ground);
    }
    expect(orderPairs(pairs)).toEqual(pairs);
  });

  test.each(['light', 'dark'] as const)(
    'R-A11Y-06: have the contrast that they need, %s',
    (scheme) => {
      expect(pairs.filter((pair) => !isEnough(pair, scheme))).toEqual([]);
    },
  );

  test('what a page shows and the list has not is named; what has no role is none of it', () => {
    const seen = { kind: 'texto', byDay: false, element: '' } as const;
    const known: Pair[] = [];
    addPairs(known, [{ ...seen, ink: 'turismo', ground: 'sand' }], 'inicio');
    expect(
      newPairs(
        known,
        [
          { ...seen, ink: 'turismo', ground: 'sand' },
          { ...seen, ink: 'ochre', ground: 'sand' },
          { ...seen, ink: null, ground: 'sand' },
        ],
        'contacto',
      ),
    ).toEqual(['ochre on sand (texto)']);
  });
});

test('R-DESIGN-11, R-DESIGN-01: every token of the theme is used, and no part has a colour of its own', () => {
  expect(unusedTokens()).toEqual([]);
  expect(looseValues().filter(({ what }) => what === 'color')).toEqual([]);
});

test('docs/design.md has the tables of the theme as it is: `npm run theme:check` writes them', () => {
  const page = readFileSync(path.join(root, 'docs/design.md'), 'utf8');
  // APCA's library is an ES module, which Jest's CommonJS cannot load.
  const program = `
    import { readFileSync } from 'node:fs';
    import { withDesignTables } from './tools/theme/designTables.ts';
    import { pairs } from './tools/theme/contrast.ts';
    process.stdout.write(withDesignTables(readFileSync('docs/design.md', 'utf8'), pairs));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', program],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(stdout).toBe(page);
});
