import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { pages } from '../../src/content/pages';
import { compressFiles } from '../../tools/build/compress';
import type { RequestResult } from '../../tools/release/check/sendRequest';
import { certificateFinding, redirectFinding, typeFinding } from '../../tools/release/check/files';
import { table } from '../../tools/release/check/finding';
import { checkPublished, siteFindings } from '../../tools/release/check/site';
import { markAsPreview } from '../../tools/release/preview';
import { headerSetter } from '../../tools/serve/serveDist';
import { BUILT_SHARE_IMAGE, ownSettings, writeSite } from './releaseFixture';

/** Answers a request in place of the network, or returns the address to which the request is sent instead. */
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
  const setHeaders = headerSetter(folder);
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

const deploy = 'volvé a publicar dist/ entera, con lo que tu servicio lee (deploy/LEEME.md)';

test('R-OWNER-11: of a site that answers right, nothing is wrong, and what cannot apply here is skipped', async () => {
  const host = new URL(settings.formEndpoint).host;
  const findings = await siteFindings(new URL(site), now);
  expect(table(findings).replaceAll(host, 'servicio').split('\n')).toEqual([
    '✓ La portada abre                           contesta 200',
    ...Object.values(pages)
      .slice(1)
      .map(({ path }) => `✓ ${`Abre ${path}`.padEnd(40)}  contesta 200`),
    '– Dirección escrita en las páginas          https://www.otra.com.ar/; acá es una prueba',
    '✓ Los buscadores pueden mostrarlo           sí',
    '✓ Política de seguridad (CSP)               está',
    '✓ X-Content-Type-Options                    nosniff',
    '– HSTS (siempre https)                      no se usa sin https',
    '✓ Caché de las páginas                      no-cache, no-transform',
    '✓ Pedido de no retocar las páginas          no-cache, no-transform',
    '✓ La página llega como se publicó           sí',
    '✓ Caché de los archivos de /assets/         public, max-age=31536000, immutable',
    '✓ Compresión de las páginas                 br',
    '✓ Compresión de los archivos                br',
    '✓ Página que no existe                      404 con la página del sitio',
    '✓ Archivo que no existe                     404 con la página del sitio',
    '✓ Dirección parecida: /contactanos/         contesta la misma página (200)',
    '✓ Dirección parecida: /CONTACTANOS          404 con la página del sitio, que lleva sola a /contactanos',
    '✓ Formulario de contacto → servicio  permite envíos JSON',
    '✓ Formulario de agencias → servicio  permite envíos',
    '✓ Imagen para compartir                     200, image/jpeg, 1 KB',
    '✓ Manifiesto                                200, application/manifest+json, 1 KB',
    '– Certificado                               no hay sin https',
    '– Desde http:// y www.                      no se puede probar en tu computadora',
  ]);
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

const notFound = 'tiene que contestar 404 con 404.html: mirá deploy/LEEME.md';
const leadTo =
  'tiene que llevar a /contactanos: mirá qué archivo lee tu servicio en deploy/LEEME.md';
const compress = 'prendé brotli o gzip en el servidor (los archivos .br y .gz ya están en dist/)';
const shareImage =
  'tiene que contestar 200 con el tipo image/jpeg y pesar 300 KB como máximo: mirá deploy/LEEME.md';
const noForm = 'Formulario de agencias: /paraAgenciasDeViaje contesta';
const inHtml = (res: ServerResponse) => res.setHeader('content-type', 'text/html');

test.each<[string, Handler, string]>([
  [
    'no policy',
    header('/', 'content-security-policy'),
    `Política de seguridad (CSP): falta → ${deploy}`,
  ],
  ...["default-src 'self'", "default-src 'none'; style-src 'unsafe-inline'"].map(
    (policy): [string, Handler, string] => [
      `the policy ${policy}`,
      header('/', 'content-security-policy', policy),
      `Política de seguridad (CSP): está, pero no es la del sitio → ${deploy}`,
    ],
  ),
  [
    'no nosniff',
    header('/', 'x-content-type-options'),
    `X-Content-Type-Options: falta → ${deploy}`,
  ],
  [
    'pages that are kept',
    header('/', 'cache-control', 'max-age=600, no-transform'),
    `Caché de las páginas: max-age=600, no-transform → tiene que ser no-cache, o quien ya vino ve la versión vieja: ${deploy}`,
  ],
  [
    'pages that a CDN may rewrite',
    header('/', 'cache-control', 'no-cache'),
    `Pedido de no retocar las páginas: no-cache → Cache-Control tiene que decir no-transform: ${deploy}`,
  ],
  ...(
    [
      [undefined, 'falta'],
      ['max-age=31535999', 'max-age=31535999'],
      ['no-cache', 'no-cache'],
    ] as const
  ).map(([cache, seen]): [string, Handler, string] => [
    `assets with the cache ${seen}`,
    header('/assets/app-1.js', 'cache-control', cache),
    `Caché de los archivos de /assets/: ${seen} → ${deploy}`,
  ]),
  [
    'a page that is not compressed',
    plain('/'),
    `Compresión de las páginas: sin comprimir → ${compress}`,
  ],
  [
    'an asset that is not',
    plain('/assets/app-1.js'),
    `Compresión de los archivos: sin comprimir → ${compress}`,
  ],
  [
    'a missing page that is there',
    at('/no-existe', ok('hola')),
    `Página que no existe: contesta 200 con otra página → ${notFound}`,
  ],
  [
    'the page of the missing with a wrong status',
    at('/no-existe', ok('<html lang="es-AR" data-path="/ /contactanos">')),
    `Página que no existe: contesta 200 → ${notFound}`,
  ],
  [
    'a missing file that is a page',
    at('/assets/no-existe.js', ok('')),
    `Archivo que no existe: contesta 200 con otra página → ${notFound}`,
  ],
  [
    'a variant that leads astray',
    at('/contactanos/', toHome),
    `Dirección parecida: /contactanos/: redirige (302) a / → ${leadTo}`,
  ],
  ...['https://', 'https://otra.com.ar/contactanos', '//otra.com.ar/contactanos'].map(
    (location): [string, Handler, string] => [
      `a variant that is redirected to ${location}`,
      at('/CONTACTANOS', (res) => void res.writeHead(308, { location }).end()),
      `Dirección parecida: /CONTACTANOS: redirige (308) a ${location} → ${leadTo}`,
    ],
  ),
  [
    'a variant that is another page',
    at('/CONTACTANOS', ok('x')),
    `Dirección parecida: /CONTACTANOS: contesta 200 con otra página → ${leadTo}`,
  ],
  [
    'a variant that is missing',
    at('/CONTACTANOS', (res) => void res.writeHead(404).end('data-path="/contactanos"')),
    `Dirección parecida: /CONTACTANOS: contesta 404 con otra página → ${leadTo}`,
  ],
  [
    'a share image of another type',
    at(BUILT_SHARE_IMAGE, ok('x')),
    `Imagen para compartir: 200, sin tipo, 1 KB → ${shareImage}`,
  ],
  [
    'a share image that is too large',
    at(BUILT_SHARE_IMAGE, (res) => {
      res.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.alloc(301 * 1024));
    }),
    `Imagen para compartir: 200, image/jpeg, 301 KB → ${shareImage}`,
  ],
  [
    'a manifest of another type',
    header('/manifest.webmanifest', 'content-type', 'text/plain'),
    'Manifiesto: 200, text/plain, 1 KB → tiene que contestar 200 con el tipo application/manifest+json: mirá deploy/LEEME.md',
  ],
  [
    'a form’s page without a form',
    at('/paraAgenciasDeViaje', (res) => void inHtml(res).end('<p>Pronto</p>')),
    `${noForm} 200 sin formulario → volvé a publicar dist/`,
  ],
])('R-OWNER-11: %s: that is wrong, and nothing else', async (_, handler, line) => {
  wrong = handler;
  expect(await wrongOnes()).toEqual([line]);
});

test('R-OWNER-11: a page that does not open is wrong, and so is its form', async () => {
  wrong = at('/paraAgenciasDeViaje', (res) => void res.writeHead(503).end('<form action="/x">'));
  expect(await wrongOnes()).toEqual([
    'Abre /paraAgenciasDeViaje: contesta 503 → el servicio tiene que mandar su .html: mirá deploy/LEEME.md',
    `${noForm} 503 sin formulario → volvé a publicar dist/`,
  ]);
});

test('R-OWNER-11: where no answer comes, the line says why and what to do', async () => {
  mockNetwork = ({ href, pathname }) =>
    ['/', '/assets/app-1.js', '/acercaDeNosotros'].includes(pathname) ? href : { failed: 'nadie' };
  expect(await wrongOnes()).toEqual([
    'Abre /paraAgenciasDeViaje: nadie → el servicio tiene que mandar su .html: mirá deploy/LEEME.md',
    'Abre /contactanos: nadie → el servicio tiene que mandar su .html: mirá deploy/LEEME.md',
    `Página que no existe: nadie → ${notFound}`,
    `Archivo que no existe: nadie → ${notFound}`,
    `Dirección parecida: /contactanos/: nadie → ${leadTo}`,
    `Dirección parecida: /CONTACTANOS: nadie → ${leadTo}`,
    'Formulario de contacto: nadie → /contactanos tiene que abrir',
    'Formulario de agencias: nadie → /paraAgenciasDeViaje tiene que abrir',
    `Imagen para compartir: nadie → ${shareImage}`,
    'Manifiesto: nadie → tiene que contestar 200 con el tipo application/manifest+json: mirá deploy/LEEME.md',
  ]);
  mockNetwork = () => ({ failed: 'nadie' });
  expect(await wrongOnes()).toEqual([
    'La portada abre: nadie → revisá que el sitio esté publicado y el dominio apunte ahí',
  ]);
  mockNetwork = ({ href }) => (href === settings.formEndpoint ? { failed: 'nadie' } : href);
  const { host } = new URL(settings.formEndpoint);
  expect(await wrongOnes()).toEqual(
    ['contacto', 'agencias'].map(
      (form) =>
        `Formulario de ${form} → ${host}: nadie → revisá tu conexión y formEndpoint en src/config/owner.ts: docs/formularios.md`,
    ),
  );
});

test('R-OWNER-11: a home that is an empty error page has all of it wrong', async () => {
  wrong = at('/', (res) => void res.writeHead(500).end());
  const lines = await wrongOnes();
  expect(lines).toContain('La portada abre: contesta 500 → publicá dist/ en la raíz');
  expect(lines).toContain(
    'Imagen para compartir: la portada no la nombra → volvé a publicar dist/',
  );
  expect(lines).toContain(
    `Caché de las páginas: falta → tiene que ser no-cache, o quien ya vino ve la versión vieja: ${deploy}`,
  );
});

test('R-OWNER-11: pages that are compressed with gzip are right', async () => {
  wrong = (req, _res, next) => {
    req.headers['accept-encoding'] &&= 'gzip';
    next();
  };
  expect(await wrongOnes()).toEqual([]);
});

/** Answers with a body that has the label of an encoding. */
const labelled = (encoding: string, body: string | Buffer) => (res: ServerResponse) =>
  void res.writeHead(200, { 'content-encoding': encoding }).end(body);
const unreadable = (encoding: string) =>
  `dice estar comprimido con ${encoding} y no se puede leer: revisá la compresión de tu servicio`;

test.each<[string, string, string | Buffer]>([
  ['is not compressed', 'gzip', '<p>hola</p>'],
  ['is not compressed', 'br', '<p>hola</p>'],
  ['has only half of its bytes', 'gzip', gzipSync('hola'.repeat(999)).subarray(0, 30)],
  ['has an encoding that nobody asked for', 'deflate', deflateSync('hola')],
])('R-OWNER-11: a page that %s, labelled %s: that is wrong', async (_, encoding, body) => {
  wrong = at('/', labelled(encoding, body));
  expect(await wrongOnes()).toEqual([
    `La portada abre: ${unreadable(encoding)} → revisá que el sitio esté publicado y el dominio apunte ahí`,
  ]);
  wrong = at('/paraAgenciasDeViaje', labelled(encoding, body));
  expect(await wrongOnes()).toContain(
    `Formulario de agencias: ${unreadable(encoding)} → /paraAgenciasDeViaje tiene que abrir`,
  );
  wrong = at('/assets/app-1.js', labelled(encoding, body));
  expect(await wrongOnes()).toEqual([
    `Caché de los archivos de /assets/: ${unreadable(encoding)} → ${deploy}`,
  ]);
});

test('R-OWNER-11: only encodings that can be read are asked for, and one that is sent unasked is read', async () => {
  const asked = new Set<string | undefined>();
  wrong = (req, res, next) => {
    asked.add(req.headers['accept-encoding']);
    if (req.url !== '/CONTACTANOS') return next();
    labelled('GZIP', gzipSync('<html data-path="/contactanos">'))(res);
  };
  expect(await wrongOnes()).toEqual([]);
  expect([...asked]).toEqual(['gzip, br', undefined]);
});

test.each(['https://', 'mailto:a@otra.com.ar'])(
  'R-OWNER-11: a page that names %s as script, image and form service: that is wrong',
  async (address) => {
    const html = `<script src="${address}"></script><meta property="og:image" content="${address}">`;
    wrong = (req, res, next) => {
      if (req.url === '/') return void inHtml(res).end(html);
      if (req.url === '/contactanos') return void inHtml(res).end(`<form action="${address}">`);
      next();
    };
    const lines = (await wrongOnes()).join('\n');
    expect(lines).toContain(`/assets/: «${address}» no es una dirección de internet → ${deploy}`);
    expect(lines).toMatch(/Imagen para compartir: /);
    expect(lines).toMatch(/Formulario de contacto: va a .*, que no es una dirección.*formEndpoint/);
  },
);

test.each<[string, (html: string) => string, string]>([
  [
    'hidden addresses',
    (html) =>
      html
        .replace('</footer>', '')
        .replace('<a href', '<a href="/cdn-cgi/l/email-protection#1a">x</a><a href'),
    'esconde los correos: en Cloudflare apagá «Email Address Obfuscation» (Scrape Shield)',
  ],
  [
    'changed types of scripts',
    (html) => html.replace('type="module"', 'type="1f2e-module"'),
    'cambió el tipo de los scripts: en Cloudflare apagá «Rocket Loader» (Speed)',
  ],
  [
    'an added script',
    (html) => html.replace('</body>', '<script src="/cdn-cgi/beacon.js"></script></body>'),
    'agregó un script: apagá lo que tu servicio mide, «optimiza» o inserta en las páginas',
  ],
])(
  'R-OWNER-11, R-SEC-05: %s of a CDN are seen, with what to switch off',
  async (_, change, todo) => {
    const html = change(readFileSync(path.join(folder, 'index.html'), 'utf8'));
    wrong = at('/', (res) => {
      headerSetter(folder)(res, '/');
      res.setHeader('content-encoding', 'gzip');
      res.end(gzipSync(html));
    });
    expect(await wrongOnes()).toEqual([
      `La página llega como se publicó: tu servicio la cambia → ${todo}`,
    ]);
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
      'Dirección escrita en las páginas: https://www.otra.com.ar/ → poné esta dirección en siteUrl y armá de nuevo',
    ]);
  });

  test('without https: that is wrong, and HSTS is skipped', async () => {
    expect(await wrongOnes(publish('http://www.otra.com.ar'))).toEqual([
      'Dirección escrita en las páginas: https://www.otra.com.ar/ → poné esta dirección en siteUrl y armá de nuevo',
      'Desde http://: el sitio se abre sin https → publicalo con https',
    ]);
  });

  test('without HSTS, and with a form that has no service: that is wrong', async () => {
    publish(ownSettings.siteUrl);
    wrong = (req, res, next) => {
      if (req.url !== '/contactanos' && req.url !== '/paraAgenciasDeViaje') return next();
      inHtml(res).end('<form action="/_bandeja">');
    };
    expect(await wrongOnes(ownSettings.siteUrl)).toEqual([
      `HSTS (siempre https): falta → ${deploy}`,
      'Formulario de contacto: va a la bandeja local, que acá no existe → poné formEndpoint y armá de nuevo: docs/formularios.md',
      'Formulario de agencias: va a la bandeja local, que acá no existe → poné formEndpoint y armá de nuevo: docs/formularios.md',
    ]);
  });

  test('with a form service of its own: that is skipped, because browsers ask it for no permission', async () => {
    publish(ownSettings.siteUrl);
    wrong = (req, res, next) => {
      if (req.url !== '/contactanos') return next();
      inHtml(res).end(`<form action="${ownSettings.siteUrl}/mensajes">`);
    };
    expect(await siteFindings(new URL(ownSettings.siteUrl), now)).toContainEqual({
      what: 'Formulario de contacto',
      result: 'skipped',
      seen: 'va a /mensajes, de tu sitio: mandá un mensaje para probarlo',
    });
  });

  test.each([
    ['https://192.0.2.7', 'la dirección es un número'],
    ['https://[2001:db8::7]', 'la dirección es un número'],
    ['https://pampa-visas.pages.dev', 'la dirección es prestada'],
    ['https://pampa.netlify.app', 'la dirección es prestada'],
  ])('at %s, which has no www. beside it: that is skipped', async (address, seen) => {
    const findings = await siteFindings(new URL(publish(address)), now);
    expect(findings).toContainEqual({ what: 'Desde www.', result: 'skipped', seen });
  });

  test('at another address of this machine: it is looked at as on localhost', async () => {
    const findings = await siteFindings(new URL(publish('http://127.0.0.2:4999')), now);
    expect(table(findings)).not.toContain('✗');
  });
});

