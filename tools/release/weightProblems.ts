import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Picture } from '../../src/config/pictures';
import { SHARE_IMAGE } from '../build/head';
import { copyName, parseCopyUrl } from '../build/photos';
import type { Settings } from '../build/settings';
import type { BuiltSite } from './builtSite';
import type { Problem } from './problem';

const KB = 1024;

/**
 * Bytes that a server sends before it waits for the browser's first acknowledgement: ten packets
 * (RFC 6928) of about 1,400 bytes.
 */
const FIRST_FLIGHT = 14_000;

/** Size of the response's headers over HTTP/2, in bytes: 786 measured, with the headers of `siteRules`. */
const HEADERS = 800;

/** Maximum size of an HTML file, CSS included, in bytes after brotli compression (R-PERF-01). */
export const PAGE_BUDGET = FIRST_FLIGHT - HEADERS;

/** Maximum size of the share image, in bytes. WhatsApp may show no preview of a larger image. */
export const SHARE_IMAGE_BUDGET = 300 * KB;

/** Maximum size of each other image, in bytes: slow 4G (1.6 Mbit/s) loads 200 KB in about a second. */
const IMAGE_BUDGET = 200 * KB;

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1).replace('.', ',')} KB`;

const compressedSize = (file: string) =>
  existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file)).length;

export function pageWeightProblems({ folder, pages }: BuiltSite): Problem[] {
  return pages.flatMap(({ file }) => {
    const excess = compressedSize(path.join(folder, file)) - PAGE_BUDGET;
    const what =
      `La página ${file} se pasa por ${excess} bytes de los ${inKb(PAGE_BUDGET)} ` +
      'que puede pesar comprimida: acortá sus textos';
    const where = 'src/config/details.ts o src/content/';
    return excess > 0 ? [{ what, where, example: 'dos oraciones donde hay cuatro' }] : [];
  });
}

/**
 * Returns the file of the project from which the build made an image, and how to make this file smaller.
 * @param url path of the image in the build
 * @param photos names of the pictures of reviews and founder in `src/config/business.ts`
 */
function sourceOf(
  url: string,
  isShareImage: boolean,
  photos: readonly string[],
): Pick<Problem, 'where' | 'example'> {
  if (isShareImage) {
    const example = 'guardala otra vez como JPEG, con menos calidad';
    return { where: `public${SHARE_IMAGE}`, example };
  }
  const copy = parseCopyUrl(url);
  const photo = copy && photos.find((image) => copyName(image) === copy.name);
  if (photo) {
    // Half the width of the copy and not of the photo: from photos of 3000 px and of 1500 px, the build makes
    // copies of the same width, 960 px.
    const example = `guardala otra vez, de ${Math.floor(copy.width / 2)} px de ancho`;
    return { where: `public/${photo}`, example };
  }
  const [, drawing] = /^\/assets\/(.+)-[\w-]{8}\.svg$/.exec(url) ?? [];
  return drawing
    ? { where: `src/art/${drawing}.svg`, example: 'un dibujo con menos trazos' }
    : { where: `public${url}`, example: 'guardala otra vez, de la mitad de ancho' };
}

/** Beginning of the share image's path: each build adds a hash to its name. */
const BUILT_SHARE_IMAGE = SHARE_IMAGE.replace('.jpg', '-');

export function imageWeightProblems(
  { folder }: BuiltSite,
  { reviews }: Settings,
  founder: Picture,
): Problem[] {
  const photos = [...reviews, founder].map(({ image }) => image);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(jpe?g|png|webp|avif|gif|svg|ico)$/.test(file))
    .flatMap((file) => {
      const bytes = statSync(path.join(folder, file)).size;
      const url = `/${file.split(path.sep).join('/')}`;
      const isShareImage = url.startsWith(BUILT_SHARE_IMAGE);
      const budget = isShareImage ? SHARE_IMAGE_BUDGET : IMAGE_BUDGET;
      if (bytes <= budget) return [];
      const what = `La imagen ${url.slice(1)} pesa ${inKb(bytes)} y puede pesar ${inKb(budget)}: achicala`;
      return [{ what, ...sourceOf(url, isShareImage, photos) }];
    });
}
