import { createHash } from 'node:crypto';
import { parseUrl } from '../../parseUrl';

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
