import { notFound } from '../content/pages';
import { deployment } from '../config/deployment';
import type { SiteRoute } from '../routes';

/** Writes a tag anew, or takes it away. */
function setTag(tag: 'link' | 'meta', key: string, attributes: object | null): void {
  document.head.querySelector(tag + key)?.remove();
  if (attributes) document.head.append(Object.assign(document.createElement(tag), attributes));
}

/**
 * Gives the document's head the page's title and address (R-NAV-09): title bar and share sheet read
 * them after a navigation too. The description is for who reads the first HTML.
 * @param route the page's, or null for the screen of a missing one
 */
export function updateDocumentHead(route: SiteRoute | null): void {
  document.title = (route ?? notFound).title;
  const canonical = route && { rel: 'canonical', href: deployment.siteUrl + route.path };
  setTag('link', '[rel=canonical]', canonical);
  setTag('meta', '[name=robots]', route ? null : { name: 'robots', content: 'noindex' });
}
