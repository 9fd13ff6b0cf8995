import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { appendLine, countsFile, type Message } from '../../tools/inbox/store';
import { startInboxForEachTest } from './inboxFixture';

const { file, url, page } = startInboxForEachTest();

const storeMessage = (n: number, changes: Partial<Message> = {}) =>
  appendLine(file(), {
    id: `id-${n}`,
    receivedAt: '2026-11-21T10:00:00.000Z',
    contentType: 'application/json',
    fields: { nombre: `persona-${n}-` },
    ...changes,
  });

const fetchShownNumbers = async () =>
  [...(await page()).matchAll(/persona-(\d+)-/g)].map(([, n]) => Number(n));

test('R-DEV-06: an empty inbox shows a Spanish text instead of messages, and no counts', async () => {
  const html = await page();
  expect(html).toContain('<html lang="es-AR">');
  expect(html).toContain('Todavía no llegó ningún mensaje.');
  expect(html).not.toMatch(/<article|Cuentas/);
});

test('R-DEV-06: the policy of the inbox page allows only its style and data: images, and other origins cannot read the page', async () => {
  storeMessage(1);
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

test('R-DEV-06: the inbox page shows the current messages of the file, newest first, and their number', async () => {
  for (const n of [1, 2, 3]) storeMessage(n);
  expect(await fetchShownNumbers()).toEqual([3, 2, 1]);
  expect(await page()).toContain('3 mensajes, primero los más nuevos.');
  rmSync(file());
  storeMessage(9);
  expect(await fetchShownNumbers()).toEqual([9]);
});

test('R-DEV-06: lines of the file that contain no message are skipped and counted', async () => {
  storeMessage(1);
  appendFileSync(file(), '{"id":"x\n7\nnull\n\u0000\n\n');
  storeMessage(2);
  expect(await fetchShownNumbers()).toEqual([2, 1]);
  expect(await page()).toContain('Sin mostrar: 4 líneas dañadas del archivo.');
});

test.each([
  ['has no date', { receivedAt: undefined }],
  ['has an invalid date', { receivedAt: 'ayer' }],
  ['has a date that is a number', { receivedAt: 1 }],
  ['has no id', { id: undefined }],
  ['has no media type', { contentType: undefined }],
  ['has no fields', { fields: undefined }],
  ['has a number as a value', { fields: { nombre: 5 } }],
  ['has null among the texts of a field', { fields: { web: ['x', null] } }],
])(
  'R-DEV-04, R-DEV-06: a line that %s is counted as damaged, and the other messages are shown',
  async (_, change) => {
    storeMessage(1);
    storeMessage(2, change as never);
    expect(await fetchShownNumbers()).toEqual([1]);
    expect(await page()).toContain('Sin mostrar: 1 línea dañada del archivo.');
  },
);

test('R-DEV-06: HTML in the field names, values, id and media type of a message is shown as text', async () => {
  const markup = `"><script>alert('x')</script>&amp;`;
  storeMessage(1, { id: markup, contentType: markup, fields: { [markup]: [markup, ''] } });
  const html = await page();
  expect(html).not.toMatch(/<script/);
  const escaped = '&#34;&#62;&#60;script&#62;alert(&#39;x&#39;)&#60;/script&#62;&#38;amp;';
  expect(html).toContain(
    `<dt>${escaped}</dt><dd dir="auto">${escaped}</dd><dd class="vacio">(vacío)</dd>`,
  );
  expect(html).toContain(`<article id="${escaped}">`);
  expect(html).toContain(`${escaped} · ${escaped}</header>`);
});

describe('R-OWNER-14: counts in the inbox', () => {
  const postCount = (body: string) => fetch(`${url()}/cuenta`, { method: 'POST', body });
  const tapCount = (donde: string) => JSON.stringify({ que: 'empezar', donde });

  test('the page adds up the counts by event and place, and skips an invalid line', async () => {
    writeFileSync(countsFile(file()), 'rota\n');
    for (const place of ['/', '<b>', '/'])
      expect((await postCount(tapCount(place))).status).toBe(204);
    await postCount('{"que":"enviado","donde":"agencia"}');
    const html = await page();
    expect(html).toContain('<dt>Toques en Empezar</dt><dd>3 (/: 2, &#60;b&#62;: 1)</dd>');
    expect(html).toContain('<dt>Mensajes que salieron bien</dt><dd>1 (agencia: 1)</dd>');
    expect(html).not.toMatch(/Mensajes que no salieron|<article/);
  });

  test.each([
    ['invalid JSON', 'hola'],
    ['an unknown event', '{"que":"nombre","donde":"Ana"}'],
    ['an additional property', '{"que":"empezar","donde":"/","quien":"Ana"}'],
    ['a place that is not a string', '{"que":"empezar","donde":{}}'],
    ['a place of 101 characters', tapCount('x'.repeat(101))],
    ['null instead of an object', 'null'],
  ])('a count with %s is refused and not stored', async (_, body) => {
    const answer = await postCount(body);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Acá se cuenta');
    expect(existsSync(countsFile(file()))).toBe(false);
  });
});
