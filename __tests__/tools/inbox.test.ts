import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, mkdirSync } from 'node:fs';
import { request } from 'node:http';
import { profileOf, profiles } from '../../tools/inbox/profiles';
import { inboxOptions } from '../../tools/inbox/server';
import { createFormData, JSON_TYPE, startInboxForEachTest } from './inboxFixture';

const { file, url, logged, start, post, page, stored } = startInboxForEachTest();

const fields = { nombre: 'Ana', apellido: 'Núñez', mensaje: '¿Cuánto tarda? «ya» <b>', web: '' };
const ACCEPT_JSON = { Accept: 'application/json' };

describe('messages', () => {
  test.each([
    ['JSON', () => JSON.stringify(fields), JSON_TYPE],
    ['multipart', () => createFormData(fields), ACCEPT_JSON],
    ['URL-encoded', () => new URLSearchParams(fields), ACCEPT_JSON],
    ['plain text', () => JSON.stringify(fields), ACCEPT_JSON],
  ])('R-DEV-03, R-DEV-04: a message as %s is stored with exactly its fields', async (...way) => {
    const [, body, headers] = way;
    const response = await post(body(), headers);
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(stored().map((message) => Object.entries(message.fields))).toEqual([
      Object.entries(fields),
    ]);
    expect(Date.parse(stored()[0]!.receivedAt)).toBeGreaterThan(0);
  });

  test('R-DEV-03: the answer to a native submit is a Spanish thanks page', async () => {
    const response = await post(createFormData(fields), { Accept: 'text/html,*/*;q=0.8' });
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('<h1>¡Enviado!</h1>'),
    ]);
    expect(stored()).toHaveLength(1);
  });

  test('R-DEV-04: a field that is sent twice is stored with both values', async () => {
    const data = createFormData({ web: '', constructor: 'x' });
    data.append('web', 'x');
    await post(data, {});
    expect(stored()[0]!.fields).toEqual({ web: ['', 'x'], constructor: 'x' });
  });

  test.each([
    ['invalid JSON', '{"nombre":"An', JSON_TYPE],
    ['JSON that is no object', 'null', JSON_TYPE],
    ['multipart without an end', '--x\r\n', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ])('R-DEV-03: %s gets 400, and nothing is stored', async (_, body, headers) => {
    const response = await post(body, headers);
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: expect.stringContaining('No se entiende') },
    ]);
    expect(stored()).toEqual([]);
  });

  test('R-DEV-03: nothing is stored if the sender disconnects before the end of the body', async () => {
    const req = request(url(), { method: 'POST', headers: { 'Content-Length': 99 } });
    req.on('error', () => {}).write('{"nombre":');
    await once(req, 'socket').then(([socket]) => once(socket, 'connect'));
    req.destroy();
    await post('{"nombre":"después"}');
    expect(stored().map((message) => message.fields.nombre)).toEqual(['después']);
  });

  test('R-DEV-04: each of 50 messages that were answered with status 200 is in the file, complete and once', async () => {
    const texts = Array.from({ length: 50 }, (_, n) => `${n} ñ`).toSorted();
    const answers = await Promise.all(texts.map((n) => post(JSON.stringify({ n }))));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(
      stored()
        .map((message) => message.fields.n)
        .toSorted(),
    ).toEqual(texts);
  });

  test('R-DEV-04: the inbox answers 500 if its file cannot be written, and continues to answer', async () => {
    // Writing fails, because the path of the file is a folder.
    mkdirSync(file(), { recursive: true });
    expect([(await post('{}')).status, (await post('{}')).status]).toEqual([500, 500]);
    expect(logged()).toEqual(Array(2).fill(expect.stringMatching(/^bandeja: EISDIR/)));
  });

  test('each message is logged as one short line without control characters', async () => {
    await post(JSON.stringify({ nombre: 'A\u001b[31m\nB\u0000', mensaje: 'x'.repeat(9000) }));
    expect(logged()).toEqual([
      expect.stringMatching(/^bandeja: mensaje \{"nombre":"A[^\u0000-\u001f]{50,200}$/),
    ]);
  });
});

test('R-DEV-03: a preflight request is answered with CORS headers, and other origins cannot read the messages', async () => {
  const preflight = await fetch(url(), { method: 'OPTIONS' });
  expect([
    preflight.status,
    ...[...preflight.headers].filter(([name]) => /^access/.test(name)),
  ]).toEqual([
    204,
    ['access-control-allow-headers', 'content-type, accept'],
    ['access-control-allow-methods', 'POST, OPTIONS'],
    ['access-control-allow-origin', '*'],
  ]);
  expect((await fetch(url())).headers.get('access-control-allow-origin')).toBeNull();
  expect((await fetch(`${url()}/x`)).status).toBe(404);
});

