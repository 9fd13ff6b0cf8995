import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { createServer as createTlsServer } from 'node:tls';
import path from 'node:path';
import sirv from 'sirv';
import { deployment } from '../../src/config/deployment';
import { pages } from '../../src/content/pages';
import * as optional from '../../src/config/optional';
import type * as Ask from '../../tools/release/check/ask';
import { checkPublished, runChecks, siteFindings, table } from '../../tools/release/check/run';
import { sendChecks } from '../../tools/release/check/send';
import { markAsPreview } from '../../tools/release/preview';
import { headerSetter, parseHeadersFile } from '../../tools/serve/serveDist';
import { snapshotTest } from '../support/snapshotTest';
import { startInboxForEachTest } from '../tools/inboxFixture';
import { BUILT_SHARE_IMAGE, ownSettings, writeSite } from '../tools/releaseFixture';

/**
 * Compares what `npm run release -- --check` says about a site with the texts in `__snapshots__`, which a person has
 * read. `npm run test:unit -- approved -u` renews them.
 */

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
function publish(changes: Changes = {}, origin = siteUrl): void {
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

const approved = snapshotTest(path.join(__dirname, '__snapshots__/settings.txt'));

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

/** Returns what the check of a site prints, without the right results. */
async function complaints(address: string): Promise<string> {
  const findings = await siteFindings(new URL(address), now);
  return table(findings.filter(({ result }) => result !== 'right')).replace(/ {2,}/g, '  ');
}

approved(
  'R-OWNER-11: every result for a correct site on this computer is right or skipped',
  async () => {
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
    expect(findings.filter(({ result }) => result === 'wrong')).toEqual([]);
    expect(table(findings).replaceAll(new URL(service).host, 'servicio')).toMatchSnapshot();
  },
);

/** Adds HTML to the home page. */
const adding = (html: string) => () => {
  const text = readFileSync(path.join(folder, 'index.html'), 'utf8');
  return { '/': { text: text.replace('</body>', `${html}</body>`) } };
};
const notFound = '<html lang="es-AR" data-path="/ /contactanos">';
const withForm = (action: string) => ({ text: `<form action="${action}">` });
const withHeaders = (headers: Record<string, string>, address = '/') => ({
  [address]: { headers },
});
const redirecting = (address: string, location: string, status = 308) => ({
  [address]: { status, headers: { location } },
});
const otherHost = 'https://otra.com.ar';
const service = new URL(formEndpoint).origin;

type Changes = Record<string, Change | Ask.Failure>;

/** What is unusual about a host's answers. */
const situations: Readonly<Record<string, Changes | (() => Changes)>> = {
  'a correct site': {},
  'no policy': withHeaders({ 'content-security-policy': '' }),
  'another policy': withHeaders({ 'content-security-policy': "default-src 'self'" }),
  'a policy with unsafe-inline': withHeaders({
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  }),
  'no nosniff': withHeaders({ 'x-content-type-options': '' }),
  'no HSTS': withHeaders({ 'strict-transport-security': '' }),
  'cached pages': withHeaders({ 'cache-control': 'max-age=600, no-transform' }),
  'pages without no-transform': withHeaders({ 'cache-control': 'no-cache' }),
  'assets that are cached for less than a year': withHeaders(
    { 'cache-control': 'max-age=31535999' },
    '/assets/app-1.js',
  ),
  'assets without Cache-Control': withHeaders({ 'cache-control': '' }, '/assets/app-1.js'),
  'uncompressed pages': withHeaders({ 'content-encoding': '' }),
  'uncompressed assets': withHeaders({ 'content-encoding': '' }, '/assets/app-1.js'),
  'another page for an unknown path': { '/no-existe': { status: 200, text: 'hola' } },
  'the 404 page with status 200': { '/no-existe': { status: 200, text: notFound } },
  'an empty answer for an unknown asset': { '/assets/no-existe.js': { status: 200, text: '' } },
  'a path variant that redirects to home': redirecting('/CONTACTANOS', '/'),
  'a path variant that redirects to no address': redirecting('/CONTACTANOS', 'https://'),
  'a path variant that redirects to another site': redirecting(
    '/CONTACTANOS',
    '//otra.com.ar/contactanos',
  ),
  'a path variant that redirects to the page': redirecting('/CONTACTANOS', '/contactanos'),
  'a path variant that redirects to its relative address': redirecting(
    '/CONTACTANOS',
    'contactanos',
  ),
  'a path variant with another page': { '/CONTACTANOS': { status: 200, text: 'x' } },
  'a path variant with status 404 and another page': {
    '/CONTACTANOS': { status: 404, text: 'data-path="/contactanos"' },
  },
  'a share image without a media type': withHeaders({ 'content-type': '' }, BUILT_SHARE_IMAGE),
  'a share image that is just small enough': { [BUILT_SHARE_IMAGE]: { size: 300 * 1024 } },
  'a share image that is too large': { [BUILT_SHARE_IMAGE]: { size: 300 * 1024 + 1 } },
  'a manifest of another media type': withHeaders(
    { 'content-type': 'text/plain' },
    '/manifest.webmanifest',
  ),
  'a page without its form': { '/paraAgenciasDeViaje': { text: '<p>Pronto</p>' } },
  'a form that goes to the local inbox': { '/contactanos': withForm('/_bandeja') },
  'a form that goes to an e-mail': { '/contactanos': withForm('mailto:a@otra.com.ar') },
  'a form that goes to a script of the site': { '/contactanos': withForm(`${siteUrl}/mensajes`) },
  'a host without www. that redirects to http': redirecting(otherHost, 'http://otra.com.ar/', 301),
  'a host without www. that redirects to itself': redirecting(otherHost, '/otra', 301),
  'a host without www. that redirects nowhere': redirecting(otherHost, `${siteUrl}/`, 200),
  'a host without www. that does not answer': { [otherHost]: { failed: 'nadie' } },
  'a preview': () => {
    markAsPreview(folder, ['index.html']);
    return {};
  },
  'a link instead of an e-mail address': adding('<a href="/cdn-cgi/l/email-protection#1a">x</a>'),
  'a hidden e-mail address': adding('<span class="__cf_email__">x</span>'),
  'modules of another type': adding('<script type="1f2e-module" src="/assets/x.js"></script>'),
  'scripts of another type': adding(
    '<script type="1-text/javascript" src="/assets/x.js"></script>',
  ),
  'a script that loads the others': adding(
    '<script type="module" src="/cdn-cgi/rocket-loader.js"></script>',
  ),
  'an added script': adding('<script src="/cdn-cgi/beacon.js"></script>'),
  'an added module': adding('<script type="module" src="/cdn-cgi/beacon.js"></script>'),
  'a service that does not allow JSON': withHeaders(
    { 'access-control-allow-headers': '' },
    service,
  ),
  'a service that allows only another site': withHeaders(
    { 'access-control-allow-origin': 'https://x.com' },
    service,
  ),
  'a service that answers 300': { [service]: { status: 300 } },
  'a service that redirects': {
    [service]: { status: 308, headers: { location: 'https://www.formspree.io/f/x' } },
  },
  'a service that allows nothing': {
    [service]: {
      status: 403,
      headers: { 'access-control-allow-origin': '', 'access-control-allow-headers': '' },
    },
  },
  'a service that allows every header': withHeaders(
    { 'access-control-allow-headers': '*' },
    service,
  ),
  'a service that allows only this site': withHeaders(
    { 'access-control-allow-origin': siteUrl },
    service,
  ),
  'a home page that is none': {
    '/': {
      status: 500,
      text: '<script src="mailto:a"></script><meta property="og:image" content="https://">',
      headers: { 'cache-control': '', 'content-encoding': '' },
    },
  },
  'no answer': { '/': { failed: 'nadie' } },
};

approved('R-OWNER-10, R-OWNER-11, R-SEC-05: what the check of a published site says', async () => {
  const texts: string[] = [];
  for (const [name, changes] of Object.entries(situations)) {
    writeSite(folder);
    publish(typeof changes === 'function' ? changes() : changes);
    texts.push(`${name}:\n${await complaints(siteUrl)}`);
  }
  publish();
  mockCertificateEnd = '2026-12-07T11:59:59Z';
  texts.push(`a certificate that expires in less than 14 days:\n${await complaints(siteUrl)}`);
  mockCertificateEnd = '2999-01-01';
  for (const address of [
    ...['https://www.otra-cosa.com.ar', 'https://otra-cosa.com.ar', 'http://www.otra.com.ar'],
    ...['https://192.0.2.7', 'https://[2001:db8::7]', 'https://pampa-visas.pages.dev'],
    ...['https://pampa.netlify.app', 'https://pampa.vercel.app', 'https://pampa.github.io'],
    ...['https://pampa.cloudfront.net', 'https://xvercel.app'],
  ]) {
    publish({}, address);
    texts.push(`${address}:\n${await complaints(address)}`);
  }
  expect(texts.join('\n\n')).toMatchSnapshot();
});

test('R-OWNER-11: the check prints a table, and fails for a wrong result or an invalid address', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  mockCertificateEnd = '2999-01-01';
  publish();
  expect(await checkPublished(`${siteUrl}/`)).toBe(true);
  publish(withHeaders({ 'x-content-type-options': '' }));
  expect(await checkPublished(siteUrl)).toBe(false);
  publish(situations['a form that goes to a script of the site'] as Changes);
  expect(await checkPublished(siteUrl)).toBe(true);
  expect(log.mock.calls.flat()).toEqual([
    expect.stringMatching(/^\nhttps:\/\/www\.otra\.com\.ar\n\n✓ La portada abre [^✗]*\n$/),
    'Todo bien.',
    expect.stringMatching(/✗ X-Content-Type-Options +falta\n +→ volvé a publicar/),
    'Para corregir: 1.',
    expect.stringMatching(/\? Formulario de contacto +va a \/mensajes, de tu sitio/),
    'Nada para corregir. Para mirar vos: 1.',
  ]);
  for (const address of ['otra.com.ar', 'ftp://otra.com.ar', 'xhttps://otra.com.ar', 'https://'])
    expect(await checkPublished(address)).toBe(false);
  expect(error.mock.calls).toHaveLength(4);
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
  const timedOut = AbortSignal.abort(new DOMException('', 'TimeoutError'));
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timedOut);
  expect(await ask(address)).toEqual({ failed: 'tardó más de 30 segundos' });
});

