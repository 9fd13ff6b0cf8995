import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Returns the test files that `npm run <script> -- <words>` would run, from `__tests__`. */
function listed(script: string, ...words: string[]): string[] {
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

test.each([
  ['test:unit', 'inboxFile', ['tools/inboxFile.test.ts']],
  ['test:unit', 'config.test', ['config/config.test.ts']],
  ['test:browser', 'browser/search', ['browser/searchEngines.test.ts']],
  ['test:engines', 'paths', ['engines/mainPaths.test.ts']],
])('`npm run %s -- %s` runs only the files whose path contains the word', (script, word, files) => {
  expect(listed(script, word)).toEqual(files);
});

test('`npm run test:unit` runs all suites but those in a browser', () => {
  const folders = new Set(listed('test:unit').map((file) => file.split('/')[0]));
  expect(folders).toContain('tools');
  expect(folders).toContain('forms');
  expect(folders).not.toContain('browser');
});

test('`npm test` runs neither the other engines nor the checks of a deployed site', () => {
  const folders = new Set(listed('test').map((file) => file.split('/')[0]));
  expect(folders).toContain('browser');
  expect(folders).not.toContain('engines');
  expect(folders).not.toContain('deployed');
});

test('R-DEV-12: the agreed packages and files are there', () => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    string,
    Record<string, string>
  >;
  expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(
    expect.arrayContaining([
      ...['typescript', 'react', 'react-dom', '@mui/material', '@mui/icons-material'],
      ...['@emotion/react', '@emotion/styled', 'react-router-dom', 'formik', 'yup'],
      ...['vite', 'jest', 'ts-jest', '@testing-library/react'],
    ]),
  );
  const places = ['package.json', 'vite.config.ts', 'tsconfig.json', 'jest.config.ts'];
  for (const place of [...places, 'src', 'public', '__tests__']) {
    expect([place, existsSync(path.join(root, place))]).toEqual([place, true]);
  }
});

test('R-DEV-13: no suite lets jest retry a test', () => {
  const files = readdirSync(path.join(root, '__tests__'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join('__tests__', file));
  const retrying = [...files, 'jest.config.ts'].filter((file) =>
    /retryTimes\(/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(retrying).toEqual([]);
});
