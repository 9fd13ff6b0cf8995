import { notFound } from '../content/pages';
import { deployment } from '../config/deployment';
import type { SiteRoute } from '../routes';

function setTag(selector: string, tag: string, attributes: Record<string, string> | null): void {
  const existing = document.head.querySelector(selector);
  if (!attributes) return existing?.remove();
  const element = existing ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

/**
 * Gives the document's head the page's title and address (R-NAV-09): title bar and share sheet read
 * them after a navigation too. The description is for who reads the first HTML.
 * @param route the page's, or null for the screen of a missing one
 */
export function describePage(route: SiteRoute | null): void {
  document.title = (route ?? notFound).title;
  setTag(
    'link[rel="canonical"]',
    'link',
    route && { rel: 'canonical', href: deployment.siteUrl + route.path },
  );
  setTag('meta[name="robots"]', 'meta', route ? null : { name: 'robots', content: 'noindex' });
}
