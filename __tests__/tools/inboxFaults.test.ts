import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseFault, startInbox, type Fault, type RunningInbox } from '../../tools/inbox/server';

let folder: string;
let file: string;
let inbox: RunningInbox;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  file = join(folder, 'bandeja.jsonl');
});

afterEach(async () => {
  await inbox?.close();
  rmSync(folder, { recursive: true });
});

async function start(fail: Fault): Promise<void> {
  inbox = await startInbox({ file, fail, log: () => undefined });
}

const send = (init: RequestInit = {}) =>
  fetch(inbox.url, {
    method: 'POST',
    body: '{"nombre":"Ana"}',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    ...init,
  });

const lines = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0);

test.each([400, 403, 404, 413, 422, 429, 500, 502, 503, 599])(
  'R-DEV-05: %i answers that status, readable from other origins, and stores nothing',
  async (status) => {
    await start(status);
    const response = await send();
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({ error: `Falla pedida con INBOX_FAIL=${status}.` });
    expect(lines()).toBe(0);
  },
);

test('R-DEV-05: hang takes the whole body, never answers and stores nothing', async () => {
  await start('hang');
  const req = request(inbox.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    agent: false,
  });
  let answered = false;
  req.on('response', () => (answered = true)).on('error', () => undefined);
  // More than the socket's buffers hold: it is all sent only if the inbox reads it.
  req.end('x'.repeat(30_000_000));
  await once(req, 'finish');
  // Another request goes all the way there and back while the first still waits.
  expect((await fetch(inbox.url)).status).toBe(200);
  expect(answered).toBe(false);
  req.destroy();
  expect(lines()).toBe(0);
});

test('R-DEV-05: reset cuts the connection and stores nothing', async () => {
  await start('reset');
  const failure = await send().catch((error: Error) => error);
  expect(failure).toMatchObject({ cause: { code: 'ECONNRESET' } });
  expect(lines()).toBe(0);
});

test('R-DEV-05: redirect stores, then leads to a page that other origins cannot read', async () => {
  await start('redirect');
  const response = await send({ redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/_bandeja/gracias');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(lines()).toBe(1);
  const followed = await fetch(new URL('/_bandeja/gracias', inbox.url));
  expect(followed.status).toBe(200);
  expect(followed.headers.get('access-control-allow-origin')).toBeNull();
  expect(await followed.text()).toContain('¡Enviado!');
});

test('R-DEV-05: html stores, then answers ok with HTML to who asked for JSON', async () => {
  await start('html');
  const response = await send();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(lines()).toBe(1);
});

test('R-DEV-05: a preflight and the page work while POST fails, and the page says which fault is on', async () => {
  await start(500);
  expect((await fetch(inbox.url, { method: 'OPTIONS' })).status).toBe(204);
  expect(await (await fetch(inbox.url)).text()).toContain('INBOX_FAIL=500');
});

describe('the setting', () => {
  test.each([
    ['500', 500],
    ['403', 403],
    [' 422 ', 422],
    ['hang', 'hang'],
    ['reset', 'reset'],
    ['redirect', 'redirect'],
    ['html', 'html'],
    ['', undefined],
    [undefined, undefined],
  ])('R-DEV-05: %j is understood', (value, fault) => {
    expect(parseFault(value)).toBe(fault);
  });

  test.each(['200', '399', '600', '5000', 'HANG', 'si', '500,403', 'toString', '4e2'])(
    'R-DEV-05: %j is refused in one line with its name, the trouble and an example',
    (value) => {
      expect(() => parseFault(value)).toThrow(
        /^INBOX_FAIL: ".*" no es .* Ejemplo: INBOX_FAIL=500$/,
      );
    },
  );
});
