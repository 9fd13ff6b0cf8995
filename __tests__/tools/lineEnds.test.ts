import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replaceSection } from '../../tools/markdown';
import { parseHeadersFile } from '../../tools/serve/serveDist';

const root = path.resolve(__dirname, '../..');
const crlf = (text: string) => text.replace(/\n/g, '\r\n');

const git = (cwd: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

// A copy of the project that was unpacked from an archive has no history to clone.
const isRepository = existsSync(path.join(root, '.git'));

(isRepository ? test : test.skip)(
  'R-DEV-14: a clone on Windows, where git writes CRLF by default, has the same files',
  () => {
    const clone = mkdtempSync(path.join(tmpdir(), 'clone-'));
    try {
      git(root, 'clone', '--quiet', '-c', 'core.autocrlf=true', root, clone);
      const files = git(clone, 'ls-files', '--eol').trim().split('\n');
      expect(files.length).toBeGreaterThan(400);
      expect(files.filter((line) => /w\/(crlf|mixed)/.test(line))).toEqual([]);
      expect(git(clone, 'status', '--porcelain')).toBe('');
    } finally {
      rmSync(clone, { recursive: true });
    }
  },
  60_000,
);

test('a section of a document is replaced between its own lines, not in a sentence that quotes them', () => {
  const page = 'Between `<!-- x -->` and `<!-- /x -->`.\n<!-- x -->\nold\n<!-- /x -->\n';
  expect(replaceSection(page, 'x', 'new')).toBe(page.replace('old', 'new'));
});

describe('R-DEV-14: a file that an editor has given CRLF is read as before', () => {
  test('a page with marked places keeps its own line ends', () => {
    const page = 'a\n<!-- x -->\nold\n<!-- /x -->\nb\n';
    expect(replaceSection(crlf(page), 'x', 'one\ntwo')).toBe(
      crlf(replaceSection(page, 'x', 'one\ntwo')),
    );
  });

  test('the headers of a built site', () => {
    const rules = (text: string) => parseHeadersFile(text).map(({ headers }) => headers);
    const text = '/*\n  X-One: 1\n  X-Two: 2\n/assets/*\n  X-Three: 3\n';
    expect(rules(crlf(text))).toEqual(rules(text));
  });
});