test('R-OWNER-10, R-OWNER-11: a preview that was published by mistake is seen', async () => {
  markAsPreview(folder, ['index.html']);
  compressFiles(folder);
  expect(await wrongOnes()).toEqual([
    'Los buscadores pueden mostrarlo: no: es una vista previa → armá el sitio con npm run release, sin --preview',
  ]);
  writeSite(folder, settings);
});

test.each(['/contactanos', 'contactanos', 'SITE/contactanos'])(
  'R-OWNER-11: a variant may be redirected to %s',
  async (relative) => {
    const location = relative.replace('SITE', site);
    wrong = at('/CONTACTANOS', (res) => void res.writeHead(308, { location }).end());
    const findings = table(await siteFindings(new URL(site), now));
    expect(findings).toContain(`✓ Dirección parecida: /CONTACTANOS`);
    expect(findings).toContain(`redirige (308) a ${location}`);
  },
);

test.each<[string, Record<string, string | number>, contact: string, agencies: string]>([
  ['JSON is not allowed', { 'access-control-allow-origin': '*' }, 'no permite envíos JSON', ''],
  [
    'only another site is allowed',
    { ...allowed, 'access-control-allow-origin': 'https://x.com' },
    'no permite envíos desde SITE',
    'no permite envíos desde SITE',
  ],
  ['the service refuses', { ...allowed, status: 403 }, 'contesta 403', 'contesta 403'],
  ['the service answers no preflight', { ...allowed, status: 300 }, 'contesta 300', 'contesta 300'],
  [
    'nothing is allowed',
    { status: 404 },
    'contesta 404; no permite envíos desde SITE; no permite envíos JSON',
    'contesta 404; no permite envíos desde SITE',
  ],
  ['every header is allowed', { ...allowed, 'access-control-allow-headers': '*' }, '', ''],
])('R-OWNER-11: where %s, each form says so', async (_, answer, ...seen) => {
  preflight = answer;
  const { host } = new URL(settings.formEndpoint);
  const todo =
    'en el servicio de formularios, permití tu dominio (con y sin www) y apagá el captcha: docs/formularios.md';
  expect(await wrongOnes()).toEqual(
    ['contacto', 'agencias'].flatMap((form, index) =>
      seen[index]
        ? `Formulario de ${form} → ${host}: ${seen[index].replace('SITE', site)} → ${todo}`
        : [],
    ),
  );
});

