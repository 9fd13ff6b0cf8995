/**
 * Regular expression of what a path may have at its end beyond the page's path, because some hosts serve a page under several
 * paths. After this module the app sees only the page's path. The rules for Apache (tools/release/hosts/apache.ts) and the
 * recipe in docs/nginx.md have the same expression. A string, because in the source of a literal each slash has a backslash.
 */
export const PATH_VARIANT_END = '(/index)?(\\.html)?/*$';

/**
 * Replaces the browser's address by one of `paths`, if the two differ only in letter case, trailing
 * slashes, `/index` or `.html` (R-NAV-07).
 * @param paths the path that the document was built for; for 404.html, all paths of the site
 * @returns false if the document is a copy under another path, for example in a web archive; in such a
 * copy the app must not start (R-NAV-14)
 */
export function replaceWithCanonicalUrl(paths: readonly string[]): boolean {
  const { pathname, search, hash } = location;
  const normalized = pathname.toLowerCase().replace(new RegExp(PATH_VARIANT_END), '') || '/';
  const path = paths.find((candidate) => candidate.toLowerCase() === normalized);
  if (!path || path === pathname) return path !== undefined || paths.length !== 1;
  const canonical = path + search + hash;
  if (paths.length === 1) history.replaceState(history.state, '', canonical);
  // The document is 404.html, so the browser has to load the document of the page.
  else location.replace(canonical);
  return true;
}
