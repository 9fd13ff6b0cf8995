import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import type { Picture } from '../../src/config/pictures';
import type { Problem } from '../problem';

/** A picture as the owner has written it. A build checks no types, so alt, width and height may be anything. */
export type WrittenPicture = {
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

/** The file in which the owner names the pictures. */
export const BUSINESS = 'src/config/business.ts';

const RENAME_FILE = 'cambiale el nombre también al archivo';

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
  if (names.includes(image)) return undefined;
  const similar = names.filter((name) => name.toLowerCase() === image.toLowerCase());
  return `no está en ${folder}/${similar.map((name) => `: ahí se llama ${name}`).join('')}`;
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

/** Returns the problem of a file that sharp cannot read, or of the written width and height. */
async function sizeProblem({ image, width, height }: WrittenPicture, folder: string) {
  const size = await sizeOf(`${folder}/${image}`);
  if (!size) return 'no se puede abrir entera: copiala de nuevo, o guardala otra vez como .jpg';
  return size.width === width && size.height === height
    ? undefined
    : 'necesita su ancho y su alto en px, como en el ejemplo';
}

/** Tells whether a picture is the owner's photo and not a drawing of the project. */
export const isPhoto = ({ image }: WrittenPicture): boolean => !drawings.includes(image);

const codeOf = (
  { image, alt = '', link }: WrittenPicture,
  { width, height }: { width: number; height: number },
) =>
  `{ image: '${image}', width: ${width}, height: ${height}, alt: '${String(alt)}'${link ? `, link: '${link}'` : ''} }`;

const EXAMPLE_ALT = 'Ana con su carta de agradecimiento';

/**
 * Tells whether a photo's alternative text begins like that of a drawing, or like that of an example in
 * messages or docs/publicar.md.
 */
export const hasExampleAlt = (picture: WrittenPicture): boolean =>
  isPhoto(picture) &&
  [EXAMPLE_ALT, 'Marta y Raúl', 'Postal ilustrada', 'Tu nombre'].some((beginning) =>
    String(picture.alt).startsWith(beginning),
  );

/** Example of a photo in `src/config/business.ts`, for messages. */
export const PHOTO_EXAMPLE = codeOf(
  { image: 'ana.jpg', alt: EXAMPLE_ALT },
  { width: 1200, height: 900 },
);

/** Returns a picture's code with the width and height of its file; `PHOTO_EXAMPLE` if there is no such file. */
async function correctedCode(picture: WrittenPicture, folder: string): Promise<string> {
  const isFile = isPhoto(picture) && !fileProblem(picture, folder);
  const size = isFile ? await sizeOf(`${folder}/${picture.image}`) : undefined;
  return size ? codeOf(picture, size) : PHOTO_EXAMPLE;
}

/** Returns the first problem of each photo: of its name, its file, or its width and height. */
export async function pictureProblems(
  pictures: readonly WrittenPicture[],
  folder: string,
): Promise<Problem[]> {
  const problems = pictures.map(async (picture): Promise<Problem[]> => {
    if (!isPhoto(picture)) return [];
    const problem = fileProblem(picture, folder) ?? (await sizeProblem(picture, folder));
    if (!problem) return [];
    const example = await correctedCode(picture, folder);
    return [{ what: `La foto «${picture.image}» ${problem}`, where: BUSINESS, example }];
  });
  return (await Promise.all(problems)).flat();
}
