import { hasFile, ownPaths, ownUrl, type BuiltPage, type BuiltSite } from './builtSite';
import { shareImageProblems } from './shareImage';
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

/** Finds the files that a page loads and the build lacks. */
const missingFiles = (site: BuiltSite, page: BuiltPage, siteUrl: string): Problem[] =>
  ownPaths(page.loaded, page, siteUrl)
    .filter((file) => !hasFile(site, file))
    .map((file) => ({
      what: `Falta el archivo ${file}`,
      where: page.file,
      example: 'public/icon-512.png se publica como /icon-512.png',
    }));

/**
 * Finds what is wrong with a build: dead links, missing files, a share image that is too heavy (R-OWNER-09). A problem of several pages, usually of a part that they share, is listed once.
 */
export function siteProblems(site: BuiltSite, siteUrl: string): Problem[] {
  const ofPages = site.pages.flatMap((page) => [
    ...linkProblems(site, page, siteUrl),
    ...missingFiles(site, page, siteUrl),
  ]);
  const isFirst = ({ what }: Problem, index: number) =>
    ofPages.findIndex((problem) => problem.what === what) === index;
  return [...ofPages.filter(isFirst), ...shareImageProblems(site)];
}
