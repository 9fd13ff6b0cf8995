import { sha256 } from '../build/headers/policy';
import { hasFile, ownPaths, ownUrl, type BuiltPage, type BuiltSite } from './builtSite';
import { shareImageProblems } from './weights';
import type { Problem } from '../problem';

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

/**
 * Finds what is wrong with a build: dead links, missing files, parts that the policy would block, a share image
 * that is too heavy (R-OWNER-09). A problem of several pages, usually of a part that they share, is listed once.
 */
export function siteProblems(site: BuiltSite, siteUrl: string): Problem[] {
  const ofPages = site.pages.flatMap((page) => [
    ...linkProblems(site, page, siteUrl),
    ...blockedParts(site, page, siteUrl),
  ]);
  const isFirst = ({ what }: Problem, index: number) =>
    ofPages.findIndex((problem) => problem.what === what) === index;
  return [...ofPages.filter(isFirst), ...shareImageProblems(site)];
}
