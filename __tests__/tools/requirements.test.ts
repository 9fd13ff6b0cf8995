import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * How the requirements without a test of their own are checked. Tests check only a part of R-TRUST-04: a maintainer looks
 * at the pages in `npm run guia`.
 */
const checkedElsewhere: Readonly<Record<string, string>> = {
  'R-PERF-07': '`npx lighthouse`, docs/performance.md',
  'R-SITE-11': '`npm run test:engines -- old`, on Chromium only',
};

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** `npm test` leaves out these folders: they need a deployed site or other engines. */
const omittedFolders = /^(deployed|engines)/;

const requirementIds = [
  ...read('docs/requirements.md').matchAll(/^- \*\*(R-[A-Z0-9]+-\d+)\*\*/gm),
].map(([, id]) => id!);
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
