import type { Answer, Asked } from './ask';
import { judged, right, skipped, wrong, type Finding } from './finding';

const DEPLOY = 'volvé a publicar dist/ entera, con lo que tu servicio lee (deploy/LEEME.md)';

/** What every page's headers have to say. */
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

/** What CDNs and hosts do to a page, and how their panels call it. */
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

/** Whether the page is the one that was published, and stays so. */
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

/** What an asset's headers have to say. */
export function assetFindings(asset: Asked): Finding[] {
  const what = 'Caché de los archivos de /assets/';
  if ('failed' in asset) return [wrong(what, asset.failed, DEPLOY)];
  const cache = asset.headers['cache-control'] ?? 'falta';
  const age = Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0);
  return [judged(what, asset.status === 200 && age >= 31_536_000, cache, DEPLOY)];
}

/** Whether a text travels compressed. */
export function encodingFinding(what: string, { headers }: Answer): Finding {
  const encoding = headers['content-encoding'];
  const fine = encoding === 'br' || encoding === 'gzip';
  const todo = 'prendé brotli o gzip en el servidor (los archivos .br y .gz ya están en dist/)';
  return judged(what, fine, encoding ?? 'sin comprimir', todo);
}

/** A page that is not there has to say so, with the site's own page. */
export function notFoundFinding(what: string, answer: Asked): Finding {
  if ('failed' in answer) return wrong(what, answer.failed, DEPLOY);
  const own = isSitesNotFound(answer);
  if (answer.status === 404 && own) return right(what, '404 con la página del sitio');
  const seen = own ? `contesta ${answer.status}` : `contesta ${answer.status} con otra página`;
  return wrong(what, seen, 'tiene que contestar 404 con 404.html: mirá deploy/LEEME.md');
}

/** Whether an answer holds the site's page for what is missing: it stands for every address. */
export const isSitesNotFound = ({ body }: Answer): boolean =>
  /<html[^>]* data-path="\/ [^"]*"/.test(body.toString());

/** Another spelling of an address leads to the page, by the server or by the page that it answers. */
export function variantFinding(variant: string, path: string, answer: Asked): Finding {
  const what = `Dirección parecida: ${variant}`;
  if ('failed' in answer) return wrong(what, answer.failed, DEPLOY);
  const { status, headers, body } = answer;
  if (status >= 300 && status < 400) {
    const location = headers.location ?? '';
    const leads = new URL(location, 'http://x').pathname === path;
    const seen = `redirige (${status}) a ${location}`;
    return judged(what, leads, seen, `tendría que ir a ${path}: mirá deploy/LEEME.md`);
  }
  if (status === 404 && isSitesNotFound(answer)) {
    return right(what, `404 con la página del sitio, que lleva sola a ${path}`);
  }
  const same = status === 200 && body.toString().includes(`data-path="${path}"`);
  const seen = same ? `contesta la misma página (${status})` : `contesta ${status} con otra página`;
  return judged(what, same, seen, 'mirá qué archivo lee tu servicio en deploy/LEEME.md');
}
