import type { ComponentType } from 'react';
import { pages, type PageHead, type PageName, type Path } from './content/pages';

/** A page's module: its own chunk, fetched when it is needed. */
export interface PageModule {
  readonly default: ComponentType;
}

/** A page of the site with its words and its code. */
export interface SiteRoute extends PageHead {
  readonly path: Path;
  /** Its module from the project's root: the build writes into the page which chunks that needs. */
  readonly file: string;
  /** Fetches that module. */
  readonly load: () => Promise<PageModule>;
}

const code: Readonly<Record<PageName, Pick<SiteRoute, 'file' | 'load'>>> = {
  home: {
    file: 'src/pages/home/HomePage.tsx',
    load: () => import('./pages/home/HomePage'),
  },
  about: {
    file: 'src/pages/about/AboutPage.tsx',
    load: () => import('./pages/about/AboutPage'),
  },
  agencies: {
    file: 'src/pages/agencies/AgenciesPage.tsx',
    load: () => import('./pages/agencies/AgenciesPage'),
  },
  contact: {
    file: 'src/pages/contact/ContactPage.tsx',
    load: () => import('./pages/contact/ContactPage'),
  },
};

/** The only list of routes (R-NAV-01). */
export const routes: readonly SiteRoute[] = (Object.keys(code) as PageName[]).map((name) => ({
  ...pages[name],
  ...code[name],
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

/** The address of that page, or null. */
export const canonicalPath = (pathname: string): Path | null => routeAt(pathname)?.path ?? null;
