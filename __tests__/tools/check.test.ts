import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { deployment } from '../../src/config/deployment';
import { pages } from '../../src/content/pages';
import { compressFiles } from '../../tools/build/compress';
import type * as Ask from '../../tools/release/check/ask';
import { checkPublished, runChecks, siteFindings, table } from '../../tools/release/check/run';
import { sendChecks } from '../../tools/release/check/send';
import { markAsPreview } from '../../tools/release/preview';
import { headerSetter } from '../../tools/serve/serveDist';
import { startInboxForEachTest } from './inboxFixture';
import { BUILT_SHARE_IMAGE, ownSettings, writeSite } from './releaseFixture';

/** Answers a request in place of the network, or returns the address to which the request is sent instead. */
let mockNetwork: ((url: URL) => Ask.Answer | Ask.Failure | string) | undefined;
/** When the certificate of each host expires. */
let mockCertificateEnd: string;
jest.mock('../../tools/release/check/ask', () => {
  const actual = jest.requireActual<typeof Ask>('../../tools/release/check/ask');
  const ask: typeof Ask.ask = async (address, init) => {
    const answer = (URL.canParse(address) && mockNetwork?.(new URL(address))) || address;
    return typeof answer === 'string' ? actual.ask(answer, init) : answer;
  };
  return { ...actual, ask, certificateEnd: async () => new Date(mockCertificateEnd) };
});

type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

const now = new Date('2026-11-23T12:00:00Z');
const folder = mkdtempSync(path.join(tmpdir(), 'check-'));
const servers: Server[] = [];

async function startServer(handler: (req: IncomingMessage, res: ServerResponse) => void) {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Handles requests before the site does. Tests set it to change the site's answers. */
let intercept: Handler | undefined;
/** Status and headers of the form service's answer to a preflight. */
let preflight: Record<string, string | number>;
let site = '';
let settings = ownSettings;

const allowingHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Content-Type',
};

beforeAll(async () => {
  const service = await startServer((req, res) => {
    const { status = 204, ...headers } = preflight;
    res
      .writeHead(req.method === 'OPTIONS' ? Number(status) : 500, headers as Record<string, string>)
      .end();
  });
  settings = { ...ownSettings, formEndpoint: `${service}/f/x` };
  writeSite(folder, settings);
  const setHeaders = headerSetter(folder);
  const files = sirv(folder, { dev: true, brotli: true, gzip: true, setHeaders });
  const serveSite: Handler = (req, res) => {
    const isMissing = req.url === '/CONTACTANOS' || req.url!.includes('no-existe');
    if (!isMissing) return files(req, res, () => void res.writeHead(404).end());
    res.writeHead(404, { 'content-type': 'text/html' });
    res.end(readFileSync(path.join(folder, '404.html')));
  };
  site = await startServer((req, res) => {
    if (intercept) return intercept(req, res, () => serveSite(req, res, () => {}));
    serveSite(req, res, () => {});
  });
});
beforeEach(() => {
  intercept = undefined;
  mockNetwork = undefined;
  mockCertificateEnd = '2026-12-07T12:00:00Z';
  preflight = allowingHeaders;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

const wrongLines = async (address = site) =>
  (await siteFindings(new URL(address), now))
    .filter(({ result }) => result === 'wrong')
    .map(({ what, seen, todo }) => `${what}: ${seen} → ${todo}`);

const redeployHint = 'volvé a publicar dist/ entera, con lo que tu servicio lee (deploy/LEEME.md)';

test('R-OWNER-11: every result for a correct local site is right or skipped', async () => {
  const host = new URL(settings.formEndpoint).host;
  const findings = await siteFindings(new URL(site), now);
  const lines = table(findings).replaceAll(host, 'servicio').split('\n');
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
    '✓ Dirección parecida: /CONTACTANOS  404 con la página del sitio, que lleva sola a /contactanos',
    '✓ Formulario de contacto  servicio permite envíos JSON',
    '✓ Formulario de agencias  servicio permite envíos',
    '✓ Imagen para compartir  200, image/jpeg, 1 KB',
    '✓ Manifiesto  200, application/manifest+json, 1 KB',
    '✓ Lo que dejó un sitio anterior  200, text/javascript; charset=utf-8, 1 KB, no-store',
  ]);
});

const answerAt =
  (address: string, answer: (res: ServerResponse, next: () => void) => void): Handler =>
  (req, res, next) =>
    req.url === address ? answer(res, next) : next();

