import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SHARE_IMAGE } from '../build/head';
import { hasOwnersContent, type Settings } from '../build/settings';
import type { BuiltSite } from './builtSite';
import type { Problem } from './problem';

const KB = 1024;

/**
 * Returns the most bytes that a page may have with its CSS, compressed by brotli (R-PERF-01): 14 KB, and
 * half a KB more if the owner has added texts or photos.
 */
export const pageBudget = (settings: Settings): number =>
  14 * KB + (hasOwnersContent(settings) ? KB / 2 : 0);

/** The largest share image that social networks take, in bytes. */
export const SHARE_BUDGET = 300 * KB;

const IMAGE_BUDGET = 200 * KB;

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1).replace('.', ',')} KB`;

const compressedSize = (file: string) =>
  existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file)).length;

/** Finds the pages over their budget. */
export function pageWeightProblems({ folder, pages }: BuiltSite, settings: Settings): Problem[] {
  const budget = pageBudget(settings);
  return pages.flatMap(({ file }) => {
    const excess = compressedSize(path.join(folder, file)) - budget;
    const what =
      `La página ${file} se pasa por ${excess} bytes de los ${inKb(budget)} ` +
      'que puede pesar comprimida: acortá sus textos';
    const where = 'src/config/details.ts o src/content/';
    return excess > 0 ? [{ what, where, example: 'dos oraciones donde hay cuatro' }] : [];
  });
}

/** Finds the images that are too heavy for a phone's connection. */
export function imageWeightProblems({ folder }: BuiltSite): Problem[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(jpe?g|png|webp|avif|gif|svg|ico)$/.test(file))
    .flatMap((file) => {
      const bytes = statSync(path.join(folder, file)).size;
      const budget = `/${file}` === SHARE_IMAGE ? SHARE_BUDGET : IMAGE_BUDGET;
      const what = `La imagen ${file} pesa ${inKb(bytes)} y puede pesar ${inKb(budget)}: achicala`;
      const where = `public/${path.basename(file)}`;
      const example = 'guardala otra vez, de la mitad de ancho';
      return bytes > budget ? [{ what, where, example }] : [];
    });
}
