import path from 'node:path';
import {
  readProject,
  requirementsIn,
  testsIn,
  traceTable,
  unheld,
  unknownIds,
  withTable,
} from '../../tools/render/trace';

const { requirements, tests, page } = readProject(path.resolve(__dirname, '../..'));

test('every requirement is held by a test, or by what the script names in its place', () => {
  expect(unheld(requirements, tests)).toEqual([]);
});

test('no title names a requirement that does not exist', () => {
  expect(unknownIds(requirements, tests)).toEqual([]);
});

test('the table in docs/testing.md is the one that `npm run trace` writes now', () => {
  if (withTable(page, traceTable(requirements, tests)) !== page) {
    throw new Error('docs/testing.md is not what the tests say now: run `npm run trace`');
  }
});

describe('what is read', () => {
  const source = `
    describe('R-A-01: outer', () => {
      describe.each(['x'])('inner %s', () => {
        test('R-A-02, R-B-01: plain', () => { test.each([1]); });
        it.skip(\`with \${1 + 1}\`, () => {});
      });
      (here ? test : test.skip)('either', () => {});
    });
    test.each\`a\`('$a', () => {});`;
  const few = requirementsIn(
    '- **R-A-01** Says `one. Two` and | more. And more.\n- **R-A-02** No full stop',
  );

  test('titles of all forms, with those of the describes around them', () => {
    expect(testsIn('a.test.ts', source).map(({ titles }) => titles.join(' › '))).toEqual([
      'R-A-01: outer › inner %s › R-A-02, R-B-01: plain',
      'R-A-01: outer › inner %s › with ${1 + 1}',
      'R-A-01: outer › either',
      '$a',
    ]);
  });

  test('requirements by their first sentence, and a row for each', () => {
    expect(few.map(({ sentence }) => sentence)).toEqual([
      'Says `one. Two` and | more',
      'No full stop',
    ]);
    expect(traceTable(few, testsIn('a.test.ts', source)).split('\n').slice(2)).toEqual([
      '| **R-A-01** Says `one. Two` and \\| more | a › outer › inner %s › plain<br>a › outer › inner %s › with ${1 + 1}<br>a › outer › either |',
      '| **R-A-02** No full stop | a › outer › inner %s › plain |',
    ]);
    expect(unheld(few, testsIn('a.test.ts', "test('R-A-02: one', go)"))).toEqual(['R-A-01']);
    expect(unknownIds(few, testsIn('a.test.ts', source))).toContain('R-B-01');
  });
});
