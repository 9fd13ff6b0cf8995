import { JSDOM } from 'jsdom';
import { judge } from '../report/judge';
import { renderReport } from '../report/page';
import { parseRequirements, type Requirement } from '../report/requirements';
import { ResultStore, type StoredResult } from '../report/results';
import { temporaryFolder } from '../support/temporaryFolder';

/** The report by requirement: what it must never call proved, and where it shows what failed. */

const SPECIFIED = 'R-NAV-01';
const PROMISED = 'R-FORM-17a';
const IN_ENGINES = 'R-SITE-08a';
const BY_HAND = 'R-SITE-08c';

const rows = parseRequirements(`
## Part
| Spec | Id | What it says | Exception |
|---|---|---|---|
| 2, 4 | ${SPECIFIED} | Four \`routes\`. | None \\| one. |

## Other part
| Id | What a person does and sees | For | Checked |
|---|---|---|---|
| ${PROMISED} | A counter. | visitor | |
| ${IN_ENGINES} | Works in Firefox. | visitor | motores |
| ${BY_HAND} | Works on an iPhone. | phone | a mano: un iPhone |
`);
const [specified, counter, inEngines, byHand] = rows as [
  Requirement,
  Requirement,
  Requirement,
  Requirement,
];

const UNIT = 'forms/counter.test.ts';
const BROWSER = 'browser/counter.test.ts';
const ENGINES = 'engines/otherEngines.test.ts';
const APACHE = 'apache/htaccess.test.ts';

const result = (
  file: string,
  id: string,
  status: StoredResult['status'] = 'passed',
  ...outer: string[]
): StoredResult => ({
  file,
  project: file.split('/')[0]!,
  titles: [...outer, `${id}: it counts`],
  status,
  failure: status === 'failed' ? 'Expected: 4' : '',
});

const claims = (id: string, ...files: string[]) => new Map(files.map((file) => [file, [id]]));

test('a row of either part is read with all its cells', () => {
  expect(specified).toEqual({
    id: SPECIFIED,
    says: 'Four `routes`.',
    specification: '2, 4',
    exception: 'None | one.',
    person: '',
    byHand: '',
    isProvedByEngines: false,
  });
  expect([counter.person, inEngines.isProvedByEngines, byHand.byHand]).toEqual([
    'visitor',
    true,
    'un iPhone',
  ]);
});

const passed = result(UNIT, PROMISED);

test.each([
  ['every test that names it has passed', [passed, result(BROWSER, PROMISED)], 'proved'],
  ['a suite that names it has not run', [passed], 'notRun'],
  ['one of its tests was left out', [passed, result(BROWSER, PROMISED, 'pending')], 'notRun'],
  ['nothing has run', [], 'notRun'],
  ['one of its tests failed', [passed, result(BROWSER, PROMISED, 'failed')], 'failed'],
  [
    'a file with its tests could not run',
    [passed, { ...result(BROWSER, PROMISED, 'failed'), titles: [] }],
    'failed',
  ],
  [
    'only a test of the requirement’s other row has passed',
    [passed, result(BROWSER, PROMISED.replace('a', 'b'))],
    'notRun',
  ],
] as const)('a row of which %s', (_case, results, verdict) => {
  expect(judge(counter, claims(PROMISED, UNIT, BROWSER), results).verdict).toBe(verdict);
});

test('another engine or Apache alone proves no row, unless the row says so; its failure counts', () => {
  const inFirefox = (id: string, status?: StoredResult['status']) =>
    result(ENGINES, id, status, `${IN_ENGINES}: Firefox`);
  const verdicts = [
    judge(counter, claims(PROMISED, ENGINES), [inFirefox(PROMISED)]),
    judge(counter, claims(PROMISED, UNIT, ENGINES, APACHE), [passed]),
    judge(counter, claims(PROMISED, UNIT, ENGINES), [passed, inFirefox(PROMISED, 'failed')]),
    judge(inEngines, claims(IN_ENGINES, ENGINES), [inFirefox(PROMISED)]),
    judge(inEngines, claims(IN_ENGINES, ENGINES), []),
  ].map(({ verdict }) => verdict);
  expect(verdicts).toEqual(['notRun', 'proved', 'failed', 'proved', 'notRun']);
});

