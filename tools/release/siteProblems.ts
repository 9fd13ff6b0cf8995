import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SHARE_IMAGE } from '../build/head';
import { sha256 } from '../build/headers';
import { IMAGE_BUDGET } from '../build/photos';
import { hasFile, ownPaths, ownUrl, type BuiltPage, type BuiltSite } from './builtSite';
import type { Problem } from '../problem';

const KB = 1024;

/**
 * Bytes that a server sends before it waits for the browser's first acknowledgement: ten packets
 * (RFC 6928) of about 1,400 bytes.
 */
const FIRST_FLIGHT = 14_000;

/** Size of the response's headers over HTTP/2, in bytes: 786 measured, with the headers of `siteRules`. */
const HEADERS = 800;

/** Maximum size of an HTML file, CSS included, in bytes after brotli compression (R-PERF-01). */
export const PAGE_BUDGET = FIRST_FLIGHT - HEADERS;

/** Maximum size of the share image, in bytes. WhatsApp may show no preview of a larger image. */
const SHARE_IMAGE_BUDGET = 300 * KB;

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1).replace('.', ',')} KB`;

/** Returns the problem of a link inside the site, as the end of a Spanish sentence. */
function linkProblem(site: BuiltSite, { pathname, hash, searchParams }: URL): string | undefined {
  const page = site.pages.find(({ path }) => path === pathname);
  if (!page) return hasFile(site, pathname) ? undefined : 'no lleva a ninguna página';
  const ids = [decodeURIComponent(hash.slice(1)), searchParams.get('section') ?? ''];
  const missing = ids.find((id) => id && !page.document.getElementById(id));
  return missing && `lleva a «#${missing}», que no está en ${page.file}`;
}

/** Finds the links whose page, file or section is missing in the build. Skips links to other sites. */
function linkProblems(site: BuiltSite, page: BuiltPage, siteUrl: string): Problem[] {
  return page.linked.flatMap((href) => {
    const url = ownUrl(href, page, siteUrl);
    const problem = url && linkProblem(site, url);
    const what = `El enlace «${href}» ${problem}`;
    return problem ? [{ what, where: page.file, example: '/contactanos o /#faq' }] : [];
  });
}

/**
 * Finds what a page would not show: missing files, and what the policy in `_headers` would block (R-SEC-01), for
 * example a script for statistics.
 */
function blockedParts(site: BuiltSite, page: BuiltPage, siteUrl: string): Problem[] {
  const where = page.file;
  const select = (selector: string) => [...page.document.querySelectorAll(selector)];
  const blocked = [
    ...select('style')
      .map(({ textContent }) => textContent)
      .filter((style) => !site.policy.includes(sha256(style)))
      .map((style) => `tiene un estilo que la política no conoce: «${style.slice(0, 40)}…»`),
    ...select('script:not([src], [type="application/ld+json"])').map(
      () => 'tiene un script escrito en la página',
    ),
    ...select('*').flatMap((element) => {
      const name = element.getAttributeNames().find((attribute) => /^(style$|on)/.test(attribute));
      return name ? [`tiene el atributo ${name} en <${element.localName}>`] : [];
    }),
    ...page.loaded
      .filter((url) => !ownUrl(url, page, siteUrl))
      .map((url) => `carga algo ajeno: ${url}`),
  ];
  return [
    ...ownPaths(page.loaded, page, siteUrl)
      .filter((file) => !hasFile(site, file))
      .map((file) => ({
        what: `Falta el archivo ${file}`,
        where,
        example: 'public/icon-512.png se publica como /icon-512.png',
      })),
    ...blocked.map((part) => ({
      what: `La página ${part}`,
      where,
      example: 'una página como la dejó `npm run build`, sin tocar a mano',
    })),
  ];
}

/** Finds the pages that are heavier than `PAGE_BUDGET`. */
export function pageWeightProblems({ folder, pages }: BuiltSite): Problem[] {
  return pages.flatMap(({ file }) => {
    const excess = brotliCompressSync(readFileSync(path.join(folder, file))).length - PAGE_BUDGET;
    const what =
      `La página ${file} se pasa por ${excess} bytes de los ${inKb(PAGE_BUDGET)} ` +
      'que puede pesar comprimida: acortá sus textos';
    const where = 'src/config/details.ts o src/content/';
    return excess > 0 ? [{ what, where, example: 'dos oraciones donde hay cuatro' }] : [];
  });
}

/** Beginning of the share image's path: each build adds a hash to its name. */
const BUILT_SHARE_IMAGE = SHARE_IMAGE.replace('.jpg', '-');

/** Finds images that are too heavy. The build itself keeps the copies of photos within the budget. */
function imageWeightProblems({ folder }: BuiltSite): Problem[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(jpe?g|png|webp|avif|gif|svg|ico)$/.test(file))
    .flatMap((file) => {
      const bytes = statSync(path.join(folder, file)).size;
      const url = `/${file.split(path.sep).join('/')}`;
      const isShareImage = url.startsWith(BUILT_SHARE_IMAGE);
      const budget = isShareImage ? SHARE_IMAGE_BUDGET : IMAGE_BUDGET;
      if (bytes <= budget) return [];
      const [, drawing] = /^\/assets\/(.+)-[\w-]{8}\.svg$/.exec(url) ?? [];
      const source = isShareImage ? SHARE_IMAGE : url;
      return {
        what: `La imagen ${url.slice(1)} pesa ${inKb(bytes)} y puede pesar ${inKb(budget)}: achicala`,
        where: drawing ? `src/art/${drawing}.svg` : `public${source}`,
        example: drawing ? 'un dibujo con menos trazos' : 'guardala otra vez, con menos calidad',
      };
    });
}

/**
 * Finds what is wrong with a build: dead links, missing files, parts that the policy would block, heavy pages and
 * images (R-OWNER-09). A problem of several pages, usually of a part that they share, is listed once.
 */
export function siteProblems(site: BuiltSite, siteUrl: string): Problem[] {
  const ofPages = site.pages.flatMap((page) => [
    ...linkProblems(site, page, siteUrl),
    ...blockedParts(site, page, siteUrl),
  ]);
  const isFirst = ({ what }: Problem, index: number) =>
    ofPages.findIndex((problem) => problem.what === what) === index;
  return [...ofPages.filter(isFirst), ...pageWeightProblems(site), ...imageWeightProblems(site)];
}