describe('R-DEV-06: the page', () => {
  test('without messages it says what to do', async () => {
    expect(await page()).toMatch(/<html lang="es-AR">[^]*Todavía no llegó ningún mensaje/);
  });

  test('R-DEV-04: it shows the newest message first, and counts lines that hold none', async () => {
    await post('{"nombre":"persona-1-"}');
    appendFileSync(file(), '{"id":"x","fields":{"nombre":"persona-9-');
    await post('{"nombre":"persona-2-"}');
    appendFileSync(file(), 'null\n{"receivedAt":"ayer","contentType":"","fields":{}}\n');
    const html = await page();
    expect(html.match(/persona-\d-/g)).toEqual(['persona-2-', 'persona-1-']);
    expect(html).toMatch(/Mensajes: 2,[^]*dañados del archivo, sin mostrar: 3\./);
  });

  test('it shows HTML as text, its policy allows only its own style, and no cache keeps it', async () => {
    const markup = `"><script>alert('x')</script>&amp;`;
    await post(JSON.stringify({ [markup]: [markup, ''] }));
    const response = await fetch(url());
    const html = await response.text();
    const escaped = '&#34;&#62;&#60;script&#62;alert(&#39;x&#39;)&#60;/script&#62;&#38;amp;';
    expect(html).toContain(`<dt>${escaped}</dt><dd>${escaped}\n</dd>`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const style = /<style>([^]*)<\/style>/.exec(html)![1]!;
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
        `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
  });
});

const ways = {
  contacto: { headers: JSON_TYPE, body: () => '{"nombre":"Ana"}' },
  agencia: { headers: ACCEPT_JSON, body: () => createFormData({ nombre: 'Ana' }) },
  navegador: { headers: {}, body: () => createFormData({ nombre: 'Ana' }) },
};

/** By profile: the status for the contact form, the agency form and the browser's post; * if it was stored. */
const expected: Record<string, [contact: string, agency: string, native: string]> = {
  formspree: ['200*', '200*', '302*'],
  'formspree-captcha': ['403', '403', '200'],
  'formspree-cupo': ['200', '200', '200'],
  'formspree-primera': ['200', '200', '200'],
  formsubmit: ['200*', '200*', '200'],
  'formsubmit-primera': ['200', '200', '200'],
  formcarry: ['200*', '200*', '302*'],
  'formcarry-regla': ['422', '422', '422'],
  basin: ['200*', '200*', '200*'],
  'basin-captcha': ['422', '422', '200'],
  formspark: ['200*', '200*', '200*'],
  web3forms: ['400', '400', '400'],
  'apps-script': ['405', '302*', '302*'],
  php: ['200', '200*', '200*'],
  'php-error': ['200', '200', '200'],
  html: ['200*', '200*', '200*'],
  redirect: ['302*', '302*', '302*'],
  '403': ['403', '403', '403'],
  '599': ['599', '599', '599'],
};

test.each(Object.entries(expected))(
  'R-DEV-05: INBOX_LIKE=%s answers and stores as the service',
  async (like, outcomes) => {
    await start(like);
    const seen: string[] = [];
    for (const { headers, body } of Object.values(ways)) {
      const before = stored().length;
      const { status } = await post(body(), headers);
      seen.push(status + '*'.repeat(stored().length - before));
    }
    expect(seen).toEqual(outcomes);
    expect(await page()).toContain(`INBOX_LIKE=${like}.`);
  },
);

test('R-DEV-05, R-OWNER-19: INBOX_LIKE=web3forms takes a message with the field that the owner has added', async () => {
  await start('web3forms');
  const keyed = { ...fields, access_key: 'abc' };
  expect((await post(JSON.stringify(keyed))).status).toBe(200);
  const native = await post(createFormData(keyed), { Accept: 'text/html' });
  expect([native.status, native.headers.get('location')]).toEqual([
    302,
    'https://web3forms.com/success',
  ]);
  expect(stored().map((message) => message.fields)).toEqual([keyed, keyed]);
});

test('R-DEV-05: INBOX_LIKE=reset resets the connection, and INBOX_LIKE=hang does not answer; both store nothing', async () => {
  await start('reset');
  await expect(post('{}')).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
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

test('R-DEV-05: the statuses name each profile, and an unknown name in INBOX_LIKE is refused with the names', () => {
  const named = [...Object.keys(expected).filter((name) => !/^\d/.test(name)), 'hang', 'reset'];
  expect(named).toEqual(Object.keys(profiles));
  expect(profileOf(' ')).toBeUndefined();
  for (const name of ['gmail', '399', '600', '4e2']) {
    expect(() => profileOf(name)).toThrow(/INBOX_LIKE: ".*" no es .*formspree, .*php/);
  }
});

test('R-DEV-02: INBOX_FILE is the path of the file, relative to the root folder', () => {
  const fileOf = (value?: string) => inboxOptions('/site', { INBOX_FILE: value }).file;
  expect([fileOf(), fileOf('qa/x.jsonl')]).toEqual(['/site/bandeja.jsonl', '/site/qa/x.jsonl']);
});
