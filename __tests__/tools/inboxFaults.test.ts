import { once } from 'node:events';
import { request } from 'node:http';
import { parseFault } from '../../tools/inbox/server';
import { inboxForEach, JSON_TYPE } from './inboxFixture';

const { url, restart, post, page, stored } = inboxForEach();

const send = () => post('{"nombre":"Ana"}', JSON_TYPE, { redirect: 'manual' });

test.each([400, 599])(
  'R-DEV-05: %i answers that status, readable from other origins, and stores nothing',
  async (status) => {
    await restart(status);
    const response = await send();
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({ error: `Falla pedida con INBOX_FAIL=${status}.` });
    expect(stored()).toEqual([]);
  },
);

test('R-DEV-05: hang takes the whole body, never answers and stores nothing', async () => {
  await restart('hang');
  const headers = { 'Content-Type': 'application/json' };
  const req = request(url(), { method: 'POST', headers, agent: false });
  let answered = false;
  req.on('response', () => (answered = true)).on('error', () => undefined);
  // More than the socket's buffers hold, so that `finish` comes only if the inbox reads the body.
  req.end('x'.repeat(30_000_000));
  await once(req, 'finish');
  // Another request is answered while the first one still waits.
  expect((await fetch(url())).status).toBe(200);
  expect(answered).toBe(false);
  req.destroy();
  expect(stored()).toEqual([]);
});

test('R-DEV-05: reset cuts the connection and stores nothing', async () => {
  await restart('reset');
  const failure = await send().catch((error: Error) => error);
  expect(failure).toMatchObject({ cause: { code: 'ECONNRESET' } });
  expect(stored()).toEqual([]);
});

test('R-DEV-05: redirect stores, then leads to a page that other origins cannot read', async () => {
  await restart('redirect');
  const response = await send();
  expect(response.status).toBe(302);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(stored()).toHaveLength(1);
  const followed = await fetch(new URL(response.headers.get('location')!, url()));
  expect(followed.status).toBe(200);
  expect(followed.headers.get('access-control-allow-origin')).toBeNull();
  expect(await followed.text()).toContain('¡Enviado!');
});

test('R-DEV-05: html stores, then answers ok with HTML to a request for JSON', async () => {
  await restart('html');
  const response = await send();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(stored()).toHaveLength(1);
});

test('R-DEV-05: a preflight and the page work while POST fails, and the page names the fault', async () => {
  await restart(500);
  expect((await fetch(url(), { method: 'OPTIONS' })).status).toBe(204);
  expect(await page()).toContain('INBOX_FAIL=500');
});

test.each([
  [' 422 ', 422],
  ['hang', 'hang'],
  ['reset', 'reset'],
  ['redirect', 'redirect'],
  ['html', 'html'],
  ['', undefined],
  [undefined, undefined],
])('R-DEV-05: INBOX_FAIL may be %j', (value, fault) => {
  expect(parseFault(value)).toBe(fault);
});

test.each(['399', '600', '5000', 'HANG', '500,403', '4e2'])(
  'R-DEV-05: INBOX_FAIL=%s is refused in one line with its name, the reason and an example',
  (value) => {
    expect(() => parseFault(value)).toThrow(/^INBOX_FAIL: ".*" no es .* Ejemplo: INBOX_FAIL=500$/);
  },
);
