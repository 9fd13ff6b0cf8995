import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import { deployment } from '../../src/config/deployment';
import { pages } from '../../src/content/pages';
import type * as Ask from '../../tools/release/check/ask';
import { oldAddressChecks } from '../../tools/release/check/checks';
import { checkPublished, runChecks, siteFindings, table } from '../../tools/release/check/run';
import { sendChecks } from '../../tools/release/check/send';
import { markAsPreview } from '../../tools/release/preview';
import { headerSetter, parseHeadersFile } from '../../tools/serve/serveDist';
import { startInboxForEachTest } from './inboxFixture';
import { BUILT_SHARE_IMAGE, ownSettings, writeSite } from './releaseFixture';

/** Answers a request in place of the network; undefined sends the request. */
let mockNetwork: ((url: URL, init?: RequestInit) => Ask.Answer | Ask.Failure) | undefined;
/** When the certificate of each host expires. */
let mockCertificateEnd: string;
jest.mock('../../tools/release/check/ask', () => {
  const actual = jest.requireActual<typeof Ask>('../../tools/release/check/ask');
  const ask: typeof Ask.ask = async (address, init) =>
    mockNetwork && /^https?:\/\/./.test(address)
      ? mockNetwork(new URL(address), init)
      : actual.ask(address, init);
  return { ...actual, ask, certificateEnd: async () => new Date(mockCertificateEnd) };
});

const now = new Date('2026-11-23T12:00:00Z');
const { siteUrl, formEndpoint } = ownSettings;
const folder = mkdtempSync(path.join(tmpdir(), 'check-'));
const servers: Server[] = [];

/** Starts a server on this computer and returns its origin. */
async function startServer(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const redirectTo = (location: string, status = 301): Ask.Answer => ({
  status,
  headers: new Headers({ location }),
  text: '',
  size: 0,
});

const types: Record<string, string> = {
  js: 'text/javascript',
  jpg: 'image/jpeg',
  webmanifest: 'application/manifest+json',
};

/** Returns the answer of a host that serves the fixture's site as its files say. */
function answerOf({ pathname }: URL): Ask.Answer {
  const files = ['/', ...Object.values(pages).map((page) => page.path)];
  const [page] = files
    .filter((file) => file === (pathname.replace(/(.)\/$/, '$1') || '/'))
    .slice(-1);
  const file = page ? `${page === '/' ? '/index' : page}.html` : pathname;
  const isMissing = /no-existe|[A-Z]{2}/.test(pathname);
  const bytes = readFileSync(path.join(folder, isMissing ? '404.html' : file));
  const headers = new Headers({
    'content-type': types[file.split('.').pop()!] ?? 'text/html',
    'content-encoding': 'br',
    'strict-transport-security': 'max-age=31536000',
  });
  const rules = parseHeadersFile(readFileSync(path.join(folder, '_headers'), 'utf8'));
  for (const rule of rules.filter(({ matches }) => matches(page ?? pathname))) {
    for (const [name, value] of rule.headers) headers.set(name, value);
  }
  return { status: isMissing ? 404 : 200, headers, text: bytes.toString(), size: bytes.length };
}

const allowing = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Content-Type',
};

/** Differences from the right answer; a header with the value '' is missing. */
type Change = Partial<Omit<Ask.Answer, 'headers'>> & { headers?: Record<string, string> };

/**
 * Publishes the fixture's site on a host.
 * @param changes what is wrong with the host's answers, by path, or by the origin of another host
 */
