import { pages } from '../../src/content/pages';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { addresses, serve, stop, temporaryFolder } from '../support/servers';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Makes a request without fetch, which would add headers and decompress the answer. */
function get(address: string, headers: Record<string, string> = {}, base = addresses().site) {
  const { port } = new URL(base);
  return new Promise<Answer>((resolve, reject) => {
    request({ host: 'localhost', port, path: address, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const findEntryScript = async () => {
  const { body } = await get('/');
  return /\/assets\/index-[\w-]+\.js/.exec(body.toString())![0];
};

const knownPaths = Object.values(pages).map(({ path }) => path);

test('R-SEC-05: the server sends every file with a Content-Type', async () => {
  const dist = process.env.SUITE_DIST ?? '';
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(dist, file)).isFile())
    .filter((file) => !/\.(br|gz)$|(^|\/)_/.test(file));
  expect(files.length).toBeGreaterThan(20);
  const untyped = await Promise.all(
    files.map(async (file) => {
      const { headers } = await get(`/${file}`);
      return headers['content-type'] ? [] : [file];
    }),
  );
  expect(untyped.flat()).toEqual([]);
});

test.each([...knownPaths, '/no-existe', '/Contactanos'])(
  'R-DEV-11, R-SEC-01, R-SEC-03: the response for %s has the security headers of a deployment and sets no cookie',
  async (path) => {
    const { headers } = await get(path);
    const rules = readFileSync(`${process.env.SUITE_DIST}/_headers`, 'utf8');
    for (const name of [
      'Content-Security-Policy',
      'Cross-Origin-Opener-Policy',
      'Permissions-Policy',
      'Referrer-Policy',
      'X-Content-Type-Options',
    ]) {
      const [, value] = new RegExp(`^  ${name}: (.*)$`, 'm').exec(rules)!;
      expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
    }
    expect(headers['set-cookie']).toBeUndefined();
  },
);

test.each([...knownPaths, '/no-existe', '/Contactanos'])(
  'R-DEV-11, R-SEC-05: %s is sent as HTML with Cache-Control: no-cache, no-transform, and with status 404 if unknown',
  async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe((knownPaths as string[]).includes(path) ? 200 : 404);
    expect(headers['cache-control']).toBe('no-cache, no-transform');
    expect(headers['content-type']).toMatch(/^text\/html/);
  },
);

test('R-DEV-11, R-SEC-05: an asset is sent as immutable for a year; a missing asset has status 404 and is not immutable', async () => {
  const { headers } = await get(await findEntryScript());
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const missing = await get('/assets/hydrate-gone.js');
  expect(missing.status).toBe(404);
  expect(missing.headers['cache-control']).not.toMatch(/immutable/);
});

test('R-DEV-11: a browser that accepts brotli gets brotli, a browser without Accept-Encoding gets no compression', async () => {
  for (const path of ['/', await findEntryScript(), '/no-existe']) {
    const compressed = await get(path, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.headers.vary).toMatch(/accept-encoding/i);
    const uncompressed = await get(path);
    expect(uncompressed.headers['content-encoding']).toBeUndefined();
    expect(uncompressed.body.length).toBeGreaterThan(compressed.body.length);
  }
});

test('R-DEV-11: a new build is served completely and with its own headers, without a restart of the server', async () => {
  const outDir = temporaryFolder();
  const write = (text: string) => {
    writeFileSync(path.join(outDir, 'index.html'), text);
    writeFileSync(path.join(outDir, '_headers'), `/*\n  X-Length: ${text.length}\n`);
  };
  write('the longer page of the first build');
  const server = await serve('serve/start.ts', { OUT_DIR: outDir });
  try {
    await get('/', {}, server.url);
    write('short');
    const { body, headers } = await get('/', {}, server.url);
    expect([body.toString(), headers['x-length']]).toEqual(['short', '5']);
  } finally {
    stop(server);
    rmSync(outDir, { recursive: true });
  }
});

test('a request with the current ETag gets status 304 without a body', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'If-None-Match': String(headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body.length).toBe(0);
});

test('R-DEV-11, R-NAV-08: an unknown path with If-None-Match gets the 404 page with status 404, not 304', async () => {
  const { headers } = await get('/no-existe');
  const again = await get('/no-existe', { 'If-None-Match': String(headers.etag) });
  expect(again.status).toBe(404);
  expect(again.body.toString()).toContain('Unexpected Application Error!');
});

test.each(['/%E0%A4%A', '/..%2f..%2fpackage.json', '/_headers/x', '/contactanos%00'])(
  'R-DEV-11: %s gets the 404 page with status 404',
  async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain('Unexpected Application Error!');
  },
);
