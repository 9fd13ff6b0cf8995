/**
 * `npm run test:faults`: puts one fault after the other into a copy of the project and runs the fault's test.
 * Fails if a test passes with its fault or fails without it, or if the code of a fault no longer exists.
 * Arguments choose the faults whose description or file contains one of the arguments.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { faults, type Fault } from './faults';

const root = path.resolve(import.meta.dirname, '../..');

/** The properties of Jest's JSON report that this script reads. */
interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

const copy = mkdtempSync(path.join(tmpdir(), 'site-faults-'));

/** Copies the working tree without the files that git ignores. The copy has a link to node_modules. */
function copyProject(): void {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0')) {
    // git also lists a file whose deletion is not staged.
    if (file && existsSync(path.join(root, file))) {
      cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
    }
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
}

function runTests(chosen: readonly Fault[]): TestReport & { readonly output: string } {
  const report = path.join(copy, 'faults.json');
  rmSync(report, { force: true });
  const titles = chosen.map(({ test }) => test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const files = new Set(chosen.map(({ suite }) => `__tests__/${suite}`));
  const { stderr: output } = spawnSync(
    process.execPath,
    [
      ...['node_modules/jest/bin/jest.js', '--config', 'jest.config.ts'],
      ...['--reporters', 'default', '--silent', '--json', '--outputFile', report],
      ...['--testNamePattern', titles.join('|'), '--runTestsByPath', ...files],
    ],
    { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (!existsSync(report)) throw new Error(`Jest wrote no report:\n${output}`);
  return { ...(JSON.parse(readFileSync(report, 'utf8')) as TestReport), output };
}

/** Returns why the fault's test has not failed; undefined if the test has failed. */
function problemOf(fault: Fault): string | undefined {
  const file = path.join(copy, fault.file);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const count = text.split(fault.from).length - 1;
  if (count !== 1) return `does not apply: ${fault.file} has the code to replace ${count} times`;
  writeFileSync(
    file,
    text.replace(fault.from, () => fault.to),
  );
  const { numPassedTests, numFailedTests } = runTests([fault]);
  writeFileSync(file, text);
  if (numFailedTests > 0) return undefined;
  return numPassedTests > 0 ? 'not noticed' : 'no test with this title runs';
}

const words = process.argv.slice(2);
const chosen = faults.filter(
  ({ what, file }) => words.length === 0 || words.some((word) => `${what} ${file}`.includes(word)),
);
let unnoticed = 0;
try {
  copyProject();
  const withoutFault = runTests(chosen);
  if (withoutFault.numFailedTests + withoutFault.numRuntimeErrorTestSuites > 0) {
    throw new Error(`Tests fail without a fault:\n${withoutFault.output}`);
  }
  for (const fault of chosen) {
    const problem = problemOf(fault);
    if (problem) unnoticed += 1;
    console.log(`${problem ? `✗ ${problem}` : '✓ noticed'}: ${fault.what}`);
    console.log(`    ${fault.suite}, «${fault.test}»`);
  }
} finally {
  rmSync(copy, { recursive: true });
}
console.log(`\n${chosen.length} faults, ${unnoticed} of them not noticed.`);
process.exitCode = unnoticed > 0 || chosen.length === 0 ? 1 : 0;
