import { appendFileSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inboxFile } from '../../tools/inbox/server';
import { appendLine, readMessages } from '../../tools/inbox/store';
import { startInboxForEachTest } from './inboxFixture';

const { file, logged, restart, post, page, stored } = startInboxForEachTest();

const send = (n: number) => post(JSON.stringify({ n: `${n} ñ` }));

describe('R-DEV-04: the file of the inbox', () => {
  test('each message that was answered with status 200 is in the file, complete and once', async () => {
    const numbers = Array.from({ length: 50 }, (_, n) => n);
    const answers = await Promise.all(numbers.map(send));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const storedNumbers = stored().map(({ fields }) => fields.n);
    expect(storedNumbers.toSorted()).toEqual(numbers.map((n) => `${n} ñ`).toSorted());
  });

  test('an incomplete line, for example after a power cut, damages no other line, and the page counts it', async () => {
    await send(1);
    const firstLine = readFileSync(file(), 'utf8');
    appendFileSync(file(), firstLine.slice(0, 60));
    await send(2);
    expect(readFileSync(file(), 'utf8')).toMatch(`${firstLine}${firstLine.slice(0, 60)}\n{"id"`);
    const { messages, damaged } = readMessages(file());
    expect(messages.map(({ fields }) => fields.n)).toEqual(['1 ñ', '2 ñ']);
    expect(damaged).toBe(1);
    expect(await page()).toContain('Sin mostrar: 1 línea dañada del archivo.');
  });

  test('a file whose folder was moved is created again', () => {
    const deep = join(dirname(file()), 'deep', 'er', 'bandeja.jsonl');
    appendLine(deep, { que: 'enviado', donde: 'uno' });
    renameSync(join(dirname(file()), 'deep'), join(dirname(file()), 'old'));
    appendLine(deep, { que: 'enviado', donde: 'dos' });
    expect(readFileSync(deep, 'utf8')).toBe('{"que":"enviado","donde":"dos"}\n');
  });

  test('the inbox answers 500 if its file cannot be written, and continues to answer', async () => {
    // Writing fails, because the path of the file is a folder.
    mkdirSync(file());
    await restart();
    expect((await send(1)).status).toBe(500);
    const secondAnswer = await send(2);
    expect(secondAnswer.status).toBe(500);
    expect(await secondAnswer.json()).toEqual({ error: 'La bandeja no pudo usar su archivo.' });
    expect(logged()).toHaveLength(2);
    expect(logged()[0]).toMatch(/^bandeja: EISDIR/);
  });
});

test('INBOX_FILE is the path of the file, absolute or relative to the root folder', () => {
  expect(inboxFile('/site', {})).toBe('/site/bandeja.jsonl');
  expect(inboxFile('/site', { INBOX_FILE: '' })).toBe('/site/bandeja.jsonl');
  expect(inboxFile('/site', { INBOX_FILE: 'qa/x.jsonl' })).toBe('/site/qa/x.jsonl');
  expect(inboxFile('/site', { INBOX_FILE: '/tmp/x.jsonl' })).toBe('/tmp/x.jsonl');
});
