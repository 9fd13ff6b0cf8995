import { multipartOnly } from '../../../src/config/optional';
import { pages } from '../../../src/content/pages';
import { INBOX_PATH } from '../../inbox/server';
import { isLocal } from '../../localHost';
import { parseUrl } from '../../parseUrl';
import { parseHtml } from '../builtSite';
import { otherHost } from '../hosts/apache';
import { SHARE_IMAGE_BUDGET } from '../siteProblems';
import { ask, certificateEnd, type Answer } from './ask';

/**
 * What a check concludes: whether the answer is right, or `undefined` if the owner has to look; what was seen; and what
 * the owner should do, if it is not the check's `todo`.
 */
export type Verdict = readonly [isRight: boolean | undefined, seen: string, todo?: string];

/** What is asked of a published site, and how the answer is judged: a row of the table of `--check`. */
export interface Check {
  readonly what: string;
  /** URL that is asked. */
  readonly url: string;
  readonly init?: RequestInit;
  readonly judge: (answer: Answer) => Verdict | Promise<Verdict>;
  /** What the owner should do if the answer is wrong, or if there is none. */
  readonly todo: string;
  /** Why the check does not apply to this site; nothing is then asked. */
  readonly skip?: string | false | undefined;
}

const DEPLOY =
  'volvé a publicar dist/ entera, con lo que tu servicio lee (docs/publicar.md, paso 6)';

const MIN_CERTIFICATE_DAYS = 14;

/** An IP address in `URL.hostname`. It has no variant with `www.`. */
const IP_ADDRESS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Subdomains that hosting services give away. They usually have no variant with `www.`. */
const FREE_SUBDOMAIN = /\.(pages\.dev|netlify\.app|vercel\.app|github\.io|cloudfront\.net)$/;

/** Selectors of elements that a CDN or a host has changed or added, and what the owner should switch off. */
const rewritings: readonly [selector: string, todo: string][] = [
  [
    'a[href*="/cdn-cgi/l/email-protection"], .__cf_email__',
    'esconde los correos: en Cloudflare apagá «Email Address Obfuscation» (Scrape Shield)',
  ],
  [
    'script[type$="-module"], script[type$="-text/javascript"], script[src*="rocket-loader"]',
    'cambió el tipo de los scripts: en Cloudflare apagá «Rocket Loader» (Speed)',
  ],
  [
    'script:not([type$="module"], [type$="text/javascript"], [type="application/ld+json"]), script[src]:not([src^="/assets/"], [src*="rocket-loader"])',
    'agregó un script: apagá lo que tu servicio mide, «optimiza» o inserta en las páginas',
  ],
];

const opens = ({ status }: Answer): Verdict => [status === 200, `contesta ${status}`];

/** Judges one header. */
const header =
  (name: string, isRight: (value: string) => boolean) =>
  ({ headers }: Answer): Verdict => {
    const value = headers.get(name);
    return [isRight(value ?? ''), value ?? 'falta'];
  };

const isNosniff = (value: string) => value === 'nosniff';
const isKeptForAYear = (cache: string) => Number(/max-age=(\d+)/.exec(cache)?.[1]) >= 31_536_000;
const isUncached = (cache: string) => /no-cache|no-store|max-age=0/.test(cache);

const isCompressed = ({ headers }: Answer): Verdict => {
  const encoding = headers.get('content-encoding')?.toLowerCase() ?? 'sin comprimir';
  return [encoding === 'br' || encoding === 'gzip', encoding];
};

/** Judges status, media type and size of a file. */
const isFile =
  (type: RegExp, maxBytes = Infinity) =>
  ({ status, headers, size }: Answer): Verdict => {
    const sent = headers.get('content-type') ?? 'sin tipo';
    const isRight = status === 200 && type.test(sent) && size <= maxBytes;
    return [isRight, `${status}, ${sent}, ${Math.ceil(size / 1024)} KB`];
  };

/** Whether an answer is the site's 404 page: only this page has several paths in `data-path`. */
const isNotFoundPage = ({ text }: Answer) => /<html[^>]* data-path="\/ [^"]*"/.test(text);

const isNotFound = (answer: Answer): Verdict => {
  const isSites = isNotFoundPage(answer);
  const page = isSites ? 'con la página del sitio' : 'con otra página';
  return [isSites && answer.status === 404, `contesta ${answer.status} ${page}`];
};

/** Judges a redirect, of which `isRight` tells whether it leads to the right place; `otherwise` judges other answers. */
const redirects =
  (isRight: (target: string) => boolean, otherwise?: (answer: Answer) => Verdict) =>
  (answer: Answer): Verdict => {
    const { status, headers } = answer;
    if (status < 300 || status > 399) return otherwise?.(answer) ?? [false, `contesta ${status}`];
    const target = headers.get('location') ?? '';
    return [isRight(target), `redirige (${status}) a ${target}`];
  };

/**
 * Judges another spelling of a page's path. The host may redirect to the page, send the page, or send the 404 page,
 * whose entry script opens the page.
 */
