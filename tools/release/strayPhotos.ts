import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { icons } from '../build/head';
import { PHOTO_EXAMPLE } from '../build/pictures';
import { loadedPaths, type BuiltSite } from './builtSite';
import type { Problem } from '../problem';

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
  const loaded = site.pages.flatMap((page) => loadedPaths(page, siteUrl));
  const used = new Set([...loaded, ...icons.map(({ file }) => file)]);
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
    example: PHOTO_EXAMPLE,
  }));
}
