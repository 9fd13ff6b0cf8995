import { readdirSync } from 'node:fs';
import path from 'node:path';
import { icons } from '../build/head';
import { PHOTO_LINE } from '../build/pictures';
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
  const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
    attribute(`[${name}]`, name)
      .flatMap((set) => set.split(','))
      .map((one) => one.trim().split(/\s/)[0] ?? ''),
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

/** This site's addresses that pages show or load, each with the first page that names it. */
function namedFiles(site: BuiltSite, siteUrl: string): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const page of site.pages) {
    for (const address of filesOf(page)) {
      const place = placeOf(address, page, siteUrl);
      if (place && !named.has(place.pathname)) named.set(place.pathname, page.file);
    }
  }
  return named;
}

/** The images and other files that pages name and that are not there. */
export function missingFileProblems(site: BuiltSite, siteUrl: string): Problem[] {
  const missing = [...namedFiles(site, siteUrl)].filter(
    ([address]) => sizeOf(site, address) === undefined,
  );
  return missing.map(([address, where]) => ({
    what: `Falta el archivo ${address}`,
    where,
    example: 'public/compartir.jpg se publica como /compartir.jpg',
  }));
}

/** What a camera or a phone writes: it may say where it was taken. */
const CAMERA_FILE = /\.(jpe?g|jfif|png|gif|webp|avif|hei[cf]|tiff?|bmp|dng|mov|mp4|3gp)$/i;

/**
 * The photos and films from `public/` that no page shows, which nobody means to publish.
 * @returns files by their place in the site's folder
 */
export function strayPhotos(site: BuiltSite, siteUrl: string): string[] {
  const named = namedFiles(site, siteUrl);
  const ours = new Set([...named.keys(), ...icons.map(({ file }) => file)]);
  return readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => CAMERA_FILE.test(file) && !ours.has(encodeURI(`/${file.split(path.sep).join('/')}`)),
  );
}

/** What is said of each of those photos. */
export const strayPhotoProblems = (files: readonly string[]): Problem[] =>
  files.map((file) => ({
    what:
      `La foto ${file} no está en ninguna página y llevaría a internet lo que anotó la cámara, como el ` +
      'lugar: nombrala en src/config/business.ts o sacala de public/',
    where: `public/${file}`,
    example: PHOTO_LINE,
  }));
