import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pages } from '../../../src/content/pages';
import { isLocal } from '../../localHost';
import { parseHtml } from '../builtSite';
import { otherHost } from '../hosts/place';
import { ask, type Answer } from './ask';
import { certificateFinding, redirectFinding, shareFinding, typeFinding } from './files';
import { judged, skipped, wrong, type Finding } from './finding';
import { formFinding, preflightHeaders } from './forms';
import {
  assetFindings,
  encodingFinding,
  headerFindings,
  notFoundFinding,
  rewritingFindings,
  variantFinding,
} from './page';

const COMPRESSED = { 'Accept-Encoding': 'gzip, deflate, br' };

/** A host that is an IP address, as the URL parser writes it, has no `www.` beside it. */
const IP_ADDRESS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Names that a service gives for nothing have no `www.` beside them. */
const LENT = /\.(pages\.dev|netlify\.app|vercel\.app|github\.io|cloudfront\.net)$/;

function textOf({ body, headers }: Answer): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Whether the pages know where they are published, and may be found. */
function identityFindings(home: Document, origin: string, local: boolean): Finding[] {
  const canonical = home.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
  const own = URL.canParse(canonical) && new URL(canonical).origin === origin;
  const hidden = home.querySelector('meta[name="robots" i]')?.getAttribute('content') ?? '';
  const address = 'Dirección escrita en las páginas';
  return [
    local
      ? skipped(address, `${canonical}; acá es una prueba`)
      : judged(
          address,
          own,
          canonical || 'falta',
          'poné esta dirección en siteUrl y armá de nuevo',
        ),
    judged(
      'Los buscadores pueden mostrarlo',
      !hidden.includes('noindex'),
      hidden.includes('noindex') ? 'no: es una vista previa' : 'sí',
      'armá el sitio con npm run release, sin --preview',
    ),
  ];
}

async function formFindings(origin: string, local: boolean): Promise<Finding[]> {
  const forms = [
    { name: 'Formulario de contacto', path: pages.contact.path, json: true },
    { name: 'Formulario de agencias', path: pages.agencies.path, json: false },
  ];
  return Promise.all(
    forms.map(async ({ name, path, json }) => {
      const page = await ask(origin + path, COMPRESSED);
      if ('failed' in page) return wrong(name, page.failed, `${path} tiene que abrir`);
      const action = parseHtml(textOf(page)).querySelector('form')?.getAttribute('action');
      if (page.status !== 200 || !action) {
        return wrong(
          name,
          `${path} contesta ${page.status} sin formulario`,
          'volvé a publicar dist/',
        );
      }
      const endpoint = new URL(action, origin + path);
      if (endpoint.origin === origin && !local) {
        const seen = 'va a la bandeja local, que acá no existe';
        return wrong(name, seen, 'poné formEndpoint y armá de nuevo: docs/formularios.md');
      }
      const answer = await ask(endpoint, preflightHeaders(origin), 'OPTIONS');
      return formFinding(`${name} → ${endpoint.host}`, origin, json, answer);
    }),
  );
}

async function addressFindings(site: URL, local: boolean): Promise<Finding[]> {
  const plain = 'Desde http://';
  if (local) return [skipped('Desde http:// y www.', 'no se puede probar en tu computadora')];
  const withoutOther = IP_ADDRESS.test(site.hostname)
    ? 'la dirección es un número'
    : LENT.test(site.hostname) && 'la dirección es prestada';
  return [
    site.protocol === 'https:'
      ? redirectFinding(plain, site.origin, await ask(`http://${site.hostname}/`))
      : wrong(plain, 'el sitio se abre sin https', 'publicalo con https'),
    withoutOther
      ? skipped('Desde www.', withoutOther)
      : redirectFinding(
          `Desde ${otherHost(site.origin)}`,
          site.origin,
          await ask(`https://${otherHost(site.origin)}/`),
        ),
  ];
}

/**
 * Looks at a published site, or at one on this machine; nothing is sent to anybody.
 * @param now today, for the certificate
 */
export async function siteFindings(site: URL, now: Date): Promise<Finding[]> {
  const { origin } = site;
  const https = site.protocol === 'https:';
  const local = isLocal(origin);
  const start = await ask(`${origin}/`, COMPRESSED);
  const opens = 'La portada abre';
  if ('failed' in start) {
    return [
      wrong(opens, start.failed, 'revisá que el sitio esté publicado y el dominio apunte ahí'),
    ];
  }
  const home = parseHtml(textOf(start));
  const script = home.querySelector('script[src]')?.getAttribute('src') ?? '/assets/';
  const shared = home.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  const image = local && URL.canParse(shared) ? new URL(shared).pathname : shared;
  const asset = await ask(new URL(script, origin), COMPRESSED);
  const path = pages.contact.path;
  const look = async (address: string) => ask(origin + address);
  return [
    judged(opens, start.status === 200, `contesta ${start.status}`, 'publicá dist/ en la raíz'),
    ...(await Promise.all(
      Object.values(pages)
        .slice(1)
        .map(async (page) => {
          const answer = await look(page.path);
          const what = `Abre ${page.path}`;
          const todo = 'el servicio tiene que mandar su .html: mirá deploy/LEEME.md';
          if ('failed' in answer) return wrong(what, answer.failed, todo);
          const seen = `contesta ${answer.status}`;
          return judged(what, answer.status === 200, seen, todo);
        }),
    )),
    ...identityFindings(home, origin, local),
    ...headerFindings(start, https),
    ...rewritingFindings(home, start),
    ...assetFindings(asset),
    encodingFinding('Compresión de las páginas', start),
    ...('failed' in asset ? [] : [encodingFinding('Compresión de los archivos', asset)]),
    notFoundFinding('Página que no existe', await look('/no-existe')),
    notFoundFinding('Archivo que no existe', await look('/assets/no-existe.js')),
    variantFinding(`${path}/`, path, await look(`${path}/`)),
    variantFinding(path.toUpperCase(), path, await look(path.toUpperCase())),
    ...(await formFindings(origin, local)),
    URL.canParse(image, origin)
      ? shareFinding(await ask(new URL(image, origin)))
      : wrong('Imagen para compartir', 'la portada no la nombra', 'volvé a publicar dist/'),
    typeFinding('Manifiesto', 'application/manifest+json', await look('/manifest.webmanifest')),
    certificateFinding(start, now),
    ...(await addressFindings(site, local)),
  ];
}
