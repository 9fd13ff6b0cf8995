import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import type { Picture } from '../../src/config/pictures';

/** A setting as it may come out of a hurried hand: names and sizes of any kind. */
type Written = {
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

/** The most that a photo in `public/` may weigh, in MB: what visitors download is made from it. */
export const PHOTO_LIMIT_MB = 15;

/** What is to be done about a name, beside writing it anew. */
const RENAME = 'cambiale el nombre también al archivo';

const isLength = (px: unknown) => Number.isInteger(px) && Number(px) > 0;

/** What is wrong with a photo's name or file, said after its name. */
function wrongFile({ image }: Written, folder: string): string | undefined {
  if (!/^[\w-]+(\.[\w-]+)*$/.test(image)) {
    return `necesita un nombre simple (letras sin tilde, números y guiones, sin carpeta): ${RENAME}`;
  }
  if (!/\.(jpe?g|png|webp|avif)$/.test(image)) {
    return `tiene que terminar en .jpg, .jpeg, .png, .webp o .avif, en minúsculas: ${RENAME}`;
  }
  const twins = readdirSync(folder).filter((name) => name.toLowerCase() === image.toLowerCase());
  if (!twins.includes(image)) {
    // Cameras write capital letters; some systems would take them for the same.
    return `no está en ${folder}/${twins.map((name) => `: ahí se llama ${name}`).join('')}`;
  }
  const megabytes = statSync(`${folder}/${image}`).size / 2 ** 20;
  if (megabytes <= PHOTO_LIMIT_MB) return undefined;
  return `pesa ${Math.ceil(megabytes)} MB y puede pesar ${PHOTO_LIMIT_MB}: guardala más chica`;
}

/** Size of a photo as it is seen, whichever way the camera was held; nothing if it is no photo. */
const sizeOf = (file: string) =>
  sharp(file)
    .metadata()
    .then(
      ({ autoOrient }) => autoOrient,
      () => undefined,
    );

/** What is wrong with a photo's size, said after its name: the page keeps a place of that shape. */
async function wrongSize({ image, width, height }: Written, folder: string) {
  if (!isLength(width) || !isLength(height)) {
    return 'necesita su ancho y su alto en px, como width: 1200, height: 900';
  }
  const own = await sizeOf(`${folder}/${image}`);
  if (!own) return 'no se puede abrir como foto: guardala otra vez como .jpg';
  if (own.width === width && own.height === height) return undefined;
  return `no mide eso: poné width: ${own.width}, height: ${own.height}`;
}

/** Whether a picture is a photo of the owner's and not a drawing that ships with the project. */
export const isPhoto = ({ image }: Written): boolean => !drawings.includes(image);

/**
 * What is wrong with a photo of the owner's, in one Spanish sentence: a name that no address can have,
 * a file that is not there or too heavy, a size that is missing or another. Nothing if it can be shown;
 * a drawing always can.
 */
export async function wrongPicture(
  picture: Written,
  folder = 'public',
): Promise<string | undefined> {
  const problem = isPhoto(picture)
    ? (wrongFile(picture, folder) ?? (await wrongSize(picture, folder)))
    : undefined;
  return problem && `La foto «${picture.image}» de src/config/business.ts ${problem}.`;
}

const lineOf = (
  { image, alt = '', link }: Written,
  { width, height }: { width: number; height: number },
) =>
  `{ image: '${image}', width: ${width}, height: ${height}, alt: '${alt}'${link ? `, link: '${link}'` : ''} }`;

const EXAMPLE_ALT = 'Ana con su carta de agradecimiento';

/**
 * Whether a photo is described in the project's own words: a drawing's, a message's example, or
 * docs/publicar.md's.
 */
export const isBorrowed = (picture: Written): boolean =>
  isPhoto(picture) &&
  [EXAMPLE_ALT, 'Postal ilustrada', 'Tu nombre'].some((words) => picture.alt?.startsWith(words));

/** How a photo is written in `src/config/business.ts`. */
export const PHOTO_LINE = lineOf(
  { image: 'ana.jpg', alt: EXAMPLE_ALT },
  { width: 1200, height: 900 },
);

/** The line of a photo with the size that its file has; the example's if it cannot be shown. */
export async function photoLine(photo: Written, folder: string): Promise<string> {
  const size = wrongFile(photo, folder) ? undefined : await sizeOf(`${folder}/${photo.image}`);
  return size ? lineOf(photo, size) : PHOTO_LINE;
}
