import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

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

test.each([
  ['test:unit', 'tools/inbox', ['tools/inbox.test.ts']],
  ['test:unit', 'config.test', ['config/config.test.ts']],
  ['test:browser', 'browser/search', ['browser/searchEngines.test.ts']],
  ['test:engines', 'paths', ['engines/mainPaths.test.ts']],
])('`npm run %s -- %s` runs only the files whose path contains the word', (script, word, files) => {
  expect(listTestFiles(script, word)).toEqual(files);
});

test('`npm run test:unit` runs suites of the projects unit and tools, and no browser suite', () => {
  const folders = new Set(listTestFiles('test:unit').map((file) => file.split('/')[0]));
  expect(folders).toContain('tools');
  expect(folders).toContain('forms');
  expect(folders).not.toContain('browser');
});

test('`npm test` runs unit, tools and the main paths, and no other suite of a browser', () => {
  const folders = new Set(listTestFiles('test').map((file) => file.split('/')[0]));
  expect(folders).toContain('tools');
  expect(folders).toContain('main');
  for (const folder of ['browser', 'engines', 'deployed']) expect(folders).not.toContain(folder);
});

test('R-DEV-12: the project has the required packages, files and folders', () => {
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