const leadsTo = (url: string, path: string) =>
  redirects(
    (target) => {
      const { origin, pathname } = parseUrl(target, url) ?? {};
      return origin === new URL(url).origin && pathname === path;
    },
    (answer) => {
      const { status, text } = answer;
      if (status === 404 && isNotFoundPage(answer)) {
        return [true, `404 con la página del sitio, que lleva sola a ${path}`];
      }
      const isPage = status === 200 && text.includes(`data-path="${path}"`);
      return [isPage, `contesta ${status} con ${isPage ? 'la misma' : 'otra'} página`];
    },
  );

/** Returns whether browsers let the scripts of the site read an answer from another origin (CORS). */
export const allowsOrigin = ({ headers }: Answer, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

/**
 * Judges the page of a form: whether the form service would accept its messages. The preflight request, which browsers
 * send before JSON to another origin, sends no message.
 * @param isJson whether the form sends JSON: the service then has to allow the header `content-type`
 */
const formWorks =
  (site: URL, isJson: boolean) =>
  async (page: Answer): Promise<Verdict> => {
    const { origin } = site;
    const action = parseHtml(page.text).querySelector('form')?.getAttribute('action');
    if (page.status !== 200 || !action) return [false, `contesta ${page.status} sin formulario`];
    const endpoint = parseUrl(action, origin);
    const todo = 'corregí formEndpoint y armá de nuevo: docs/formularios.md';
    // The URL `mailto:…` has no host.
    if (!endpoint?.host)
      return [false, `va a «${action}», que no es una dirección de internet`, todo];
    if (endpoint.origin === origin && !isLocal(origin)) {
      return endpoint.pathname === INBOX_PATH
        ? [false, 'va a la bandeja local, que acá no existe', todo]
        : [undefined, `va a ${endpoint.pathname}, de tu sitio: mandá un mensaje para probarlo`];
    }
    const answer = await ask(endpoint.href, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        ...(isJson && { 'Access-Control-Request-Headers': 'content-type' }),
      },
    });
    if ('failed' in answer) {
      return [false, `${endpoint.host}: ${answer.failed}`, `revisá tu conexión; o ${todo}`];
    }
    const { status, headers } = answer;
    const target = headers.get('location');
    if (target && status >= 300 && status < 400) {
      const seen = `${endpoint.host} redirige (${status}) a ${target}: los mensajes no llegan`;
      return [false, seen, 'poné esa dirección en formEndpoint y armá de nuevo'];
    }
    // Before multipart data browsers send no preflight request, and some services, such as Apps Script, answer none.
    if (!isJson && !headers.has('access-control-allow-origin')) {
      return [undefined, `${endpoint.host} no dice si permite envíos: probá uno con --send`];
    }
    const names = headers.get('access-control-allow-headers') ?? '';
    const takesJson = !isJson || names === '*' || /content-type/i.test(names);
    const missing = [
      status >= 200 && status < 300 ? '' : `contesta ${status}`,
      allowsOrigin(answer, origin) ? '' : `no permite envíos desde ${origin}`,
      takesJson ? '' : 'no permite envíos JSON',
    ].filter(Boolean);
    return [
      missing.length === 0,
      `${endpoint.host} ${missing.join('; ') || (isJson ? 'permite envíos JSON' : 'permite envíos')}`,
      `en el servicio de formularios, permití tu dominio (con y sin www) y apagá el captcha${takesJson ? '' : '; si no recibe JSON, poné multipartOnly en true'}: docs/formularios.md`,
    ];
  };

/**
 * Returns the checks of a published site, or of a site on this computer. They send no message.
 * @param home the home page
 * @param now current time, with which the certificate's expiry date is compared
 */
