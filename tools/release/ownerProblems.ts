import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Picture } from '../../src/config/pictures';
import { SECURITY_TXT, securityExpiry, SHARE_IMAGE } from '../build/head';
import {
  hasExampleAlt,
  isPhoto,
  OTHER_EXAMPLE_ALT,
  PHOTO_LINE,
  photoLine,
  pictureProblem,
} from '../build/pictures';
import { placeholders, wrongSettings, type Settings } from '../build/settings';
import { brandIn } from '../build/shareImage';
import { isLocal } from '../localHost';
import { formServiceLines, formServiceProblems } from './formServices';
import type { Problem } from './problem';

const BUSINESS = 'src/config/business.ts';

/** Age of the owner's last review of what the site promises, in months, after which a release reminds the owner. */
const MAX_REVIEW_AGE = 6;

/** Messages about placeholders for which «… sigue con el dato de ejemplo» says too little. */
const placeholderMessages: Readonly<Record<string, string>> = {
  siteUrl: 'La dirección del sitio sigue siendo la de ejemplo',
  formEndpoint: 'Los formularios van a una dirección que no es de nadie, y los mensajes se pierden',
  reviews: 'Las imágenes de las reseñas son de ejemplo',
};

/** Replaces a setting's example in a message, if the example is already the setting's value. */
const OWN_VALUE = 'lo tuyo, en lugar de lo que dice este mensaje';

const founderLine = (photo: string) => `export const founderPicture: Picture = ${photo};`;

async function unusableProblems(
  settings: Settings,
  founder: Picture,
  photos: string,
): Promise<Problem[]> {
  const pictures = await Promise.all(
    [...settings.reviews, founder].map(async (picture): Promise<Problem[]> => {
      const problem = await pictureProblem(picture, photos);
      if (!problem) return [];
      const line = await photoLine(picture, photos);
      const example = picture === founder ? founderLine(line) : `${line},`;
      return [{ what: problem.replace(/\.$/, ''), where: BUSINESS, example }];
    }),
  );
  return [...wrongSettings(settings), ...pictures.flat()];
}

function placeholderProblems(settings: Settings, founder: Picture): Problem[] {
  const problems = placeholders(settings).map(({ name, value, place, example }) => ({
    what: `${placeholderMessages[name] ?? `${name} sigue con el dato de ejemplo`}: ${value}`,
    where: place,
    example: name === 'reviews' ? PHOTO_LINE : value === example ? OWN_VALUE : example,
  }));
  if (founder.image !== 'founder') return problems;
  const what =
    'La imagen de quien fundó el servicio (founderPicture) sigue siendo el dibujo de ejemplo';
  return [...problems, { what, where: BUSINESS, example: founderLine(PHOTO_LINE) }];
}

const hasNoAlt = ({ alt }: { readonly alt?: unknown }) => !String(alt ?? '').trim();

/** Finds photos with the `alt` of an example or a drawing, and a founder's photo without `alt`. */
const altProblems = ({ reviews }: Settings, founder: Picture): Problem[] =>
  [...reviews, founder]
    .filter(
      (picture) =>
        hasExampleAlt(picture) || (picture === founder && isPhoto(picture) && hasNoAlt(picture)),
    )
    .map((picture) => ({
      what: `La foto «${picture.image}» ${hasNoAlt(picture) ? 'no dice a quién se ve' : 'dice lo del ejemplo'} en su alt`,
      where: BUSINESS,
      example: `alt: '${OTHER_EXAMPLE_ALT}'`,
    }));

const localProblems = ({ siteUrl, formEndpoint, counterUrl }: Settings): Problem[] =>
  [
    {
      isLocal: isLocal(siteUrl),
      what: `La dirección del sitio es la de tu computadora: ${siteUrl}`,
      where: 'src/config/owner.ts, siteUrl',
      example: 'https://www.pampavisas.example',
    },
    {
      isLocal: isLocal(formEndpoint),
      what: `Los formularios van a tu computadora: ${formEndpoint}`,
      where: 'src/config/owner.ts, formEndpoint',
      example: 'https://formspree.io/f/abcdwxyz',
    },
    {
      isLocal: isLocal(counterUrl),
      what: `El contador es el de tu computadora: ${counterUrl}`,
      where: 'src/config/optional.ts, counterUrl',
      example: "'', para no contar nada, o https://cuenta.pampavisas.example/",
    },
  ].filter((problem) => problem.isLocal);

