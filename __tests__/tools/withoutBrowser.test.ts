import { spawnSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const jestProgram = path.join(root, 'node_modules/jest/bin/jest.js');

/** Returns the environment of a machine on which no browser can be found or installed. */
function environmentWithoutBrowser(): NodeJS.ProcessEnv {
  const bin = mkdtempSync(path.join(tmpdir(), 'bin-'));
  symlinkSync(process.execPath, path.join(bin, 'node'));
  const env: NodeJS.ProcessEnv = { ...process.env, PATH: bin, INSTALL_BROWSER: '0' };
  delete env.CHROME_PATH;
  return { ...env, PLAYWRIGHT_BROWSERS_PATH: path.join(bin, 'none') };
}

interface Results {
  readonly numPassedTests: number;
  readonly testResults: readonly { name: string; status: string; message: string }[];
}

// Windows and macOS have browsers at fixed paths, and Windows makes links only for administrators.
if (process.platform === 'linux')
  test('R-DEV-15: without a browser the suites of `unit` and `tools` run, and each browser suite fails with one sentence', () => {
    const suites = [
      '__tests__/components/lazyPart.test.ts',
      '__tests__/tools/parseUrl.test.ts',
      '__tests__/main/mainPaths.test.ts',
    ];
    const { stdout } = spawnSync(
      process.execPath,
      [jestProgram, '--json', '--reporters', 'default', '--runTestsByPath', ...suites],
      { cwd: root, env: environmentWithoutBrowser(), encoding: 'utf8', timeout: 120_000 },
    );
    const { numPassedTests, testResults } = JSON.parse(stdout) as Results;
    expect(numPassedTests).toBeGreaterThan(1);
    const statusOf = Object.fromEntries(
      testResults.map(({ name, status }) => [path.relative(root, name), status]),
    );
    expect(statusOf).toEqual(
      Object.fromEntries(suites.map((suite) => [suite, /main/.test(suite) ? 'failed' : 'passed'])),
    );
    const [failure] = testResults.filter(({ status }) => status === 'failed');
    const sentences = failure!.message
      .trim()
      .split('\n')
      .filter((line) => line.trim() && !/●/.test(line));
    expect(sentences.map((line) => line.trim())).toEqual([
      'No Chromium or Chrome was found: run `npm run install:browser`, or set CHROME_PATH to the path of a browser.',
    ]);
  }, 150_000);

test('R-DEV-15: with INSTALL_BROWSER=0 the script that installs the browser starts no other program', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/installBrowser.ts', 'always'],
    { cwd: root, env: environmentWithoutBrowser(), encoding: 'utf8' },
  );
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
});