function publish(changes: Record<string, Change | Ask.Failure> = {}, origin = siteUrl): void {
  mockNetwork = (url, init) => {
    const change = changes[url.origin === origin ? url.pathname : url.origin] ?? {};
    if ('failed' in change) return change;
    const isService = url.href.startsWith(new URL(formEndpoint).origin);
    const isSite = url.origin === origin || (url.origin === siteUrl && url.pathname !== '/');
    const right = isService
      ? {
          ...redirectTo(''),
          status: init?.method === 'OPTIONS' ? 204 : 500,
          headers: new Headers(allowing),
        }
      : isSite
        ? answerOf(url)
        : redirectTo(`${origin}/`);
    for (const [name, value] of Object.entries(change.headers ?? {})) {
      if (value) right.headers.set(name, value);
      else right.headers.delete(name);
    }
    return { ...right, ...change, headers: right.headers };
  };
}

beforeEach(() => {
  writeSite(folder);
  mockNetwork = undefined;
  mockCertificateEnd = '2026-12-07T12:00:00Z';
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Returns the wrong results of a site as «check: what was seen». */
const wrongResults = async (address = siteUrl) =>
  (await siteFindings(new URL(address), now))
    .filter(({ result }) => result === 'wrong')
    .map(({ what, seen }) => `${what}: ${seen}`);

test('R-OWNER-11: every result for a correct site on this computer is right or skipped', async () => {
  const service = await startServer((req, res) => {
    res.writeHead(req.method === 'OPTIONS' ? 204 : 500, allowing).end();
  });
  writeSite(folder, { ...ownSettings, formEndpoint: `${service}/f/x` });
  const files = sirv(folder, { brotli: true, gzip: true, setHeaders: headerSetter(folder) });
  const site = await startServer((req, res) =>
    files(req, res, () => {
      res.writeHead(404, { 'content-type': 'text/html' });
      res.end(readFileSync(path.join(folder, '404.html')));
    }),
  );
  const findings = await siteFindings(new URL(site), now);
  const lines = table(findings).replaceAll(new URL(service).host, 'servicio').split('\n');
  expect(lines.map((line) => line.replace(/ {2,}/, '  '))).toEqual([
    '✓ La portada abre  contesta 200',
    '– Dirección escrita en las páginas  https://www.otra.com.ar/; acá es una prueba',
    '✓ Los buscadores pueden mostrarlo  sí',
    '✓ Política de seguridad (CSP)  está',
    '✓ X-Content-Type-Options  nosniff',
    '– HSTS (siempre https)  no hay sin https',
    '✓ Caché de las páginas  no-cache, no-transform',
    '✓ Pedido de no retocar las páginas  no-cache, no-transform',
    '✓ La página llega como se publicó  sí',
    '✓ Compresión de las páginas  br',
    '– Certificado  no hay sin https',
    '– Desde http://  no se puede probar en tu computadora',
    '– Desde www.  no se puede probar en tu computadora',
    ...Object.values(pages)
      .slice(1)
      .map((page) => `✓ Abre ${page.path}  contesta 200`),
    '✓ Caché de los archivos de /assets/  public, max-age=31536000, immutable',
    '✓ Compresión de los archivos  br',
    '✓ Página que no existe  contesta 404 con la página del sitio',
    '✓ Archivo que no existe  contesta 404 con la página del sitio',
    '✓ Dirección parecida: /contactanos/  contesta 200 con la misma página',
    '✓ Dirección parecida: /contactanos.html  contesta 200 con la misma página',
    '✓ Dirección parecida: /CONTACTANOS  404 con la página del sitio, que lleva sola a /contactanos',
    '✓ Formulario de contacto  servicio permite envíos JSON',
    '✓ Formulario de agencias  servicio permite envíos',
    '✓ Imagen para compartir  200, image/jpeg, 1 KB',
    '✓ Manifiesto  200, application/manifest+json, 1 KB',
    '✓ Lo que dejó un sitio anterior  200, text/javascript; charset=utf-8, 1 KB, no-store',
  ]);
});

test('R-OWNER-11, R-OWNER-18: each address of an earlier site has a check, which accepts a redirect to its page and the 404 page', async () => {
  publish({ '/gu%C3%ADa.php': { status: 301, headers: { location: '/?section=faq' } } });
  const table = { '/guía.php': '/?section=faq', '/no-existe.html': '/contactanos', '/#/x': '/' };
  expect((await runChecks(oldAddressChecks(siteUrl, table))).map(({ seen }) => seen)).toEqual([
    'redirige (301) a /?section=faq',
    '404 con la página del sitio, que lleva sola a /contactanos',
  ]);
  const [moved] = await runChecks(oldAddressChecks(siteUrl, { '/guía.php': '/contactanos' }));
  expect(moved).toMatchObject({ what: 'Dirección vieja: /guía.php', result: 'wrong' });
});

test('R-OWNER-11: no result for a correct published site is wrong or skipped', async () => {
  publish();
  const findings = await siteFindings(new URL(siteUrl), now);
  expect(findings.filter(({ result }) => result !== 'right')).toEqual([]);
});

const home = (changed: (html: string) => string) => () => {
  const text = changed(readFileSync(path.join(folder, 'index.html'), 'utf8'));
  return { '/': { text } };
};
const notFound = '<html lang="es-AR" data-path="/ /contactanos">';
const withForm = (action: string) => ({ text: `<form action="${action}">` });
const otherHost = 'https://otra.com.ar';

test.each<[string, Record<string, Change | Ask.Failure> | (() => Record<string, Change>), string]>([
  [
    'no policy',
    { '/': { headers: { 'content-security-policy': '' } } },
    'Política de seguridad (CSP): falta',
  ],
  ...["default-src 'self'", "default-src 'none'; style-src 'unsafe-inline'"].map(
    (policy): [string, Record<string, Change>, string] => [
      `the policy ${policy}`,
      { '/': { headers: { 'content-security-policy': policy } } },
      'Política de seguridad (CSP): está, pero no es la del sitio',
    ],
  ),
  [
    'no nosniff',
    { '/': { headers: { 'x-content-type-options': '' } } },
    'X-Content-Type-Options: falta',
  ],
  [
    'no HSTS',
    { '/': { headers: { 'strict-transport-security': '' } } },
    'HSTS (siempre https): falta',
  ],
  [
    'pages with max-age=600',
    { '/': { headers: { 'cache-control': 'max-age=600, no-transform' } } },
    'Caché de las páginas: max-age=600, no-transform',
  ],
  [
    'pages without no-transform',
    { '/': { headers: { 'cache-control': 'no-cache' } } },
    'Pedido de no retocar las páginas: no-cache',
  ],
  [
    'assets that are cached for less than a year',
    { '/assets/app-1.js': { headers: { 'cache-control': 'max-age=31535999' } } },
    'Caché de los archivos de /assets/: max-age=31535999',
  ],
  [
    'assets without Cache-Control',
    { '/assets/app-1.js': { headers: { 'cache-control': '' } } },
    'Caché de los archivos de /assets/: falta',
  ],
  [
    'uncompressed pages',
    { '/': { headers: { 'content-encoding': '' } } },
    'Compresión de las páginas: sin comprimir',
  ],
  [
    'uncompressed assets',
    { '/assets/app-1.js': { headers: { 'content-encoding': '' } } },
    'Compresión de los archivos: sin comprimir',
  ],
  [
    'another page for an unknown path',
    { '/no-existe': { status: 200, text: 'hola' } },
    'Página que no existe: contesta 200 con otra página',
  ],
  [
    'the 404 page with status 200',
    { '/no-existe': { status: 200, text: notFound } },
    'Página que no existe: contesta 200 con la página del sitio',
  ],
  [
    'an empty answer for an unknown asset',
    { '/assets/no-existe.js': { status: 200, text: '' } },
    'Archivo que no existe: contesta 200 con otra página',
  ],
  ...['/', 'https://', `${otherHost}/contactanos`, '//otra.com.ar/contactanos'].map(
    (location): [string, Record<string, Change>, string] => [
      `a path variant that redirects to ${location}`,
      { '/CONTACTANOS': { status: 308, headers: { location } } },
      `Dirección parecida: /CONTACTANOS: redirige (308) a ${location}`,
    ],
  ),
  ...[200, 404].map((status): [string, Record<string, Change>, string] => [
    `a path variant with status ${status} and another page`,
    { '/CONTACTANOS': { status, text: status === 404 ? 'data-path="/contactanos"' : 'x' } },
    `Dirección parecida: /CONTACTANOS: contesta ${status} con otra página`,
  ]),
  [
    'a share image without a media type',
    { [BUILT_SHARE_IMAGE]: { headers: { 'content-type': '' } } },
    'Imagen para compartir: 200, sin tipo, 1 KB',
  ],
  [
    'a share image that is too large',
    { [BUILT_SHARE_IMAGE]: { size: 300 * 1024 + 1 } },
    'Imagen para compartir: 200, image/jpeg, 301 KB',
  ],
  [
    'a manifest of another media type',
    { '/manifest.webmanifest': { headers: { 'content-type': 'text/plain' } } },
    'Manifiesto: 200, text/plain, 1 KB',
  ],
  [
    'a replacement worker that is cached',
    { '/service-worker.js': { headers: { 'cache-control': 'max-age=600' } } },
    'Lo que dejó un sitio anterior: 200, text/javascript; charset=utf-8, 1 KB, max-age=600',
  ],
  [
    'a page without its form',
    { '/paraAgenciasDeViaje': { text: '<p>Pronto</p>' } },
    'Formulario de agencias: contesta 200 sin formulario',
  ],
  [
    'a form that goes to the local inbox',
    { '/contactanos': withForm('/_bandeja') },
    'Formulario de contacto: va a la bandeja local, que acá no existe',
  ],
  [
    'a form that goes to an e-mail',
    { '/contactanos': withForm('mailto:a@otra.com.ar') },
    'Formulario de contacto: va a «mailto:a@otra.com.ar», que no es una dirección de internet',
  ],
  ...[
    ['http://otra.com.ar/', 301, 'redirige (301) a http://otra.com.ar/'],
    ['/otra', 301, 'redirige (301) a /otra'],
    [`${siteUrl}/`, 200, 'contesta 200'],
    [`${siteUrl}/`, 400, 'contesta 400'],
  ].map(([location, status, seen]): [string, Record<string, Change>, string] => [
    `a host without www. that answers ${status} and ${location}`,
    { [otherHost]: { status: Number(status), headers: { location: String(location) } } },
    `Desde otra.com.ar: ${seen}`,
  ]),
  [
    'a host without www. that does not answer',
    { [otherHost]: { failed: 'nadie' } },
    'Desde otra.com.ar: nadie',
  ],
  [
    'a preview',
    () => {
      markAsPreview(folder, ['index.html']);
      return {};
    },
    'Los buscadores pueden mostrarlo: no: es una vista previa',
  ],
  ...[
    (html: string) =>
      html.replace('<a href', '<a href="/cdn-cgi/l/email-protection#1a">x</a><a href'),
    (html: string) => html.replace('type="module"', 'type="1f2e-module"'),
    (html: string) => html.replace('</body>', '<script src="/cdn-cgi/beacon.js"></script></body>'),
  ].map((change, index): [string, () => Record<string, Change>, string] => [
    `R-SEC-05: a page that a CDN has changed (${index + 1})`,
    home(change),
    'La página llega como se publicó: tu servicio la cambia',
  ]),
])('R-OWNER-10, R-OWNER-11: %s is the only wrong result', async (_, changes, line) => {
  publish(typeof changes === 'function' ? changes() : changes);
  expect(await wrongResults()).toEqual([line]);
});

test('R-OWNER-11: a certificate that expires in less than 14 days is wrong', async () => {
  publish();
  mockCertificateEnd = '2026-12-07T11:59:59Z';
  expect(await wrongResults()).toEqual(['Certificado: vence en 13 días']);
});

test('R-OWNER-11: at another origin only the canonical URL is wrong, and over http also the protocol', async () => {
  publish({}, 'https://www.otra-cosa.com.ar');
  const canonical = `Dirección escrita en las páginas: ${siteUrl}/`;
  expect(await wrongResults('https://www.otra-cosa.com.ar')).toEqual([canonical]);
  publish({}, 'http://www.otra.com.ar');
  expect(await wrongResults('http://www.otra.com.ar')).toEqual([
    canonical,
    'Desde http://: el sitio se abre sin https',
  ]);
});

test.each([
  ['https://192.0.2.7', 'la dirección es un número'],
  ['https://[2001:db8::7]', 'la dirección es un número'],
  ['https://pampa-visas.pages.dev', 'la dirección es prestada'],
  ['https://pampa.netlify.app', 'la dirección es prestada'],
])('R-OWNER-11: at %s the check of the www. variant is skipped', async (address, seen) => {
  publish({}, address);
  const findings = await siteFindings(new URL(address), now);
  expect(findings).toContainEqual({ what: 'Desde www.', result: 'skipped', seen });
});

test.each(['/contactanos', 'contactanos', `${siteUrl}/contactanos`])(
  'R-OWNER-11: a redirect of a path variant to %s is right',
  async (location) => {
    publish({ '/CONTACTANOS': { status: 308, headers: { location } } });
    expect(await wrongResults()).toEqual([]);
  },
);

test.each<[string, Change, contact: string, agencies: string]>([
  [
    'does not allow JSON',
    { headers: { 'access-control-allow-headers': '' } },
    'no permite envíos JSON',
    '',
  ],
  [
    'allows only another site',
    { headers: { 'access-control-allow-origin': 'https://x.com' } },
    `no permite envíos desde ${siteUrl}`,
    `no permite envíos desde ${siteUrl}`,
  ],
  ['answers 300', { status: 300 }, 'contesta 300', 'contesta 300'],
  [
    'allows nothing',
    {
      status: 403,
      headers: { 'access-control-allow-origin': '', 'access-control-allow-headers': '' },
    },
    `contesta 403; no permite envíos desde ${siteUrl}; no permite envíos JSON`,
    `contesta 403; no permite envíos desde ${siteUrl}`,
  ],
  ['allows every header', { headers: { 'access-control-allow-headers': '*' } }, '', ''],
  ['allows only this site', { headers: { 'access-control-allow-origin': siteUrl } }, '', ''],
])(
  'R-OWNER-11: each form has the expected result for a form service that %s',
  async (_, change, ...seen) => {
    publish({ [new URL(formEndpoint).origin]: change });
    expect(await wrongResults()).toEqual(
      ['contacto', 'agencias'].flatMap((form, index) =>
        seen[index] ? `Formulario de ${form}: formspree.io ${seen[index]}` : [],
      ),
    );
  },
);

test('R-OWNER-11: a form that goes to a script of the site has to be tried by the owner', async () => {
  publish({ '/contactanos': withForm(`${siteUrl}/mensajes`) });
  expect(await siteFindings(new URL(siteUrl), now)).toContainEqual({
    what: 'Formulario de contacto',
    result: 'skipped',
    seen: 'va a /mensajes, de tu sitio: mandá un mensaje para probarlo',
  });
});

test('R-OWNER-11: the table has an advice below each wrong result, and names an address in a page that is none', async () => {
  const html = '<script src="mailto:a"></script><meta property="og:image" content="https://">';
  publish({
    '/': { status: 500, text: html, headers: { 'cache-control': '', 'content-encoding': '' } },
  });
  const findings = await siteFindings(new URL(siteUrl), now);
  expect(findings.filter(({ result, todo }) => (result === 'wrong') !== Boolean(todo))).toEqual([]);
  expect(table(findings)).toMatch(
    /^✗ La portada abre +contesta 500\n +→ publicá dist\/ en la raíz\n[^]*✗ Caché de los archivos de \/assets\/ +«mailto:a» no es una dirección de internet\n/,
  );
});

test('R-OWNER-11: a site that does not answer has one result', async () => {
  mockNetwork = () => ({ failed: 'nadie' });
  expect(await wrongResults()).toEqual(['La portada abre: nadie']);
});

test('R-OWNER-11: the check prints a table, and fails for a wrong result or an invalid address', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  mockCertificateEnd = '2999-01-01';
  publish();
  expect(await checkPublished(`${siteUrl}/`)).toBe(true);
  publish({ '/': { headers: { 'x-content-type-options': '' } } });
  expect(await checkPublished(siteUrl)).toBe(false);
  expect(log.mock.calls.flat()).toEqual([
    expect.stringMatching(/^\nhttps:\/\/www\.otra\.com\.ar\n\n✓ La portada abre [^✗]*\n$/),
    'Todo bien.',
    expect.stringMatching(/✗ X-Content-Type-Options +falta\n +→ volvé a publicar/),
    'Para corregir: 1.',
  ]);
  for (const address of ['otra.com.ar', 'ftp://otra.com.ar', 'xhttps://otra.com.ar', 'https://'])
    expect(await checkPublished(address)).toBe(false);
  expect(error).toHaveBeenCalledTimes(4);
  expect(error).toHaveBeenCalledWith(
    '«otra.com.ar» no es una dirección completa. Ejemplo: https://www.pampavisas.example',
  );
});

test('R-OWNER-11: a request follows no redirect, and a failed request returns the reason', async () => {
  const { ask } = jest.requireActual<typeof Ask>('../../tools/release/check/ask');
  const address = await startServer((req, res) => {
    const [, name, encoding] = req.url!.split('/');
    if (name === 'redirect') return void res.writeHead(302, { location: '/' }).end('una página');
    if (encoding)
      return void res.writeHead(200, { 'content-encoding': encoding }).end('<p>hola</p>');
    res.writeHead(200, { 'content-length': 9 }).write('la');
    setTimeout(() => res.socket!.destroy(), 20);
  });
  expect(await ask(`${address}/redirect`)).toMatchObject({ status: 302, text: 'una página' });
  expect(await ask(address)).toEqual({ failed: 'no contestó (other side closed)' });
  for (const encoding of ['gzip', 'br']) {
    expect(await ask(`${address}/encoded/${encoding}`)).toEqual({
      failed: 'dice estar comprimido y no se puede leer: revisá la compresión de tu servicio',
    });
  }
  const closed = await startServer(() => {});
  await new Promise((resolve) => servers.pop()!.close(resolve));
  expect(await ask(closed)).toEqual({ failed: 'nadie atiende en esa dirección' });
});

describe('R-OWNER-21: --send', () => {
  const inbox = startInboxForEachTest();
  const original = deployment.formEndpoint;
  afterEach(() => void (deployment.formEndpoint = original));

  test.each([
    ['formspree', ['right', 'right', 'skipped'], 3],
    ['formsubmit-primera', ['wrong', 'wrong', 'wrong'], 0],
    ['formspree-captcha', ['wrong', 'wrong', 'wrong'], 0],
    ['php', ['wrong', 'right', 'right'], 2],
    ['html', ['skipped', 'skipped', 'skipped'], 3],
    ['reset', ['wrong', 'wrong', 'wrong'], 0],
  ])(
    'a service like %s is judged by what it says in each way of sending',
    async (like, results, stored) => {
      deployment.formEndpoint = await inbox.start(like);
      const findings = await runChecks(sendChecks('http://localhost:1'));
      expect(findings.map(({ result }) => result)).toEqual(results);
      expect(inbox.stored()).toHaveLength(stored);
      for (const { fields } of inbox.stored()) expect(fields.nombre).toBe('PRUEBA del sitio');
    },
  );
});
