import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildServer } from '../support/buildServer';
import { changeFile, createFixtureFolders } from './releaseFixture';

const { site } = createFixtureFolders();

let server: Server;
beforeEach(async () => {
  server = createServer(buildServer(site));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void server.close().closeAllConnections());

/** Makes a request without fetch, which would add headers, change the path and decompress the answer. */
function get(address: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      request({ host: '127.0.0.1', port, path: address, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

/** Returns the paths for which the page in an answer was built. */
const pathsIn = (body: Buffer) => /data-path="([^"]*)"/.exec(body.toString())?.[1];

test.each([
  ['/index', '/'],
  ['/contactanos/', '/contactanos'],
  ['/contactanos.html', '/contactanos'],
])('R-OWNER-12: for %s the local server sends the page itself', async (spelling, address) => {
  const { status, body } = await get(spelling);
  expect([status, pathsIn(body)]).toEqual([200, address]);
});

test.each([
  ...['/CONTACTANOS', '/contactanos//', '/no-existe', '/assets/app-gone.js'],
  ...['/%E0%A4%A', '/..%2f..%2fpackage.json', '/_headers/x', '/contactanos%00'],
])(
  'R-DEV-11, R-NAV-08, R-OWNER-12, R-SEC-05: for %s the local server sends the 404 page with status 404, also if the browser has it already',
  async (address) => {
    const { status, headers, body } = await get(address);
    expect([status, pathsIn(body)]).toEqual([404, expect.stringMatching(/^\/ .*\/contactanos/)]);
    expect(headers['cache-control']).not.toMatch(/immutable/);
    const again = await get(address, { 'If-None-Match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([404, body.length]);
  },
);

test.each(['/', '/contactanos', '/no-existe', '/assets/app-1.js'])(
  'R-DEV-11, R-SEC-01, R-SEC-03: the answer for %s has the headers of a deployment and sets no cookie',
  async (address) => {
    const everywhere = readFileSync(path.join(site, '_headers'), 'utf8').split(/\n(?=\S)/)[0]!;
    const expected = [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [
      name!.toLowerCase(),
      value,
    ]);
    expect(expected).toHaveLength(5);
    const { headers } = await get(address);
    expect(headers).toMatchObject(Object.fromEntries(expected));
    expect(headers['set-cookie']).toBeUndefined();
  },
);

test('R-DEV-11: without a build the server does not start, and says what to run', () => {
  expect(() => buildServer(path.join(site, 'no-existe'))).toThrow(/npm start/);
});

test('R-DEV-11: a new build is sent with its own headers, without a restart of the server', async () => {
  await get('/');
  changeFile(site, 'index.html', 'Contacto', 'Otro');
  writeFileSync(path.join(site, '_headers'), '/*\n  X-New: yes\n');
  const { body, headers } = await get('/');
  expect(body.toString()).toContain('>Otro<');
  expect(body.length).toBe(Number(headers['content-length']));
  expect(headers['x-new']).toBe('yes');
});
