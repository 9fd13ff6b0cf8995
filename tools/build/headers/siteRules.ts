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
