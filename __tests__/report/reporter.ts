import type { TestResult } from '@jest/types';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from '../support/hashFiles';
import { failureFolder } from './failureFolder';
import { renderReport } from './page';
import { readRequirements, root } from './requirements';
import { ResultStore, type StoredResult } from './results';
import { claimedIds } from './titles';

const REPORTS = path.join(root, 'reports');
const TESTS = path.join(root, '__tests__');

/** What the project's folder has besides its sources. */
const NO_SOURCE =
  /^(node_modules|\.git|\.cache|coverage|reports|dist.*|bandeja\.jsonl.*|.*\.log|\.env.*)$/;

/** Hashes everything on which a test may depend. */
const hashSources = (): string =>
  hashFiles(
    root,
    readdirSync(root).filter((name) => !NO_SOURCE.test(name)),
  );

const statusOf = ({ status }: TestResult.AssertionResult): StoredResult['status'] =>
  status === 'passed' || status === 'failed' ? status : 'pending';

/** Escape sequences with which Jest colours its messages, and the lines of a stack that are no file of the project. */
const NOISE = /\u001b\[[\d;]*m|\n +at .*(node_modules|node:internal|<anonymous>\)$).*/gm;

/** What Jest tells about a test file that has ended. */
interface EndedFile {
  readonly testFilePath: string;
  readonly failureMessage?: string | null;
  readonly testResults: readonly TestResult.AssertionResult[];
}

/** The parts of Jest's description of a test file that the reporter reads. */
interface TestFile {
  readonly context: { readonly config: { readonly displayName?: { readonly name: string } } };
}

/**
 * Jest reporter (jestjs.io/docs/configuration#custom-reporters): keeps each test's last result and writes
 * `reports/requisitos.html`, which shows the results of all runs on the present sources.
 */
export class RequirementsReporter {
  readonly #store = new ResultStore(path.join(root, '.cache/requisitos'), hashSources());

  onTestFileResult({ context }: TestFile, ended: EndedFile): void {
    const project = context.config.displayName?.name ?? '';
    const file = path.relative(TESTS, ended.testFilePath).split(path.sep).join('/');
    const results = ended.testResults.map((result) => {
      const status = statusOf(result);
      if (status === 'passed')
        rmSync(failureFolder(ended.testFilePath, result.fullName), {
          recursive: true,
          force: true,
        });
      return {
        file,
        project,
        titles: [...result.ancestorTitles, result.title],
        status,
        failure: (result.failureMessages ?? []).join('\n\n').replace(NOISE, ''),
      };
    });
    const crashed: StoredResult = {
      file,
      project,
      titles: [],
      status: 'failed',
      failure: (ended.failureMessage ?? '').replace(NOISE, ''),
    };
    this.#store.write(project, file, results.length ? results : [crashed]);
  }

  onRunComplete(): void {
    const page = renderReport({
      rows: readRequirements(),
      claims: claimedIds(TESTS),
      results: this.#store.read(),
      attachmentsOf: ({ file, titles }) => {
        const folder = failureFolder(path.join(TESTS, file), titles.join(' '));
        if (!existsSync(folder)) return [];
        const address = path.relative(REPORTS, folder).split(path.sep).join('/');
        return readdirSync(folder).map((name) => `${address}/${name}`);
      },
      time: new Date(),
    });
    mkdirSync(REPORTS, { recursive: true });
    writeFileSync(path.join(REPORTS, 'requisitos.html'), page);
  }
}
