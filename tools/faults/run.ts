/**
 * `npm run test:faults`: puts one fault after the other into a copy of the project and runs the test that
 * has to notice it. Fails if a test passes with its fault or fails without, or if a fault no longer
 * applies. With words, only the faults whose description or file has one of them.
 */
import { faults, type Fault } from './faults';
import { copyProject, putIn, removeProject } from './project';
import { runTests, type Outcome } from './suites';

const words = process.argv.slice(2);
const chosen = faults.filter(
  ({ what, file }) => words.length === 0 || words.some((word) => `${what} ${file}`.includes(word)),
);

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

const testsOf = ({ test }: Fault, outcomes: readonly Outcome[]) =>
  outcomes.filter(({ title }) => title.includes(test));

/** What is wrong with a fault's tests where the project has no fault. */
function beforeFault(fault: Fault, outcomes: readonly Outcome[]): string | undefined {
  const tests = testsOf(fault, outcomes);
  if (tests.length === 0) return 'no test has this title';
  return tests.every(({ passed }) => passed) ? undefined : 'its test fails without it';
}

/** Why a fault is not noticed. */
function withFault(fault: Fault, copy: string): string | undefined {
  let takeOut: () => void;
  try {
    takeOut = putIn(fault, copy);
  } catch (reason) {
    return `does not apply: ${(reason as Error).message}`;
  }
  const tests = testsOf(fault, runTests([fault], copy));
  takeOut();
  if (tests.length === 0) return 'its suite does not run with it';
  return tests.some(({ passed }) => !passed) ? undefined : 'not noticed';
}

const begun = Date.now();
const copy = copyProject();
let wrong = 0;
try {
  const sound = runTests(chosen, copy);
  console.log(`Without a fault: ${sound.length} tests, ${seconds(begun)}.\n`);
  for (const fault of chosen) {
    const since = Date.now();
    const problem = beforeFault(fault, sound) ?? withFault(fault, copy);
    if (problem) wrong += 1;
    const mark = problem ? `✗ ${problem}` : '✓ noticed';
    console.log(`${mark} (${seconds(since)}): ${fault.what}\n    ${fault.suite}, «${fault.test}»`);
  }
} finally {
  removeProject(copy);
}
console.log(`\n${chosen.length} faults, ${wrong} of them not noticed; ${seconds(begun)}.`);
process.exitCode = wrong > 0 || chosen.length === 0 ? 1 : 0;
