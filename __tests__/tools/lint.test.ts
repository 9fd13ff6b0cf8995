import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs ESLint as `npm run lint` does, on a text in place of a file of the project. @returns what it prints */
function lint(file: string, text: string): string {
  const root = path.resolve(__dirname, '../..');
  const eslint = path.join(root, 'node_modules/eslint/bin/eslint.js');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [eslint, '--stdin', '--stdin-filename', path.join(root, file)],
    { input: text, cwd: root, encoding: 'utf8' },
  );
  return stdout + stderr;
}

describe('a component', () => {
  let output = '';
  beforeAll(() => {
    output = lint(
      'src/components/Otra.tsx',
      `export const Otra = () => (
  <p title="Otro texto" style={{}}>
    Un texto <i color="#14532D" /> {new Intl.NumberFormat().format(1)}
  </p>
);
`,
    );
  });
  /** Returns the columns at which a rule of the project finds a fault. */
  const placesOf = (row: string) =>
    [...output.matchAll(/^ +(\d+:\d+) .*\((R-[\w-]+)\)/gm)]
      .filter(([, , named]) => named === row)
      .map(([, place]) => place);

  test('R-OWNER-01: ESLint refuses a text', () => {
    expect(placesOf('R-OWNER-01')).toEqual(['2:12', '2:36']);
  });

  test('R-DESIGN-01a: ESLint refuses a colour', () => {
    expect(placesOf('R-DESIGN-01')).toEqual(['3:23']);
  });

  test('R-SEC-01a: ESLint refuses a style attribute', () => {
    expect(placesOf('R-SEC-01')).toEqual(['2:25']);
  });

  test('ESLint refuses `Intl`', () => {
    expect(output).toContain("Unexpected use of 'Intl'");
  });
});
