import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PATH_ATTRIBUTE } from '../../src/contract';
import { serveForSuite } from '../support/localServer';
import { changeFile, createFixtureFolders, writeSite } from './releaseFixture';

const { site } = createFixtureFolders();

let origin: string;
beforeAll(async () => {
  writeSite(site);
  origin = await serveForSuite({ OUT_DIR: site });
});

/** Makes a request for the uncompressed file. */
async function get(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(origin + address, {
    headers: { 'Accept-Encoding': 'identity', ...headers },
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** Returns the paths for which the page in an answer was built. */
const pathsIn = (body: string) => RegExp(`${PATH_ATTRIBUTE}="([^"]*)"`).exec(body)?.[1];

test.each([
  ['/index', '/'],
  ['/contactanos/', '/contactanos'],
  ['/contactanos.html', '/contactanos'],
])('R-NAV-07: for %s the local server sends the page itself', async (spelling, address) => {
  const { status, body } = await get(spelling);
  expect([status, pathsIn(body)]).toEqual([200, address]);
});

test.each([
  ...['/CONTACTANOS', '/contactanos//', '/no-existe', '/assets/app-gone.js'],
  ...['/%E0%A4%A', '/..%2f..%2fpackage.json', '/_headers/x', '/contactanos%00'],
])(
  'R-DEV-11, R-NAV-08b: for %s the local server sends the 404 page with status 404, also if the browser has it already',
  async (address) => {
    const { status, headers, body } = await get(address);
    expect([status, pathsIn(body)]).toEqual([404, expect.stringMatching(/^\/ .*\/contactanos/)]);
    expect(headers.get('cache-control')).not.toMatch(/immutable/);
    const again = await get(address, { 'If-None-Match': headers.get('etag')! });
    expect([again.status, again.body.length]).toEqual([404, body.length]);
  },
);

test.each(['/', '/contactanos', '/no-existe', '/assets/app-1.js'])(
  'R-DEV-11, R-SEC-01a: the answer for %s has the headers of a published site',
  async (address) => {
    const everywhere = readFileSync(path.join(site, '_headers'), 'utf8').split(/\n(?=\S)/)[0]!;
    const expected = [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [
      name!.toLowerCase(),
      value,
    ]);
    expect(expected).toHaveLength(5);
    const { headers } = await get(address);
    expect(Object.fromEntries(headers)).toMatchObject(Object.fromEntries(expected));
  },
);

test('R-SEC-03a: no answer sets a cookie', async () => {
  const answers = await Promise.all(
    ['/', '/no-existe', '/assets/app-1.js'].map((path) => get(path)),
  );
  expect(answers.map(({ headers }) => headers.get('set-cookie'))).toEqual([null, null, null]);
});

test('without a build the server does not start, and says what to run', async () => {
  await expect(serveForSuite({ OUT_DIR: path.join(site, 'no-existe') })).rejects.toThrow(
    /npm start/,
  );
});

test('a new build is sent with its own headers, without a restart of the server', async () => {
  await get('/');
  changeFile(site, 'index.html', 'Contacto', 'Otro');
  writeFileSync(path.join(site, '_headers'), '/*\n  X-New: yes\n');
  const { body, headers } = await get('/');
  expect(body).toContain('>Otro<');
  expect(Buffer.byteLength(body)).toBe(Number(headers.get('content-length')));
  expect(headers.get('x-new')).toBe('yes');
});
