import { existsSync } from 'node:fs';
import type { Picture } from '../../src/config/business';

/**
 * What is wrong with the owner's photos, in one Spanish sentence: a name that no address can have, or
 * a file that is not there. Nothing if all can be shown; drawings always can.
 */
export function wrongPicture(pictures: readonly Picture[], folder = 'public'): string | undefined {
  const names = pictures.map(({ image }) => image).filter((image) => image.includes('.'));
  const odd = names.find((name) => !/^[\w-]+(\.[\w-]+)+$/.test(name));
  if (odd) {
    return `La foto «${odd}» de src/config/business.ts necesita un nombre simple: letras sin tilde, números y guiones, sin carpeta.`;
  }
  const missing = names.find((name) => !existsSync(`${folder}/${name}`));
  return missing && `La foto «${missing}» de src/config/business.ts no está en ${folder}/.`;
}
