import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { compressFiles } from '../../tools/build/compress';
import { SHARE_IMAGE } from '../../tools/build/head';
import type { RequestResult } from '../../tools/release/check/sendRequest';
import { certificateFinding, redirectFinding } from '../../tools/release/check/files';
import { table } from '../../tools/release/check/finding';
import { checkPublished, siteFindings } from '../../tools/release/check/site';
import { markAsPreview } from '../../tools/release/preview';
import { headersOf } from '../../tools/serve/serveDist';
import { ownSettings, writeSite } from './releaseFixture';

/** Answers a request in place of the network, or returns the address to ask instead. */
let mockNetwork: ((url: URL) => RequestResult | string) | undefined;
jest.mock('../../tools/release/check/sendRequest', () => {
  const actual = jest.requireActual<typeof import('../../tools/release/check/sendRequest')>(
    '../../tools/release/check/sendRequest',
  );
  const sendRequest: typeof actual.sendRequest = async (address, ...rest) => {
    const answer = mockNetwork?.(new URL(address)) ?? String(address);
    return typeof answer === 'string' ? actual.sendRequest(answer, ...rest) : answer;
  };
  return { ...actual, sendRequest };
});

type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

const now = new Date('2026-11-23T12:00:00Z');
const folder = mkdtempSync(path.join(tmpdir(), 'check-'));
const servers: Server[] = [];

async function listen(handler: (req: IncomingMessage, res: ServerResponse) => void) {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Handles requests before the site does, for one test. */
let wrong: Handler | undefined;
/** Status and headers of the form service's answer to a preflight. */
let preflight: Record<string, string | number>;
let site = '';
let settings = ownSettings;

const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Content-Type',
};

beforeAll(async () => {
  const service = await listen((req, res) => {
    const { status = 204, ...headers } = preflight;
    res
      .writeHead(req.method === 'OPTIONS' ? Number(status) : 500, headers as Record<string, string>)
      .end();
  });
  settings = { ...ownSettings, formEndpoint: `${service}/f/x` };
  writeSite(folder, settings);
  const setHeaders = headersOf(folder);
  const files = sirv(folder, { dev: true, brotli: true, gzip: true, setHeaders });
  const right: Handler = (req, res) => {
    const lost = req.url === '/CONTACTANOS' || req.url!.includes('no-existe');
    if (!lost) return files(req, res, () => void res.writeHead(404).end());
    res.writeHead(404, { 'content-type': 'text/html' });
    res.end(readFileSync(path.join(folder, '404.html')));
  };
  site = await listen((req, res) => {
    if (wrong) return wrong(req, res, () => right(req, res, () => {}));
    right(req, res, () => {});
  });
});
beforeEach(() => {
  wrong = undefined;
  mockNetwork = undefined;
  preflight = allowed;
});
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

const wrongOnes = async (address = site) =>
  (await siteFindings(new URL(address), now))
    .filter(({ result }) => result === 'wrong')
    .map(({ what, seen, todo }) => `${what}: ${seen} → ${todo}`);

test('R-OWNER-11: of a site that answers right, nothing is wrong, and what cannot apply here is skipped', async () => {
  const findings = await siteFindings(new URL(site), now);
  expect(table(findings)).not.toContain('✗');
  expect(table(findings)).toContain('404 con la página del sitio, que lleva sola a /contactanos');
  const skipped = findings.filter(({ result }) => result === 'skipped').map(({ what }) => what);
  expect(skipped.join()).toMatch(/Dirección escrita.*HSTS.*Certificado.*Desde http/);
});

const at =
  (address: string, answer: (res: ServerResponse, next: () => void) => void): Handler =>
  (req, res, next) =>
    req.url === address ? answer(res, next) : next();

/** Removes a header from the site's answer, or replaces its value. */
const header = (address: string, name: string, value?: string) =>
  at(address, (res, next) => {
    const set = res.setHeader.bind(res);
    const write = res.writeHead.bind(res);
    res.setHeader = (key, given) => (key.toLowerCase() === name ? res : set(key, given));
    res.writeHead = ((status: number, headers: Record<string, string> = {}) => {
      const rest = Object.entries(headers).filter(([key]) => key.toLowerCase() !== name);
      for (const [key, given] of rest) set(key, given);
      if (value) set(name, value);
      return write(status);
    }) as typeof res.writeHead;
    next();
  });

