import { createHash } from 'node:crypto';
import { deployment } from '../../src/config/deployment';
import { currentSettings } from './settings';

/** Returns the hash of a text as a CSP source. */
export const sha256 = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hash of the empty style element that Emotion inserts before it adds rules by script. */
const EMPTY_STYLE = sha256('');

/** Returns the site and the origins of absolute addresses as CSP sources. */
const sources = (...addresses: readonly string[]) =>
  [
    "'self'",
    ...new Set(
      addresses
        .filter((address) => URL.canParse(address))
        .map((address) => new URL(address).origin),
    ),
  ].join(' ');

/**
 * Returns the site's Content Security Policy: its own files only, and no inline code but these styles
 * (R-SEC-01).
 * @param styles text of each inline style element
 * @param formEndpoint address that the forms are sent to
 * @param counterUrl address of the counter; empty without one
 */
export function contentSecurityPolicy(
  styles: readonly string[],
  formEndpoint: string = deployment.formEndpoint,
  counterUrl: string = currentSettings.counterUrl,
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Firefox before 108 and Safari before 15.4 do not support `style-src-elem`. A hash allows style
    // elements only, so that style attributes are still refused.
    `style-src 'self' ${styles.map(sha256).join(' ')} ${EMPTY_STYLE}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${sources(formEndpoint, counterUrl)}`,
    `form-action ${sources(formEndpoint)}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Names and values of response headers. */
export type Headers = Readonly<Record<string, string>>;

/** How a host serves the site; each host's own configuration file is written from these rules. */
export interface SiteRules {
  /** The path of each page, and its file. */
  readonly pages: readonly { readonly path: string; readonly file: string }[];
  /** File sent with status 404 for an unknown path. */
  readonly notFound: string;
  /** Content Security Policy of every response. */
  readonly policy: string;
  /** Headers of every response. */
  readonly security: Headers;
  /** Headers of every response over https, and of no other. */
  readonly https: Headers;
  /** `Cache-Control` of pages, which name the chunks of their own build. */
  readonly pageCache: string;
  /** Files with a hash in their names, and their `Cache-Control`. */
  readonly assets: { readonly folder: string; readonly cache: string };
  /** `Content-Type` of files whose type few hosts know, by path. */
  readonly types: Headers;
}

/** Returns the file of a route: `contactanos.html` for `/contactanos`. */
export const fileOf = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;

/**
 * Returns the rules by which a host serves the site.
 * @param policy Content Security Policy
 * @param paths of the pages
 */
export function siteRules(policy: string, paths: readonly string[]): SiteRules {
  return {
    pages: paths.map((path) => ({ path, file: fileOf(path) })),
    notFound: '404.html',
    policy,
    security: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    https: { 'Strict-Transport-Security': 'max-age=31536000' },
    // no-transform forbids a CDN to rewrite pages (RFC 9111, 5.2.2.6): React would render them anew.
    pageCache: 'no-cache, no-transform',
    assets: { folder: '/assets/', cache: 'public, max-age=31536000, immutable' },
    types: {
      '/manifest.webmanifest': 'application/manifest+json',
      '/favicon.ico': 'image/x-icon',
    },
  };
}

/**
 * Returns the text of `_headers`, which static hosts, `npm start` and `preview` read: paths, each with its
 * headers indented below.
 * @param more headers of every response, beside those of the rules
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
