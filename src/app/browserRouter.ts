import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { createRouteObjects } from './routeObjects';

/**
 * Creates React Router's data router for the browser, when the code of the page at the browser's address has loaded.
 * @returns rejects with ChunkLoadError if this code cannot be loaded
 */
export async function createSiteRouter() {
  const routes = createRouteObjects();
  const lazyRoute = () =>
    matchRoutes(routes, window.location)?.find(({ route }) => route.lazy)?.route;
  // In a loop, because the visitor may go back or forward while the code loads.
  for (let route = lazyRoute(); route && typeof route.lazy === 'function'; route = lazyRoute())
    Object.assign(route, await route.lazy(), { lazy: undefined });
  // Without `hydrationData` the router scrolls at its start, to the stored position of the history entry. Usually the browser
  // restores the position. But `pagehide` sets `auto` only for the entry that is shown at that time; others keep `manual`.
  const isRestored = history.scrollRestoration === 'auto' || window.scrollY > 0;
  return createBrowserRouter(routes, isRestored ? { hydrationData: {} } : {});
}
