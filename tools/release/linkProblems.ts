import type { BuiltPage, BuiltSite } from './builtSite';
import { sizeOf } from './builtSite';
import type { Problem } from './problem';

/** Where an address leads: a place of this site's, or nothing if it is another's. */
function placeOf(href: string, from: BuiltPage, siteUrl: string): URL | undefined {
  const base = new URL(from.path, siteUrl);
  if (!URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  return url.origin === base.origin ? url : undefined;
}

/** What is wrong with a link, said after it. */
function wrongLink(site: BuiltSite, { pathname, hash, searchParams }: URL): string | undefined {
  const page = site.pages.find(({ path }) => path === pathname);
  if (!page) return sizeOf(site, pathname) === undefined ? 'no lleva a ninguna página' : undefined;
  const anchors = [decodeURIComponent(hash.slice(1)), searchParams.get('section') ?? ''];
  const missing = anchors.find((id) => id && !page.document.getElementById(id));
  return missing && `lleva a «#${missing}», que no está en ${page.file}`;
}

/**
 * The links inside the site that lead nowhere: to no page, or to no such place in it.
 * @param siteUrl the site's own address
 */
export function linkProblems(site: BuiltSite, siteUrl: string): Problem[] {
  return site.pages.flatMap((page) => {
    const hrefs = [...page.document.querySelectorAll('a[href], area[href]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    return [...new Set(hrefs)].flatMap((href) => {
      const place = placeOf(href, page, siteUrl);
      const wrong = place && wrongLink(site, place);
      return wrong
        ? [
            {
              what: `El enlace «${href}» ${wrong}`,
              where: page.file,
              example: '/contactanos o /#faq',
            },
          ]
        : [];
    });
  });
}

/** Addresses of the files that a page shows or loads. */
function filesOf({ document }: BuiltPage): string[] {
  const attribute = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
  const sets = attribute('[srcset], [imagesrcset]', 'srcset').flatMap((set) =>
    set.split(',').map((one) => one.trim().split(/\s/)[0] ?? ''),
  );
  const styles = [...document.querySelectorAll('style')].flatMap((style) =>
    [...(style.textContent ?? '').matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url!),
  );
  return [
    ...attribute('img[src], script[src], source[src], video[src]', 'src'),
    ...attribute('use[href], image[href], link[href]:not([rel="canonical"])', 'href'),
    ...attribute('meta[property="og:image"]', 'content'),
    ...attribute('html[data-chunks]', 'data-chunks').flatMap((chunks) => chunks.split(' ')),
    ...sets,
    ...styles,
  ].filter((address) => address && !address.startsWith('data:') && !address.startsWith('#'));
}

/**
 * The images and other files that pages name and that are not there.
 * @param known files that another list has named already
 */
export function missingFileProblems(
  site: BuiltSite,
  siteUrl: string,
  known: readonly string[] = [],
): Problem[] {
  const missing = new Map<string, string>();
  for (const page of site.pages) {
    for (const address of filesOf(page)) {
      const place = placeOf(address, page, siteUrl);
      if (!place || missing.has(place.pathname) || known.includes(place.pathname)) continue;
      if (sizeOf(site, place.pathname) === undefined) missing.set(place.pathname, page.file);
    }
  }
  return [...missing].map(([address, where]) => ({
    what: `Falta el archivo ${address}`,
    where,
    example: 'public/compartir.jpg se publica como /compartir.jpg',
  }));
}
