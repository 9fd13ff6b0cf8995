import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from './components/lazyPart';
import { pages, type PageHead, type PageName, type Path } from './content/pages';

/** Longest wait for a page's code, in ms (R-LIMIT-05). */
export const PAGE_TIMEOUT_MS = 120_000;

/** A page of the site with its words and its code. */
export interface SiteRoute extends PageHead {
  readonly path: Path;
  /** Its name in the code: its component is `src/pages/<id>/<Id>Page.tsx`, where the build looks for it. */
  readonly id: PageName;
  /** That component, in a chunk of its own. */
  readonly page: LazyPart<ComponentType>;
}

const page = (fetchModule: () => Promise<{ default: ComponentType }>) =>
  lazyPart(fetchModule, PAGE_TIMEOUT_MS);

const code: Readonly<Record<PageName, SiteRoute['page']>> = {
  home: page(() => import('./pages/home/HomePage')),
  about: page(() => import('./pages/about/AboutPage')),
  agencies: page(() => import('./pages/agencies/AgenciesPage')),
  contact: page(() => import('./pages/contact/ContactPage')),
};

/** The only list of routes (R-NAV-01). */
export const routes: readonly SiteRoute[] = (Object.keys(code) as PageName[]).map((id) => ({
  ...pages[id],
  id,
  page: code[id],
}));

/**
 * The page that a location means, whatever its case and trailing slashes, or by the name of the file
 * that some hosts also serve it as.
 * @returns the route, or null for an address that is no page's
 */
export function routeAt(pathname: string): SiteRoute | null {
  const bare = pathname.toLowerCase().replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  return routes.find(({ path }) => path.toLowerCase() === bare) ?? null;
}