test('R-OWNER-11: a service that allows exactly this site is right', async () => {
  preflight = { ...allowed, 'access-control-allow-origin': site };
  expect(await wrongOnes()).toEqual([]);
});

const response = { status: 200, headers: {}, body: Buffer.alloc(0) };

test.each([
  ['2027-01-20', 57, 'right'],
  ['2026-12-07T12:00:00Z', 14, 'right'],
  ['2026-12-07T11:59:59Z', 13, 'wrong'],
])('R-OWNER-11: a certificate that ends on %s has %i days and is %s', (day, days, result) => {
  expect(certificateFinding({ ...response, certificateEnds: new Date(day) }, now)).toMatchObject({
    what: 'Certificado',
    result,
    seen: `vence en ${days} días`,
  });
});

test.each([
  [301, 'https://www.otra.com.ar/', 'right', 'redirige (301) a https://www.otra.com.ar/'],
  [301, 'http://otra.com.ar/', 'wrong', 'redirige (301) a http://otra.com.ar/'],
  [301, '/otra', 'wrong', 'redirige (301) a /otra'],
  [200, undefined, 'wrong', 'contesta 200'],
  [400, 'https://www.otra.com.ar/', 'wrong', 'contesta 400'],
])('R-OWNER-11: a redirect with status %i to %s is %s', (status, location, result, seen) => {
  const origin = 'https://www.otra.com.ar';
  const todo = `tiene que redirigir a ${origin}: configuralo en tu servicio y en los DNS`;
  expect(redirectFinding('http', origin, { ...response, status, headers: { location } })).toEqual({
    what: 'http',
    result,
    seen,
    ...(result === 'wrong' && { todo }),
  });
});

