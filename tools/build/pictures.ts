import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import type { Picture } from '../../src/config/pictures';

/** A picture as the owner may write it: the types are not checked yet. */
type WrittenPicture = {
  readonly image: string;
  readonly alt?: string;
  readonly width?: unknown;
  readonly height?: unknown;
  readonly link?: string;
};

const drawings: readonly string[] = [
  'postcard-1',
  'postcard-2',
  'postcard-3',
  'founder',
] satisfies readonly Picture['image'][];

/** Largest size of a photo in `public/`, in MB. Visitors download copies of it. */
export const PHOTO_LIMIT_MB = 15;

const RENAME = 'cambiale el nombre también al archivo';

const isLength = (px: unknown) => Number.isInteger(px) && Number(px) > 0;

/** Returns the problem of a photo's name or file, as the end of a Spanish sentence. */
function fileProblem({ image }: WrittenPicture, folder: string): string | undefined {
  if (!/^[\w-]+(\.[\w-]+)*$/.test(image)) {
    return `necesita un nombre simple (letras sin tilde, números y guiones, sin carpeta): ${RENAME}`;
  }
  if (!/\.(jpe?g|png|webp|avif)$/.test(image)) {
    return `tiene que terminar en .jpg, .jpeg, .png, .webp o .avif, en minúsculas: ${RENAME}`;
  }
  const twins = readdirSync(folder).filter((name) => name.toLowerCase() === image.toLowerCase());
  if (!twins.includes(image)) {
    // Cameras write names in capitals, and the file systems of macOS and Windows ignore case.
    return `no está en ${folder}/${twins.map((name) => `: ahí se llama ${name}`).join('')}`;
  }
  const megabytes = statSync(`${folder}/${image}`).size / 2 ** 20;
  if (megabytes <= PHOTO_LIMIT_MB) return undefined;
  return `pesa ${Math.ceil(megabytes)} MB y puede pesar ${PHOTO_LIMIT_MB}: guardala más chica`;
}

/** Returns the size of a photo rotated upright; undefined if the file is not an image. */
const sizeOf = (file: string) =>
  sharp(file)
    .metadata()
    .then(
      ({ autoOrient }) => autoOrient,
      () => undefined,
    );

/** Returns the problem of a photo's size, from which the page reserves its space, as above. */
async function sizeProblem({ image, width, height }: WrittenPicture, folder: string) {
  if (!isLength(width) || !isLength(height)) {
    return 'necesita su ancho y su alto en px, como width: 1200, height: 900';
  }
  const own = await sizeOf(`${folder}/${image}`);
  if (!own) return 'no se puede abrir como foto: guardala otra vez como .jpg';
  if (own.width === width && own.height === height) return undefined;
  return `no mide eso: poné width: ${own.width}, height: ${own.height}`;
}

/** Tells whether a picture is the owner's photo and not a drawing of the project. */
export const isPhoto = ({ image }: WrittenPicture): boolean => !drawings.includes(image);

/**
 * Returns the problem of an owner's photo in one Spanish sentence: its name, a missing or heavy file, a
 * missing or wrong size. Undefined for a photo that can be shown and for drawings.
 */
export async function pictureProblem(
  picture: WrittenPicture,
  folder = 'public',
): Promise<string | undefined> {
  const problem = isPhoto(picture)
    ? (fileProblem(picture, folder) ?? (await sizeProblem(picture, folder)))
    : undefined;
  return problem && `La foto «${picture.image}» de src/config/business.ts ${problem}.`;
}

const lineOf = (
  { image, alt = '', link }: WrittenPicture,
  { width, height }: { width: number; height: number },
) =>
  `{ image: '${image}', width: ${width}, height: ${height}, alt: '${alt}'${link ? `, link: '${link}'` : ''} }`;

const EXAMPLE_ALT = 'Ana con su carta de agradecimiento';

/** Tells whether a photo's alternative text comes from a drawing, from an example or from docs/publicar.md. */
export const hasExampleAlt = (picture: WrittenPicture): boolean =>
  isPhoto(picture) &&
  [EXAMPLE_ALT, 'Postal ilustrada', 'Tu nombre'].some((words) => picture.alt?.startsWith(words));

/** A photo as it is written in `src/config/business.ts`. */
export const PHOTO_LINE = lineOf(
  { image: 'ana.jpg', alt: EXAMPLE_ALT },
  { width: 1200, height: 900 },
);

/** Returns the line of a photo with the size of its file; the example if it cannot be opened. */
export async function photoLine(photo: WrittenPicture, folder: string): Promise<string> {
  const size = fileProblem(photo, folder) ? undefined : await sizeOf(`${folder}/${photo.image}`);
  return size ? lineOf(photo, size) : PHOTO_LINE;
}
