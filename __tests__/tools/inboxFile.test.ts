import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appendLine, readMessages } from '../../tools/inbox/file';
import { toLine } from '../../tools/inbox/message';
import { inboxFile, startInbox } from '../../tools/inbox/server';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  file = join(folder, 'bandeja.jsonl');
});

afterEach(() => rmSync(folder, { recursive: true }));

const line = (n: number) =>
  toLine({
    id: `id-${n}`,
    receivedAt: '2026-11-21T10:00:00.000Z',
    contentType: 'application/json',
    fields: [['n', `${n} ñ`]],
  });

const text = () => readFileSync(file, 'utf8');

describe('R-DEV-04: storing', () => {
  test('each line follows the last one', () => {
    appendLine(file, line(1));
    appendLine(file, line(2));
    expect(text()).toBe(line(1) + line(2));
  });

  test('a half line, as a full disk or a power cut leaves it, spoils no other and is counted', async () => {
    const half = line(2).slice(0, 20);
    writeFileSync(file, line(1) + half);
    appendLine(file, line(3));
    expect(text()).toBe(`${line(1)}${half}\n${line(3)}`);
    expect(await readMessages(file)).toMatchObject({ total: 2, damaged: 1 });
  });

  test('a file that is moved away or deleted is made anew', () => {
    const deep = join(folder, 'deep', 'er', 'bandeja.jsonl');
    appendLine(deep, line(1));
    renameSync(join(folder, 'deep'), join(folder, 'old'));
    appendLine(deep, line(2));
    expect(readFileSync(deep, 'utf8')).toBe(line(2));
  });

  const hasFullDevice = existsSync('/dev/full');
  (hasFullDevice ? test : test.skip)(
    'a full disk is a 500, never an ok, and the inbox lives on',
    async () => {
      const logged: string[] = [];
      const inbox = await startInbox({ file: '/dev/full', log: (each) => logged.push(each) });
      const send = () =>
        fetch(inbox.url, {
          method: 'POST',
          body: '{"a":"b"}',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        });
      const response = await send();
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual({
        error: 'No se pudo guardar el mensaje. Probá de nuevo más tarde.',
      });
      expect(logged).toEqual([expect.stringMatching(/^bandeja: no se pudo guardar .*ENOSPC/)]);
      expect((await send()).status).toBe(500);
      await inbox.close();
    },
  );
});

test('INBOX_FILE names the file, from the root or absolute', () => {
  expect(inboxFile('/site', {})).toBe('/site/bandeja.jsonl');
  expect(inboxFile('/site', { INBOX_FILE: '' })).toBe('/site/bandeja.jsonl');
  expect(inboxFile('/site', { INBOX_FILE: 'qa/x.jsonl' })).toBe('/site/qa/x.jsonl');
  expect(inboxFile('/site', { INBOX_FILE: '/tmp/x.jsonl' })).toBe('/tmp/x.jsonl');
});
