import type { ComponentType } from 'react';
import { PATH_VARIANT_END } from '../contract';
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
export const routes: readonly SiteRoute[] = (Object.keys(lazyPages) as PageName[]).map((id) => ({
  ...pages[id],
  id,
  page: lazyPages[id],
}));

/**
 * Returns the route of a path, or null if the site has no page with this path. Ignores letter case,
 * trailing slashes, `/index` and `.html` (R-NAV-07).
 */
export function routeAt(pathname: string): SiteRoute | null {
  const normalized = pathname.toLowerCase().replace(new RegExp(PATH_VARIANT_END), '') || '/';
  return routes.find(({ path }) => path.toLowerCase() === normalized) ?? null;
}