export function siteChecks(site: URL, home: Document, now: Date): Check[] {
  const { origin, hostname } = site;
  const local = isLocal(origin) && 'no se puede probar en tu computadora';
  const http = site.protocol !== 'https:' && 'no hay sin https';
  const at = (path: string) => origin + path;
  const read = (selector: string, attribute: string) =>
    home.querySelector(selector)?.getAttribute(attribute) ?? '';
  // An invalid address in the page stays as it is, and `ask` reports it.
  const resolve = (address: string) => parseUrl(address, origin)?.href ?? address;
  const canonical = read('link[rel="canonical"]', 'href');
  const shareImage = read('meta[property="og:image"]', 'content');
  const isPreview = read('meta[name="robots" i]', 'content').includes('noindex');
  const asset = resolve(read('script[src]', 'src') || '/assets/');
  const { path } = pages.contact;
  const isLent =
    (IP_ADDRESS.test(hostname) && 'la dirección es un número') ||
    (FREE_SUBDOMAIN.test(hostname) && 'la dirección es prestada');
  const toSite = `tiene que redirigir a ${origin}: configuralo en tu servicio y en los DNS`;
  const isSite = redirects((target) => parseUrl(target)?.origin === origin);
  const compress = 'prendé brotli o gzip en el servidor (los archivos .br y .gz ya están en dist/)';
  const notFound = 'tiene que contestar 404 con 404.html: mirá docs/publicar.md, paso 6';
  const republish = 'volvé a publicar dist/';

  const judgePolicy: Check['judge'] = ({ headers }) => {
    const policy = headers.get('content-security-policy') ?? '';
    const isStrict = policy.includes("default-src 'none'") && !policy.includes('unsafe-inline');
    return [isStrict, isStrict ? 'está' : policy ? 'está, pero no es la del sitio' : 'falta'];
  };
  const judgeRewriting = (): Verdict => {
    const changes = rewritings.filter(([selector]) => home.querySelector(selector));
    const todo = changes.map(([, advice]) => advice).join('; ');
    return todo ? [false, 'tu servicio la cambia', todo] : [true, 'sí'];
  };
  const judgeCertificate = async (): Promise<Verdict> => {
    const end = (await certificateEnd(site)).getTime();
    const days = Math.floor((end - now.getTime()) / 86_400_000);
    return [days >= MIN_CERTIFICATE_DAYS, `vence en ${days} días`];
  };

  const rows: [
    what: string,
    url: string,
    judge: Check['judge'],
    todo: string,
    skip?: Check['skip'],
  ][] = [
    ['La portada abre', at('/'), opens, 'publicá dist/ en la raíz'],
    [
      'Dirección escrita en las páginas',
      at('/'),
      () => [parseUrl(canonical)?.origin === origin, canonical || 'falta'],
      'poné esta dirección en siteUrl y armá de nuevo',
      local && `${canonical}; acá es una prueba`,
    ],
    [
      'Los buscadores pueden mostrarlo',
      at('/'),
      () => [!isPreview, isPreview ? 'no: es una vista previa' : 'sí'],
      'armá el sitio con npm run release, sin --preview',
    ],
    ['Política de seguridad (CSP)', at('/'), judgePolicy, DEPLOY],
    ['X-Content-Type-Options', at('/'), header('x-content-type-options', isNosniff), DEPLOY],
    ['HSTS (siempre https)', at('/'), header('strict-transport-security', Boolean), DEPLOY, http],
    [
      'Caché de las páginas',
      at('/'),
      header('cache-control', isUncached),
      `tiene que ser no-cache, o quien ya vino ve la versión vieja: ${DEPLOY}`,
    ],
    [
      'Pedido de no retocar las páginas',
      at('/'),
      header('cache-control', (value) => value.includes('no-transform')),
      `Cache-Control tiene que decir no-transform: ${DEPLOY}`,
    ],
    ['La página llega como se publicó', at('/'), judgeRewriting, ''],
    ['Compresión de las páginas', at('/'), isCompressed, compress],
    [
      'Certificado',
      at('/'),
      judgeCertificate,
      'renovalo: los servicios lo hacen solos, en un servidor propio corré certbot renew',
      http,
    ],
    [
      'Desde http://',
      `http://${hostname}/`,
      http ? () => [false, 'el sitio se abre sin https', 'publicalo con https'] : isSite,
      toSite,
      local,
    ],
    [
      `Desde ${local || isLent ? 'www.' : otherHost(site.href)}`,
      `https://${otherHost(site.href)}/`,
      isSite,
      toSite,
      local || isLent,
    ],
    ...Object.values(pages)
      .slice(1)
      .map((page): (typeof rows)[number] => [
        `Abre ${page.path}`,
        at(page.path),
        opens,
        'el servicio tiene que mandar su .html: mirá docs/publicar.md, paso 6',
      ]),
    ['Caché de los archivos de /assets/', asset, header('cache-control', isKeptForAYear), DEPLOY],
    ['Compresión de los archivos', asset, isCompressed, compress],
    ['Página que no existe', at('/no-existe'), isNotFound, notFound],
    ['Archivo que no existe', at('/assets/no-existe.js'), isNotFound, notFound],
    ...[`${path}/`, `${path}.html`, path.toUpperCase()].map((spelling): (typeof rows)[number] => [
      `Dirección parecida: ${spelling}`,
      at(spelling),
      leadsTo(at(spelling), path),
      `tiene que llevar a ${path}: mirá qué archivo lee tu servicio en docs/publicar.md, paso 6`,
    ]),
    ['Formulario de contacto', at(path), formWorks(site, !multipartOnly), republish],
    ['Formulario de agencias', at(pages.agencies.path), formWorks(site, false), republish],
    [
      'Imagen para compartir',
      // The home page names the image by its URL on the published site. A local server has the image at the same path.
      local ? at(parseUrl(shareImage)?.pathname ?? '') : resolve(shareImage),
      isFile(/^image\/jpeg/, SHARE_IMAGE_BUDGET),
      `tiene que ser un JPEG de ${SHARE_IMAGE_BUDGET / 1024} KB como máximo: ${republish}`,
    ],
    [
      'Manifiesto',
      at('/manifest.webmanifest'),
      isFile(/^application\/manifest\+json/),
      'tiene que contestar con el tipo application/manifest+json: mirá docs/publicar.md, paso 6',
    ],
  ];
  return rows.map(([what, url, judge, todo, skip]) => ({ what, url, judge, todo, skip }));
}
