import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Picture } from '../../src/config/pictures';
import { SHARE_IMAGE } from '../build/head';
import { isBorrowed, isPhoto, PHOTO_LINE, photoLine, wrongPicture } from '../build/pictures';
import { nameIn } from '../build/shareImage';
import { INBOX_PATH } from '../inbox/server';
import { isLocal } from '../localHost';
import { placeholders, wrongSettings, type Settings } from '../build/settings';
import type { Problem } from './problem';

const BUSINESS = 'src/config/business.ts';

/** Months that a promise holds before somebody has to read it again. */
const FRESH_MONTHS = 6;

/** What stands where the owner's own has to stand, by setting; the others say «un ejemplo». */
const placeholderWords: Readonly<Record<string, string>> = {
  siteUrl: 'La dirección del sitio sigue siendo la de ejemplo',
  formEndpoint: 'Los formularios van a una dirección que no es de nadie, y los mensajes se pierden',
  reviews: 'Las imágenes de las reseñas son de ejemplo',
};

/** What is said instead of an example to who has copied it. */
const YOURS = 'lo tuyo, en lugar de lo que dice este mensaje';

/** A photo as the whole line of the founder's in `src/config/business.ts`. */
const founderLine = (photo: string) => `export const founderPicture: Picture = ${photo};`;

function placeholderProblems(settings: Settings, founder: Picture): Problem[] {
  const problems = placeholders(settings).map(({ name, value, place, example }) => ({
    what: `${placeholderWords[name] ?? `${name} sigue con el dato de ejemplo`}: ${value}`,
    where: place,
    example: name === 'reviews' ? PHOTO_LINE : value === example ? YOURS : example,
  }));
  if (founder.image !== 'founder') return problems;
  return [
    ...problems,
    {
      what: 'La imagen de quien fundó el servicio (founderPicture) sigue siendo el dibujo de ejemplo',
      where: BUSINESS,
      example: founderLine(PHOTO_LINE),
    },
  ];
}

/** The photos of which nothing true is said to those who cannot see them. */
function silentProblems({ reviews }: Settings, founder: Picture): Problem[] {
  const copied = [...reviews, founder].filter(isBorrowed);
  const silent = isPhoto(founder) && !/\S/.test(founder.alt) ? [founder] : [];
  return [...copied, ...silent].map(({ image, alt }) => ({
    what: `La foto «${image}» ${alt ? 'dice lo del ejemplo' : 'no dice a quién se ve'} en su alt`,
    where: BUSINESS,
    example: "alt: 'Marta y Raúl en el puerto'",
  }));
}

/** What can be used on this machine and nowhere else. */
function localProblems({ siteUrl, formEndpoint, counterUrl }: Settings): Problem[] {
  const problems: Problem[] = [];
  if (isLocal(siteUrl)) {
    problems.push({
      what: `La dirección del sitio es la de tu computadora: ${siteUrl}`,
      where: 'src/config/owner.ts, siteUrl',
      example: 'https://www.pampavisas.example',
    });
  }
  if (isLocal(formEndpoint)) {
    problems.push({
      what: `Los formularios van a tu computadora: ${formEndpoint}`,
      where: 'src/config/owner.ts, formEndpoint',
      example: 'https://formspree.io/f/abcdwxyz',
    });
  }
  if (isLocal(counterUrl) || counterUrl.startsWith(INBOX_PATH)) {
    problems.push({
      what: `El contador es el de tu computadora: ${counterUrl}`,
      where: 'src/config/optional.ts, counterUrl',
      example: "'', para no contar nada, o https://cuenta.pampavisas.example/",
    });
  }
  return problems;
}

/** The picture that a shared link shows has the name drawn in it. */
function shareProblems({ brand }: Settings, folder: string): Problem[] {
  const file = path.join(folder, SHARE_IMAGE);
  const drawn = existsSync(file) ? nameIn(readFileSync(file)) : undefined;
  if (drawn === undefined || drawn === brand) return [];
  return [
    {
      what: `La imagen que se ve al compartir el sitio dice «${drawn}» y el sitio se llama «${brand}»`,
      where: `public${SHARE_IMAGE}`,
      example: 'corré npm run images',
    },
  ];
}

/** Months from a 'yyyy-mm' to a day. */
function monthsSince(month: string, today: Date): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return (today.getFullYear() - year) * 12 + today.getMonth() + 1 - number;
}

/** Months and years that have not come yet, and promises that nobody has read for long. */
function dateProblems({ reviewedOn, launchYear }: Settings, today: Date): Problem[] {
  const problems: Problem[] = [];
  const months = monthsSince(reviewedOn, today);
  const now = `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}`;
  if (reviewedOn !== '' && (months > FRESH_MONTHS || months < 0)) {
    problems.push({
      what:
        months < 0
          ? `El mes en que revisaste lo que promete el sitio todavía no llegó: ${reviewedOn}`
          : `Lo que promete el sitio se revisó hace ${months} meses (${reviewedOn}): leé requisitos, ` +
            'preguntas y números, compará con los sitios oficiales y poné el mes',
      where: `${BUSINESS}, reviewedOn`,
      example: `'${now}'`,
    });
  }
  if (launchYear > today.getFullYear()) {
    problems.push({
      what: `El año en que empezó el servicio todavía no llegó: ${launchYear}`,
      where: `${BUSINESS}, launchYear`,
      example: `${today.getFullYear()}`,
    });
  }
  return problems;
}

/** What nothing can be built of, not even a preview: settings and photos that cannot be used. */
export async function unusableProblems(
  settings: Settings,
  founder: Picture,
  photos: string,
): Promise<Problem[]> {
  const wrong = wrongSettings(settings).map(({ name, place, value, said, example }) => ({
    what: `${name}: ${value} ${said}`,
    where: place,
    example,
  }));
  const broken = await Promise.all(
    [...settings.reviews, founder].map(async (picture): Promise<Problem[]> => {
      const said = await wrongPicture(picture, photos);
      if (!said) return [];
      const what = said.replace(/\.$/, '');
      const line = await photoLine(picture, photos);
      const example = picture === founder ? founderLine(line) : `${line},`;
      return [{ what, where: BUSINESS, example }];
    }),
  );
  return [...wrong, ...broken.flat()];
}

/**
 * Everything in the owner's settings that keeps the site from being published, what is unusable apart.
 * @param founder the founder's picture, a drawing or a photo
 * @param photos folder of the owner's photos and of the share image
 */
export function unreadyProblems(
  settings: Settings,
  founder: Picture,
  today: Date,
  photos: string,
): Problem[] {
  // What nothing can be made of has been said, and may not even be a text.
  const unusable = wrongSettings(settings).map(({ name }) => [name, '']);
  const usable = { ...settings, ...Object.fromEntries(unusable), reviews: settings.reviews };
  return [
    ...placeholderProblems(settings, founder),
    ...silentProblems(settings, founder),
    ...localProblems(usable),
    ...dateProblems(usable, today),
    ...shareProblems(settings, photos),
  ];
}
