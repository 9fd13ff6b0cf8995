import { existsSync } from 'node:fs';
import type { Picture } from '../../src/config/business';

/** A setting as it may come out of a hurried hand: names and sizes of any kind. */
type Written = {
  readonly image: string;
  readonly alt?: string;
  readonly width?: unknown;
  readonly height?: unknown;
};

const drawings: readonly string[] = [
  'postcard-1',
  'postcard-2',
  'postcard-3',
  'founder',
] satisfies readonly Picture['image'][];

const isLength = (px: unknown) => Number.isInteger(px) && Number(px) > 0;

/** What is wrong with one photo, said after its name. */
function wrong({ image, width, height }: Written, folder: string): string | undefined {
  if (!/^[\w-]+(\.[\w-]+)*$/.test(image)) {
    return 'necesita un nombre simple: letras sin tilde, números y guiones, sin carpeta';
  }
  if (!/\.(jpe?g|png|webp|avif)$/.test(image)) {
    return 'tiene que terminar en .jpg, .png, .webp o .avif, en minúsculas';
  }
  if (!existsSync(`${folder}/${image}`)) return `no está en ${folder}/`;
  if (isLength(width) && isLength(height)) return undefined;
  return 'necesita su ancho y su alto en px, como width: 1200, height: 900';
}

/**
 * What is wrong with the owner's photos, in one Spanish sentence: a name that no address can have, a
 * file that is not there, a size that is missing. Nothing if all can be shown; drawings always can.
 */
export function wrongPicture(pictures: readonly Written[], folder = 'public'): string | undefined {
  for (const picture of pictures) {
    const problem = drawings.includes(picture.image) ? undefined : wrong(picture, folder);
    if (problem) return `La foto «${picture.image}» de src/config/business.ts ${problem}.`;
  }
  return undefined;
}
