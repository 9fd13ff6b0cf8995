import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from './faults';

/** What became of a test. */
export interface Outcome {
  readonly title: string;
  readonly passed: boolean;
}

/** The part of jest's JSON report that is read. */
interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Jest's name of the suites that a test file belongs to. */
const projectOf = ({ suite }: Fault) =>
  ['browser', 'tools'].find((folder) => suite.startsWith(`${folder}/`)) ?? 'unit';

/**
 * Runs the tests that have to notice these faults, of one project.
 * @returns what became of each test; none of a file that could not be run
 */
function runProject(project: string, faults: readonly Fault[], copy: string): Outcome[] {
  const report = path.join(copy, 'faults.json');
  rmSync(report, { force: true });
  const titles = faults.map(({ test }) => literal(test)).join('|');
  const files = [...new Set(faults.map(({ suite }) => `__tests__/${suite}`))];
  const { stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      ...['--config', 'jest.config.ts', '--selectProjects', project],
      ...['--testNamePattern', titles, '--json', '--outputFile', report],
      // Jest's own list of failures would bury the table.
      ...['--reporters', 'default', '--silent', '--runTestsByPath', ...files],
    ],
    { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    return testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' }));
  } catch {
    throw new Error(`jest gave no report:\n${stderr}`);
  }
}

/** Runs the tests that have to notice these faults, a jest for each project. */
export function runTests(faults: readonly Fault[], copy: string): Outcome[] {
  return [...new Set(faults.map(projectOf))].flatMap((project) =>
    runProject(
      project,
      faults.filter((fault) => projectOf(fault) === project),
      copy,
    ),
  );
}
