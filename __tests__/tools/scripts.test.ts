import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

const { dependencies, devDependencies } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
) as Record<string, Record<string, string>>;

/** Returns the test files that `npm run <script> -- <words>` would run, relative to `__tests__`. */
function listTestFiles(script: string, ...words: string[]): string[] {
  const { stdout } = spawnSync('npm', ['run', '--silent', script, '--', ...words, '--listTests'], {
    cwd: root,
    encoding: 'utf8',
    // On Windows npm is a .cmd file, which Node starts only in a shell.
    shell: process.platform === 'win32',
  });
  const folder = path.join(root, '__tests__', path.sep);
  return stdout.split(/\r?\n/).flatMap((line) => {
    return line.startsWith(folder) ? [line.slice(folder.length).replaceAll(path.sep, '/')] : [];
  });
}

test('`npm run test:browser -- browser/policy` runs only the file whose path contains the words', () => {
  expect(listTestFiles('test:browser', 'browser/policy')).toEqual(['browser/policy.test.ts']);
});

test('R-DEV-01: no file of the project replaces or patches an installed package', () => {
  const files = ['package.json', 'vite.config.ts', 'tools/build/sharedConfig.ts', 'jest.config.ts'];
  const replacing = files.filter((file) =>
    /\balias\b|patch-package|"(pre|post)?install"/.test(
      readFileSync(path.join(root, file), 'utf8'),
    ),
  );
  expect(replacing).toEqual([]);
});

test('R-DEV-12: the project has the required packages, files and folders', () => {
  expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(
    expect.arrayContaining([
      ...['typescript', 'react', 'react-dom', '@mui/material', '@mui/icons-material'],
      ...['@emotion/react', '@emotion/styled', 'react-router-dom', 'formik', 'yup'],
      ...['vite', 'jest', 'ts-jest', '@testing-library/react'],
    ]),
  );
  const files = ['package.json', 'vite.config.ts', 'tsconfig.json', 'jest.config.ts'];
  for (const name of [...files, 'src', 'public', '__tests__']) {
    expect([name, existsSync(path.join(root, name))]).toEqual([name, true]);
  }
});

test('R-DEV-13: neither a test file nor jest.config.ts calls retryTimes', () => {
  const files = readdirSync(path.join(root, '__tests__'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join('__tests__', file));
  const filesWithRetries = [...files, 'jest.config.ts'].filter((file) =>
    /retryTimes\(/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(filesWithRetries).toEqual([]);
});
