/**
 * Mends the address where its case, a trailing slash or a file's name differ from the route's: the
 * router ignores these, static hosts do not (`routeAt` in src/routes.ts says the same).
 * @param routes the paths that this file can stand for: one, or all if it is the page of a missing one
 */
export function canonicalAddress(routes: readonly string[]): void {
  const { pathname, search, hash } = location;
  const bare = pathname.toLowerCase().replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  const path = routes.find((route) => route.toLowerCase() === bare);
  if (!path || path === pathname) return;
  const canonical = path + search + hash;
  if (routes.length === 1) history.replaceState(history.state, '', canonical);
  else location.replace(canonical);
}
