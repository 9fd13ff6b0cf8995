/**
 * Mends the address where its case, a trailing slash or a file's name differ from the route's: the
 * router ignores these, static hosts do not (`routeAt` in src/routes.ts says the same).
 * @param routes the paths that this file can stand for: one, or all if it is the page of a missing one
 * @returns whether the document is where it belongs, and not an archive's or a proxy's copy of it under
 * another path, whose links and forms stay the browser's
 */
export function replaceWithCanonicalUrl(routes: readonly string[]): boolean {
  const { pathname, search, hash } = location;
  const bare = pathname.toLowerCase().replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  const path = routes.find((route) => route.toLowerCase() === bare);
  if (!path || path === pathname) return path !== undefined || routes.length !== 1;
  const canonical = path + search + hash;
  if (routes.length === 1) history.replaceState(history.state, '', canonical);
  else location.replace(canonical);
  return true;
}
