import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SHARE_IMAGE } from '../build/head';
import { hasOwnersWords, type Settings } from '../build/settings';
import type { BuiltSite } from './builtSite';
import type { Problem } from './problem';

const KB = 1024;

/**
 * The most that a page may weigh as it travels, by brotli and with its CSS, in bytes (R-PERF-01): 14 KB,
 * and half of one for the owner's own words and photos, which no default foresees.
 */
export const pageBudget = (settings: Settings): number =>
  14 * KB + (hasOwnersWords(settings) ? KB / 2 : 0);

/** The most that an image may weigh, in bytes. */
export const IMAGE_BUDGET = 200 * KB;

/** The most that the share image may weigh, in bytes: networks take no larger one. */
export const SHARE_BUDGET = 300 * KB;

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1).replace('.', ',')} KB`;

function travellingBytes(file: string): number {
  return existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file)).length;
}

/** The pages that are over their budget. */
export function pageWeightProblems({ folder, pages }: BuiltSite, settings: Settings): Problem[] {
  const budget = pageBudget(settings);
  return pages.flatMap(({ file }) => {
    const bytes = travellingBytes(path.join(folder, file));
    if (bytes <= budget) return [];
    return [
      {
        what:
          `La página ${file} se pasa por ${bytes - budget} bytes de los ${inKb(budget)} ` +
          'que puede pesar comprimida: acortá sus textos',
        where: 'src/config/details.ts o src/content/',
        example: 'dos oraciones donde hay cuatro',
      },
    ];
  });
}

/** The images that are too large for a phone's connection. */
export function imageWeightProblems({ folder }: BuiltSite): Problem[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    if (!/\.(jpe?g|png|webp|avif|gif|svg|ico)$/.test(file)) return [];
    const bytes = statSync(path.join(folder, file)).size;
    const budget = file.startsWith(path.parse(SHARE_IMAGE).name) ? SHARE_BUDGET : IMAGE_BUDGET;
    if (bytes <= budget) return [];
    return [
      {
        what: `La imagen ${file} pesa ${inKb(bytes)} y puede pesar ${inKb(budget)}: achicala`,
        where: `public/${path.basename(file)}`,
        example: 'guardala otra vez, de la mitad de ancho',
      },
    ];
  });
}
