import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pages } from '../../src/content/pages';
import { siteRules } from '../../tools/build/headers/siteRules';
import { COMPRESSED_TYPES } from '../../tools/build/pages/compress';
import { readSite } from '../../tools/release/builtSite';
import { writeHostFiles } from '../../tools/release/hosts/writeHostFiles';
import { ask, serveByApache, type Answer } from '../support/apache';
import { buildOwnSite } from '../support/ownSite';
import { temporaryFolder } from '../support/temporaryFolder';

/** Serves a release by Apache, with its modules as Debian and Ubuntu configure them, and asks for it as browsers do. */

const SITE_URL = 'https://www.example.com';
/** What a proxy that speaks https to the visitor sends to Apache. */
const BY_HTTPS = { Host: 'www.example.com', 'X-Forwarded-Proto': 'https' };
const ALL_ENCODINGS = 'gzip, deflate, br, zstd';
/** Where a certificate authority looks for what the host has put there. */
const CHALLENGE = '/.well-known/acme-challenge/prueba';

const paths = Object.values(pages).map((page) => page.path);
let rules: ReturnType<typeof siteRules>;
let dist = '';
let ports = { http: 0, https: 0 };

beforeAll(async () => {
  const folder = temporaryFolder();
  dist = await buildOwnSite();
  cpSync(dist, folder, { recursive: true });
  rules = siteRules(readSite(folder).policy, paths);
  writeHostFiles(folder, rules, SITE_URL);
  writeFileSync(path.join(folder, 'verificacion.txt'), 'de otro servicio');
  mkdirSync(path.join(folder, path.dirname(CHALLENGE)), { recursive: true });
  writeFileSync(path.join(folder, CHALLENGE), 'de la autoridad');
  ports = await serveByApache(folder);
});

const askByHttp = (target: string, headers: Readonly<Record<string, string>>) =>
  ask({ port: ports.http }, target, headers);

const get = (target: string, headers: Readonly<Record<string, string>> = {}) =>
  askByHttp(target, { ...BY_HTTPS, ...headers });

const fileText = (file: string) => readFileSync(path.join(dist, file), 'utf8');

/** Returns the headers of an answer that the rules name, by their lower-case names. */
const headersOf = ({ headers }: Answer, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name.toLowerCase(), headers[name.toLowerCase()]]));

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Returns the headers that every page has, the 404 page too. */
const pageHeaders = () =>
  lowerCase({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': rules.policy,
    'Cache-Control': rules.pageCache,
    ...rules.security,
    ...rules.https,
  });

/** Asserts that an answer is the 404 page. */
function expectNotFound(answer: Answer, target: string): void {
  expect([target, answer.status]).toEqual([target, 404]);
  expect(headersOf(answer, Object.keys(pageHeaders()))).toEqual(pageHeaders());
  expect(answer.body.toString()).toBe(fileText(rules.notFound));
}

test.each(siteRules('', paths).pages)(
  'R-OWNER-12a, R-SEC-01a: $path and its compressed copies are sent with policy, caching and the other headers',
  async ({ path: page, file }) => {
    const answers = await Promise.all(
      ['identity', 'gzip', ALL_ENCODINGS].map((accepted) =>
        get(`${page}?section=faq`, { 'Accept-Encoding': accepted }),
      ),
    );
    expect(answers.map(({ status, headers }) => [status, headers['content-encoding']])).toEqual([
      [200, undefined],
      [200, 'gzip'],
      [200, 'br'],
    ]);
    expect(answers[0]!.body.toString()).toBe(fileText(file));
    const names = Object.keys(pageHeaders());
    expect(answers.map((answer) => headersOf(answer, names))).toEqual(
      answers.map(() => pageHeaders()),
    );
  },
);

test.each(paths)(
  'R-OWNER-12a, R-NAV-07: every other spelling of %s leads to it, with its query, by a redirect that keeps the method',
  async (page) => {
    const spellings = [
      ...['/index', '/index.html', '/INDEX.HTML', '/index/'].map(
        (end) => page.replace(/\/$/, '') + end,
      ),
      ...(page === '/'
        ? []
        : [page.toUpperCase(), page.toLowerCase() + '/', `${page}.html`, `${page}.html/`]),
    ];
    for (const spelling of spellings) {
      const { status, headers } = await get(`${spelling}?a=1`);
      // Behind a proxy Apache says http, and its answer to that leads to https.
      const { host, pathname, search } = new URL(headers.location!);
      expect([spelling, status, host, pathname, search]).toEqual([
        ...[spelling, 308, new URL(SITE_URL).host],
        ...[page, '?a=1'],
      ]);
    }
  },
);

test.each([
  ['an unknown path', '/no-existe'],
  ['a path below a page', `${pages.contact.path}/otra`],
  ['a path that begins with a page', `${pages.contact.path}x`],
  ['a missing chunk', '/assets/index-00000000.js'],
  ['the folder of the assets', '/assets/'],
  ['the folder of the assets without its slash', '/assets'],
  ['a file without its extension', '/licencias'],
  ['the hosts’ own file', '/_headers'],
  ['Apache’s own file', '/.htaccess'],
  ['a hidden file', '/.env'],
  ['a missing challenge', '/.well-known/otra'],
])('R-NAV-08b, R-OWNER-12a: %s gets the 404 page, and no cache keeps it', async (_what, target) => {
  expectNotFound(await get(target), target);
});

