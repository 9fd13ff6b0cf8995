import { pages } from '../../../src/content/pages';
import { oldWorkers } from '../../build/oldWorkers';
import { INBOX_PATH } from '../../inbox/server';
import { isLocal } from '../../localHost';
import { parseUrl } from '../../parseUrl';
import { parseHtml } from '../builtSite';
import { otherHost } from '../hosts/addresses';
import { SHARE_IMAGE_BUDGET } from '../weightProblems';
import { COMPRESSED, sendRequest } from './sendRequest';
import { certificateFinding, oldWorkerFinding, redirectFinding, typeFinding } from './files';
import { answerFinding, findingOf, skipped, table, wrong, type Finding } from './finding';
import { formFinding, preflightHeaders } from './forms';
import { sentFindings } from './send';
import {
  assetFinding,
  encodingFinding,
  headerFindings,
  notFoundFinding,
  rewritingFindings,
  variantFinding,
} from './page';

/** An IP address in `URL.hostname`. It has no variant with `www.`. */
const IP_ADDRESS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Subdomains that hosting services give away. They usually have no variant with `www.`. */
const FREE_SUBDOMAIN = /\.(pages\.dev|netlify\.app|vercel\.app|github\.io|cloudfront\.net)$/;

/** Resolves a URL that is written in a page. Returns an invalid URL unchanged, and `sendRequest` reports it. */
const resolveUrl = (url: string, base: string): string => parseUrl(url, base)?.href ?? url;

/** Checks the canonical URL of the home page, and that search engines may index the home page. */
function identityFindings(home: Document, origin: string, local: boolean): Finding[] {
  const canonical = home.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
  const own = parseUrl(canonical)?.origin === origin;
  const robots = home.querySelector('meta[name="robots" i]')?.getAttribute('content') ?? '';
  const hidden = robots.includes('noindex');
  const addressLabel = 'Dirección escrita en las páginas';
  return [
    local
      ? skipped(addressLabel, `${canonical}; acá es una prueba`)
      : findingOf(
          addressLabel,
          own,
          canonical || 'falta',
          'poné esta dirección en siteUrl y armá de nuevo',
        ),
    findingOf(
      'Los buscadores pueden mostrarlo',
      !hidden,
      hidden ? 'no: es una vista previa' : 'sí',
      'armá el sitio con npm run release, sin --preview',
    ),
  ];
}

/** Checks with a preflight request, which sends no message, whether the form service of a page accepts messages. */
async function endpointFinding(
  name: string,
  path: string,
  json: boolean,
  origin: string,
  local: boolean,
): Promise<Finding> {
  const page = await sendRequest(origin + path, COMPRESSED);
  if ('failed' in page) return wrong(name, page.failed, `${path} tiene que abrir`);
  const action = parseHtml(page.body.toString()).querySelector('form')?.getAttribute('action');
  if (page.status !== 200 || !action) {
    const seen = `${path} contesta ${page.status} sin formulario`;
    return wrong(name, seen, 'volvé a publicar dist/');
  }
  const endpoint = parseUrl(action, origin + path);
  // The URL `mailto:…` has no host.
  if (!endpoint?.host) {
    const seen = `va a «${action}», que no es una dirección de internet`;
    return wrong(name, seen, 'corregí formEndpoint y armá de nuevo: docs/formularios.md');
  }
  if (endpoint.origin === origin && !local) {
    if (endpoint.pathname !== INBOX_PATH) {
      // Browsers send no preflight request to the site's own origin, so the endpoint need not answer one.
      return skipped(
        name,
        `va a ${endpoint.pathname}, de tu sitio: mandá un mensaje para probarlo`,
      );
    }
    const seen = 'va a la bandeja local, que acá no existe';
    return wrong(name, seen, 'poné formEndpoint y armá de nuevo: docs/formularios.md');
  }
  const answer = await sendRequest(endpoint, preflightHeaders(origin), 'OPTIONS');
  return formFinding(`${name} → ${endpoint.host}`, origin, json, answer);
}

/** Checks that http:// and the host with `www.` added or removed redirect to the site. */
async function addressFindings(site: URL, local: boolean): Promise<Finding[]> {
  const httpLabel = 'Desde http://';
  if (local) return [skipped('Desde http:// y www.', 'no se puede probar en tu computadora')];
  const skipReason = IP_ADDRESS.test(site.hostname)
    ? 'la dirección es un número'
    : FREE_SUBDOMAIN.test(site.hostname) && 'la dirección es prestada';
  return [
    site.protocol === 'https:'
      ? redirectFinding(httpLabel, site.origin, await sendRequest(`http://${site.hostname}/`))
      : wrong(httpLabel, 'el sitio se abre sin https', 'publicalo con https'),
    skipReason
      ? skipped('Desde www.', skipReason)
      : redirectFinding(
          `Desde ${otherHost(site.origin)}`,
          site.origin,
          await sendRequest(`https://${otherHost(site.origin)}/`),
        ),
  ];
}

