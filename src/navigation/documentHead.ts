import { notFound } from '../content/pages';
import { buildSettings, isPreview } from '../content/derived/buildSettings';
import type { SiteRoute } from './routes';

function setTag(tag: 'link' | 'meta', selector: string, attributes: object | null): void {
  const current = document.head.querySelector(tag + selector);
  const wanted = attributes && Object.assign(document.createElement(tag), attributes);
  // The first page has its tags already: a change would make the last task of hydration longer.
  if (wanted?.isEqualNode(current)) return;
  current?.remove();
  if (wanted) document.head.append(wanted);
}

/**
 * Gives the title, the canonical address and the robots tag the values that the HTML file of the page
 * has (R-NAV-09). The description of the first page stays, because search engines and link previews read
 * the description in the HTML file.
 * @param route the route of the page, or null for the error screen of an unknown path
 */
export function updateDocumentHead(route: SiteRoute | null): void {
  const { title } = route ?? notFound;
  if (document.title !== title) document.title = title;
  const canonical = route && { rel: 'canonical', href: buildSettings.siteUrl + route.path };
  setTag('link', '[rel=canonical]', canonical);
  const isIndexed = route && !isPreview;
  setTag('meta', '[name=robots]', isIndexed ? null : { name: 'robots', content: 'noindex' });
}
