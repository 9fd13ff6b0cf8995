import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseHeadersFile } from '../../tools/serve/serveDist';

const root = path.resolve(__dirname, '../..');
const toCrlf = (text: string) => text.replace(/\n/g, '\r\n');

const runGit = (cwd: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

test('R-DEV-14: with core.autocrlf=true, the default on Windows, a clone has no CRLF', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clone-'));
  const [origin, clone] = [path.join(folder, 'origin'), path.join(folder, 'clone')];
  runGit(folder, 'init', '--quiet', origin);
  copyFileSync(path.join(root, '.gitattributes'), path.join(origin, '.gitattributes'));
  writeFileSync(path.join(origin, 'a.ts'), 'const a = 1;\n');
  runGit(origin, 'add', '.');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  runGit(origin, ...author, 'commit', '--quiet', '--message', 'First');
  runGit(folder, 'clone', '--quiet', '-c', 'core.autocrlf=true', origin, clone);
  expect(readFileSync(path.join(clone, 'a.ts'), 'utf8')).toBe('const a = 1;\n');
  rmSync(folder, { recursive: true });
});

test('R-DEV-14: the _headers file of a build is parsed like a file with LF', () => {
  const parseHeaders = (text: string) => parseHeadersFile(text).map(({ headers }) => headers);
  const text = '/*\n  X-One: 1\n  X-Two: 2\n/assets/*\n  X-Three: 3\n';
  expect(parseHeaders(toCrlf(text))).toEqual(parseHeaders(text));
});
