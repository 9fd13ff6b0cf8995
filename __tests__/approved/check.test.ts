import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as optional from '../../src/config/optional';
import { pages } from '../../src/content/pages';
import { fileOf } from '../../tools/build/headers/siteRules';
import type * as Ask from '../../tools/release/check/ask';
import { checkPublished, siteFindings, table } from '../../tools/release/check/checkPublished';
import { headersFor } from '../../tools/serve/serveDist';
import { freePort } from '../support/freePort';
import { listen } from '../support/localServer';
import { temporaryFolder } from '../support/temporaryFolder';
import { changeFile, ownSettings, writeSite } from '../tools/releaseFixture';

/**
 * Compares what `npm run release -- --check` says about a site with the texts in `__snapshots__`, which a person has
 * read. `npm run test:unit -- approved -u` renews them.
 */

/** Answers a request in place of the network; undefined sends the request. */
let mockNetwork: ((url: URL, init?: RequestInit) => Ask.Answer | Ask.Failure) | undefined;
jest.mock('../../tools/release/check/ask', () => {
  const actual = jest.requireActual<typeof Ask>('../../tools/release/check/ask');
  const ask: typeof Ask.ask = async (address, init) =>
    mockNetwork ? mockNetwork(new URL(address), init) : actual.ask(address, init);
  return { ...actual, ask };
});

const { siteUrl, formEndpoint } = ownSettings;
const service = new URL(formEndpoint).origin;
const folder = temporaryFolder();
const files: readonly string[] = Object.values(pages).map((page) => page.path);

const answer = (status: number, text = '', headers: Record<string, string> = {}): Ask.Answer => ({
  status,
  headers: new Headers(headers),
  text,
});

/** Returns the answer of a host that serves the fixture's site as its files say. */
function answerOf({ pathname }: URL): Ask.Answer {
  const isMissing = pathname.includes('no-existe');
  const isPage = files.includes(pathname);
  const name = isPage ? fileOf(pathname) : pathname;
  const file = isMissing ? '404.html' : name;
  const right = answer(isMissing ? 404 : 200, readFileSync(path.join(folder, file), 'utf8'), {
    'content-encoding': isPage ? 'br' : 'gzip',
    'strict-transport-security': 'max-age=31536000',
  });
  const listed = headersFor(readFileSync(path.join(folder, '_headers'), 'utf8'), pathname);
  listed.forEach((value, name) => right.headers.set(name, value));
  return right;
}

/** Differences from the right answer; a header with the value '' is missing. */
type Change = { status?: number; text?: string; headers?: Record<string, string> } | Ask.Failure;

/** URLs that have been asked since the last `publish`. */
let askedUrls: string[];

/** Publishes the fixture's site, with changes of the answers by path or by the origin of another host. */
function publish(changes: Readonly<Record<string, Change>> = {}, origin = siteUrl): void {
  askedUrls = [];
  mockNetwork = (url, init) => {
    askedUrls.push(url.href);
    const asked = new Headers(init?.headers);
    const change = changes[url.origin === origin ? url.pathname : url.origin] ?? {};
    if ('failed' in change) return change;
    const method = init?.method === 'OPTIONS' && asked.get('access-control-request-method');
    const allowing = {
      'access-control-allow-origin': method === 'POST' ? asked.get('origin')! : '',
      'access-control-allow-headers': asked.get('access-control-request-headers') ?? '',
    };
    const right =
      url.origin === origin
        ? answerOf(url)
        : url.origin === service
          ? answer(204, '', allowing)
          : answer(308, '', { location: `${origin}/` });
    for (const [name, value] of Object.entries(change.headers ?? {})) {
      if (value) right.headers.set(name, value);
      else right.headers.delete(name);
    }
    return { ...right, ...change, headers: right.headers };
  };
}

beforeEach(() => writeSite(folder));
afterEach(() => {
  mockNetwork = undefined;
  jest.restoreAllMocks();
});

