import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { decides } from '../report/judge';
import { people, readRequirements, requirementOf, root } from '../report/requirements';
import { claimedIds } from '../report/titles';

const rows = readRequirements();
const ids = rows.map(({ id }) => id);
const claims = claimedIds(path.join(root, '__tests__'));

/** Folders and files whose code and documents are searched for ids of requirements. */
const SOURCES = [
  ...['.github', '.storybook', '__tests__', 'docs', 'src', 'tools'],
  ...['CONTRIBUTING.md', 'README.md', 'eslint.config.js', 'jest.config.ts', 'vite.config.ts'],
];

/** Returns the files of a folder, or the file itself, by their path in the project. */
function filesOf(entry: string): string[] {
  const file = path.join(root, entry);
  if (!statSync(file).isDirectory()) return [entry];
  return readdirSync(file).flatMap((name) => filesOf(path.join(entry, name)));
}

test('each row has either a test that names it and decides it, or a way for a person to check it', () => {
  const wrong = rows.filter((row) => {
    const files = [...claims]
      .filter(([, claimed]) => claimed.includes(row.id))
      .map(([file]) => file);
    return Boolean(row.byHand) === files.some((file) => decides(file, row));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('a person who checks a row finds its steps in docs/testing.md', () => {
  const [, table] = readFileSync(path.join(root, 'docs/testing.md'), 'utf8').split('## By hand');
  const lost = rows
    .filter((row) => row.byHand)
    .filter(({ byHand }) => {
      const steps = [...byHand.matchAll(/«([^»]+)»/g)].map(([, name]) => `| ${name} |`);
      return !steps.length || steps.some((name) => !table!.includes(name));
    });
  expect(lost.map(({ id }) => id)).toEqual([]);
});

test('each row has an id of its own', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the titles of tests name rows: no requirement as a whole that has several, and none that is gone', () => {
  const wrong = [...claims].flatMap(([file, claimed]) =>
    claimed.filter((id) => !ids.includes(id)).map((id) => `${file}: ${id}`),
  );
  expect(wrong).toEqual([]);
});

test('no code, comment or document names a requirement that is gone', () => {
  const known = new Set(ids.flatMap((id) => [id, requirementOf(id)]));
  const texts = SOURCES.flatMap(filesOf).filter((file) =>
    /\.(mdx?|[cm]?[jt]sx?|ya?ml)$/.test(file),
  );
  expect(texts.length).toBeGreaterThan(200);
  const dead = texts.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/\bR-[A-Z0-9]+-\d+[a-z]?\b/g)]
      .filter(([id]) => !known.has(id))
      .map(([id]) => `${file}: ${id}`),
  );
  expect(dead).toEqual([]);
});

test('each row of part 1 names its section of the specification, and each of part 2 says in a word for whom it is', () => {
  const unnamed = rows.filter(({ specification, person }) =>
    specification
      ? !/^\d(, \d)*$/.test(specification)
      : person
          .replace(/:.*/, '')
          .split(', ')
          .some((word) => !people.includes(word)),
  );
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});

test('a row says how it is checked in a form that the report knows', () => {
  const cells = readFileSync(path.join(root, 'docs/requirements.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| R-'))
    .map((line) => line.split('|').at(-2)!.trim());
  expect(cells.filter((cell) => !/^($|motores$|a mano: .)/.test(cell))).toEqual([]);
});

test('the exceptions to the specification are those of docs/decisions.md', () => {
  const [, table] = readFileSync(path.join(root, 'docs/decisions.md'), 'utf8').split(
    '## Exceptions to the specification',
  );
  const explained = [...table!.matchAll(/^\| (R-[^|]+) \|/gm)].flatMap(([, named]) =>
    named!.split(', '),
  );
  const exceptions = rows.filter(({ exception }) => exception);
  expect(explained.toSorted()).toEqual(exceptions.map(({ id }) => id).toSorted());
});