test('a row that only a hand can check is «a mano», whatever has run', () => {
  expect(judge(byHand, new Map(), [passed]).verdict).toBe('byHand');
});

describe('results on disk', () => {
  test('those of other sources are not found', () => {
    const folder = temporaryFolder();
    new ResultStore(folder, 'a'.repeat(16)).write('unit', UNIT, [passed]);
    expect(new ResultStore(folder, 'b'.repeat(16)).read()).toEqual([]);
    expect(new ResultStore(folder, 'a'.repeat(16)).read()).toEqual([passed]);
  });

  test('a test that a run leaves out keeps its last result; one that ran again has the new one', () => {
    const store = new ResultStore(temporaryFolder(), 'a'.repeat(16));
    const other = { ...passed, titles: ['other'] };
    store.write('unit', UNIT, [passed, other]);
    store.write('unit', UNIT, [
      { ...passed, status: 'pending' },
      { ...other, status: 'failed' },
    ]);
    expect(store.read()).toEqual([passed, { ...other, status: 'failed' }]);
  });

  test('a file that two projects run has two results', () => {
    const store = new ResultStore(temporaryFolder(), 'a'.repeat(16));
    store.write('unit', UNIT, [passed]);
    store.write('tools', UNIT, [{ ...passed, status: 'failed' }]);
    expect(store.read()).toHaveLength(2);
  });
});

describe('the page', () => {
  const unnamed = { ...result(UNIT, PROMISED, 'failed'), titles: ['no row'], failure: 'No row' };
  const page = new JSDOM(
    renderReport({
      rows,
      claims: new Map([
        [UNIT, [PROMISED]],
        [ENGINES, [IN_ENGINES, PROMISED]],
      ]),
      results: [{ ...result(UNIT, PROMISED, 'failed'), failure: 'Expected: <b>4</b>' }, unnamed],
      attachmentsOf: () => ['fallas/1/consola.txt'],
      time: new Date(2026, 10, 28, 0, 5),
    }),
  ).window.document;
  const row = (id: string) => page.getElementById(id)!;
  const cellsOf = (id: string) =>
    [...row(id).querySelectorAll('td')].slice(1).map(({ textContent }) => textContent);

  test('says when it was written, also after midnight, and counts what is proved, failed, not run and left for the hand', () => {
    expect(page.querySelector('p')!.textContent).toBe(
      '28/11/26, 00:05. probado: 0, falló: 1, no corrió: 2, a mano: 1.',
    );
  });

  test('shows each row with its state, its tests, their results and engines, or how a person checks it', () => {
    expect(cellsOf(PROMISED)).toEqual([
      'falló',
      `${UNIT}, jsdom: ${PROMISED}: it counts: falló fallas/1/consola.txtExpected: <b>4</b>` +
        `${ENGINES}, Firefox y WebKitGTK: no corrió`,
    ]);
    expect(cellsOf(IN_ENGINES)).toEqual([
      'no corrió',
      `La prueban los otros motores o Apache${ENGINES}, Firefox y WebKitGTK: no corrió`,
    ]);
    expect(cellsOf(BY_HAND)).toEqual(['a mano', 'A mano: un iPhone']);
  });

  test('shows a failed test that names no row', () => {
    expect(row('sin-requisito').querySelector('pre')!.textContent).toBe('No row');
  });

  test('links what a failed test has left behind', () => {
    const link = row(PROMISED).querySelector('a')!;
    expect(link.getAttribute('href')).toBe('fallas/1/consola.txt');
  });
});
