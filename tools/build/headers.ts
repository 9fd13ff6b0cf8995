import { createHash } from 'node:crypto';
import { parseUrl } from '../parseUrl';

/** Returns the SHA-256 hash of a text, as a source in a Content Security Policy. */
export const sha256 = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hash of an empty style element: Emotion inserts one in the browser, and then adds rules with `insertRule`. */
const EMPTY_STYLE = sha256('');

/**
 * Returns the Content Security Policy of the site (R-SEC-01). It allows the site's scripts, styles, images,
 * fonts and manifest, the given style elements, and requests to the site and the form service.
 * It forbids all other files, and inline scripts.
 * @param styles text of each inline style element
 * @param formEndpoint the address to which the forms are sent
 */
export function contentSecurityPolicy(styles: readonly string[], formEndpoint: string): string {
  const endpoint = ["'self'", parseUrl(formEndpoint)?.origin].filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Not `style-src-elem`, which Firefox before 108 and Safari before 26.2 ignore
    // (https://webkit.org/b/276931). The hashes in `style-src` allow style elements, but no style attributes.
    `style-src 'self' ${styles.map(sha256).join(' ')} ${EMPTY_STYLE}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${endpoint}`,
    // Chromium also applies `form-action` to the redirect after a post.
    `form-action ${endpoint}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Response headers: the value by name. */
type Headers = Readonly<Record<string, string>>;

/** Returns the file name of a page: `contactanos.html` for `/contactanos`. */
export const fileOf = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;

/**
 * Returns how a host serves the site. The configuration files of all hosts are written from these rules.
 * @param policy Content Security Policy
 * @param paths paths of the pages
 */
export function siteRules(policy: string, paths: readonly string[]) {
  return {
    pages: paths.map((path) => ({ path, file: fileOf(path) })),
    /** File that is sent with status 404 for an unknown path. */
    notFound: '404.html',
    policy,
    /** Headers of every response, beside the Content Security Policy. */
    security: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    /** Additional headers of responses over https. */
    https: { 'Strict-Transport-Security': 'max-age=31536000' },
    /**
     * `Cache-Control` of pages. A cached page could name chunks that a new build has replaced. `no-transform` forbids a
     * CDN to rewrite pages (RFC 9111, 5.2.2.6): hydration of a rewritten page may fail.
     */
    pageCache: 'no-cache, no-transform',
    /** Folder whose files all have a hash in their names, and the `Cache-Control` of these files. */
    assets: { folder: '/assets/', cache: 'public, max-age=31536000, immutable' },
    /** `Content-Type` by path, for files that some hosts send with another type. */
    types: {
      '/manifest.webmanifest': 'application/manifest+json',
      '/favicon.ico': 'image/x-icon',
    },
  };
}

export type SiteRules = ReturnType<typeof siteRules>;

/**
 * Returns the text of `_headers`, which some hosts, `npm start` and `npm run preview` read. The file lists paths, each
 * followed by indented lines with its headers.
 * @param more additional headers of every response
 */
export function headersFile(rules: SiteRules, more: Headers = {}): string {
  const rule = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    rule('/*', { 'Content-Security-Policy': rules.policy, ...rules.security, ...more }),
    ...[...rules.pages.map(({ path }) => path), `/${rules.notFound}`].map((path) =>
      rule(path, { 'Cache-Control': rules.pageCache }),
    ),
    rule(`${rules.assets.folder}*`, { 'Cache-Control': rules.assets.cache }),
    ...Object.entries(rules.types).map(([path, type]) => rule(path, { 'Content-Type': type })),
    '',
  ].join('\n');
}