/** Removes a header from the site's answer, or replaces its value. */
const replaceHeader = (address: string, name: string, value?: string) =>
  answerAt(address, (res, next) => {
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

const serveUncompressed =
  (address: string): Handler =>
  (req, _res, next) => {
    if (req.url === address) delete req.headers['accept-encoding'];
    next();
  };

const sendOk = (body: string) => (res: ServerResponse) => void res.writeHead(200).end(body);
const redirectToHome = (res: ServerResponse) => void res.writeHead(302, { location: '/' }).end();

const notFoundHint = 'tiene que contestar 404 con 404.html: mirá deploy/LEEME.md';
const variantHint =
  'tiene que llevar a /contactanos: mirá qué archivo lee tu servicio en deploy/LEEME.md';
const compressionHint =
  'prendé brotli o gzip en el servidor (los archivos .br y .gz ya están en dist/)';
const shareImageHint = 'tiene que ser un JPEG de 300 KB como máximo: volvé a publicar dist/';
const manifestHint =
  'tiene que contestar con el tipo application/manifest+json: mirá deploy/LEEME.md';
const workerHint =
  'quien visitó tu sitio anterior puede seguir viéndolo: volvé a publicar dist/ entera, con _headers o .htaccess';
const endpointHint = 'corregí formEndpoint y armá de nuevo: docs/formularios.md';
const noFormStart = 'Formulario de agencias: contesta';
const setHtmlType = (res: ServerResponse) => res.setHeader('content-type', 'text/html');

test.each<[string, Handler, string]>([
  [
    'a missing policy',
    replaceHeader('/', 'content-security-policy'),
    `Política de seguridad (CSP): falta → ${redeployHint}`,
  ],
  ...["default-src 'self'", "default-src 'none'; style-src 'unsafe-inline'"].map(
    (policy): [string, Handler, string] => [
      `the policy ${policy}`,
      replaceHeader('/', 'content-security-policy', policy),
      `Política de seguridad (CSP): está, pero no es la del sitio → ${redeployHint}`,
    ],
  ),
  [
    'a missing X-Content-Type-Options header',
    replaceHeader('/', 'x-content-type-options'),
    `X-Content-Type-Options: falta → ${redeployHint}`,
  ],
  [
    'a page with max-age=600',
    replaceHeader('/', 'cache-control', 'max-age=600, no-transform'),
    `Caché de las páginas: max-age=600, no-transform → tiene que ser no-cache, o quien ya vino ve la versión vieja: ${redeployHint}`,
  ],
  [
    'a page without no-transform',
    replaceHeader('/', 'cache-control', 'no-cache'),
    `Pedido de no retocar las páginas: no-cache → Cache-Control tiene que decir no-transform: ${redeployHint}`,
  ],
  ...(
    [
      [undefined, 'falta'],
      ['max-age=31535999', 'max-age=31535999'],
      ['no-cache', 'no-cache'],
    ] as const
  ).map(([cache, seen]): [string, Handler, string] => [
    `an asset ${cache ? `with Cache-Control: ${cache}` : 'without Cache-Control'}`,
    replaceHeader('/assets/app-1.js', 'cache-control', cache),
    `Caché de los archivos de /assets/: ${seen} → ${redeployHint}`,
  ]),
  [
    'an uncompressed page',
    serveUncompressed('/'),
    `Compresión de las páginas: sin comprimir → ${compressionHint}`,
  ],
  [
    'an uncompressed asset',
    serveUncompressed('/assets/app-1.js'),
    `Compresión de los archivos: sin comprimir → ${compressionHint}`,
  ],
  [
    'an unknown path with status 200',
    answerAt('/no-existe', sendOk('hola')),
    `Página que no existe: contesta 200 con otra página → ${notFoundHint}`,
  ],
  [
    'the 404 page with status 200',
    answerAt('/no-existe', sendOk('<html lang="es-AR" data-path="/ /contactanos">')),
    `Página que no existe: contesta 200 con la página del sitio → ${notFoundHint}`,
  ],
  [
    'an unknown asset with status 200',
    answerAt('/assets/no-existe.js', sendOk('')),
    `Archivo que no existe: contesta 200 con otra página → ${notFoundHint}`,
  ],
  [
    'a path variant that redirects to the home page',
    answerAt('/contactanos/', redirectToHome),
    `Dirección parecida: /contactanos/: redirige (302) a / → ${variantHint}`,
  ],
  ...['https://', 'https://otra.com.ar/contactanos', '//otra.com.ar/contactanos'].map(
    (location): [string, Handler, string] => [
      `a path variant that redirects to ${location}`,
      answerAt('/CONTACTANOS', (res) => void res.writeHead(308, { location }).end()),
      `Dirección parecida: /CONTACTANOS: redirige (308) a ${location} → ${variantHint}`,
    ],
  ),
  [
    'a path variant with status 200 and another page',
    answerAt('/CONTACTANOS', sendOk('x')),
    `Dirección parecida: /CONTACTANOS: contesta 200 con otra página → ${variantHint}`,
  ],
  [
    'a path variant with status 404 and another page',
    answerAt('/CONTACTANOS', (res) => void res.writeHead(404).end('data-path="/contactanos"')),
    `Dirección parecida: /CONTACTANOS: contesta 404 con otra página → ${variantHint}`,
  ],
  [
    'a share image without a media type',
    answerAt(BUILT_SHARE_IMAGE, sendOk('x')),
    `Imagen para compartir: 200, sin tipo, 1 KB → ${shareImageHint}`,
  ],
  [
    'a share image that is too large',
    answerAt(BUILT_SHARE_IMAGE, (res) => {
      res.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.alloc(301 * 1024));
    }),
    `Imagen para compartir: 200, image/jpeg, 301 KB → ${shareImageHint}`,
  ],
  [
    'a manifest of another media type',
    replaceHeader('/manifest.webmanifest', 'content-type', 'text/plain'),
    `Manifiesto: 200, text/plain, 1 KB → ${manifestHint}`,
  ],
  [
    'a replacement worker that the host caches',
    replaceHeader('/service-worker.js', 'cache-control', 'max-age=600'),
    `Lo que dejó un sitio anterior: 200, text/javascript; charset=utf-8, 1 KB, max-age=600 → ${workerHint}`,
  ],
  [
    'a form’s page without a form',
    answerAt('/paraAgenciasDeViaje', (res) => void setHtmlType(res).end('<p>Pronto</p>')),
    `${noFormStart} 200 sin formulario → volvé a publicar dist/`,
  ],
])('R-OWNER-11: %s is the only wrong result', async (_, handler, line) => {
  intercept = handler;
  expect(await wrongLines()).toEqual([line]);
});

test('R-OWNER-11: a page with status 503 is wrong, and so is its form', async () => {
  intercept = answerAt(
    '/paraAgenciasDeViaje',
    (res) => void res.writeHead(503).end('<form action="/x">'),
  );
  expect(await wrongLines()).toEqual([
    'Abre /paraAgenciasDeViaje: contesta 503 → el servicio tiene que mandar su .html: mirá deploy/LEEME.md',
    `${noFormStart} 503 sin formulario → volvé a publicar dist/`,
  ]);
});

test('R-OWNER-11: the line of a failed request names the reason and the correction', async () => {
  mockNetwork = ({ href, pathname }) =>
    ['/', '/assets/app-1.js', '/acercaDeNosotros'].includes(pathname) ? href : { failed: 'nadie' };
  expect(await wrongLines()).toEqual([
    'Abre /paraAgenciasDeViaje: nadie → el servicio tiene que mandar su .html: mirá deploy/LEEME.md',
    'Abre /contactanos: nadie → el servicio tiene que mandar su .html: mirá deploy/LEEME.md',
    `Página que no existe: nadie → ${notFoundHint}`,
    `Archivo que no existe: nadie → ${notFoundHint}`,
    `Dirección parecida: /contactanos/: nadie → ${variantHint}`,
    `Dirección parecida: /CONTACTANOS: nadie → ${variantHint}`,
    'Formulario de contacto: nadie → volvé a publicar dist/',
    'Formulario de agencias: nadie → volvé a publicar dist/',
    `Imagen para compartir: nadie → ${shareImageHint}`,
    `Manifiesto: nadie → ${manifestHint}`,
    `Lo que dejó un sitio anterior: nadie → ${workerHint}`,
  ]);
  mockNetwork = () => ({ failed: 'nadie' });
  expect(await wrongLines()).toEqual([
    'La portada abre: nadie → revisá que el sitio esté publicado y el dominio apunte ahí',
  ]);
  mockNetwork = ({ href }) => (href === settings.formEndpoint ? { failed: 'nadie' } : href);
  const { host } = new URL(settings.formEndpoint);
  expect(await wrongLines()).toEqual(
    ['contacto', 'agencias'].map(
      (form) => `Formulario de ${form}: ${host}: nadie → revisá tu conexión; o ${endpointHint}`,
    ),
  );
});

test('R-OWNER-11: an empty home page with status 500 has wrong status, headers, compression, assets and share image', async () => {
  intercept = answerAt('/', (res) => void res.writeHead(500).end());
  expect(await wrongLines()).toEqual([
    'La portada abre: contesta 500 → publicá dist/ en la raíz',
    `Política de seguridad (CSP): falta → ${redeployHint}`,
    `X-Content-Type-Options: falta → ${redeployHint}`,
    `Caché de las páginas: falta → tiene que ser no-cache, o quien ya vino ve la versión vieja: ${redeployHint}`,
    `Pedido de no retocar las páginas: falta → Cache-Control tiene que decir no-transform: ${redeployHint}`,
    `Compresión de las páginas: sin comprimir → ${compressionHint}`,
    `Caché de los archivos de /assets/: falta → ${redeployHint}`,
    `Compresión de los archivos: sin comprimir → ${compressionHint}`,
    expect.stringMatching(/^Imagen para compartir: /),
  ]);
});

test('R-OWNER-11: pages compressed with gzip are right', async () => {
  intercept = (req, _res, next) => {
    req.headers['accept-encoding'] = 'gzip';
    next();
  };
  expect(await wrongLines()).toEqual([]);
});

test.each(['gzip', 'br'])(
  'R-OWNER-11: a page that is not really compressed with %s is wrong',
  async (encoding) => {
    intercept = answerAt('/', (res) => {
      res.writeHead(200, { 'content-encoding': encoding }).end('<p>hola</p>');
    });
    expect(await wrongLines()).toEqual([
      'La portada abre: dice estar comprimido y no se puede leer: revisá la compresión de tu servicio → revisá que el sitio esté publicado y el dominio apunte ahí',
    ]);
  },
);

test.each(['https://', 'mailto:a@otra.com.ar'])(
  'R-OWNER-11: the address %s of script, share image and form service is wrong',
  async (address) => {
    const html = `<script src="${address}"></script><meta property="og:image" content="${address}">`;
    intercept = (req, res, next) => {
      if (req.url === '/') return void setHtmlType(res).end(html);
      if (req.url === '/contactanos')
        return void setHtmlType(res).end(`<form action="${address}">`);
      next();
    };
    const lines = (await wrongLines()).join('\n');
    expect(lines).toContain(`/assets/: «${address}» no es una dirección de internet`);
    expect(lines).toMatch(/Imagen para compartir: /);
    expect(lines).toMatch(/Formulario de contacto: va a .*, que no es una dirección.*formEndpoint/);
  },
);

test.each<[string, (html: string) => string, string]>([
  [
    'an e-mail address that a CDN hides',
    (html) =>
      html
        .replace('</footer>', '')
        .replace('<a href', '<a href="/cdn-cgi/l/email-protection#1a">x</a><a href'),
    'esconde los correos: en Cloudflare apagá «Email Address Obfuscation» (Scrape Shield)',
  ],
  [
    'a script type that a CDN changes',
    (html) => html.replace('type="module"', 'type="1f2e-module"'),
    'cambió el tipo de los scripts: en Cloudflare apagá «Rocket Loader» (Speed)',
  ],
  [
    'a script that a CDN adds',
    (html) => html.replace('</body>', '<script src="/cdn-cgi/beacon.js"></script></body>'),
    'agregó un script: apagá lo que tu servicio mide, «optimiza» o inserta en las páginas',
  ],
])(
  'R-OWNER-11, R-SEC-05: %s is reported, with the feature to switch off',
  async (_, change, todo) => {
    const html = change(readFileSync(path.join(folder, 'index.html'), 'utf8'));
    intercept = answerAt('/', (res) => {
      headerSetter(folder)(res, '/');
      res.setHeader('content-encoding', 'gzip');
      res.end(gzipSync(html));
    });
    expect(await wrongLines()).toEqual([
      `La página llega como se publicó: tu servicio la cambia → ${todo}`,
    ]);
  },
);

const redirectTo = (location: string): Ask.Answer => ({
  status: 301,
  headers: new Headers({ location }),
  text: '',
  size: 0,
});

describe('R-OWNER-11: check of a published site', () => {
  /**
   * Makes the suite's site answer at an origin and at the canonical origin of its pages. Requests to other hosts,
   * except this computer, are redirected to `origin`.
   */
  function publish(origin: string): string {
    mockNetwork = ({ href, hostname, pathname }) => {
      if ([origin, ownSettings.siteUrl].some((one) => href.startsWith(one))) return site + pathname;
      if (/^(127\.|localhost)/.test(hostname)) return href;
      return redirectTo(`${origin}/`);
    };
    intercept = (_req, res, next) => {
      res.setHeader('strict-transport-security', 'max-age=31536000');
      next();
    };
    return origin;
  }

  test('at the canonical origin no result is wrong', async () => {
    expect(await wrongLines(publish(ownSettings.siteUrl))).toEqual([]);
  });

  test('at another origin only the canonical URL is wrong', async () => {
    expect(await wrongLines(publish('https://www.otra-cosa.com.ar'))).toEqual([
      'Dirección escrita en las páginas: https://www.otra.com.ar/ → poné esta dirección en siteUrl y armá de nuevo',
    ]);
  });

  test('over http the canonical URL and the protocol are wrong, and a missing HSTS header is not', async () => {
    publish('http://www.otra.com.ar');
    intercept = undefined;
    expect(await wrongLines('http://www.otra.com.ar')).toEqual([
      'Dirección escrita en las páginas: https://www.otra.com.ar/ → poné esta dirección en siteUrl y armá de nuevo',
      'Desde http://: el sitio se abre sin https → publicalo con https',
    ]);
  });

  test('a missing HSTS header and forms without a form service are wrong', async () => {
    publish(ownSettings.siteUrl);
    intercept = (req, res, next) => {
      if (req.url !== '/contactanos' && req.url !== '/paraAgenciasDeViaje') return next();
      setHtmlType(res).end('<form action="/_bandeja">');
    };
    expect(await wrongLines(ownSettings.siteUrl)).toEqual([
      `HSTS (siempre https): falta → ${redeployHint}`,
      `Formulario de contacto: va a la bandeja local, que acá no existe → ${endpointHint}`,
      `Formulario de agencias: va a la bandeja local, que acá no existe → ${endpointHint}`,
    ]);
  });

  test('a form service on the site’s own origin is skipped', async () => {
    publish(ownSettings.siteUrl);
    intercept = (req, res, next) => {
      if (req.url !== '/contactanos') return next();
      setHtmlType(res).end(`<form action="${ownSettings.siteUrl}/mensajes">`);
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
  ])('at %s the check of the www. variant is skipped', async (address, seen) => {
    const findings = await siteFindings(new URL(publish(address)), now);
    expect(findings).toContainEqual({ what: 'Desde www.', result: 'skipped', seen });
  });

  test.each<[string, Ask.Answer | Ask.Failure, string]>([
    ['another site', redirectTo('http://otra.com.ar/'), 'redirige (301) a http://otra.com.ar/'],
    ['a path', redirectTo('/otra'), 'redirige (301) a /otra'],
    ['no other address', { ...redirectTo(''), status: 200 }, 'contesta 200'],
    ['nothing', { failed: 'nadie' }, 'nadie'],
  ])('a redirect of the www. variant to %s is wrong', async (_, answer, seen) => {
    publish(ownSettings.siteUrl);
    const network = mockNetwork!;
    mockNetwork = (url) => (url.hostname === 'otra.com.ar' ? answer : network(url));
    expect(await wrongLines(ownSettings.siteUrl)).toEqual([
      `Desde otra.com.ar: ${seen} → tiene que redirigir a ${ownSettings.siteUrl}: configuralo en tu servicio y en los DNS`,
    ]);
  });

  test('a certificate that expires in less than 14 days is wrong', async () => {
    publish(ownSettings.siteUrl);
    mockCertificateEnd = '2026-12-07T11:59:59Z';
    expect(await wrongLines(ownSettings.siteUrl)).toEqual([
      'Certificado: vence en 13 días → renovalo: los servicios lo hacen solos, en un servidor propio corré certbot renew',
    ]);
  });

  test('at another loopback address no result is wrong', async () => {
    const findings = await siteFindings(new URL(publish('http://127.0.0.2:4999')), now);
    expect(table(findings)).not.toContain('✗');
  });
});

test('R-OWNER-10, R-OWNER-11: a published preview is reported', async () => {
  try {
    markAsPreview(folder, ['index.html']);
    compressFiles(folder);
    expect(await wrongLines()).toEqual([
      'Los buscadores pueden mostrarlo: no: es una vista previa → armá el sitio con npm run release, sin --preview',
    ]);
  } finally {
    writeSite(folder, settings);
  }
});

test.each(['/contactanos', 'contactanos', 'SITE/contactanos'])(
  'R-OWNER-11: a redirect of a path variant to %s is right',
  async (relative) => {
    const location = relative.replace('SITE', site);
    intercept = answerAt('/CONTACTANOS', (res) => void res.writeHead(308, { location }).end());
    const findings = table(await siteFindings(new URL(site), now));
    expect(findings).toContain(`✓ Dirección parecida: /CONTACTANOS`);
    expect(findings).toContain(`redirige (308) a ${location}`);
  },
);

test.each<[string, Record<string, string | number>, contact: string, agencies: string]>([
  ['does not allow JSON', { 'access-control-allow-origin': '*' }, 'no permite envíos JSON', ''],
  [
    'allows only another site',
    { ...allowingHeaders, 'access-control-allow-origin': 'https://x.com' },
    'no permite envíos desde SITE',
    'no permite envíos desde SITE',
  ],
  ['answers 403', { ...allowingHeaders, status: 403 }, 'contesta 403', 'contesta 403'],
  ['answers 300', { ...allowingHeaders, status: 300 }, 'contesta 300', 'contesta 300'],
  [
    'allows nothing',
    { status: 404 },
    'contesta 404; no permite envíos desde SITE; no permite envíos JSON',
    'contesta 404; no permite envíos desde SITE',
  ],
  ['allows every header', { ...allowingHeaders, 'access-control-allow-headers': '*' }, '', ''],
])(
  'R-OWNER-11: each form has the expected result for a form service that %s',
  async (_, answer, ...seen) => {
    preflight = answer;
    const { host } = new URL(settings.formEndpoint);
    const todo =
      'en el servicio de formularios, permití tu dominio (con y sin www) y apagá el captcha: docs/formularios.md';
    expect(await wrongLines()).toEqual(
      ['contacto', 'agencias'].flatMap((form, index) =>
        seen[index]
          ? `Formulario de ${form}: ${host} ${seen[index].replace('SITE', site)} → ${todo}`
          : [],
      ),
    );
  },
);

test('R-OWNER-11: a form service that allows only this site is right', async () => {
  preflight = { ...allowingHeaders, 'access-control-allow-origin': site };
  expect(await wrongLines()).toEqual([]);
});

test('R-OWNER-11: the check prints a table, and fails for a wrong result or an invalid address', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await checkPublished(site)).toBe(true);
  expect(log.mock.calls[0]![0]).toMatch(new RegExp(`^\\n${site}\\n\\n✓ La portada abre [^]*\\n$`));
  expect(log.mock.calls[1]).toEqual(['Todo bien.']);
  intercept = replaceHeader('/', 'x-content-type-options');
  expect(await checkPublished(site)).toBe(false);
  const width = 'Dirección parecida: /contactanos/'.length;
  expect(log.mock.calls[2]![0].split('\n')).toEqual(
    expect.arrayContaining([
      `✗ ${'X-Content-Type-Options'.padEnd(width)}  falta`,
      `  ${' '.repeat(width)}  → ${redeployHint}`,
    ]),
  );
  expect(log.mock.calls[3]).toEqual(['Para corregir: 1.']);
  for (const address of ['otra.com.ar', 'ftp://otra.com.ar', 'xhttps://otra.com.ar', 'https://'])
    expect(await checkPublished(address)).toBe(false);
  expect(error.mock.calls[0]).toEqual([
    '«otra.com.ar» no es una dirección completa. Ejemplo: https://www.pampavisas.example',
  ]);
  expect(error).toHaveBeenCalledTimes(4);
});

test('R-OWNER-11: a request follows no redirect, and a failed request returns the reason', async () => {
  const { ask } = jest.requireActual<typeof Ask>('../../tools/release/check/ask');
  const address = await startServer((req, res) => {
    if (req.url === '/redirect')
      return void res.writeHead(302, { location: '/' }).end('una página');
    res.writeHead(200, { 'content-length': 9 }).write('la');
    setTimeout(() => res.socket!.destroy(), 20);
  });
  expect(await ask(`${address}/redirect`)).toMatchObject({ status: 302, text: 'una página' });
  expect(await ask(address)).toEqual({ failed: 'no contestó (other side closed)' });
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
