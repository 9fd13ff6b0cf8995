import { PATH_ATTRIBUTE } from '../../../src/contract';
import { multipartOnly } from '../../../src/config/optional';
import { pages } from '../../../src/content/pages';
import { INBOX_PATH } from '../../inbox/server';
import { isLocal } from '../../localHost';
import { otherHost } from '../../otherHost';
import { parseUrl } from '../../parseUrl';
import { parseHtml } from '../builtSite';
import { ask, type Answer } from './ask';
import { challengeIn } from './challenge';

/** What a check concludes: whether the answer is right, or `undefined` if the owner has to look; and what was seen. */
type Verdict = readonly [isRight: boolean | undefined, seen: string];

/** What is asked of a published site, and how the answer is judged: a row of the table of `--check`. */
export type Check = readonly [
  what: string,
  /** URL that is asked. */
  url: string,
  judge: (answer: Answer) => Verdict | Promise<Verdict>,
  /** What the owner should do if the answer is wrong, or if there is none. */
  todo: string,
  /** Why the check does not apply to this site; nothing is then asked. */
  skip?: string | false,
];

/** Result of one check. */
export interface Finding {
  readonly what: string;
  /** `unchecked`: the host has answered with a challenge for browsers. */
  readonly result: 'right' | 'wrong' | 'unknown' | 'unchecked' | 'skipped';
  /** What the check has found, or why it was skipped. */
  readonly seen: string;
  /** What the owner should do. Only a wrong or an unchecked result has this text. */
  readonly todo?: string;
}

const SEND_FROM_A_PHONE = 'mandá un mensaje desde un teléfono y mirá si te llega';

const PUBLISH_AGAIN =
  'volvé a publicar dist/ entera, con lo que tu hosting lee (docs/publicar.md, paso 6)';

/** Subdomains that hosting services give away. They usually have no variant with `www.`. */
const FREE_SUBDOMAIN = /\.(pages\.dev|netlify\.app|vercel\.app|github\.io)$/;

/** Selector of elements that Cloudflare has changed or added, if its owner lets it. */
const REWRITTEN = 'a[href*="email-protection"], .__cf_email__, script[src*="rocket-loader"]';

const opens = ({ status }: Answer): Verdict => [status === 200, `contesta ${status}`];

/** Judges one header, and shows its beginning. */
const header =
  (name: string, isRight: (value: string) => boolean) =>
  ({ headers }: Answer): Verdict => {
    const value = headers.get(name);
    return [isRight(value ?? ''), value?.slice(0, 60) ?? 'falta'];
  };

const isStrict = (policy: string) =>
  policy.includes("default-src 'none'") && !policy.includes('unsafe-inline');
const isKeptForAYear = (cache: string) => Number(/max-age=(\d+)/.exec(cache)?.[1]) >= 31_536_000;
const isUncached = (cache: string) => /no-cache|no-store|max-age=0/.test(cache);
const isCompression = (encoding: string) => /^(br|gzip|zstd)$/i.test(encoding);

/** The beginning of the 404 page, the only one that was built for several paths. */
const NOT_FOUND_PAGE = RegExp(`<html[^>]* ${PATH_ATTRIBUTE}="/ [^"]*"`);

/** Judges the answer for a path that does not exist. */
const isNotFound = ({ status, text }: Answer): Verdict => {
  const isSites = NOT_FOUND_PAGE.test(text);
  const page = isSites ? 'con la página del sitio' : 'con otra página';
  return [isSites && status === 404, `contesta ${status} ${page}`];
};

/** Returns whether browsers let the scripts of the site read an answer from another origin (CORS). */
const allowsOrigin = ({ headers }: Answer, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

/**
 * Judges the page of the contact form: whether the form service would accept its messages. The preflight request, which
 * browsers send before JSON to another origin, sends no message.
 */
const formWorks =
  ({ origin }: URL) =>
  async (page: Answer): Promise<Verdict> => {
    const action = parseHtml(page.text).querySelector('form')?.getAttribute('action');
    const endpoint = action && parseUrl(action, origin);
    if (!endpoint) return [false, `contesta ${page.status} sin formulario`];
    if (endpoint.origin === origin && !isLocal(origin)) {
      return endpoint.pathname === INBOX_PATH
        ? [false, 'va a la bandeja local, que acá no existe']
        : [undefined, `va a ${endpoint.pathname}, de tu sitio: ${SEND_FROM_A_PHONE}`];
    }
    const answer = await ask(endpoint.href, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        ...(!multipartOnly && { 'Access-Control-Request-Headers': 'content-type' }),
      },
    });
    if ('failed' in answer) return [false, `${endpoint.host}: ${answer.failed}`];
    const challenge = challengeIn(answer);
    if (challenge) return [false, `${endpoint.host} ${challenge}`];
    // Browsers send no preflight request before multipart data, and some services answer none.
    if (multipartOnly) return [undefined, `va a ${endpoint.host}: ${SEND_FROM_A_PHONE}`];
    const names = answer.headers.get('access-control-allow-headers') ?? '';
    const allowsJson = names === '*' || /content-type/i.test(names);
    const faults = [
      answer.status < 300 ? '' : `contesta ${answer.status}`,
      allowsOrigin(answer, origin) ? '' : `no permite envíos desde ${origin}`,
      allowsJson ? '' : 'no permite envíos JSON (poné multipartOnly)',
    ].filter(Boolean);
    return [faults.length === 0, `${endpoint.host} ${faults.join('; ') || 'permite envíos'}`];
  };