test('R-OWNER-11: a file that is too heavy is wrong, and one of the largest size is right', () => {
  const file = { ...response, headers: { 'content-type': 'image/jpeg' }, body: Buffer.alloc(1025) };
  const finding = (maxBytes: number) => typeFinding('Foto', 'image/jpeg', file, maxBytes);
  expect(finding(1025)).toEqual({ what: 'Foto', result: 'right', seen: '200, image/jpeg, 2 KB' });
  expect(finding(1024).result).toBe('wrong');
});

test('R-OWNER-11: the table is printed; the check succeeds if nothing is wrong', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await checkPublished(site)).toBe(true);
  expect(log.mock.calls[0]![0]).toMatch(new RegExp(`^\\n${site}\\n\\n✓ La portada abre [^]*\\n$`));
  expect(log.mock.calls[1]).toEqual(['Todo bien.']);
  wrong = header('/', 'x-content-type-options');
  expect(await checkPublished(site)).toBe(false);
  const width = 'Formulario de contacto → '.length + new URL(settings.formEndpoint).host.length;
  expect(log.mock.calls[2]![0].split('\n')).toEqual(
    expect.arrayContaining([
      `✗ ${'X-Content-Type-Options'.padEnd(width)}  falta`,
      `  ${' '.repeat(width)}  → ${deploy}`,
    ]),
  );
  expect(log.mock.calls[3]).toEqual(['Para corregir: 1.']);
  for (const address of ['otra.com.ar', 'ftp://otra.com.ar', 'xhttps://otra.com.ar', 'https://'])
    expect(await checkPublished(address)).toBe(false);
  expect(error.mock.calls[0]).toEqual([
    '«otra.com.ar» no es una dirección completa. Ejemplo: https://www.pampavisas.example',
  ]);
  expect(error).toHaveBeenCalledTimes(4);
  jest.restoreAllMocks();
});

