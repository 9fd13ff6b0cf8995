import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from '../../tools/build/compress';
import { writePublished } from '../../tools/release/hosts/writeHostFiles';
import { freePort } from '../../tools/freePort';
import { temporaryFolder } from '../support/servers';
import { requestFrom, hosts, installed, listening, rules, type Host } from './hostServers';

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

const tried = hosts.filter(installed).map((host): [string, Host] => [host.name, host]);
const absent = hosts.filter((host) => !installed(host)).map(({ name }) => name);
if (absent.length > 0) process.stdout.write(`Not installed, not tried: ${absent.join(', ')}.\n`);

const page = {
  type: /^text\/html; ?charset=utf-8$/i,
  cache: 'no-cache, no-transform',
  csp: rules.policy,
};
const gone = { ...page, status: 404, body: /no está/ };
const to = (location: string) => ({ status: 308, location });

/** An address and the answer that it has to get. */
type Row = [
  address: string,
  come: {
    status?: number;
    type?: RegExp;
    cache?: string;
    csp?: string;
    body?: RegExp;
    location?: string;
  },
];

const table: Row[] = [
  ['/', { ...page, body: /<title>\/</ }],
  ['/?section=faq', { ...page, body: /<title>\/</ }],
  ['/contactanos', { ...page, body: /<title>\/contactanos</ }],
  ['/acercaDeNosotros', { ...page, body: /<title>\/acercaDeNosotros</ }],
  ['/contactanos?de=aviso', { ...page, body: /<title>\/contactanos</ }],
  ['/contactanos/', to('/contactanos')],
  ['/CONTACTANOS', to('/contactanos')],
  ['/Contactanos/?de=aviso&x=1', to('/contactanos?de=aviso&x=1')],
  ['/contactanos.html', to('/contactanos')],
  ['/acercadenosotros', to('/acercaDeNosotros')],
  ['/ACERCADENOSOTROS/', to('/acercaDeNosotros')],
  ['/index.html', to('/')],
  ['/INDEX', to('/')],
  ['/no-existe', gone],
  ['/no-existe/otra', gone],
  ['/contactanos/otra', gone],
  ['/assets/vieja-9z9z.js', gone],
  ['/assets/', gone],
  ['/assets', gone],
  ['/_headers', gone],
  ['/_redirects', gone],
  ['/assets/app-1a2b.js', { type: /javascript/, cache: rules.assets.cache }],
  ['/assets/letra-1a2b.woff2', { type: /^font\/woff2$/, cache: rules.assets.cache }],
  ['/manifest.webmanifest', { type: /^application\/manifest\+json/ }],
  ['/favicon.svg', { type: /^image\/svg\+xml/ }],
  ['/favicon.ico', { type: /^image\/x-icon$/ }],
  ['/robots.txt', { type: /^text\/plain/ }],
  ['/.well-known/security.txt', { type: /^text\/plain/, body: /^Contact: / }],
  ['/ana.webp', { type: /^image\/webp$/ }],
];

// jest rejects describe.each with an empty table.
const given = tried.length > 0 ? describe.each(tried) : describe.skip.each([['none', hosts[0]!]]);

given('%s', (_, host) => {
  let port = 0;
  let child: ChildProcess;

  beforeAll(async () => {
    const own = path.join(folder, host.program);
    mkdirSync(own);
    port = await freePort();
    child = spawn(host.program, host.start(own, root, port), {
      env: { ...process.env, HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own },
    });
    let said = '';
    child.stderr?.on('data', (part: Buffer) => (said += part.toString()));
    const log = `${own}/error.log`;
    await listening(port, child, () => said + (existsSync(log) ? readFileSync(log, 'utf8') : ''));
  });

  afterAll(async () => {
    if (child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  });

  test.each(table)('R-OWNER-12: %s', async (address, come) => {
    const { status, headers, body } = await requestFrom(port, address);
    expect(status).toBe(come.status ?? 200);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    for (const [name, value] of Object.entries(rules.security)) {
      expect(headers[name.toLowerCase()]).toBe(value);
    }
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-encoding']).toBeUndefined();
    if (come.type) expect(headers['content-type']).toMatch(come.type);
    if (come.cache) expect(headers['cache-control']).toBe(come.cache);
    if (come.csp) expect(headers['content-security-policy']).toBe(come.csp);
    if (come.body) expect(body.toString()).toMatch(come.body);
    if (come.location) {
      const location = new URL(headers.location!, `http://localhost:${port}`);
      expect(location.origin).toBe(`http://localhost:${port}`);
      expect(location.pathname + location.search).toBe(come.location);
    }
  });

  test.each(['/', '/contactanos', '/assets/app-1a2b.js', '/manifest.webmanifest', '/no-existe'])(
    '%s travels compressed',
    async (address) => {
      const plain = await requestFrom(port, address);
      for (const [accepts, comes] of [
        ['gzip, deflate, br', host.bestEncoding],
        ['gzip', 'gzip'],
      ] as const) {
        const { status, headers } = await requestFrom(port, address, {
          'Accept-Encoding': accepts,
        });
        expect(headers['content-encoding']).toBe(comes);
        expect(headers.vary).toMatch(/accept-encoding/i);
        for (const name of ['content-type', 'cache-control', 'content-security-policy']) {
          expect([name, headers[name]]).toEqual([name, plain.headers[name]]);
        }
        expect(status).toBe(plain.status);
      }
      expect(plain.headers.vary).toMatch(/accept-encoding/i);
    },
  );

  test('what has not changed is not sent again', async () => {
    const { headers } = await requestFrom(port, '/');
    const again = await requestFrom(port, '/', { 'If-None-Match': headers.etag! });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe('no-cache, no-transform');
  });

  test.each(['/.htaccess', '/%E0%A4%A', '/..%2f..%2fetc/passwd', '/404.html/x'])(
    '%s shows nothing',
    async (address) => {
      const { status } = await requestFrom(port, address);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );
});
