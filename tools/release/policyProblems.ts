import { sha256 } from '../build/headers';
import { loadedUrls, ownUrl, type BuiltPage, type BuiltSite } from './builtSite';
import type { Problem } from './problem';

/** Returns what the policy would block on a page, as sentences that begin with «La página». */
function blockedParts(page: BuiltPage, policy: string, siteUrl: string): string[] {
  const select = (selector: string) => [...page.document.querySelectorAll(selector)];
  const attributes = select('*').flatMap((element) => {
    const name = element.getAttributeNames().find((attribute) => /^(style$|on)/.test(attribute));
    return name ? [`tiene el atributo ${name} en <${element.localName}>`] : [];
  });
  return [
    ...select('style')
      .map(({ textContent }) => textContent ?? '')
      .filter((style) => !policy.includes(sha256(style)))
      .map((style) => `tiene un estilo que la política no conoce: «${style.slice(0, 40)}…»`),
    ...select('script:not([src], [type="application/ld+json"])').map(
      () => 'tiene un script escrito en la página',
    ),
    ...attributes,
    ...loadedUrls(page)
      .filter((url) => !ownUrl(url, page, siteUrl))
      .map((url) => `carga algo ajeno: ${url}`),
  ];
}

/** Finds what the policy in `_headers` would block on the pages, for example a script for statistics (R-SEC-01). */
export const policyProblems = (site: BuiltSite, siteUrl: string): Problem[] =>
  site.pages.flatMap((page) =>
    blockedParts(page, site.policy, siteUrl).map((part) => ({
      what: `La página ${part}`,
      where: page.file,
      example: 'una página como la dejó `npm run build`, sin tocar a mano',
    })),
  );
