import { once } from 'node:events';
import { request } from 'node:http';
import { parseFault } from '../../tools/inbox/server';
import { startInboxForEachTest, JSON_TYPE } from './inboxFixture';

const { url, restart, post, page, stored } = startInboxForEachTest();

const send = () => post('{"nombre":"Ana"}', JSON_TYPE, { redirect: 'manual' });

test.each([400, 599])(
  'R-DEV-05: INBOX_FAIL=%i makes the inbox answer with this status and CORS headers, and store nothing',
  async (status) => {
    await restart(status);
    const response = await send();
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({ error: `Falla pedida con INBOX_FAIL=${status}.` });
    expect(stored()).toEqual([]);
  },
);

test('R-DEV-05: INBOX_FAIL=hang makes the inbox read the whole body, not answer and store nothing', async () => {
  await restart('hang');
  const headers = { 'Content-Type': 'application/json' };
  const req = request(url(), { method: 'POST', headers, agent: false });
  let answered = false;
  req.on('response', () => (answered = true)).on('error', () => undefined);
  // More than the socket's buffers hold, so that `finish` is emitted only if the inbox reads the body.
  req.end('x'.repeat(30_000_000));
  await once(req, 'finish');
  // Another request is answered while the first one still waits.
  expect((await fetch(url())).status).toBe(200);
  expect(answered).toBe(false);
  req.destroy();
  expect(stored()).toEqual([]);
});

test('R-DEV-05: INBOX_FAIL=reset makes the inbox reset the connection and store nothing', async () => {
  await restart('reset');
  const failure = await send().catch((error: Error) => error);
  expect(failure).toMatchObject({ cause: { code: 'ECONNRESET' } });
  expect(stored()).toEqual([]);
});

test('R-DEV-05: INBOX_FAIL=redirect makes the inbox store the message and redirect to a page without CORS headers', async () => {
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

test('R-DEV-05: INBOX_FAIL=html makes the inbox store the message and answer 200 with HTML to a request for JSON', async () => {
  await restart('html');
  const response = await send();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(stored()).toHaveLength(1);
});

test('R-DEV-05: INBOX_FAIL=500 does not affect preflight requests and the page, and the page names the fault', async () => {
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
])('R-DEV-05: INBOX_FAIL accepts the value %j', (value, fault) => {
  expect(parseFault(value)).toBe(fault);
});

test.each(['399', '600', '5000', 'HANG', '500,403', '4e2'])(
  'R-DEV-05: the error for INBOX_FAIL=%s is one line with the variable, the reason and an example',
  (value) => {
    expect(() => parseFault(value)).toThrow(/^INBOX_FAIL: ".*" no es .* Ejemplo: INBOX_FAIL=500$/);
  },
);