test('R-OWNER-12a: what a certificate authority asks for is sent by http and by https, whatever the host’s name', async () => {
  for (const headers of [{ Host: 'www.example.com' }, { Host: 'example.com' }, BY_HTTPS]) {
    const { status, body } = await askByHttp(CHALLENGE, headers);
    expect([status, body.toString()]).toEqual([200, 'de la autoridad']);
  }
});

test('R-OWNER-12a: http and the other host name lead to the site’s address, and an answer by http has no header for https', async () => {
  const target = `${pages.contact.path}?section=faq`;
  const requests: Record<string, string>[] = [
    { Host: 'www.example.com' },
    { Host: 'example.com' },
    { Host: 'EXAMPLE.com', 'X-Forwarded-Proto': 'https' },
  ];
  for (const headers of requests) {
    const answer = await askByHttp(target, headers);
    expect([answer.status, answer.headers.location]).toEqual([308, SITE_URL + target]);
  }
  const byTls = { port: ports.https, isTls: true };
  const direct = await ask(byTls, target, { Host: 'www.example.com' });
  expect([direct.status, direct.headers['strict-transport-security']]).toEqual([
    ...[200, rules.https['Strict-Transport-Security']],
  ]);
  // A browser ignores this header of an http response, and a proxy may keep it.
  const plain = await askByHttp(target, { Host: 'www.example.com' });
  expect(plain.headers['strict-transport-security']).toBeUndefined();
});

const decompress = { br: brotliDecompressSync, gzip: gunzipSync } as const;

test('R-OWNER-12a, R-PERF-01: each text file is sent by its compressed copy where the browser takes one, and by itself elsewhere', async () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => Object.hasOwn(COMPRESSED_TYPES, path.extname(file).slice(1)))
    .filter((file) => file !== rules.notFound);
  const kinds = new Set(files.map((file) => path.extname(file).slice(1)));
  expect([...kinds].toSorted()).toEqual(['html', 'js', 'svg', 'txt', 'webmanifest', 'xml']);
  const pageOfFile = new Map(rules.pages.map(({ path: page, file }) => [file, page]));
  for (const file of files) {
    const target = pageOfFile.get(file) ?? `/${file}`;
    const original = readFileSync(path.join(dist, file));
    const type = COMPRESSED_TYPES[path.extname(file).slice(1)]!;
    for (const [accepted, encoding] of [
      [ALL_ENCODINGS, 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const { status, headers, body } = await get(target, { 'Accept-Encoding': accepted });
      const sent = encoding ? decompress[encoding](body) : body;
      expect({
        target,
        status,
        encoding: headers['content-encoding'],
        type: headers['content-type']?.replace('; charset=utf-8', ''),
        language: headers['content-language'],
        varies: /\bAccept-Encoding\b/i.test(headers.vary ?? ''),
        isWhole: sent.equals(original),
        isCopy:
          !encoding ||
          body.equals(readFileSync(path.join(dist, `${file}.${encoding === 'br' ? 'br' : 'gz'}`))),
      }).toEqual({
        ...{ target, status: 200, encoding, type, language: undefined },
        ...{ varies: true, isWhole: true, isCopy: true },
      });
    }
  }
});

test('R-OWNER-12a: a text file that has been uploaded later, and has no compressed copy, is sent by itself', async () => {
  const [plain, zipped] = await Promise.all(
    ['br', 'gzip'].map((accepted) => get('/verificacion.txt', { 'Accept-Encoding': accepted })),
  );
  expect([plain!.status, plain!.body.toString()]).toEqual([200, 'de otro servicio']);
  // Apache itself may compress it.
  expect(zipped!.status).toBe(200);
});

test('R-OWNER-12a, R-SEC-05: files with a hash in their name are kept for a year, with their type', async () => {
  const types = {
    js: 'text/javascript',
    svg: 'image/svg+xml',
    woff2: 'font/woff2',
    avif: 'image/avif',
    webp: 'image/webp',
  };
  const files = readdirSync(path.join(dist, 'assets')).filter((file) => !/\.(br|gz)$/.test(file));
  const kinds = new Set(files.map((file) => path.extname(file).slice(1)));
  expect([...kinds].toSorted()).toEqual(Object.keys(types).toSorted());
  for (const file of files) {
    const { status, headers } = await get(`/assets/${file}`, { 'Accept-Encoding': ALL_ENCODINGS });
    const type = types[path.extname(file).slice(1) as keyof typeof types];
    expect([
      file,
      status,
      headers['content-type']?.replace('; charset=utf-8', ''),
      headers['cache-control'],
    ]).toEqual([file, 200, type, rules.assets.cache]);
  }
});

test.each(Object.entries(siteRules('', paths).types))(
  'R-OWNER-12a: %s is sent as %s',
  async (file, type) => {
    const { status, headers } = await get(file);
    expect([status, headers['content-type']?.replace('; charset=utf-8', '')]).toEqual([200, type]);
    expect(headersOf({ headers } as Answer, Object.keys(rules.security))).toEqual(
      lowerCase(rules.security),
    );
  },
);
