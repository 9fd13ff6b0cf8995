import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { icons } from '../build/head';
import { PHOTO_LINE } from '../build/pictures';
import { decodeUrl, hasFile, loadedUrls, ownUrl, type BuiltSite } from './builtSite';
import type { Problem } from './problem';

/** Returns the problem of a link inside the site, as the end of a Spanish sentence. */
function problemOf(site: BuiltSite, { pathname, hash, searchParams }: URL): string | undefined {
  const page = site.pages.find(({ path }) => path === pathname);
  if (!page) return hasFile(site, pathname) ? undefined : 'no lleva a ninguna página';
  const ids = [decodeUrl(hash.slice(1)), searchParams.get('section') ?? ''];
  const missing = ids.find((id) => id && !page.document.getElementById(id));
  return missing && `lleva a «#${missing}», que no está en ${page.file}`;
}

/** Finds the links whose page, file or section is missing in the build. Skips links to other sites. */
export function linkProblems(site: BuiltSite, siteUrl: string): Problem[] {
  return site.pages.flatMap((page) => {
    const links = [...page.document.querySelectorAll('a[href], area[href]')];
    const hrefs = new Set(links.map((link) => link.getAttribute('href') ?? ''));
    return [...hrefs].flatMap((href) => {
      const url = ownUrl(href, page, siteUrl);
      const problem = url && problemOf(site, url);
      if (!problem) return [];
      const what = `El enlace «${href}» ${problem}`;
      return [{ what, where: page.file, example: '/contactanos o /#faq' }];
    });
  });
}

/** Maps the path of each file of the site that pages show or load to the first such page's file name. */
function loadedFiles(site: BuiltSite, siteUrl: string): ReadonlyMap<string, string> {
  const firstPages = new Map<string, string>();
  for (const page of site.pages) {
    for (const href of loadedUrls(page)) {
      const url = ownUrl(href, page, siteUrl);
      if (url && !firstPages.has(url.pathname)) firstPages.set(url.pathname, page.file);
    }
  }
  return firstPages;
}

export function missingFileProblems(site: BuiltSite, siteUrl: string): Problem[] {
  const missing = [...loadedFiles(site, siteUrl)].filter(([urlPath]) => !hasFile(site, urlPath));
  return missing.map(([urlPath, where]) => ({
    what: `Falta el archivo ${urlPath}`,
    where,
    example: 'public/icon-512.png se publica como /icon-512.png',
  }));
}

/** File types of photos and videos. The metadata of such a file may say where it was recorded. */
const CAMERA_TYPES = [
  // Photos
  'jpg jpeg jfif png gif webp avif heic heif hif jxl tif tiff bmp',
  // Raw photos: Adobe, Canon, Nikon, Sony, Fujifilm, Olympus, Panasonic, Leica, Pentax, Samsung, Sigma, GoPro
  'dng crw cr2 cr3 nef nrw arw sr2 srf raf orf rw2 raw rwl pef srw x3f gpr',
  // Videos
  'mov mp4 m4v 3gp 3g2 webm mkv avi wmv mpg mpeg mts m2ts',
].flatMap((types) => types.split(' ').map((type) => `.${type}`));

/**
 * Removes from a build the photos and videos that no page shows; the icons stay. A preview is published in
 * spite of problems, and the metadata of a photo may contain the place where it was taken.
 * @returns a problem for each removed file
 */
export function removeStrayPhotos(site: BuiltSite, siteUrl: string): Problem[] {
  const used = new Set([...loadedFiles(site, siteUrl).keys(), ...icons.map(({ file }) => file)]);
  const strays = readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      CAMERA_TYPES.includes(path.extname(file).toLowerCase()) &&
      !used.has(encodeURI(`/${file.split(path.sep).join('/')}`)),
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
