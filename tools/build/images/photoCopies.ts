import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { founderPicture, reviews } from '../../../src/config/business';
import type { PhotoCopies } from '../../../src/components/OwnerPicture';
import { isPhoto, pictureProblems } from '../../settings/pictureProblems';

/** Folder of the photos. */
const FOLDER = 'public';

/** Maximum widths of the copies, in px, for screens with one or two device pixels per CSS pixel. */
const WIDTHS = [480, 960];

/** Maximum size of an image, in bytes: slow 4G (1.6 Mbit/s) loads 200 KB in about a second. */
export const IMAGE_BUDGET = 200 * 1024;

/** Image formats of the copies, with the quality of most copies. */
const QUALITIES = { avif: 55, webp: 76 } as const;

/** How much the quality is lowered, until a copy is within `IMAGE_BUDGET`. */
const QUALITY_STEP = 15;

type Format = keyof typeof QUALITIES;

/** A resized copy of a photo. Visitors download the copy. */
interface Copy {
  readonly url: string;
  readonly file: string;
  readonly width: number;
  readonly kind: Format;
}

/**
 * Writes a copy that does not exist yet, rotated upright and without EXIF data (place, time, camera), and with at most
 * `IMAGE_BUDGET` bytes.
 */
export async function writeCopy(original: string, { file, width, kind }: Copy): Promise<void> {
  if (existsSync(file)) return;
  const unfinished = `${file}.${process.pid}`;
  const resized = sharp(original).autoOrient().resize({ width });
  const write = (quality: number) =>
    resized.clone()[kind]({ quality, effort: 5 }).toFile(unfinished);
  let quality: number = QUALITIES[kind];
  while ((await write(quality)).size > IMAGE_BUDGET && quality > QUALITY_STEP) {
    quality -= QUALITY_STEP;
  }
  renameSync(unfinished, file);
}

/**
 * Writes the copies that `<cache>/assets` does not have yet, and returns all copies of a photo. No copy is
 * wider than the photo.
 * @param original path of a photo for which `pictureProblems` finds none
 */
export async function copiesOf(original: string, cache: string): Promise<readonly Copy[]> {
  const hash = createHash('sha256')
    .update(JSON.stringify([QUALITIES, QUALITY_STEP, IMAGE_BUDGET]))
    .update(path.basename(original))
    .update(readFileSync(original))
    .digest('hex')
    .slice(0, 8);
  const { autoOrient } = await sharp(original).metadata();
  const widths = [...new Set(WIDTHS.map((width) => Math.min(width, autoOrient.width)))];
  mkdirSync(path.join(cache, 'assets'), { recursive: true });
  const copies = widths.flatMap((width) =>
    (Object.keys(QUALITIES) as Format[]).map((kind): Copy => {
      const url = `/assets/foto-${hash}-${width}.${kind}`;
      return { url, file: path.join(cache, url), width, kind };
    }),
  );
  for (const copy of copies) await writeCopy(original, copy);
  return copies;
}

/** Returns the attributes for a photo's `<source>` and `<img>`: a `srcset` for each format, and the `src`. */
export function addressesOf(copies: readonly Copy[]): PhotoCopies {
  const srcset = (kind: Format) =>
    copies
      .filter((copy) => copy.kind === kind)
      .map(({ url, width }) => `${url} ${width}w`)
      .join();
  return { avif: srcset('avif'), webp: srcset('webp'), src: copies.at(-1)!.url };
}

/**
 * Vite plugin that writes resized copies of the owner's photos (R-OWNER-15) and defines `process.env.PHOTOS`
 * as JSON with the URLs of the copies. A constant and not a virtual module: without photos the value is empty, and the
 * bundler removes the code that shows copies; Jest needs no module in its place.
 * @param cache folder for the copies
 */
export function photos(cache: string): Plugin {
  const copiesByImage = new Map<string, readonly Copy[]>();
  return {
    name: 'photos',
    async config() {
      for (const picture of [...reviews, founderPicture].filter(isPhoto)) {
        // Only Storybook reaches this line with a photo that has a problem: for the site, the plugin
        // `checkSettings` has already stopped Vite.
        if ((await pictureProblems([picture], FOLDER))[0]) continue;
        const original = path.join(FOLDER, picture.image);
        copiesByImage.set(picture.image, await copiesOf(original, cache));
      }
      const addresses = [...copiesByImage].map(([image, copies]) => [image, addressesOf(copies)]);
      const json = copiesByImage.size > 0 ? JSON.stringify(Object.fromEntries(addresses)) : '';
      return { define: { 'process.env.PHOTOS': JSON.stringify(json) } };
    },
    configureServer(server) {
      server.middlewares.use(sirv(cache, { dev: true }));
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { url, file } of [...copiesByImage.values()].flat()) {
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: readFileSync(file) });
      }
    },
    writeBundle({ dir }) {
      // Vite has copied the original photo from `public/`. Its EXIF data may contain the place where it was taken.
      for (const image of copiesByImage.keys()) rmSync(path.join(dir!, image), { force: true });
    },
  };
}
