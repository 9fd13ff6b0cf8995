/** Where a server keeps and serves the site. */
export interface Place {
  /** The site's own address, without a trailing slash. */
  readonly siteUrl: string;
  /** Folder on the server that `dist/` is copied to. */
  readonly root: string;
}

/** The folder that the generated files name until the owner has another. */
export const DEFAULT_ROOT = '/var/www/sitio';

/** Files that a host reads and no visitor. */
export const hostFiles = ['_headers', '_redirects'] as const;

/** The same site with `www.` in front, or without it: whoever types that one is sent on. */
export function otherHost(siteUrl: string): string {
  const { host } = new URL(siteUrl);
  return host.startsWith('www.') ? host.slice(4) : `www.${host}`;
}

/** A text in which a regular expression finds nothing but itself. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A page's address as part of an expression: what comes after its first slash, or `index`. */
export const nameOf = (path: string): string => (path === '/' ? 'index' : literal(path.slice(1)));

/** What an address of the site may look like instead of the right one, as an expression: `^/contactanos(\.html)?/*$`. */
export const variants = (path: string): string => `^/${nameOf(path)}(\\.html)?/*$`;
