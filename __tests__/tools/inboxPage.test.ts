import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { appendLine, countsFile, type Message } from '../../tools/inbox/store';
import { inboxForEach } from './inboxFixture';

const { file, url, page } = inboxForEach();

const store = (n: number, more: Partial<Message> = {}) =>
  appendLine(file(), {
    id: `id-${n}`,
    receivedAt: '2026-11-21T10:00:00.000Z',
    contentType: 'application/json',
    fields: { nombre: `persona-${n}-` },
    ...more,
  });

const shown = async () => [...(await page()).matchAll(/persona-(\d+)-/g)].map(([, n]) => Number(n));

test('R-DEV-06: an empty inbox says so in Spanish, and nothing of counts', async () => {
  const html = await page();
  expect(html).toContain('<html lang="es-AR">');
  expect(html).toContain('Todavía no llegó ningún mensaje.');
  expect(html).not.toMatch(/<article|Cuentas/);
});

test('R-DEV-06: its policy allows its style, its empty icon and nothing else, and other origins cannot read it', async () => {
  store(1);
  const response = await fetch(url());
  const html = await response.text();
  expect(html).toContain('<link rel="icon" href="data:,">');
  const style = /<style>([^]*)<\/style>/.exec(html)![1]!;
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('R-DEV-06: messages stand newest first, with the count of all, as the file holds them now', async () => {
  for (const n of [1, 2, 3]) store(n);
  expect(await shown()).toEqual([3, 2, 1]);
  expect(await page()).toContain('3 mensajes, primero los más nuevos.');
  rmSync(file());
  store(9);
  expect(await shown()).toEqual([9]);
});

test('R-DEV-06: lines that are not a message are skipped and counted', async () => {
  store(1);
  appendFileSync(file(), '{"id":"x\n7\nnull\n\u0000\n\n');
  store(2);
  expect(await shown()).toEqual([2, 1]);
  expect(await page()).toContain('Sin mostrar: 4 líneas dañadas del archivo.');
});

test.each([
  ['has no date', { receivedAt: undefined }],
  ['has a date that is none', { receivedAt: 'ayer' }],
  ['has a date that is a number', { receivedAt: 1 }],
  ['has no id', { id: undefined }],
  ['has no type', { contentType: undefined }],
  ['has no fields', { fields: undefined }],
  ['has a number as a value', { fields: { nombre: 5 } }],
  ['has null among the texts of a field', { fields: { web: ['x', null] } }],
])('R-DEV-04, R-DEV-06: a line that %s is counted, and the others are shown', async (_, change) => {
  store(1);
  store(2, change as never);
  expect(await shown()).toEqual([1]);
  expect(await page()).toContain('Sin mostrar: 1 línea dañada del archivo.');
});

test('R-DEV-06: what a stranger typed is text, in names, values, ids and types alike', async () => {
  const nasty = `"><script>alert('x')</script>&amp;`;
  store(1, { id: nasty, contentType: nasty, fields: { [nasty]: [nasty, ''] } });
  const html = await page();
  expect(html).not.toMatch(/<script/);
  const safe = '&#34;&#62;&#60;script&#62;alert(&#39;x&#39;)&#60;/script&#62;&#38;amp;';
  expect(html).toContain(
    `<dt>${safe}</dt><dd dir="auto">${safe}</dd><dd class="vacio">(vacío)</dd>`,
  );
  expect(html).toContain(`<article id="${safe}">`);
  expect(html).toContain(`${safe} · ${safe}</header>`);
});

describe('R-OWNER-14: counts', () => {
  const count = (body: string) => fetch(`${url()}/cuenta`, { method: 'POST', body });
  const tap = (donde: string) => JSON.stringify({ que: 'empezar', donde });

  test('are added up on the page, by event and place; a line that is no count is skipped', async () => {
    writeFileSync(countsFile(file()), 'rota\n');
    for (const place of ['/', '<b>', '/']) expect((await count(tap(place))).status).toBe(204);
    await count('{"que":"enviado","donde":"agencia"}');
    const html = await page();
    expect(html).toContain('<dt>Toques en Empezar</dt><dd>3 (/: 2, &#60;b&#62;: 1)</dd>');
    expect(html).toContain('<dt>Mensajes que salieron bien</dt><dd>1 (agencia: 1)</dd>');
    expect(html).not.toMatch(/Mensajes que no salieron|<article/);
  });

  test.each([
    ['no JSON', 'hola'],
    ['an unknown event', '{"que":"nombre","donde":"Ana"}'],
    ['a count with more in it', '{"que":"empezar","donde":"/","quien":"Ana"}'],
    ['a place that is no text', '{"que":"empezar","donde":{}}'],
    ['a place that is too long', tap('x'.repeat(101))],
    ['null', 'null'],
  ])('%s is refused and not kept', async (_what, body) => {
    const answer = await count(body);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Acá se cuenta');
    expect(existsSync(countsFile(file()))).toBe(false);
  });
});
