/**
 * Replaces the address by the route's if the two differ in letter case, a trailing slash, `/index` or
 * `.html`. The router ignores these differences, static hosts do not (R-NAV-07; `routeAt` in
 * src/routes.ts has the same rule).
 * @param routes the paths that the document was built for: one, or all of them for 404.html
 * @returns false if the document is a copy under another path (an archive, a proxy), where links and
 * forms are left to the browser (R-NAV-14)
 */
export function replaceWithCanonicalUrl(routes: readonly string[]): boolean {
  const { pathname, search, hash } = location;
  const normalized = pathname.toLowerCase().replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  const path = routes.find((route) => route.toLowerCase() === normalized);
  if (!path || path === pathname) return path !== undefined || routes.length !== 1;
  const canonical = path + search + hash;
  if (routes.length === 1) history.replaceState(history.state, '', canonical);
  else location.replace(canonical);
  return true;
}
