/**
 * Replaces the address if it differs from the document's path in letter case, trailing slashes,
 * `/index` or `.html` (R-NAV-07). `routeAt` in src/routes.ts must ignore the same differences.
 * @param paths the path that the document was built for; all paths of the site for 404.html
 * @returns false if the document is a copy under another path (an archive, a proxy), in which the app
 * must not start (R-NAV-14)
 */
export function replaceWithCanonicalUrl(paths: readonly string[]): boolean {
  const { pathname, search, hash } = location;
  const normalized = pathname.toLowerCase().replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  const path = paths.find((candidate) => candidate.toLowerCase() === normalized);
  if (!path || path === pathname) return path !== undefined || paths.length !== 1;
  const canonical = path + search + hash;
  if (paths.length === 1) history.replaceState(history.state, '', canonical);
  // The document is 404.html, which does not contain the page.
  else location.replace(canonical);
  return true;
}