const plain =
  (address: string): Handler =>
  (req, _res, next) => {
    if (req.url === address) delete req.headers['accept-encoding'];
    next();
  };

const ok = (body: string) => (res: ServerResponse) => void res.writeHead(200).end(body);
const toHome = (res: ServerResponse) => void res.writeHead(302, { location: '/' }).end();

test.each<[string, Handler, RegExp]>([
  ['no policy', header('/', 'content-security-policy'), /^Política.*: falta/],
  ['a weak policy', header('/', 'content-security-policy', "x 'unsafe-inline'"), /no es la del/],
  ['no nosniff', header('/', 'x-content-type-options'), /^X-Content-Type-Options: falta/],
  [
    'pages that are kept',
    header('/', 'cache-control', 'max-age=600, no-transform'),
    /^Caché de las páginas: max/,
  ],
  [
    'pages that a CDN may rewrite',
    header('/', 'cache-control', 'no-cache'),
    /^Pedido de no retocar las páginas: no-cache/,
  ],
  ['assets that are not', header('/assets/app-1.js', 'cache-control'), /^Caché de los archivos/],
  ['a page that is not compressed', plain('/'), /^Compresión de las páginas: sin comprimir/],
  ['an asset that is not', plain('/assets/app-1.js'), /^Compresión de los archivos: sin/],
  [
    'a missing page that is there',
    at('/no-existe', ok('hola')),
    /^Página que no existe: contesta 200/,
  ],
  [
    'a missing file that is a page',
    at('/assets/no-existe.js', ok('')),
    /^Archivo que no existe: c/,
  ],
  [
    'a variant that leads astray',
    at('/contactanos/', toHome),
    /parecida: \/contactanos\/: redirige/,
  ],
  ['a variant that is another page', at('/CONTACTANOS', ok('x')), /CONTACTANOS: contesta 200 con/],
  ['a share image of another type', at(SHARE_IMAGE, ok('x')), /^Imagen para compartir: 200/],
  [
    'a manifest of another type',
    header('/manifest.webmanifest', 'content-type', 'text/plain'),
    /^Mani/,
  ],
])('R-OWNER-11: %s is seen, and nothing else', async (_, handler, said) => {
  wrong = handler;
  expect(await wrongOnes()).toEqual([expect.stringMatching(said)]);
});

test.each<[string, (html: string) => string, RegExp]>([
  [
    'hidden addresses',
    (html) =>
      html
        .replace('</footer>', '')
        .replace('<a href', '<a href="/cdn-cgi/l/email-protection#1a">x</a><a href'),
    /→ esconde los correos: .*Email Address Obfuscation/,
  ],
  [
    'changed types of scripts',
    (html) => html.replace('type="module"', 'type="1f2e-module"'),
    /→ cambió el tipo de los scripts: .*Rocket Loader/,
  ],
  [
    'an added script',
    (html) => html.replace('</body>', '<script src="/cdn-cgi/beacon.js"></script></body>'),
    /→ agregó un script: /,
  ],
])(
  'R-OWNER-11, R-SEC-05: %s of a CDN are seen, with what to switch off',
  async (_, change, said) => {
    const html = change(readFileSync(path.join(folder, 'index.html'), 'utf8'));
    wrong = at('/', (res) => {
      headersOf(folder)(res, '/');
      res.setHeader('content-encoding', 'gzip');
      res.end(gzipSync(html));
    });
    expect(await wrongOnes()).toEqual([expect.stringMatching(said)]);
  },
);

