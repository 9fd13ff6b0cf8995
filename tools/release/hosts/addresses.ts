import type { SiteRules } from '../../build/headers';

/** Files that only some hosts read. Apache responds with 404 if a visitor requests one of them. */
export const hostFiles = ['_headers', '_redirects'] as const;

/** Returns the host from which visitors are redirected: the site's host with `www.` added or, if present, removed. */
export function otherHost(siteUrl: string): string {
  const { host } = new URL(siteUrl);
  return host.startsWith('www.') ? host.slice(4) : `www.${host}`;
}

export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the regular expression of a page's file name without extension: `contactanos`, `index`. */
export const namePattern = (path: string): string =>
  path === '/' ? 'index' : escapeRegExp(path.slice(1));

/** Returns a regular expression for the paths that visitors may type for a page: `^/contactanos(\.html)?/*$`. */
export const variantPattern = (path: string): string => `^/${namePattern(path)}(\\.html)?/*$`;

/** Returns a regular expression for the paths of the workers that replace those of an earlier site. */
export const workersPattern = ({ workers }: SiteRules): string =>
  `^/(${workers.paths.map((path) => escapeRegExp(path.slice(1))).join('|')})$`;
