import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** The test files that `npm run <script> -- <words>` would run, from `__tests__`. */
function listed(script: string, ...words: string[]): string[] {
  const { stdout } = spawnSync('npm', ['run', '--silent', script, '--', ...words, '--listTests'], {
    cwd: root,
    encoding: 'utf8',
  });
  const folder = path.join(root, '__tests__/');
  return stdout.split('\n').flatMap((line) => {
    return line.startsWith(folder) ? [line.slice(folder.length)] : [];
  });
}

test.each([
  ['test:unit', 'inboxFile', ['tools/inboxFile.test.ts']],
  ['test:unit', 'config.test', ['config/config.test.ts']],
  ['test:browser', 'browser/search', ['browser/search.test.ts']],
])('`npm run %s -- %s` runs the files that are named so, and no other', (script, word, files) => {
  expect(listed(script, word)).toEqual(files);
});

test('the fast suites are all but the browser’s', () => {
  const folders = new Set(listed('test:unit').map((file) => file.split('/')[0]));
  expect(folders).toContain('tools');
  expect(folders).toContain('forms');
  expect(folders).not.toContain('browser');
});