describe('R-OWNER-11: a site that is published', () => {
  /** Makes the suite's site answer at an origin and at the one that its pages name; other addresses redirect there. */
  function publish(origin: string): string {
    mockNetwork = ({ href, hostname, pathname }) => {
      if ([origin, ownSettings.siteUrl].some((one) => href.startsWith(one))) return site + pathname;
      if (/^(127\.|localhost)/.test(hostname)) return href;
      return { status: 301, headers: { location: `${origin}/` }, body: Buffer.alloc(0) };
    };
    wrong = (_req, res, next) => {
      res.setHeader('strict-transport-security', 'max-age=31536000');
      next();
    };
    return origin;
  }

  test('at the address that its pages name: nothing is wrong', async () => {
    expect(await wrongOnes(publish(ownSettings.siteUrl))).toEqual([]);
  });

  test('at another address than its pages name: that is wrong, and nothing else', async () => {
    expect(await wrongOnes(publish('https://www.otra-cosa.com.ar'))).toEqual([
      expect.stringMatching(
        /^Dirección escrita en las páginas: https:\/\/www\.otra\.com\.ar.*siteUrl/,
      ),
    ]);
  });

  test.each(['https://192.0.2.7', 'https://[2001:db8::7]'])(
    'at %s, which has no www. beside it: that is skipped',
    async (address) => {
      const findings = await siteFindings(new URL(publish(address)), now);
      expect(findings).toContainEqual({
        what: 'Desde www.',
        result: 'skipped',
        seen: 'la dirección es un número',
      });
    },
  );

  test('at another address of this machine: it is looked at as on localhost', async () => {
    const findings = await siteFindings(new URL(publish('http://127.0.0.2:4999')), now);
    expect(table(findings)).not.toContain('✗');
  });
});

test('R-OWNER-10, R-OWNER-11: a preview that was published by mistake is seen', async () => {
  markAsPreview(folder, ['index.html']);
  compressFiles(folder);
  expect(await wrongOnes()).toEqual([expect.stringMatching(/^Los buscadores.*vista previa/)]);
  writeSite(folder, settings);
});

test('a variant may be redirected', async () => {
  wrong = at('/CONTACTANOS', (res) => void res.writeHead(308, { location: '/contactanos' }).end());
  expect(table(await siteFindings(new URL(site), now))).toContain('redirige (308) a /contactanos');
});

test.each<[string, Record<string, string | number>, number]>([
  ['JSON is not allowed', { 'access-control-allow-origin': '*' }, 1],
  [
    'only another site is allowed',
    { ...allowed, 'access-control-allow-origin': 'https://x.com' },
    2,
  ],
  ['the service refuses', { ...allowed, status: 403 }, 2],
])('where %s, %i of the forms is wrong', async (_, answer, count) => {
  preflight = answer;
  const lines = await wrongOnes();
  expect(lines).toHaveLength(count);
  expect(lines[0]).toMatch(/^Formulario de contacto → .*docs\/formularios\.md/);
});

test('a certificate that ends soon is wrong; so is a name that leads nowhere', () => {
  const answer = { status: 200, headers: {}, body: Buffer.alloc(0) };
  const ending = (day: string) =>
    certificateFinding({ ...answer, certificateEnds: new Date(day) }, now);
  expect(ending('2027-01-20')).toMatchObject({ result: 'right', seen: 'vence en 57 días' });
  expect(ending('2026-11-30')).toMatchObject({ result: 'wrong' });
  const origin = 'https://www.otra.com.ar';
  const moved = (location: string) =>
    redirectFinding('http', origin, { ...answer, status: 301, headers: { location } }).result;
  expect(moved(`${origin}/`)).toBe('right');
  expect(moved('http://otra.com.ar/')).toBe('wrong');
  expect(redirectFinding('http', origin, { failed: 'nada' }).result).toBe('wrong');
});

test('the table goes to the terminal; its answer is whether all is right', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await checkPublished(site)).toBe(true);
  wrong = header('/', 'x-content-type-options');
  expect(await checkPublished(site)).toBe(false);
  expect(await checkPublished('otra.com.ar')).toBe(false);
  expect(log.mock.calls.join('\n')).toMatch(
    /Todo bien\.[^]*✗ X-Content-Type-Options[^]*corregir: 1/,
  );
  expect(error.mock.calls.join('\n')).toMatch(/«otra\.com\.ar» no es una dirección completa/);
  jest.restoreAllMocks();
});