describe('a request of the check', () => {
  const { sendRequest } = jest.requireActual<
    typeof import('../../tools/release/check/sendRequest')
  >('../../tools/release/check/sendRequest');

  test('R-OWNER-11: has its method and headers, follows no redirect and has the body as it was sent', async () => {
    const asked: unknown[] = [];
    const address = await listen(({ method, headers }, res) => {
      asked.push([method, headers.origin]);
      res.writeHead(302, { location: 'https://www.otra.com.ar' });
      res.write('una ');
      setTimeout(() => res.end('página'), 20);
    });
    expect(await sendRequest(address, { Origin: 'x' }, 'OPTIONS')).toEqual({
      status: 302,
      headers: expect.objectContaining({ location: 'https://www.otra.com.ar' }),
      body: Buffer.from('una página'),
    });
    await sendRequest(address);
    expect(asked).toEqual([
      ['OPTIONS', 'x'],
      ['GET', undefined],
    ]);
  });

  test('R-OWNER-11: that fails says why', async () => {
    const address = await listen((_req, res) => res.socket!.destroy());
    expect(await sendRequest(address)).toEqual({ failed: 'no contestó (socket hang up)' });
    const cut = await listen((_req, res) => {
      res.writeHead(200, { 'content-length': 9 });
      res.write('la');
      setTimeout(() => res.socket!.destroy(), 20);
    });
    expect(await sendRequest(cut)).toEqual({ failed: 'no contestó (aborted)' });
    await new Promise((resolve) => servers.pop()!.close(resolve).closeAllConnections());
    expect(await sendRequest(cut)).toEqual({ failed: 'nadie atiende en esa dirección' });
  });
});