const withForm = (action: string) => ({
  '/contactanos': { text: `<form action="${action}">` },
});
const withService = (headers: Record<string, string>) => ({ [service]: { headers } });

/** What Cloudflare answers to a program, until a browser has passed its test. */
const cloudflareChallenge = {
  status: 403,
  headers: { 'cf-mitigated': 'challenge', 'content-type': 'text/html; charset=UTF-8' },
  text: '<title>Just a moment...</title><body><h1>Verify you are human</h1><script>1</script>',
};

/** What hosts such as InfinityFree answer: a script that sets a cookie and loads the address again. */
const SCRIPT_PAGE =
  '<html><body><script src="/aes.js"></script><script>document.cookie="__test=1";location.href="/?i=1"</script>' +
  '<noscript>This site requires Javascript to work</noscript></body></html>';

/** What is wrong or unusual about a host. */
const situations: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  'a correct site': {},
  'a host that reads no _headers': {
    '/': {
      headers: {
        'content-security-policy': '',
        'strict-transport-security': '',
        'cache-control': 'max-age=600',
        'content-encoding': '',
      },
    },
    '/assets/app-1.js': { headers: { 'cache-control': '', 'content-encoding': '' } },
  },
  'another policy, and pages that are asked for again': {
    '/': {
      headers: {
        'content-security-policy': "default-src 'none'; x 'unsafe-inline'",
        'cache-control': 'public,max-age=0,must-revalidate',
      },
    },
  },
  'a host that sends another 404 page, and home for a missing asset': {
    '/no-existe': { text: 'hola' },
    '/assets/no-existe.js': { status: 200 },
  },
  'a host that does not find /contactanos': { '/contactanos': { status: 404, text: '' } },
  'a host that hides e-mail addresses': {
    '/': {
      text:
        `<link rel="canonical" href="${siteUrl}/"><script src="/assets/app-1.js"></script>` +
        '<a href="/cdn-cgi/l/email-protection#1a">x</a>',
    },
  },
  'a host without www. that redirects to http': {
    'https://otra.com.ar': { headers: { location: 'http://www.otra.com.ar/' } },
  },
  'a host without www. that does not answer': { 'https://otra.com.ar': { failed: 'nadie' } },
  'a form that goes to the local inbox': withForm('/_bandeja'),
  'a form that goes to a script of the site': withForm('/contacto.php'),
  'a service that redirects': { [service]: { status: 308 } },
  'a service that allows only another site, and no JSON': withService({
    'access-control-allow-origin': 'https://x.com',
    'access-control-allow-headers': '',
  }),
  'a service that allows everything': withService({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
  }),
  'a service that refuses': { [service]: { status: 403 } },
  'a service that does not answer': { [service]: { failed: 'nadie' } },
  'a challenge for each address': { '/': cloudflareChallenge },
  'a challenge that is a script': { '/': { text: SCRIPT_PAGE } },
  'an application in one script, of another site': {
    '/': {
      text: '<script type="module" src="/assets/app-1.js"></script><body><div id="root"></div></body>',
    },
  },
  'a challenge for some addresses': {
    '/contactanos': cloudflareChallenge,
    '/assets/app-1.js': { text: SCRIPT_PAGE },
  },
  'a service with a challenge': { [service]: cloudflareChallenge },
  'a host that answers 500 to everything': {
    '/': { status: 500, text: '<h1>Internal Server Error</h1>' },
    '/robots.txt': { status: 500, text: '<h1>Internal Server Error</h1>' },
  },
  'a host that answers 500 to home alone': { '/': { status: 500 } },
  'no answer': { '/': { failed: 'nadie' } },
};

