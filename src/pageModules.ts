import type { ComponentType } from 'react';
import { paths, type Path } from './config/paths';

/** A page's module: its own chunk, fetched when it is needed. */
export type PageModule = { readonly default: ComponentType };

/** How each page's code is fetched. */
export const pageModules: Readonly<Record<Path, () => Promise<PageModule>>> = {
  [paths.home]: () => import('./pages/home/HomePage'),
  [paths.about]: () => import('./pages/about/AboutPage'),
  [paths.agencies]: () => import('./pages/agencies/AgenciesPage'),
  [paths.contact]: () => import('./pages/contact/ContactPage'),
};

/** The same files from the project's root: the build writes into each page which chunks it needs. */
export const pageFiles: Readonly<Record<Path, string>> = {
  [paths.home]: 'src/pages/home/HomePage.tsx',
  [paths.about]: 'src/pages/about/AboutPage.tsx',
  [paths.agencies]: 'src/pages/agencies/AgenciesPage.tsx',
  [paths.contact]: 'src/pages/contact/ContactPage.tsx',
};