test('R-OWNER-11: a host that has several certificates is asked for that of the name', async () => {
  const { certificateEnd } = jest.requireActual<typeof Ask>('../../tools/release/check/ask');
  const askedNames: string[] = [];
  const server = createTlsServer({
    SNICallback: (name, done) => done(null, void askedNames.push(name)),
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const failure = certificateEnd(new URL(`https://localhost:${port}`)).finally(() =>
    server.close(),
  );
  await expect(failure).rejects.toThrow();
  expect(askedNames).toEqual(['localhost']);
});

describe('R-OWNER-21: --send', () => {
  const inbox = startInboxForEachTest();
  const original = deployment.formEndpoint;
  afterEach(() => void (deployment.formEndpoint = original));

  test.each([
    ['formspree', ['unknown', 'unknown', 'unknown'], 3],
    ['formspree-captcha', ['wrong', 'wrong', 'unknown'], 0],
    ['html', ['unknown', 'unknown', 'unknown'], 3],
    ['reset', ['wrong', 'wrong', 'wrong'], 0],
  ])(
    'a service like %s is judged by its status in each way of sending',
    async (like, results, stored) => {
      deployment.formEndpoint = await inbox.start(like);
      const findings = await runChecks(sendChecks('http://localhost:1'));
      expect(findings.map(({ result }) => result)).toEqual(results);
      expect(inbox.stored()).toHaveLength(stored);
      for (const { fields } of inbox.stored()) expect(fields.nombre).toBe('PRUEBA del sitio');
    },
  );

  test('each answer is judged by its status and the text of confirmation', async () => {
    const saying = (status: number, text: string) => ({ ...redirectTo(''), status, text });
    const answers: Readonly<Record<string, Ask.Answer | Ask.Failure>> = {
      'a redirect': redirectTo('/gracias', 399),
      'status 300 without an address': { ...redirectTo('', 300), headers: new Headers() },
      'status 199': saying(199, '{"success":true}'),
      'status 200 with a success': saying(200, '{"success":true}'),
      'status 299 with a page': saying(299, '<h1>Gracias</h1>'),
      'status 200 with a denial': saying(200, `{"error":"${'x'.repeat(120)}"}`),
      'status 400 with a success': saying(400, '{"success":true}'),
      'no answer': { failed: 'nadie' },
    };
    const texts: string[] = [];
    for (const confirmation of ['', '"success": true']) {
      jest.replaceProperty(optional, 'confirmation', confirmation);
      for (const [name, answer] of Object.entries(answers)) {
        mockNetwork = () => answer;
        const [finding] = await runChecks(sendChecks('http://localhost:1'));
        texts.push(`${name}${confirmation && ', with confirmation'}:\n${table([finding!])}`);
      }
    }
    deployment.formEndpoint = 'https://otra.com.ar/f';
    for (const allowed of ['', 'http://localhost:1', '*']) {
      const headers = new Headers({ 'access-control-allow-origin': allowed });
      mockNetwork = () => ({ ...saying(200, 'OK'), headers });
      const findings = await runChecks(sendChecks('http://localhost:1'));
      texts.push(`another origin that allows «${allowed}»:\n${table(findings)}`);
    }
    expect(texts.join('\n\n')).toMatchSnapshot();
  });
});
