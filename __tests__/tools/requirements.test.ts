import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * How the requirements without a test of their own are checked. Tests check only a part of R-TRUST-04: a maintainer looks
 * at the pages in `npm run guia`.
 */
const checkedElsewhere: Readonly<Record<string, string>> = {
  'R-SITE-11': '`npm run test:engines -- old`, on Chromium only',
};

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** `npm test` leaves out these folders: they need a deployed site or other engines. */
const omittedFolders = /^(deployed|engines)/;

/** Returns the requirements of a text: the id of each, and its first line. */
const requirementsIn = (text: string) =>
  [...text.matchAll(/^- \*\*(R-[A-Z0-9]+-\d+)\*\* (.*)$/gm)].map(([, id, line]) => ({
    id: id!,
    line: line!,
  }));

const [specification, promises] = read('docs/requirements.md')
  .split(/^# Part 2: .*$/m)
  .map(requirementsIn) as [ReturnType<typeof requirementsIn>, ReturnType<typeof requirementsIn>];
const requirementIds = [...specification, ...promises].map(({ id }) => id);
const files = readdirSync(path.join(root, '__tests__'), { recursive: true, encoding: 'utf8' });

/** The ids at the beginning of the titles of tests and `describe` blocks. */
const idsInTitles = files
  .filter((file) => /\.test\.tsx?$/.test(file) && !omittedFolders.test(file))
  .flatMap((file) => [
    ...read(path.join('__tests__', file)).matchAll(/['"`]((R-[A-Z0-9]+-\d+(, )?)+): /g),
  ])
  .flatMap(([, ids]) => ids!.split(', '));

test('each requirement has a test with its id, or is listed as checked elsewhere', () => {
  expect(requirementIds.length).toBeGreaterThan(100);
  expect(requirementIds.filter((id) => !idsInTitles.includes(id)).toSorted()).toEqual(
    Object.keys(checkedElsewhere).toSorted(),
  );
});

test('no title begins with the id of a requirement that does not exist', () => {
  expect(idsInTitles.filter((id) => !requirementIds.includes(id))).toEqual([]);
});

test('each requirement of part 1 names its section of the specification', () => {
  const unnamed = specification.filter(({ line }) => !/\(spec \d(, \d)*\)/.test(line));
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});

test('each promise of part 2 says for whom it is', () => {
  const unnamed = promises.filter(({ line }) => !/ \*For [^*]+\.\*$/.test(line));
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});

test('the exceptions to the specification are those of docs/decisions.md', () => {
  const [, rows] = read('docs/decisions.md').split('## Exceptions to the specification');
  const explained = [...rows!.matchAll(/^\| (R-[^|]+) \|/gm)].flatMap(([, ids]) =>
    ids!.split(', '),
  );
  const exceptions = specification.filter(({ line }) => / Exception: /.test(line));
  expect(explained.toSorted()).toEqual(exceptions.map(({ id }) => id).toSorted());
});
