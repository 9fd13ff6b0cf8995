import { createHash } from 'node:crypto';
import { deployment } from '../../src/config/deployment';
import type { SiteRoute } from '../../src/routes';

/** A text's hash as a CSP source. */
export const sha256 = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Emotion makes an empty style element before it fills it by script: this is the empty text's hash. */
const EMPTY_STYLE = sha256('');

/** The form endpoint as a CSP source: its origin, or nothing if it is the site's own. */
function endpointSource(): string {
  const { formEndpoint } = deployment;
  return formEndpoint.startsWith('/') ? '' : ` ${new URL(formEndpoint).origin}`;
}

/**
 * The site's policy: own files only, nothing inline but the styles whose hashes are given
 * (R-SEC-01).
 * @param styles text of each inlined style element
 */
export function contentSecurityPolicy(styles: readonly string[]): string {
  const endpoint = endpointSource();
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self' ${styles.map(sha256).join(' ')} ${EMPTY_STYLE}`,
    "style-src-attr 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${endpoint}`,
    `form-action 'self'${endpoint}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * The `_headers` file that static hosts read; `npm start` and `preview` send what it says.
 * @returns rules of a path each, headers indented under it
 */
export function headersFile(policy: string, routes: readonly SiteRoute[]): string {
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    rule('/*', {
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    }),
    // Old chunks are gone after a deploy: pages are checked each time, hashed files never change.
    ...[...routes.map(({ path }) => path), '/404.html'].map((path) =>
      rule(path, { 'Cache-Control': 'no-cache' }),
    ),
    rule('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    '',
  ].join('\n');
}
