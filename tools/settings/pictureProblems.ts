import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import type { Picture } from '../../src/content/derived/pictures';
import type { Problem } from '../problem';

/** A picture as the owner has written it. A build checks no types, so alt may be anything. */
export type WrittenPicture = {
  readonly image: string;
  readonly alt?: unknown;
  readonly link?: string;
};

const drawings: readonly Picture['image'][] = ['postcard-1', 'postcard-2', 'postcard-3', 'founder'];

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

/** Returns the problem of a file that sharp cannot read, for example because only a part of it was copied. */
async function contentProblem({ image }: WrittenPicture, folder: string) {
  try {
    // `metadata` reads only the beginning of the file. To resize the photo, sharp has to read the whole file.
    await sharp(`${folder}/${image}`).resize(1).toBuffer();
    return undefined;
  } catch {
    return 'no se puede abrir entera: copiala de nuevo, o guardala otra vez como .jpg';
  }
}

/** Tells whether a picture is the owner's photo and not a drawing of the project. */
export const isPhoto = ({ image }: WrittenPicture): boolean =>
  !drawings.some((drawing) => drawing === image);

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
export const PHOTO_EXAMPLE = `{ image: 'ana.jpg', alt: '${EXAMPLE_ALT}' }`;

/** Returns the first problem of each photo: of its name or its file. */
export async function pictureProblems(pictures: readonly WrittenPicture[], folder: string) {
  const problems = pictures.map(async (picture): Promise<Problem[]> => {
    if (!isPhoto(picture)) return [];
    const problem = fileProblem(picture, folder) ?? (await contentProblem(picture, folder));
    if (!problem) return [];
    const what = `La foto «${picture.image}» ${problem}`;
    return [{ what, where: BUSINESS, example: PHOTO_EXAMPLE }];
  });
  return (await Promise.all(problems)).flat();
}
