import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createInbox, inboxOptions } from '../../tools/inbox/server';
import { createFormData, JSON_TYPE, startInboxForEachTest } from './inboxFixture';

const { file, url, logged, start, post, stored } = startInboxForEachTest();

const fields = { nombre: 'Ana', apellido: 'Núñez', mensaje: '¿Cuánto tarda? «ya» <b>', web: '' };
const ACCEPT_JSON = { Accept: 'application/json' };

test.each([
  ['JSON', () => JSON.stringify(fields), JSON_TYPE],
  ['multipart', () => createFormData(fields), ACCEPT_JSON],
  ['URL-encoded', () => new URLSearchParams(fields), ACCEPT_JSON],
])('R-DEV-03a: a message as %s is stored with exactly its fields', async (...way) => {
  const [, body, headers] = way;
  const response = await post(body(), headers);
  expect([response.status, await response.json()]).toEqual([200, { ok: true, success: true }]);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(stored().map((message) => Object.entries(message.fields))).toEqual([
    Object.entries(fields),
  ]);
});

test('the answer to a native submit is a Spanish thanks page', async () => {
  const response = await post(createFormData(fields), { Accept: 'text/html,*/*;q=0.8' });
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringContaining('<h1>¡Enviado!</h1>'),
  ]);
  expect(stored()).toHaveLength(1);
});

test('R-DEV-03a: a field that is sent twice is stored with both values', async () => {
  const data = createFormData({ web: '' });
  data.append('web', 'x');
  await post(data, {});
  expect(stored()[0]!.fields).toEqual({ web: ['', 'x'] });
});

const LARGEST = '{"nombre":"persona-1-"}'.padEnd(64 * 1024);
test.each([
  ['invalid JSON', 400, 'POST', '{"nombre":"An', 'application/json'],
  ['JSON that is no object', 400, 'POST', 'null', 'application/json'],
  ['multipart without an end', 400, 'POST', '--x\r\n', 'multipart/form-data; boundary=x'],
  ['another method', 405, 'PUT', '{}', 'application/json'],
  ['an unknown type', 415, 'POST', '{}', 'text/plain'],
  ['more than 64 KB', 413, 'POST', `${LARGEST} `, 'application/json'],
])('R-DEV-03a: %s gets %i, and nothing is stored', async (_, status, method, body, type) => {
  const response = await fetch(url(), { method, body, headers: { 'Content-Type': type } });
  // Without this header the site would take a refusal for a network failure.
  const allowed = response.headers.get('access-control-allow-origin');
  expect([response.status, allowed, stored()]).toEqual([status, '*', []]);
});

test('the inbox answers 500 if its file cannot be written, and continues to answer', async () => {
  // Writing fails, because the path of the file is a folder.
  mkdirSync(file(), { recursive: true });
  expect([(await post('{}')).status, (await post('{}')).status]).toEqual([500, 500]);
  expect(logged()).toEqual(Array(2).fill(expect.stringMatching(/^bandeja: EISDIR/)));
});

test('R-DEV-03a: a preflight request is answered with CORS headers, and other origins cannot read the messages', async () => {
  const preflight = await fetch(url(), { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type, accept');
  expect((await fetch(url())).headers.get('access-control-allow-origin')).toBeNull();
});

test('R-DEV-03a: the page shows the newest message first, and HTML as text', async () => {
  await post(LARGEST);
  const markup = `"><script>alert('x')</script>&amp;`;
  await post(JSON.stringify({ [markup]: [markup, 'persona-2-'] }));
  const response = await fetch(url());
  const html = await response.text();
  expect(html.match(/persona-\d-/g)).toEqual(['persona-2-', 'persona-1-']);
  const escaped = '&#34;&#62;&#60;script&#62;alert(&#39;x&#39;)&#60;/script&#62;&#38;amp;';
  expect(html).toContain(`<dt>${escaped}</dt><dd>${escaped}\n`);
  // The policy allows the page's style and no script.
  const style = /<style>([^]*)<\/style>/.exec(html)![1]!;
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; img-src data:; style-src 'sha256-${hash}'`,
  );
});

test.each([
  ['400', 400],
  ['599', 599],
])('R-DEV-03b: INBOX_LIKE=%s answers %i, and stores nothing', async (like, status) => {
  await start(like);
  expect([(await post('{}')).status, stored()]).toEqual([status, []]);
});

test('R-DEV-03b: INBOX_LIKE=hang does not answer, and stores nothing', async () => {
  await start('hang');
  let isAnswered = false;
  void post('{}').then(
    () => (isAnswered = true),
    () => {},
  );
  // Another request is answered while the first one waits.
  expect((await fetch(url())).status).toBe(200);
  expect([isAnswered, stored()]).toEqual([false, []]);
});

test('an unknown name in INBOX_LIKE is refused with the names', () => {
  for (const like of ['gmail', '399', '600', '4e2', 'reset']) {
    expect(() => createInbox({ file: '', like })).toThrow(
      /«.*» no es .* un código de 400 a 599, o hang\./,
    );
  }
});

test('INBOX_FILE is the path of the file, relative to the root folder', () => {
  const fileOf = (value: string) => inboxOptions('/site', { INBOX_FILE: value }).file;
  expect([fileOf(''), fileOf('qa/x.jsonl')]).toEqual(['/site/bandeja.jsonl', '/site/qa/x.jsonl']);
  // `set INBOX_LIKE=500 && npm start` of Windows adds a space.
  expect(inboxOptions('/site', { INBOX_LIKE: '500 ' }).like).toBe('500');
});
