import { createHash } from 'node:crypto';
import { deployment } from '../../src/config/deployment';
import { currentSettings } from './settings';

/** A text's hash as a CSP source. */
export const sha256 = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Emotion makes an empty style element before it fills it by script: this is the empty text's hash. */
const EMPTY_STYLE = sha256('');

/** Addresses as CSP sources: the origin of each that is not the site's own, once. */
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
 * The site's policy: own files only, nothing inline but the styles whose hashes are given
 * (R-SEC-01).
 * @param styles text of each inlined style element
 * @param formEndpoint where the forms are sent
 * @param counterUrl what counts taps and messages; empty if nothing does
 */
export function contentSecurityPolicy(
  styles: readonly string[],
  formEndpoint: string = deployment.formEndpoint,
  counterUrl: string = currentSettings.counterUrl,
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Firefox before 108 and Safari before 15.4 know no `style-src-elem` and would style nothing. A hash
    // allows style elements only, so that style attributes stay refused.
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

/** How the finished site is served: what each host's own file says in its own words. */
export interface SiteRules {
  /** Each page's address, and the file that is sent for exactly that address. */
  readonly pages: readonly { readonly path: string; readonly file: string }[];
  /** What is sent, with status 404, for an address that is nobody's. */
  readonly notFound: string;
  /** Of every document. */
  readonly policy: string;
  /** Of every answer. */
  readonly security: Headers;
  /** Of every answer over https, and of no other. */
  readonly https: Headers;
  /** `Cache-Control` of pages and of what has a hash in its name: old chunks are gone after a deploy. */
  readonly pageCache: string;
  readonly assets: { readonly folder: string; readonly cache: string };
  /** Types that few hosts know, by address. */
  readonly types: Headers;
}

/** File that a static host serves for a route: `/contactanos` is `contactanos.html`. */
export const fileOf = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;

/**
 * The one list of rules by which the site is served.
 * @param policy the content security policy
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
    // A page that a CDN has rewritten is rendered anew by React; no-transform forbids that (RFC 9111, 5.2.2.6).
    pageCache: 'no-cache, no-transform',
    assets: { folder: '/assets/', cache: 'public, max-age=31536000, immutable' },
    types: {
      '/manifest.webmanifest': 'application/manifest+json',
      '/favicon.ico': 'image/x-icon',
    },
  };
}

/**
 * The `_headers` file that static hosts read; `npm start` and `preview` send what it says.
 * @param more headers of every answer, beside the policy and the rules' own
 * @returns rules of a path each, headers indented under it
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
