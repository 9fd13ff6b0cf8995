import type { ComponentType } from 'react';
import { paths, type Path } from './config/paths';

/** A page's module: its own chunk, fetched when it is needed. */
export type PageModule = { readonly default: ComponentType };

/**
 * How each page's code is fetched. Apart from the routes, so that the tiny entry can ask for a
 * page's chunk and the app's at the same time.
 */
export const pageModules: Readonly<Record<Path, () => Promise<PageModule>>> = {
  [paths.home]: () => import('./pages/home/HomePage'),
  [paths.about]: () => import('./pages/about/AboutPage'),
  [paths.agencies]: () => import('./pages/agencies/AgenciesPage'),
  [paths.contact]: () => import('./pages/contact/ContactPage'),
};
