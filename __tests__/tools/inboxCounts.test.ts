import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { countsFile } from '../../tools/inbox/counts';
import { inboxForEach } from './inboxFixture';

const { file, url } = inboxForEach();

const count = (body: string, method = 'POST') =>
  fetch(`${url()}/cuenta`, { method, ...(method === 'POST' && { body }) });
const tap = (donde: string) => JSON.stringify({ que: 'empezar', donde });

test('R-OWNER-14: what the site counts is added up on the inbox’s page, by what and where', async () => {
  for (const donde of ['/', '/contactanos', '/']) {
    expect((await count(tap(donde))).status).toBe(204);
  }
  await count('{"que":"enviado","donde":"agencia"}');
  const page = await (await fetch(url())).text();
  expect(page).toContain('<dt>Toques en Empezar</dt><dd>3 (/: 2, /contactanos: 1)</dd>');
  expect(page).toContain('<dt>Mensajes que salieron bien</dt><dd>1 (agencia: 1)</dd>');
  expect(page).not.toContain('Mensajes que no salieron');
  expect(page).not.toContain('<article');
});

test('R-OWNER-14: the page says nothing of counts where nothing counts', async () => {
  expect(await (await fetch(url())).text()).not.toContain('Cuentas');
});

test.each([
  ['no JSON', 'hola'],
  ['something else that happens', '{"que":"nombre","donde":"Ana"}'],
  ['more than it counts', '{"que":"empezar","donde":"/","quien":"Ana"}'],
  ['a place that is no text', '{"que":"empezar","donde":{}}'],
  ['a place that is too long', tap('x'.repeat(101))],
  ['nothing', 'null'],
])('R-OWNER-14: %s is refused and not kept', async (_what, body) => {
  const answer = await count(body);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('Acá se cuenta');
  expect(existsSync(countsFile(file()))).toBe(false);
});

test('R-OWNER-14: a place is shown as text, and a line that is no count is passed over', async () => {
  await count(tap('<b>'));
  appendFileSync(countsFile(file()), 'rota\n');
  await count(tap('<b>'));
  expect(readFileSync(countsFile(file()), 'utf8').split('\n')).toHaveLength(4);
  expect(await (await fetch(url())).text()).toContain('<dd>2 (&lt;b&gt;: 2)</dd>');
});

test('R-OWNER-14: a look at the address of the counts is no count', async () => {
  expect((await count('', 'GET')).status).toBe(400);
});
