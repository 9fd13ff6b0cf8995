import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from './components/lazyPart';
import { pages, type PageHead, type PageName, type Path } from './content/pages';

/** Longest wait for a page's code, in ms (R-LIMIT-05). */
export const PAGE_TIMEOUT_MS = 120_000;

/** A page of the site: its path, names and title, and its component. */
export interface SiteRoute extends PageHead {
  readonly path: Path;
  /** Name in the code; the build expects the component in `src/pages/<id>/<Id>Page.tsx`. */
  readonly id: PageName;
  /** The component, in a chunk of its own. */
  readonly page: LazyPart<ComponentType>;
}

const lazyPage = (fetchModule: () => Promise<{ default: ComponentType }>) =>
  lazyPart(fetchModule, PAGE_TIMEOUT_MS);

const lazyPages: Readonly<Record<PageName, SiteRoute['page']>> = {
  home: lazyPage(() => import('./pages/home/HomePage')),
  about: lazyPage(() => import('./pages/about/AboutPage')),
  agencies: lazyPage(() => import('./pages/agencies/AgenciesPage')),
  contact: lazyPage(() => import('./pages/contact/ContactPage')),
};

/** The only list of routes (R-NAV-01). */
export const routes: readonly SiteRoute[] = (Object.keys(lazyPages) as PageName[]).map((id) => ({
  ...pages[id],
  id,
  page: lazyPages[id],
}));

/**
 * Returns the route of a path. Ignores letter case, trailing slashes, and the `/index` and `.html`
 * under which some hosts serve the same file (R-NAV-07).
 * @returns null if the site has no page at that path
 */
export function routeAt(pathname: string): SiteRoute | null {
  const normalized = pathname.toLowerCase().replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  return routes.find(({ path }) => path.toLowerCase() === normalized) ?? null;
}
