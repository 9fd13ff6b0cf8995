import { appendFileSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inboxFile } from '../../tools/inbox/server';
import { appendLine, readMessages } from '../../tools/inbox/store';
import { inboxForEach } from './inboxFixture';

const { file, logged, restart, post, page, stored } = inboxForEach();

const send = (n: number) => post(JSON.stringify({ n: `${n} ñ` }));

describe('R-DEV-04: storing', () => {
  test('each message that was answered with ok is on disk, whole and once', async () => {
    const numbers = Array.from({ length: 50 }, (_, n) => n);
    const answers = await Promise.all(numbers.map(send));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const kept = stored().map(({ fields }) => fields.n);
    expect(kept.toSorted()).toEqual(numbers.map((n) => `${n} ñ`).toSorted());
  });

  test('a half line, as a full disk or a power cut leaves it, spoils no other and is counted', async () => {
    await send(1);
    const whole = readFileSync(file(), 'utf8');
    appendFileSync(file(), whole.slice(0, 60));
    await send(2);
    expect(readFileSync(file(), 'utf8')).toMatch(`${whole}${whole.slice(0, 60)}\n{"id"`);
    const { messages, damaged } = readMessages(file());
    expect(messages.map(({ fields }) => fields.n)).toEqual(['1 ñ', '2 ñ']);
    expect(damaged).toBe(1);
    expect(await page()).toContain('Sin mostrar: 1 línea dañada del archivo.');
  });

  test('a file that is moved away or deleted is created anew', () => {
    const deep = join(dirname(file()), 'deep', 'er', 'bandeja.jsonl');
    appendLine(deep, { que: 'enviado', donde: 'uno' });
    renameSync(join(dirname(file()), 'deep'), join(dirname(file()), 'old'));
    appendLine(deep, { que: 'enviado', donde: 'dos' });
    expect(readFileSync(deep, 'utf8')).toBe('{"que":"enviado","donde":"dos"}\n');
  });

  test('a file that cannot be written is a 500, never an ok, and the inbox goes on', async () => {
    // Writing fails, because the path of the file is a folder.
    mkdirSync(file());
    await restart();
    expect((await send(1)).status).toBe(500);
    const again = await send(2);
    expect(again.status).toBe(500);
    expect(await again.json()).toEqual({ error: 'La bandeja no pudo usar su archivo.' });
    expect(logged()).toHaveLength(2);
    expect(logged()[0]).toMatch(/^bandeja: EISDIR/);
  });
});

test('INBOX_FILE names the file, from the root or absolute', () => {
  expect(inboxFile('/site', {})).toBe('/site/bandeja.jsonl');
  expect(inboxFile('/site', { INBOX_FILE: '' })).toBe('/site/bandeja.jsonl');
  expect(inboxFile('/site', { INBOX_FILE: 'qa/x.jsonl' })).toBe('/site/qa/x.jsonl');
  expect(inboxFile('/site', { INBOX_FILE: '/tmp/x.jsonl' })).toBe('/tmp/x.jsonl');
});
