import { mkdtempSync, rmSync, writeFileSync, appendFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { fromLine, toLine, type Message } from '../../tools/inbox/message';
import { escapeHtml } from '../../tools/inbox/page';
import { startInbox, type RunningInbox } from '../../tools/inbox/server';

let folder: string;
let file: string;
let inbox: RunningInbox;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  file = join(folder, 'bandeja.jsonl');
});

afterEach(async () => {
  await inbox.close();
  rmSync(folder, { recursive: true });
});

async function start(lines: string[]): Promise<void> {
  if (lines.length > 0) writeFileSync(file, lines.join(''));
  inbox = await startInbox({ file, log: () => undefined });
}

const line = (n: number, fields: Message['fields'] = [['nombre', `persona-${n}-`]]) =>
  toLine({ id: `id-${n}`, receivedAt: '2026-11-21T10:00:00.000Z', contentType: 'application/json', fields }); // prettier-ignore

const page = async () => (await fetch(inbox.url)).text();

test('R-DEV-06: an empty inbox says so in Spanish', async () => {
  await start([]);
  const html = await page();
  expect(html).toContain('<html lang="es-AR">');
  expect(html).toContain('Todavía no llegó ningún mensaje.');
  expect(html).not.toContain('<article');
});

test('its style is the only thing that its policy lets in', async () => {
  await start([line(1)]);
  const response = await fetch(inbox.url);
  const style = /<style>([^]*)<\/style>/.exec(await response.text())![1]!;
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(style).toContain('prefers-color-scheme: dark');
});

test('HEAD has the same headers and no body', async () => {
  await start([line(1)]);
  const response = await fetch(inbox.url, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
  expect(await response.text()).toBe('');
});

test('R-DEV-06: messages stand newest first, with the count of all', async () => {
  await start([line(1), line(2), line(3)]);
  const found = [...(await page()).matchAll(/persona-(\d+)-/g)].map(([, n]) => n);
  expect(found).toEqual(['3', '2', '1']);
  expect(await page()).toContain('3 mensajes, primero los más nuevos.');
});

test('R-DEV-06: only the newest 200 are shown, and the page says so', async () => {
  await start(Array.from({ length: 1234 }, (_, n) => line(n)));
  const html = await page();
  const found = [...html.matchAll(/persona-(\d+)-/g)].map(([, n]) => Number(n));
  expect(found).toEqual(Array.from({ length: 200 }, (_, n) => 1233 - n));
  expect(html).toContain('1234 mensajes');
  expect(html).toContain('los últimos 200');
});

test('R-DEV-06: a message that comes later is there, wherever a look fell in between', async () => {
  await start([line(1)]);
  await page();
  const next = line(2);
  appendFileSync(file, next.slice(0, 20));
  expect(await page()).not.toContain('persona-2-');
  appendFileSync(file, next.slice(20) + line(3));
  expect([...(await page()).matchAll(/persona-(\d+)-/g)].map(([, n]) => n)).toEqual([
    '3',
    '2',
    '1',
  ]);
});

test('R-DEV-06: a file that was emptied or replaced is read anew', async () => {
  await start([line(1), line(2)]);
  await page();
  writeFileSync(file, line(9));
  expect([...(await page()).matchAll(/persona-(\d+)-/g)].map(([, n]) => n)).toEqual(['9']);
  rmSync(file);
  expect(await page()).toContain('Todavía no llegó ningún mensaje.');
});

test('R-DEV-06: damaged lines in the middle are skipped and counted', async () => {
  await start([line(1), '{"id":"x\n', '7\n', '{"id":"a","receivedAt":"b","contentType":"c","fields":{"x":1}}\n', '\u0000\n', '\n', line(2)]); // prettier-ignore
  const html = await page();
  expect([...html.matchAll(/persona-(\d+)-/g)].map(([, n]) => n)).toEqual(['2', '1']);
  expect(html).toContain('2 mensajes');
  expect(html).toContain('Sin mostrar: 4 líneas dañadas del archivo.');
});

test('R-DEV-06: what a stranger typed is text, in names, values, ids and dates alike', async () => {
  const nasty = `"><script>alert('x')</script>&amp;\u0000\u001b[31m`;
  await start([
    toLine({ id: nasty, receivedAt: nasty, contentType: nasty, fields: [[nasty, [nasty, nasty]]] }),
  ]);
  const html = await page();
  expect(html).not.toMatch(/<script|\u0000|\u001b/);
  const safe =
    '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;\\u0000\\u001b[31m';
  expect(html).toContain(`<dt>${safe}</dt><dd dir="auto">${safe}</dd><dd dir="auto">${safe}</dd>`);
});

test('R-DEV-06: no text gets a character with a meaning past the escape', async () => {
  await start([]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const escaped = escapeHtml(text);
      expect(escaped).not.toMatch(/[<>"'\u0000]/);
      const back = escaped.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => {
        return { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }[name]!;
      });
      const plain = (value: string) => value.replace(/[\u0000-\u0008\u000b-\u000c\u000e-\u001f\u007f-\u009f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`); // prettier-ignore
      expect(back).toBe(plain(text));
    }),
    { numRuns: 1000 },
  );
});

test('R-DEV-04: a message survives its line, whatever its names and values', async () => {
  await start([]);
  const text = fc.string({ unit: 'binary' });
  const value = fc.oneof(text, fc.array(text));
  const fields = fc.uniqueArray(fc.tuple(text.filter((name) => !/^\d+$/.test(name)), value), { selector: ([name]) => name }); // prettier-ignore
  fc.assert(
    fc.property(fields, (pairs) => {
      const message = { id: 'i', receivedAt: 'r', contentType: 'c', fields: pairs };
      const written = toLine(message);
      expect(written.indexOf('\n')).toBe(written.length - 1);
      expect(fromLine(written)).toEqual(message);
    }),
    { numRuns: 1000 },
  );
});
