import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
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

// A copy of the project that was unpacked from an archive has no history to clone.
const isRepository = existsSync(path.join(root, '.git'));

(isRepository ? test : test.skip)(
  'R-DEV-14: a clone with core.autocrlf=true, the default on Windows, has no file with CRLF',
  () => {
    const clone = mkdtempSync(path.join(tmpdir(), 'clone-'));
    try {
      runGit(root, 'clone', '--quiet', '-c', 'core.autocrlf=true', root, clone);
      const files = runGit(clone, 'ls-files', '--eol').trim().split('\n');
      expect(files.length).toBeGreaterThan(400);
      expect(files.filter((line) => /w\/(crlf|mixed)/.test(line))).toEqual([]);
      expect(runGit(clone, 'status', '--porcelain')).toBe('');
    } finally {
      rmSync(clone, { recursive: true });
    }
  },
  60_000,
);

test('R-DEV-14: the _headers file of a build is parsed like a file with LF', () => {
  const parseHeaders = (text: string) => parseHeadersFile(text).map(({ headers }) => headers);
  const text = '/*\n  X-One: 1\n  X-Two: 2\n/assets/*\n  X-Three: 3\n';
  expect(parseHeaders(toCrlf(text))).toEqual(parseHeaders(text));
});
