import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { founderPicture, reviews } from '../../src/config/business';
import type { PhotoCopies } from '../../src/components/OwnerPicture';
import { isPhoto, pictureProblem } from './pictures';

/** Widths of the copies in px, for screens of one and of two device pixels per CSS pixel. */
const WIDTHS = [480, 960];

/** Options of sharp for each format; part of the copies' names. */
const KINDS = { avif: { quality: 55, effort: 5 }, webp: { quality: 76, effort: 5 } } as const;

type Kind = keyof typeof KINDS;

/** A copy that visitors download. */
export interface Copy {
  readonly url: string;
  readonly file: string;
  readonly width: number;
  readonly kind: Kind;
}

/** Writes a copy, rotated upright and without the camera's metadata (place, time, device). */
async function make(original: string, { file, width, kind }: Copy): Promise<void> {
  if (existsSync(file)) return;
  const unfinished = `${file}.${process.pid}`;
  await sharp(original).autoOrient().resize({ width })[kind](KINDS[kind]).toFile(unfinished);
  renameSync(unfinished, file);
}

/**
 * Writes the missing copies of a photo into `<cache>/assets` and returns all of them. Their names have a
 * hash of the photo, and none is wider than the photo.
 * @param original path of a photo in which `pictureProblem` finds no problem
 * @param ownWidth width of the photo, in px
 */
export async function copiesOf(
  original: string,
  ownWidth: number,
  cache: string,
): Promise<readonly Copy[]> {
  const hash = createHash('sha256')
    .update(JSON.stringify(KINDS))
    .update(readFileSync(original))
    .digest('base64url')
    .slice(0, 8);
  const widths = [...new Set(WIDTHS.map((width) => Math.min(width, ownWidth)))];
  mkdirSync(path.join(cache, 'assets'), { recursive: true });
  const copies = widths.flatMap((width) =>
    (Object.keys(KINDS) as Kind[]).map((kind): Copy => {
      const url = `/assets/${path.parse(original).name}-${hash}-${width}.${kind}`;
      return { url, file: path.join(cache, url), width, kind };
    }),
  );
  for (const copy of copies) await make(original, copy);
  return copies;
}

/** Returns the addresses of a photo's copies for `<picture>`. */
export function addressesOf(copies: readonly Copy[]): PhotoCopies {
  const set = (kind: Kind) =>
    copies
      .filter((copy) => copy.kind === kind)
      .map(({ url, width }) => `${url} ${width}w`)
      .join();
  return { avif: set('avif'), webp: set('webp'), src: copies.at(-1)!.url };
}

/**
 * Vite plugin that makes small copies of the owner's photos, which pages show instead of the photos
 * (R-OWNER-15). Without photos `process.env.PHOTOS` is empty and the bundler drops the code for them.
 * @param cache folder for the copies
 * @param folder of the photos
 */
export function photos(cache: string, folder = 'public'): Plugin {
  const pictures = [
    ...new Map([...reviews, founderPicture].map((one) => [one.image, one])).values(),
  ];
  const made = new Map<string, readonly Copy[]>();
  return {
    name: 'photos',
    async config(_config, { isPreview }) {
      for (const picture of isPreview ? [] : pictures.filter(isPhoto)) {
        // The `settings` plugin reports a wrong picture.
        if (!('width' in picture) || (await pictureProblem(picture, folder))) continue;
        const original = path.join(folder, picture.image);
        made.set(picture.image, await copiesOf(original, picture.width, cache));
      }
      const addresses = [...made].map(([image, copies]) => [image, addressesOf(copies)]);
      const known = made.size > 0 ? JSON.stringify(Object.fromEntries(addresses)) : '';
      return { define: { 'process.env.PHOTOS': JSON.stringify(known) } };
    },
    configureServer(server) {
      server.middlewares.use(sirv(cache, { dev: true }));
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { url, file } of [...made.values()].flat()) {
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: readFileSync(file) });
      }
    },
    writeBundle({ dir }) {
      // The original is heavy, and its metadata may have the place where it was taken.
      for (const image of made.keys()) rmSync(path.join(dir!, image), { force: true });
    },
  };
}
