import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { icons } from '../build/head';
import { PHOTO_LINE } from '../build/pictures';
import { hasFile, loadedAddresses, ownUrl, type BuiltSite } from './builtSite';
import type { Problem } from './problem';

/** Says what is wrong with a link inside the site, in words that follow its address. */
function wrongLink(site: BuiltSite, { pathname, hash, searchParams }: URL): string | undefined {
  const page = site.pages.find(({ path }) => path === pathname);
  if (!page) return hasFile(site, pathname) ? undefined : 'no lleva a ninguna página';
  const ids = [decodeURIComponent(hash.slice(1)), searchParams.get('section') ?? ''];
  const missing = ids.find((id) => id && !page.document.getElementById(id));
  return missing && `lleva a «#${missing}», que no está en ${page.file}`;
}

/**
 * Finds the links inside the site that lead to no page, or to no such section of one.
 * @param siteUrl the site's own address
 */
export function linkProblems(site: BuiltSite, siteUrl: string): Problem[] {
  return site.pages.flatMap((page) => {
    const links = [...page.document.querySelectorAll('a[href], area[href]')];
    const hrefs = new Set(links.map((link) => link.getAttribute('href') ?? ''));
    return [...hrefs].flatMap((href) => {
      const url = ownUrl(href, page, siteUrl);
      const wrong = url && wrongLink(site, url);
      if (!wrong) return [];
      const what = `El enlace «${href}» ${wrong}`;
      return [{ what, where: page.file, example: '/contactanos o /#faq' }];
    });
  });
}

/** Maps the paths of the site's own files that pages show or load to the first page that names each. */
function namedFiles(site: BuiltSite, siteUrl: string): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const page of site.pages) {
    for (const address of loadedAddresses(page)) {
      const url = ownUrl(address, page, siteUrl);
      if (url && !named.has(url.pathname)) named.set(url.pathname, page.file);
    }
  }
  return named;
}

/** Finds the files that pages show or load and that the build has not. */
export function missingFileProblems(site: BuiltSite, siteUrl: string): Problem[] {
  const missing = [...namedFiles(site, siteUrl)].filter(([address]) => !hasFile(site, address));
  return missing.map(([address, where]) => ({
    what: `Falta el archivo ${address}`,
    where,
    example: 'public/icon-512.png se publica como /icon-512.png',
  }));
}

/** File types that a camera or a phone writes, whose metadata may say where a photo was taken. */
const CAMERA_FILE = /\.(jpe?g|jfif|png|gif|webp|avif|hei[cf]|tiff?|bmp|dng|mov|mp4|3gp)$/i;

/**
 * Removes the photos and films that no page shows from a build, so that not even a preview publishes them.
 * @returns a problem for each
 */
export function removeStrayPhotos(site: BuiltSite, siteUrl: string): Problem[] {
  const used = new Set([...namedFiles(site, siteUrl).keys(), ...icons.map(({ file }) => file)]);
  const strays = readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => CAMERA_FILE.test(file) && !used.has(encodeURI(`/${file.split(path.sep).join('/')}`)),
  );
  for (const file of strays) rmSync(path.join(site.folder, file));
  return strays.map((file) => ({
    what:
      `La foto ${file} no está en ninguna página y llevaría a internet lo que anotó la cámara, como el ` +
      'lugar: nombrala en src/config/business.ts o sacala de public/',
    where: `public/${file}`,
    example: PHOTO_LINE,
  }));
}
