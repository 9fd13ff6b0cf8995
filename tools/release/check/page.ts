import type { Answer, RequestResult } from './sendRequest';
import { judged, judgedAnswer, right, skipped, wrong, type Finding } from './finding';

const DEPLOY = 'volvé a publicar dist/ entera, con lo que tu servicio lee (deploy/LEEME.md)';

/** Checks a page's headers. */
export function headerFindings({ headers }: Answer, https: boolean): Finding[] {
  const policy = String(headers['content-security-policy'] ?? '');
  const strict = policy.includes("default-src 'none'") && !policy.includes('unsafe-inline');
  const nosniff = String(headers['x-content-type-options'] ?? 'falta');
  const hsts = headers['strict-transport-security'];
  const cache = headers['cache-control'];
  return [
    judged(
      'Política de seguridad (CSP)',
      strict,
      policy ? (strict ? 'está' : 'está, pero no es la del sitio') : 'falta',
      DEPLOY,
    ),
    judged('X-Content-Type-Options', nosniff === 'nosniff', nosniff, DEPLOY),
    https
      ? judged('HSTS (siempre https)', !!hsts, hsts ?? 'falta', DEPLOY)
      : skipped('HSTS (siempre https)', 'no se usa sin https'),
    judged(
      'Caché de las páginas',
      /no-cache|no-store|max-age=0/.test(cache ?? ''),
      cache ?? 'falta',
      `tiene que ser no-cache, o quien ya vino ve la versión vieja: ${DEPLOY}`,
    ),
  ];
}

/** Traces of what CDNs and hosts change in a page, and the name of the setting in their panels. */
const rewritings: readonly [found: string, todo: string][] = [
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

/** Checks that no CDN has changed the page, and that the headers forbid it. */
export function rewritingFindings(page: Document, { headers }: Answer): Finding[] {
  const what = 'La página llega como se publicó';
  const done = rewritings.filter(([found]) => page.querySelector(found));
  const cache = headers['cache-control'] ?? 'falta';
  return [
    judged(
      'Pedido de no retocar las páginas',
      cache.includes('no-transform'),
      cache,
      `Cache-Control tiene que decir no-transform: ${DEPLOY}`,
    ),
    ...(done.length
      ? done.map(([, todo]) => wrong(what, 'tu servicio la cambia', todo))
      : [right(what, 'sí')]),
  ];
}

/** Checks that an asset, which has a hash in its name, is cached for a year. */
export const assetFinding = (asset: RequestResult): Finding =>
  judgedAnswer('Caché de los archivos de /assets/', asset, DEPLOY, ({ status, headers }) => {
    const cache = headers['cache-control'] ?? 'falta';
    const age = Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0);
    return [status === 200 && age >= 31_536_000, cache];
  });

/** Checks that an answer is compressed. */
export function encodingFinding(what: string, { headers }: Answer): Finding {
  const encoding = headers['content-encoding'];
  const fine = encoding === 'br' || encoding === 'gzip';
  const todo = 'prendé brotli o gzip en el servidor (los archivos .br y .gz ya están en dist/)';
  return judged(what, fine, encoding ?? 'sin comprimir', todo);
}

/** Whether an answer is the site's 404 page, whose `data-path` lists every route. */
const isSitesNotFound = ({ body }: Answer): boolean =>
  /<html[^>]* data-path="\/ [^"]*"/.test(body.toString());

/** Checks that a missing page is answered with status 404 and the site's own page. */
export const notFoundFinding = (what: string, asked: RequestResult): Finding =>
  judgedAnswer(
    what,
    asked,
    'tiene que contestar 404 con 404.html: mirá deploy/LEEME.md',
    (answer) => {
      const { status } = answer;
      if (!isSitesNotFound(answer)) return [false, `contesta ${status} con otra página`];
      return status === 404 ? [true, '404 con la página del sitio'] : [false, `contesta ${status}`];
    },
  );

/** Checks that another spelling of an address leads to the page: by a redirect, or by the page that is sent. */
export const variantFinding = (variant: string, path: string, asked: RequestResult): Finding =>
  judgedAnswer(
    `Dirección parecida: ${variant}`,
    asked,
    `tiene que llevar a ${path}: mirá qué archivo lee tu servicio en deploy/LEEME.md`,
    (answer) => {
      const { status, headers, body } = answer;
      if (status >= 300 && status < 400) {
        const location = headers.location ?? '';
        const leads = new URL(location, 'http://x').pathname === path;
        return [leads, `redirige (${status}) a ${location}`];
      }
      if (status === 404 && isSitesNotFound(answer)) {
        return [true, `404 con la página del sitio, que lleva sola a ${path}`];
      }
      const same = status === 200 && body.toString().includes(`data-path="${path}"`);
      return [same, same ? 'contesta la misma página (200)' : `contesta ${status} con otra página`];
    },
  );
