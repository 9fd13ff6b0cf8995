/** The folder on a server that the generated files name; the owner may have another. */
export const SERVER_FOLDER = '/var/www/sitio';

/** Published files that only the host reads: visitors get a 404 for them. */
export const hostFiles = ['_headers', '_redirects'] as const;

/** Returns the site's host with `www.` in front, or without it: its visitors are redirected to the site. */
export function otherHost(siteUrl: string): string {
  const { host } = new URL(siteUrl);
  return host.startsWith('www.') ? host.slice(4) : `www.${host}`;
}

/** Escapes a text for a regular expression. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a page's path as part of a regular expression: without its first slash, or `index`. */
export const nameOf = (path: string): string => (path === '/' ? 'index' : literal(path.slice(1)));

/** Returns a regular expression for what people make of a page's address: `^/contactanos(\.html)?/*$`. */
export const variants = (path: string): string => `^/${nameOf(path)}(\\.html)?/*$`;
