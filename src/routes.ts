import { paths, type Path } from './config/paths';
import { meta } from './content/meta';

/** A route of the site and what search engines and the title bar show for it. */
export interface SiteRoute {
  readonly path: Path;
  /** Short name, as breadcrumbs show it. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** The only list of routes (specification, section 2). */
export const routes: readonly SiteRoute[] = [
  { path: paths.home, ...meta.home },
  { path: paths.about, ...meta.about },
  { path: paths.agencies, ...meta.agencies },
  { path: paths.contact, ...meta.contact },
];
