import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from './lazyPart';
import { pages, type PageHead, type PageName, type Path } from '../content/pages';

export interface SiteRoute extends PageHead {
  readonly path: Path;
  /** Name in the code: the build expects the component in `src/pages/<id>/<Id>Page.tsx`. */
  readonly id: PageName;
  readonly page: LazyPart<ComponentType>;
}

const lazyPages: Readonly<Record<PageName, SiteRoute['page']>> = {
  home: lazyPart(() => import('../pages/home/HomePage')),
  about: lazyPart(() => import('../pages/about/AboutPage')),
  agencies: lazyPart(() => import('../pages/agencies/AgenciesPage')),
  contact: lazyPart(() => import('../pages/contact/ContactPage')),
};

/** All routes of the site (R-NAV-01). */
export const routes: readonly SiteRoute[] = (Object.keys(pages) as PageName[]).map((id) => ({
  ...pages[id],
  id,
  page: lazyPages[id],
}));

/**
 * Returns the route of a path, or null if the site has no page with this path. Other spellings of a path never come here:
 * the entry script has replaced them (entry/canonicalUrl.ts), and links have the path itself.
 */
export const routeAt = (pathname: string): SiteRoute | null =>
  routes.find(({ path }) => path === pathname) ?? null;
