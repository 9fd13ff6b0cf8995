import type { Requirement } from './requirements';
import type { StoredResult } from './results';
import { idsOf } from './titles';

/** What the tests say about a row of the requirements. */
export type Verdict = 'failed' | 'notRun' | 'proved' | 'byHand';

/** A row with its verdict and what it rests on. */
export interface JudgedRow {
  readonly row: Requirement;
  readonly verdict: Verdict;
  /** The tests that name the row. */
  readonly results: readonly StoredResult[];
  /** Test files that name the row, and of which no test ran on these sources. */
  readonly missingFiles: readonly string[];
}

/** Whether a row is not proved without a test file: the suites of other engines and Apache decide only rows that say so. */
export const decides = (file: string, { isProvedByEngines }: Requirement): boolean =>
  isProvedByEngines || !/^(engines|apache)\//.test(file);

/** Whether a test, or a `describe` block around it, names a row. */
const namesRow = ({ titles }: StoredResult, id: string): boolean =>
  titles.some((title) => idsOf(title).includes(id));

/**
 * Judges a row by the last results of the tests on these sources. It is proved if every test that names it has passed, but
 * not by other engines or Apache alone, unless the row says so; a failure counts everywhere.
 * @param claims ids in the titles of each test file
 * @param results of tests on these sources; a file without titles of tests could not run
 */
export function judge(
  row: Requirement,
  claims: ReadonlyMap<string, readonly string[]>,
  results: readonly StoredResult[],
): JudgedRow {
  const files = [...claims].filter(([, ids]) => ids.includes(row.id)).map(([file]) => file);
  const named = results.filter((result) => namesRow(result, row.id));
  const crashed = results.filter(({ file, titles }) => !titles.length && files.includes(file));
  const missingFiles = files.filter(
    (file) => ![...named, ...crashed].some((result) => result.file === file),
  );
  const all = [...crashed, ...named];
  const deciding = all.filter(({ file }) => decides(file, row));
  return { row, verdict: verdictOf(), results: all, missingFiles };

  function verdictOf(): Verdict {
    if (all.some(({ status }) => status === 'failed')) return 'failed';
    if (row.byHand) return 'byHand';
    const isComplete =
      deciding.length > 0 &&
      deciding.every(({ status }) => status === 'passed') &&
      !missingFiles.some((file) => decides(file, row));
    return isComplete ? 'proved' : 'notRun';
  }
}