test('R-OWNER-11a: what the check of a published site says', async () => {
  const complaints = async (address: string) => {
    const findings = await siteFindings(new URL(address));
    return table(findings.filter(({ result }) => result !== 'right')).replace(/ {2,}/g, '  ');
  };
  const texts: string[] = [];
  for (const [name, changes] of Object.entries(situations)) {
    publish(changes);
    texts.push(`${name}:\n${await complaints(siteUrl)}`);
  }
  for (const address of ['http://otra-cosa.com.ar', 'https://pampa.pages.dev', 'http://[::1]:9']) {
    publish({}, address);
    texts.push(`${address}:\n${await complaints(address)}`);
  }
  changeFile(folder, 'index.html', '<style>', '<meta name="robots" content="noindex"><style>');
  publish();
  texts.push(`a preview:\n${await complaints(siteUrl)}`);
  jest.replaceProperty(optional, 'multipartOnly', true);
  texts.push(`a service that takes only multipart:\n${await complaints(siteUrl)}`);
  expect(texts.join('\n\n')).toMatchSnapshot();
});

test('R-OWNER-11a: the check prints a table, and fails for a wrong result or an invalid address', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  publish({}, 'http://localhost:9');
  expect(await checkPublished('http://localhost:9/')).toBe(true);
  publish({ '/': { headers: { 'strict-transport-security': '' } } });
  expect(await checkPublished(siteUrl)).toBe(false);
  publish(withForm('/contacto.php'));
  expect(await checkPublished(siteUrl)).toBe(true);
  // The first request is for the addresses that home names.
  expect(askedUrls.filter((url) => url === `${siteUrl}/`)).toHaveLength(2);
  expect(log.mock.calls.flat()).toEqual([
    expect.stringMatching(/^\nhttp:\/\/localhost:9\n\n✓ El inicio abre [^✗]*\n$/),
    'Todo bien.',
    expect.stringMatching(/✗ HSTS \(siempre https\) +falta\n +→ volvé a publicar/),
    'Para corregir: 1.',
    expect.stringMatching(/\? Formularios +va a \/contacto\.php, de tu sitio/),
    'Nada para corregir. Para mirar vos: 1.',
  ]);
  for (const address of ['otra.com.ar', 'ftp://otra.com.ar'])
    expect(await checkPublished(address)).toBe(false);
  expect(error).toHaveBeenCalledWith(
    '«otra.com.ar» no es una dirección completa. Ejemplo: https://www.pampavisas.example',
  );
});

test('R-OWNER-11a: a request follows no redirect, and a failed one returns the reason', async () => {
  const { ask } = jest.requireActual<typeof Ask>('../../tools/release/check/ask');
  const closed = `http://localhost:${await freePort()}`;
  expect(await ask(closed)).toEqual({ failed: 'nadie atiende en esa dirección' });
  const address = await listen((req, res) => {
    if (req.url === '/redirect')
      return void res.writeHead(302, { location: '/' }).end('una página');
    res.writeHead(200, { 'content-encoding': 'gzip' }).end('<p>hola</p>');
  });
  expect(await ask(`${address}/redirect`)).toMatchObject({ status: 302, text: 'una página' });
  expect(await ask(address)).toEqual({ failed: 'no se pudo leer (incorrect header check)' });
  const timedOut = AbortSignal.abort(new DOMException('', 'TimeoutError'));
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timedOut);
  expect(await ask(address)).toEqual({ failed: 'tardó más de 30 segundos' });
});

test('R-OWNER-11c: a site behind a challenge is not checked, and the owner is not told to publish again', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const address = await listen((_req, res) => {
    const { status, headers, text } = cloudflareChallenge;
    res.writeHead(status, headers).end(text);
  });
  expect(await checkPublished(address)).toBe(false);
  expect(log.mock.calls.flat()).toEqual([
    expect.stringMatching(/\n\n\? El inicio abre {2}contesta 403 con una prueba para navegadores /),
    'No se pudo revisar todo.',
  ]);
  expect(log.mock.calls.join()).not.toMatch(/✗|publicar|publicá/);
});
