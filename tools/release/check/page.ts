import { parseUrl } from '../../parseUrl';
import type { Answer, RequestResult } from './sendRequest';
import { answerFinding, findingOf, right, skipped, wrong, type Finding } from './finding';

const DEPLOY = 'volvé a publicar dist/ entera, con lo que tu servicio lee (deploy/LEEME.md)';

export function headerFindings({ headers }: Answer, https: boolean): Finding[] {
  const policy = String(headers['content-security-policy'] ?? '');
  const isStrict = policy.includes("default-src 'none'") && !policy.includes('unsafe-inline');
  const nosniff = String(headers['x-content-type-options'] ?? 'falta');
  const hsts = headers['strict-transport-security'];
  const cache = headers['cache-control'];
  return [
    findingOf(
      'Política de seguridad (CSP)',
      isStrict,
      policy ? (isStrict ? 'está' : 'está, pero no es la del sitio') : 'falta',
      DEPLOY,
    ),
    findingOf('X-Content-Type-Options', nosniff === 'nosniff', nosniff, DEPLOY),
    https
      ? findingOf('HSTS (siempre https)', !!hsts, hsts ?? 'falta', DEPLOY)
      : skipped('HSTS (siempre https)', 'no se usa sin https'),
    findingOf(
      'Caché de las páginas',
      /no-cache|no-store|max-age=0/.test(cache ?? ''),
      cache ?? 'falta',
      `tiene que ser no-cache, o quien ya vino ve la versión vieja: ${DEPLOY}`,
    ),
  ];
}

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

/** Checks that the page has none of the `rewritings`, and that `no-transform` forbids changes. */
export function rewritingFindings(page: Document, { headers }: Answer): Finding[] {
  const what = 'La página llega como se publicó';
  const changes = rewritings.filter(([selector]) => page.querySelector(selector));
  const cache = headers['cache-control'] ?? 'falta';
  return [
    findingOf(
      'Pedido de no retocar las páginas',
      cache.includes('no-transform'),
      cache,
      `Cache-Control tiene que decir no-transform: ${DEPLOY}`,
    ),
    ...(changes.length
      ? changes.map(([, todo]) => wrong(what, 'tu servicio la cambia', todo))
      : [right(what, 'sí')]),
  ];
}

/** Checks that an asset may be cached for a year: a changed asset has another hash in its name. */
export const assetFinding = (asset: RequestResult): Finding =>
  answerFinding('Caché de los archivos de /assets/', asset, DEPLOY, ({ status, headers }) => {
    const cache = headers['cache-control'] ?? 'falta';
    const age = Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0);
    return [status === 200 && age >= 31_536_000, cache];
  });

export function encodingFinding(what: string, { headers }: Answer): Finding {
  const encoding = headers['content-encoding'];
  const isCompressed = encoding === 'br' || encoding === 'gzip';
  const todo = 'prendé brotli o gzip en el servidor (los archivos .br y .gz ya están en dist/)';
  return findingOf(what, isCompressed, encoding ?? 'sin comprimir', todo);
}

/** Whether an answer is the site's 404 page: only this page has several paths in `data-path`. */
const isNotFoundPage = ({ body }: Answer): boolean =>
  /<html[^>]* data-path="\/ [^"]*"/.test(body.toString());

/** Checks that an unknown path gets the status 404 and the site's 404 page. */
export const notFoundFinding = (what: string, result: RequestResult): Finding =>
  answerFinding(
    what,
    result,
    'tiene que contestar 404 con 404.html: mirá deploy/LEEME.md',
    (answer) => {
      const { status } = answer;
      if (!isNotFoundPage(answer)) return [false, `contesta ${status} con otra página`];
      return status === 404 ? [true, '404 con la página del sitio'] : [false, `contesta ${status}`];
    },
  );

/**
 * Checks that another spelling of a page's path leads to the page. The host may redirect to the page, send
 * the page, or send the 404 page, whose entry script opens the page.
 */
export const variantFinding = (
  origin: string,
  variant: string,
  path: string,
  result: RequestResult,
): Finding =>
  answerFinding(
    `Dirección parecida: ${variant}`,
    result,
    `tiene que llevar a ${path}: mirá qué archivo lee tu servicio en deploy/LEEME.md`,
    (answer) => {
      const { status, headers, body } = answer;
      if (status >= 300 && status < 400) {
        const { location = '' } = headers;
        const target = parseUrl(location, origin + variant);
        const isToPage = target?.origin === origin && target.pathname === path;
        return [isToPage, `redirige (${status}) a ${location}`];
      }
      if (status === 404 && isNotFoundPage(answer)) {
        return [true, `404 con la página del sitio, que lleva sola a ${path}`];
      }
      const isPage = status === 200 && body.toString().includes(`data-path="${path}"`);
      return [
        isPage,
        isPage ? 'contesta la misma página (200)' : `contesta ${status} con otra página`,
      ];
    },
  );