/**
 * Compares the brand with the name that is drawn in the share image. `npm run images` also writes the name
 * as the JPEG's comment, which `brandIn` reads.
 */
function shareProblems({ brand }: Settings, photos: string): Problem[] {
  const file = path.join(photos, SHARE_IMAGE);
  const drawn = existsSync(file) ? brandIn(readFileSync(file)) : undefined;
  if (drawn === undefined || drawn === brand) return [];
  const what = `La imagen que se ve al compartir el sitio dice «${drawn}» y el sitio se llama «${brand}»`;
  return [{ what, where: `public${SHARE_IMAGE}`, example: 'corré npm run images' }];
}

function dateProblems({ reviewedOn, launchYear }: Settings, today: Date): Problem[] {
  const thisYear = today.getFullYear();
  const thisMonth = `${thisYear}-${String(today.getMonth() + 1).padStart(2, '0')}`;
  return [
    {
      isWrong: reviewedOn > thisMonth,
      what: `El mes en que revisaste lo que promete el sitio todavía no llegó: ${reviewedOn}`,
      where: `${BUSINESS}, reviewedOn`,
      example: `'${thisMonth}'`,
    },
    {
      isWrong: launchYear > thisYear,
      what: `El año en que empezó el servicio todavía no llegó: ${launchYear}`,
      where: `${BUSINESS}, launchYear`,
      example: `${thisYear}`,
    },
  ].filter((problem) => problem.isWrong);
}

/**
 * Finds the problems of the owner's settings and photos for which the site must not be published.
 * @param founder the founder's picture, a drawing or a photo
 * @param photos folder of the owner's photos and of the share image
 * @returns `unusable`: with these problems the site cannot be built; `unready`: a preview may have them
 */
export async function ownerProblems(
  settings: Settings,
  founder: Picture,
  today: Date,
  photos: string,
): Promise<Record<'unusable' | 'unready', readonly Problem[]>> {
  // In `usable` invalid settings are empty strings: `unusable` reports these settings, and `localProblems`
  // and `dateProblems` need strings.
  const emptied = wrongSettings(settings).map(({ name }) => [name, '']);
  const usable = { ...settings, ...Object.fromEntries(emptied), reviews: settings.reviews };
  return {
    unusable: await unusableProblems(settings, founder, photos),
    unready: [
      ...placeholderProblems(settings, founder),
      ...altProblems(settings, founder),
      ...localProblems(usable),
      ...formServiceProblems(usable),
      ...dateProblems(usable, today),
      ...shareProblems(settings, photos),
    ],
  };
}

/** Returns a reminder if the owner has never reviewed what the site promises, or not for six months. */
function reviewLines(reviewedOn: string, today: Date): string[] {
  const task = 'Compará requisitos y preguntas con los sitios oficiales y poné el mes';
  if (!reviewedOn) return [`El sitio no dice cuándo se revisó (reviewedOn está vacío). ${task}.`];
  const [year = 0, month = 0] = reviewedOn.split('-').map(Number);
  const age = (today.getFullYear() - year) * 12 + today.getMonth() + 1 - month;
  return age > MAX_REVIEW_AGE
    ? [`El sitio dice que se revisó hace ${age} meses (${reviewedOn}). ${task} en reviewedOn.`]
    : [];
}

/** Returns lines about optional settings: what a setting does, or what the site lacks without it. */
export function optionalLines(settings: Settings, today = new Date()): string[] {
  const { counterUrl, securityContact, legalAddress, reviewedOn } = settings;
  return [
    ...formServiceLines(settings),
    ...reviewLines(reviewedOn, today),
    counterUrl
      ? `Los toques y envíos se cuentan en ${counterUrl}.`
      : 'No se cuenta nada de lo que hacen los visitantes (counterUrl está vacío).',
    securityContact
      ? `${SECURITY_TXT} vale hasta ${securityExpiry(today).slice(0, 10)}.`
      : `No hay ${SECURITY_TXT} (securityContact está vacío).`,
    ...(legalAddress
      ? []
      : [
          'Los avisos de privacidad no dicen tu domicilio (legalAddress está vacío): la Ley 25.326, artículo 6, pide que lo digan.',
        ]),
  ];
}
