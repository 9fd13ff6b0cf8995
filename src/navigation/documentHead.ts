import { notFound } from '../content/pages';
import { deployment } from '../config/deployment';
import type { SiteRoute } from '../routes';

/** Replaces a tag of the head, or removes it if `attributes` is null. */
function setTag(tag: 'link' | 'meta', key: string, attributes: object | null): void {
  document.head.querySelector(tag + key)?.remove();
  if (attributes) document.head.append(Object.assign(document.createElement(tag), attributes));
}

/**
 * Updates title, canonical address and robots tag after a navigation (R-NAV-09), because the browser's
 * title bar and share sheet read them. The description stays: search engines and link
 * previews read it in the HTML file.
 * @param route the route of the page, or null for the error screen of an unknown address
 */
export function updateDocumentHead(route: SiteRoute | null): void {
  document.title = (route ?? notFound).title;
  const canonical = route && { rel: 'canonical', href: deployment.siteUrl + route.path };
  setTag('link', '[rel=canonical]', canonical);
  setTag('meta', '[name=robots]', route ? null : { name: 'robots', content: 'noindex' });
}
