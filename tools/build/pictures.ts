import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import type { Picture } from '../../src/config/pictures';

/** A picture as the owner has written it. A build checks no types, so alt, width and height may be anything. */
type WrittenPicture = {
  readonly image: string;
  readonly alt?: unknown;
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

/** Maximum file size of an owner's photo, in MB. Visitors download smaller copies. */
export const PHOTO_LIMIT_MB = 15;

const RENAME_FILE = 'cambiale el nombre también al archivo';

const isPositiveInteger = (value: unknown) => Number.isInteger(value) && Number(value) > 0;

/** Returns the problem of a photo's file: the end of a Spanish sentence that begins with the photo's name. */
function fileProblem({ image }: WrittenPicture, folder: string): string | undefined {
  if (!/^[\w-]+(\.[\w-]+)*$/.test(image)) {
    return `necesita un nombre simple (letras sin tilde, números y guiones, sin carpeta): ${RENAME_FILE}`;
  }
  if (!/\.(jpe?g|png|webp|avif)$/.test(image)) {
    return `tiene que terminar en .jpg, .jpeg, .png, .webp o .avif, en minúsculas: ${RENAME_FILE}`;
  }
  // Not with `existsSync`, which usually ignores upper and lower case on macOS and Windows. A build on Linux would
  // then not find the photo.
  const names = readdirSync(folder);
  if (!names.includes(image)) {
    const similar = names.filter((name) => name.toLowerCase() === image.toLowerCase());
    return `no está en ${folder}/${similar.map((name) => `: ahí se llama ${name}`).join('')}`;
  }
  const megabytes = statSync(`${folder}/${image}`).size / 2 ** 20;
  if (megabytes <= PHOTO_LIMIT_MB) return undefined;
  return `pesa ${Math.ceil(megabytes)} MB y puede pesar ${PHOTO_LIMIT_MB}: guardala más chica`;
}

/**
 * Returns a photo's size in px after the rotation in its EXIF data; undefined if sharp cannot read the whole
 * file, for example because only a part of the file was copied.
 */
async function sizeOf(file: string) {
  try {
    // `metadata` reads only the beginning of the file. To resize the photo, sharp has to read the whole file.
    await sharp(file).resize(1).toBuffer();
    return (await sharp(file).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}

/** Returns the problem of the written width and height, or of a file that sharp cannot read. */
async function sizeProblem({ image, width, height }: WrittenPicture, folder: string) {
  if (!isPositiveInteger(width) || !isPositiveInteger(height)) {
    return 'necesita su ancho y su alto en px, como width: 1200, height: 900';
  }
  const size = await sizeOf(`${folder}/${image}`);
  if (!size) return 'no se puede abrir entera: copiala de nuevo, o guardala otra vez como .jpg';
  if (size.width === width && size.height === height) return undefined;
  return `no mide eso: poné width: ${size.width}, height: ${size.height}`;
}

/** Tells whether a picture is the owner's photo and not a drawing of the project. */
export const isPhoto = ({ image }: WrittenPicture): boolean => !drawings.includes(image);

/** Returns the problem of an alternative text without quotes, for example a number. */
const altProblem = ({ alt = '' }: WrittenPicture) =>
  typeof alt === 'string' ? undefined : `tiene un alt sin comillas: poné alt: '${String(alt)}'`;

/**
 * Returns a Spanish sentence with the first problem of a picture: of its alternative text or, for a photo, of
 * its name, its file, or its width and height. Returns undefined for a picture without a problem.
 */
export async function pictureProblem(
  picture: WrittenPicture,
  folder = 'public',
): Promise<string | undefined> {
  const problem =
    altProblem(picture) ??
    (isPhoto(picture)
      ? (fileProblem(picture, folder) ?? (await sizeProblem(picture, folder)))
      : undefined);
  return problem && `La foto «${picture.image}» de src/config/business.ts ${problem}.`;
}

const lineOf = (
  { image, alt = '', link }: WrittenPicture,
  { width, height }: { width: number; height: number },
) =>
  `{ image: '${image}', width: ${width}, height: ${height}, alt: '${String(alt)}'${link ? `, link: '${link}'` : ''} }`;

const EXAMPLE_ALT = 'Ana con su carta de agradecimiento';

/** Alternative text in messages about photos that already have `EXAMPLE_ALT`. */
export const OTHER_EXAMPLE_ALT = 'Marta y Raúl en el puerto';

/**
 * Tells whether a photo's alternative text begins like that of a drawing, or like that of an example in
 * messages or docs/publicar.md.
 */
export const hasExampleAlt = (picture: WrittenPicture): boolean =>
  isPhoto(picture) &&
  [EXAMPLE_ALT, OTHER_EXAMPLE_ALT, 'Postal ilustrada', 'Tu nombre'].some((beginning) =>
    String(picture.alt).startsWith(beginning),
  );

/** Example of a photo in `src/config/business.ts`, for messages. */
export const PHOTO_LINE = lineOf(
  { image: 'ana.jpg', alt: EXAMPLE_ALT },
  { width: 1200, height: 900 },
);

/** Returns a photo's code with the width and height of its file; `PHOTO_LINE` if the file has a problem. */
export async function photoLine(photo: WrittenPicture, folder: string): Promise<string> {
  const size = fileProblem(photo, folder) ? undefined : await sizeOf(`${folder}/${photo.image}`);
  return size ? lineOf(photo, size) : PHOTO_LINE;
}