/**
 * Returns the checks of a published site, or of a site on this computer. They send no message.
 * @param home the home page
 */
export function siteChecks(site: URL, home: Document): Check[] {
  const { origin, hostname } = site;
  const local = isLocal(origin) && 'no se puede probar en tu computadora';
  const lent = FREE_SUBDOMAIN.test(hostname) && 'la dirección es prestada';
  const at = (path: string) => origin + path;
  const read = (selector: string, attribute: string) =>
    home.querySelector(selector)?.getAttribute(attribute) ?? '';
  const canonical = read('link[rel="canonical"]', 'href');
  const isPreview = read('meta[name="robots"]', 'content').includes('noindex');
  const script = read('script[src]', 'src') || '/assets/';
  const asset = parseUrl(script, origin)?.href ?? script;
  const secure = `https://${site.host}`;
  const toSite = `tiene que redirigir a ${secure}: configuralo en tu hosting y en los DNS`;
  const leadsToSite = ({ status, headers }: Answer): Verdict => {
    const target = headers.get('location') ?? '';
    const isRight = status >= 300 && status < 400 && parseUrl(target)?.origin === secure;
    return [isRight, `contesta ${status} ${target}`.trim()];
  };
  const compress = 'prendé brotli o gzip en el servidor (los archivos .br y .gz ya están en dist/)';
  const notFound = 'tiene que contestar 404 con 404.html: mirá docs/publicar.md, paso 6';

  return [
    ['El inicio abre', at('/'), opens, 'publicá dist/ en la raíz'],
    ...Object.values(pages)
      .slice(1)
      .map((page): Check => [
        `Abre ${page.path}`,
        at(page.path),
        opens,
        'tu hosting tiene que mandar su .html: mirá docs/publicar.md, paso 6',
      ]),
    [
      'Dirección escrita en las páginas',
      at('/'),
      () => [parseUrl(canonical)?.origin === origin, canonical || 'falta'],
      'poné esta dirección en siteUrl y armá de nuevo',
      local,
    ],
    [
      'Los buscadores pueden mostrarlo',
      at('/'),
      () => [!isPreview, isPreview ? 'no: es una vista previa' : 'sí'],
      'armá el sitio con npm run release, sin --preview',
    ],
    [
      'Política de seguridad (CSP)',
      at('/'),
      header('content-security-policy', isStrict),
      `no es la del sitio: ${PUBLISH_AGAIN}`,
    ],
    [
      'HSTS (siempre https)',
      at('/'),
      header('strict-transport-security', Boolean),
      PUBLISH_AGAIN,
      local,
    ],
    [
      'Caché de las páginas',
      at('/'),
      header('cache-control', isUncached),
      `tiene que ser no-cache, o quien ya vino ve la versión vieja: ${PUBLISH_AGAIN}`,
    ],
    [
      'Caché de los archivos de /assets/',
      asset,
      header('cache-control', isKeptForAYear),
      PUBLISH_AGAIN,
    ],
    ['Compresión de las páginas', at('/'), header('content-encoding', isCompression), compress],
    ['Compresión de los archivos', asset, header('content-encoding', isCompression), compress],
    [
      'La página llega como se publicó',
      at('/'),
      () => (home.querySelector(REWRITTEN) ? [false, 'tu hosting la cambia'] : [true, 'sí']),
      'en Cloudflare apagá «Email Address Obfuscation» (Scrape Shield) y «Rocket Loader» (Speed)',
    ],
    ['Desde http://', `http://${hostname}/`, leadsToSite, toSite, local],
    [
      `Desde ${local || lent ? 'www.' : otherHost(site.href)}`,
      `https://${otherHost(site.href)}/`,
      leadsToSite,
      toSite,
      local || lent,
    ],
    ['Página que no existe', at('/no-existe'), isNotFound, notFound],
    ['Archivo que no existe', at('/assets/no-existe.js'), isNotFound, notFound],
    [
      'Formularios',
      at(pages.contact.path),
      formWorks(site),
      'revisá formEndpoint y, en el servicio de formularios, el captcha y los dominios permitidos: docs/formularios.md, «Si algo falla»',
    ],
  ];
}