/**
 * Checks a published site, or a site on this computer. Sends no message.
 * @param now current time, with which the certificate's expiry date is compared
 */
export async function siteFindings(site: URL, now: Date): Promise<Finding[]> {
  const { origin } = site;
  const local = isLocal(origin);
  const homeAnswer = await sendRequest(`${origin}/`, COMPRESSED);
  const homeLabel = 'La portada abre';
  if ('failed' in homeAnswer) {
    return [
      wrong(
        homeLabel,
        homeAnswer.failed,
        'revisá que el sitio esté publicado y el dominio apunte ahí',
      ),
    ];
  }
  const home = parseHtml(homeAnswer.body.toString());
  const script = home.querySelector('script[src]')?.getAttribute('src') ?? '/assets/';
  const shareImage = home.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  // The home page names the image by its URL on the published site. A local server has the image at the same path.
  const image = (local && parseUrl(shareImage)?.pathname) || shareImage;
  const asset = await sendRequest(resolveUrl(script, origin), COMPRESSED);
  const { contact, agencies } = pages;
  const upper = contact.path.toUpperCase();
  const get = (path: string) => sendRequest(origin + path);
  const pageFinding = async (path: string) =>
    answerFinding(
      `Abre ${path}`,
      await get(path),
      'el servicio tiene que mandar su .html: mirá deploy/LEEME.md',
      ({ status }) => [status === 200, `contesta ${status}`],
    );
  return [
    findingOf(
      homeLabel,
      homeAnswer.status === 200,
      `contesta ${homeAnswer.status}`,
      'publicá dist/ en la raíz',
    ),
    ...(await Promise.all(
      Object.values(pages)
        .slice(1)
        .map(({ path }) => pageFinding(path)),
    )),
    ...identityFindings(home, origin, local),
    ...headerFindings(homeAnswer, site.protocol === 'https:'),
    ...rewritingFindings(home, homeAnswer),
    assetFinding(asset),
    encodingFinding('Compresión de las páginas', homeAnswer),
    ...('failed' in asset ? [] : [encodingFinding('Compresión de los archivos', asset)]),
    notFoundFinding('Página que no existe', await get('/no-existe')),
    notFoundFinding('Archivo que no existe', await get('/assets/no-existe.js')),
    variantFinding(origin, `${contact.path}/`, contact.path, await get(`${contact.path}/`)),
    variantFinding(origin, upper, contact.path, await get(upper)),
    await endpointFinding('Formulario de contacto', contact.path, true, origin, local),
    await endpointFinding('Formulario de agencias', agencies.path, false, origin, local),
    image
      ? typeFinding(
          'Imagen para compartir',
          'image/jpeg',
          await sendRequest(resolveUrl(image, origin)),
          SHARE_IMAGE_BUDGET,
        )
      : wrong('Imagen para compartir', 'la portada no la nombra', 'volvé a publicar dist/'),
    typeFinding('Manifiesto', 'application/manifest+json', await get('/manifest.webmanifest')),
    oldWorkerFinding('Lo que dejó un sitio anterior', await get(oldWorkers[0]!.path)),
    certificateFinding(homeAnswer, now),
    ...(await addressFindings(site, local)),
  ];
}

/**
 * Checks a site and prints the findings. Returns false if a finding is wrong or the address is invalid.
 * @param send whether to send marked messages with the site's forms
 */
export async function checkPublished(address: string, send = false): Promise<boolean> {
  const site = parseUrl(address);
  if (!site || !/^https?:\/\//.test(address)) {
    console.error(
      `«${address}» no es una dirección completa. Ejemplo: https://www.pampavisas.example`,
    );
    return false;
  }
  const findings = [
    ...(await siteFindings(site, new Date())),
    ...(send ? await sentFindings(site.origin) : []),
  ];
  console.log(`\n${site.origin}\n\n${table(findings)}\n`);
  const count = findings.filter(({ result }) => result === 'wrong').length;
  console.log(count === 0 ? 'Todo bien.' : `Para corregir: ${count}.`);
  return count === 0;
}
