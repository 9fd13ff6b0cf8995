import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** The last result of a test. */
export interface StoredResult {
  /** The test file, by its path in `__tests__`. */
  readonly file: string;
  /** The Jest project: `unit`, `browser` … */
  readonly project: string;
  /** Titles of the `describe` blocks around the test, from the outside in, and its own. */
  readonly titles: readonly string[];
  readonly status: 'passed' | 'failed' | 'pending';
  /** Messages of the failure; empty if the test has not failed. */
  readonly failure: string;
}

const DAY_MS = 86_400_000;

/** Results of tests on disk, in a folder for each state of the sources: what ran on other sources is not found. */
export class ResultStore {
  readonly #folder: string;

  /**
   * @param base the folder of all results
   * @param sources the hash of the sources on which the tests run
   */
  constructor(base: string, sources: string) {
    this.#folder = path.join(base, sources.slice(0, 16));
    if (!existsSync(base)) return;
    for (const name of readdirSync(base)) {
      const other = path.join(base, name);
      const isOld = Date.now() - statSync(other).mtimeMs > DAY_MS;
      if (isOld && other !== this.#folder) rmSync(other, { recursive: true });
    }
  }

  /** Keeps the results of a test file. A test that this run left out keeps its earlier result. */
  write(project: string, file: string, results: readonly StoredResult[]): void {
    const key = createHash('sha256').update(`${project} ${file}`).digest('hex').slice(0, 16);
    const stored = path.join(this.#folder, `${key}.json`);
    const nameOf = ({ titles }: StoredResult) => titles.join('\n');
    const earlier = new Map(this.#read(stored).map((result) => [nameOf(result), result]));
    const merged = results.map((result) =>
      result.status === 'pending' ? (earlier.get(nameOf(result)) ?? result) : result,
    );
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(stored, JSON.stringify(merged));
  }

  /** Returns the results of all test files that ran on these sources. */
  read(): StoredResult[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder).flatMap((name) => this.#read(path.join(this.#folder, name)));
  }

  #read(file: string): StoredResult[] {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoredResult[]) : [];
  }
}
