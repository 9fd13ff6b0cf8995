import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SHARE_IMAGE } from '../build/pages/head';
import { IMAGE_BUDGET } from '../build/images/photoCopies';
import type { Problem } from '../problem';
import type { BuiltSite } from './builtSite';

const KB = 1024;

/**
 * Bytes that a server sends before it waits for the browser's first acknowledgement: ten packets
 * (RFC 6928) of about 1,400 bytes.
 */
const FIRST_FLIGHT = 14_000;

/** Size of the response's headers over HTTP/2, in bytes: 786 measured, with the headers of `siteRules`. */
const HEADERS = 800;

/**
 * Size of an HTML file, CSS included, in bytes after brotli compression, up to which the whole page arrives in the first
 * packets (R-PERF-01).
 */
export const PAGE_BUDGET = FIRST_FLIGHT - HEADERS;

/** Maximum size of the share image, in bytes. WhatsApp may show no preview of a larger image. */
const SHARE_IMAGE_BUDGET = 300 * KB;

/** Beginning of the share image's path: each build adds a hash to its name. */
const BUILT_SHARE_IMAGE = SHARE_IMAGE.replace('.jpg', '-');

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1).replace('.', ',')} KB`;

/** Returns URL path and size in bytes of each image of a build. */
const imagesIn = ({ folder }: BuiltSite) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(jpe?g|png|webp|avif|gif|svg|ico)$/.test(file))
    .map((file) => ({
      url: `/${file.split(path.sep).join('/')}`,
      bytes: statSync(path.join(folder, file)).size,
    }));

const isShareImage = ({ url }: { url: string }) => url.startsWith(BUILT_SHARE_IMAGE);

/** Finds a share image that WhatsApp would not show: the only weight for which a release is refused (R-SEO-03). */
export const shareImageProblems = (site: BuiltSite): Problem[] =>
  imagesIn(site)
    .filter((image) => isShareImage(image) && image.bytes > SHARE_IMAGE_BUDGET)
    .map(({ bytes }) => ({
      what:
        `La imagen que se ve al compartir el sitio pesa ${inKb(bytes)}, y con más de ` +
        `${inKb(SHARE_IMAGE_BUDGET)} WhatsApp no la muestra`,
      where: `public${SHARE_IMAGE}`,
      example: 'guardala otra vez, con menos calidad',
    }));

/** Returns the pages whose end arrives one round trip later, with their size in bytes after brotli compression. */
export const heavyPages = ({ folder, pages }: BuiltSite) =>
  pages
    .map(({ file }) => ({
      file,
      bytes: brotliCompressSync(readFileSync(path.join(folder, file))).length,
    }))
    .filter(({ bytes }) => bytes > PAGE_BUDGET);

/** Returns what helps against a heavy image, with the place of its original. */
function remedyOf(url: string): string {
  const [, drawing] = /^\/assets\/(.+)-[\w-]{8}\.svg$/.exec(url) ?? [];
  return drawing
    ? `un dibujo con menos trazos (src/art/${drawing}.svg)`
    : `guardarla otra vez, más chica o con menos calidad (public${url})`;
}

/**
 * Returns a reminder of each page and image that visitors with a slow connection see late, with what helps. They stop no
 * release: the owner decides what a text or a picture is worth (R-OWNER-09).
 */
export const weightReminders = (site: BuiltSite): string[] => [
  ...heavyPages(site).map(
    ({ file, bytes }) =>
      `La página ${file} pesa ${inKb(bytes)} comprimida; con más de ${inKb(PAGE_BUDGET)}, en un celular con mala conexión ` +
      'aparece unas décimas de segundo más tarde. Ayudan textos más cortos (src/config/details.ts o src/content/).',
  ),
  ...imagesIn(site)
    .filter((image) => !isShareImage(image) && image.bytes > IMAGE_BUDGET)
    .map(
      ({ url, bytes }) =>
        `La imagen ${url.slice(1)} pesa ${inKb(bytes)}: en un celular con mala conexión tarda más de un segundo. ` +
        `Ayuda ${remedyOf(url)}.`,
    ),
];
