import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from '../../tools/build/compress';
import { replacementWorker } from '../../tools/build/oldWorkers';
import { writePublished } from '../../tools/release/hosts/writeHostFiles';
import { freePort } from '../../tools/freePort';
import { temporaryFolder } from '../support/servers';
import {
  requestFrom,
  hosts,
  isInstalled,
  waitUntilListening,
  rules,
  type Host,
} from './hostServers';

const folder = temporaryFolder();
const root = path.join(folder, 'dist');

beforeAll(() => {
  mkdirSync(path.join(root, 'assets'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  const page = (name: string) =>
    `<!doctype html><title>${name}</title>${'<p>ñandú</p>'.repeat(40)}`;
  for (const { path: address, file } of rules.pages) write(file, page(address));
  write('404.html', page('no está'));
  write('assets/app-1a2b.js', 'export default 1;'.repeat(40));
  write('assets/letra-1a2b.woff2', 'letra');
  write('manifest.webmanifest', '{"name":"x"}');
  for (const address of rules.workers.paths) write(address.slice(1), replacementWorker);
  mkdirSync(path.join(root, '.well-known'));
  write('.well-known/security.txt', 'Contact: mailto:a@example.com\n');
  write('robots.txt', 'User-agent: *\n');
  write('favicon.ico', '\0\0\u0001\0');
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('ana.webp', 'foto');
  compressFiles(root);
  writePublished(root, rules, 'http://localhost');
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const testedHosts = hosts.filter(isInstalled).map((host): [string, Host] => [host.name, host]);
const missingHosts = hosts.filter((host) => !isInstalled(host)).map(({ name }) => name);
if (missingHosts.length > 0)
  process.stdout.write(`Not installed, not tested: ${missingHosts.join(', ')}.\n`);

const page = {
  type: /^text\/html; ?charset=utf-8$/i,
  cache: 'no-cache, no-transform',
  csp: rules.policy,
};
const notFound = { ...page, status: 404, body: /no está/ };
const redirectTo = (location: string) => ({ status: 308, location });

const movedTo = (location: string) => ({ status: 301, location });

const worker = { type: /^text\/javascript/, cache: 'no-store', body: /unregister/ };

/** An address and the answer that it has to get. */
type Row = [
  address: string,
  expected: {
    status?: number;
    type?: RegExp;
    cache?: string;
    csp?: string;
    body?: RegExp;
    location?: string;
  },
];

const expectedAnswers: Row[] = [
  ['/', { ...page, body: /<title>\/</ }],
  ['/?section=faq', { ...page, body: /<title>\/</ }],
  ['/contactanos', { ...page, body: /<title>\/contactanos</ }],
  ['/acercaDeNosotros', { ...page, body: /<title>\/acercaDeNosotros</ }],
  ['/contactanos?de=aviso', { ...page, body: /<title>\/contactanos</ }],
  ['/contactanos/', redirectTo('/contactanos')],
  ['/CONTACTANOS', redirectTo('/contactanos')],
  ['/Contactanos/?de=aviso&x=1', redirectTo('/contactanos?de=aviso&x=1')],
  ['/contactanos.html', redirectTo('/contactanos')],
  ['/acercadenosotros', redirectTo('/acercaDeNosotros')],
  ['/ACERCADENOSOTROS/', redirectTo('/acercaDeNosotros')],
  ['/index.html', redirectTo('/')],
  ['/INDEX', redirectTo('/')],
  ['/contacto.html', movedTo('/contactanos')],
  ['/qui%C3%A9nes-somos', movedTo('/acercaDeNosotros')],
  ['/qui%C3%A9nes-somos/', movedTo('/acercaDeNosotros')],
  ['/mi%20gu%C3%ADa+(nueva)', movedTo('/?section=faq')],
  ['/no-existe', notFound],
  ['/no-existe/otra', notFound],
  ['/contactanos/otra', notFound],
  ['/assets/vieja-9z9z.js', notFound],
  ['/assets/', notFound],
  ['/assets', notFound],
  ['/_headers', notFound],
  ['/_redirects', notFound],
  ['/assets/app-1a2b.js', { type: /javascript/, cache: rules.assets.cache }],
  ['/assets/letra-1a2b.woff2', { type: /^font\/woff2$/, cache: rules.assets.cache }],
  ['/manifest.webmanifest', { type: /^application\/manifest\+json/ }],
  ['/favicon.svg', { type: /^image\/svg\+xml/ }],
  ['/favicon.ico', { type: /^image\/x-icon$/ }],
  ['/robots.txt', { type: /^text\/plain/ }],
  ['/.well-known/security.txt', { type: /^text\/plain/, body: /^Contact: / }],
  ['/ana.webp', { type: /^image\/webp$/ }],
  ...rules.workers.paths.map((address): Row => [address, worker]),
];

// Jest rejects describe.each with an empty table.
const describeHosts =
  testedHosts.length > 0 ? describe.each(testedHosts) : describe.skip.each([['none', hosts[0]!]]);

describeHosts('%s', (_, host) => {
  let port = 0;
  let child: ChildProcess;

  beforeAll(async () => {
    const configFolder = path.join(folder, host.program);
    mkdirSync(configFolder);
    port = await freePort();
    child = spawn(host.program, host.start(configFolder, root, port), {
      env: {
        ...process.env,
        HOME: configFolder,
        XDG_DATA_HOME: configFolder,
        XDG_CONFIG_HOME: configFolder,
      },
    });
    let output = '';
    child.stderr?.on('data', (part: Buffer) => (output += part.toString()));
    const log = `${configFolder}/error.log`;
    await waitUntilListening(
      port,
      child,
      () => output + (existsSync(log) ? readFileSync(log, 'utf8') : ''),
    );
  });

  afterAll(async () => {
    if (child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  });

  test.each(expectedAnswers)(
    'R-OWNER-12: the answer to %s has the expected status and headers',
    async (address, expected) => {
      const { status, headers, body } = await requestFrom(port, address);
      expect(status).toBe(expected.status ?? 200);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
      for (const [name, value] of Object.entries(rules.security)) {
        expect(headers[name.toLowerCase()]).toBe(value);
      }
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['content-encoding']).toBeUndefined();
      if (expected.type) expect(headers['content-type']).toMatch(expected.type);
      if (expected.cache) expect(headers['cache-control']).toBe(expected.cache);
      if (expected.csp) expect(headers['content-security-policy']).toBe(expected.csp);
      if (expected.body) expect(body).toMatch(expected.body);
      if (expected.location) {
        const location = new URL(headers.location!, `http://localhost:${port}`);
        expect(location.origin).toBe(`http://localhost:${port}`);
        expect(location.pathname + location.search).toBe(expected.location);
      }
    },
  );

  test.each(['/', '/contactanos', '/assets/app-1a2b.js', '/manifest.webmanifest', '/no-existe'])(
    'the answer to %s is compressed if the request accepts gzip or brotli',
    async (address) => {
      const plain = await requestFrom(port, address);
      for (const [acceptEncoding, encoding] of [
        ['gzip, deflate, br', host.bestEncoding],
        ['gzip', 'gzip'],
      ] as const) {
        const { status, headers } = await requestFrom(port, address, {
          'Accept-Encoding': acceptEncoding,
        });
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers.vary).toMatch(/accept-encoding/i);
        for (const name of ['content-type', 'cache-control', 'content-security-policy']) {
          expect([name, headers[name]]).toEqual([name, plain.headers[name]]);
        }
        expect(status).toBe(plain.status);
      }
      expect(plain.headers.vary).toMatch(/accept-encoding/i);
    },
  );

  test('a request with the current ETag gets status 304 with the page’s Cache-Control', async () => {
    const { headers } = await requestFrom(port, '/');
    const secondAnswer = await requestFrom(port, '/', { 'If-None-Match': headers.etag! });
    expect(secondAnswer.status).toBe(304);
    expect(secondAnswer.headers['cache-control']).toBe('no-cache, no-transform');
  });

  test.each(['/wp-content/plugins/otro/sw.js', '/?wp_service_worker=1', '/contactanos'])(
    'R-OWNER-17: a browser that updates a worker of an earlier site at %s gets the replacement worker',
    async (address) => {
      const { status, headers, body } = await requestFrom(port, address, {
        'Service-Worker': 'script',
      });
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(worker.type);
      expect(headers['service-worker-allowed']).toBe('/');
      expect(body).toMatch(worker.body);
    },
  );

  test.each(['/.htaccess', '/%E0%A4%A', '/..%2f..%2fetc/passwd', '/404.html/x'])(
    'a request for %s gets a 4xx status',
    async (address) => {
      const { status } = await requestFrom(port, address);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );
});
