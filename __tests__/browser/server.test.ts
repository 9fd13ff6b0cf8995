import { pages } from '../../src/content/pages';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { addresses, serve, stop, temporaryFolder } from '../support/servers';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** One request, with nothing that fetch would add or unpack. */
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

const policyOf = ({ headers }: Answer) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

const anAsset = async () => {
  const { body } = await get('/');
  return /\/assets\/index-[\w-]+\.js/.exec(body.toString())![0];
};

const known = Object.values(pages).map(({ path }) => path);

test.each([...known, '/no-existe', '/robots.txt', '/Contactanos'])(
  'R-SEC-03: %s has the security headers',
  async (path) => {
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
    expect(headers['set-cookie']).toBeUndefined();
  },
);

test('R-SEC-05: every file is sent with its type, which nosniff forbids browsers to guess', async () => {
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

test.each([...known, '/no-existe'])(
  'R-DEV-11, R-SEC-01: %s has exactly this policy',
  async (path) => {
    const { 'style-src': styles = [], ...rest } = policyOf(await get(path));
    expect(rest).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'connect-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
    expect(styles.filter((source) => !/^'(self|sha256-[\w+/]{43}=)'$/.test(source))).toEqual([]);
  },
);

test('R-SEC-01: with the form service elsewhere, that origin may be posted to, and nothing else', async () => {
  const policy = policyOf(await get('/contactanos', {}, addresses().crossSite));
  const endpoint = new URL(addresses().crossInbox).origin;
  expect(policy['connect-src']).toEqual(["'self'", endpoint]);
  expect(policy['form-action']).toEqual(["'self'", endpoint]);
  expect(policy['default-src']).toEqual(["'none'"]);
});

test.each([...known, '/no-existe'])(
  'R-SEC-01: %s: no inline script, style attribute or handler',
  async (path) => {
    const html = (await get(path)).body.toString();
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    expect(
      scripts.filter((tag) => !/src="\/assets\/|type="application\/ld\+json"/.test(tag)),
    ).toEqual([]);
    expect(html).not.toMatch(/<[a-z][^>]*\s(style|on[a-z]+)=/);
  },
);

test.each([...known, '/no-existe', '/Contactanos'])(
  'R-DEV-11, R-SEC-05: %s is checked at each visit',
  async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe((known as string[]).includes(path) ? 200 : 404);
    expect(headers['cache-control']).toBe('no-cache, no-transform');
    expect(headers['content-type']).toMatch(/^text\/html/);
  },
);

test('R-DEV-11, R-SEC-05: assets are kept for good; a missing one is no page', async () => {
  const { headers } = await get(await anAsset());
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const missing = await get('/assets/hydrate-gone.js');
  expect(missing.status).toBe(404);
  expect(missing.headers['cache-control']).not.toMatch(/immutable/);
});

test('R-DEV-11: a browser that takes brotli gets it, another does not', async () => {
  for (const path of ['/', await anAsset(), '/no-existe']) {
    const small = await get(path, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers.vary).toMatch(/accept-encoding/i);
    const plain = await get(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.length).toBeGreaterThan(small.body.length);
  }
});

test('R-DEV-11: what is built while it serves is served whole, with its own headers', async () => {
  const outDir = temporaryFolder();
  const write = (words: string) => {
    writeFileSync(path.join(outDir, 'index.html'), words);
    writeFileSync(path.join(outDir, '_headers'), `/*\n  X-Words: ${words.length}\n`);
  };
  write('what was there at first, and long');
  const server = await serve('serve/start.ts', { OUT_DIR: outDir });
  try {
    await get('/', {}, server.url);
    write('short');
    const { body, headers } = await get('/', {}, server.url);
    expect([body.toString(), headers['x-words']]).toEqual(['short', '5']);
  } finally {
    stop(server);
    rmSync(outDir, { recursive: true });
  }
});

test('what has not changed is not sent again', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'If-None-Match': String(headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body.length).toBe(0);
});

test('R-DEV-11, R-NAV-08: a missing page is missing, however often it is asked for', async () => {
  const { headers } = await get('/no-existe');
  const again = await get('/no-existe', { 'If-None-Match': String(headers.etag) });
  expect(again.status).toBe(404);
  expect(again.body.toString()).toContain('Unexpected Application Error!');
});

test.each(['/%E0%A4%A', '/..%2f..%2fpackage.json', '/_headers/x', '/contactanos%00'])(
  'R-DEV-11: %s is a missing page and no error',
  async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain('Unexpected Application Error!');
  },
);
