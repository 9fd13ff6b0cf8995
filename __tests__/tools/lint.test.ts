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

test('R-OWNER-01, R-DESIGN-01a, R-SEC-01a: ESLint refuses a text, a colour, a style attribute and `Intl` in a component', () => {
  const output = lint(
    'src/components/Otra.tsx',
    `export const Otra = () => (
  <p title="Otro texto" style={{}}>
    Un texto <i color="#14532D" /> {new Intl.NumberFormat().format(1)}
  </p>
);
`,
  );
  const found = output
    .match(/^ +\d+:\d+ .*\((R-[\w-]+)\)/gm)
    ?.map((line) => /R-[\w-]+/.exec(line)![0]);
  expect(found).toEqual(['R-OWNER-01', 'R-SEC-01', 'R-OWNER-01', 'R-DESIGN-01']);
  expect(output).toContain("Unexpected use of 'Intl'");
});
