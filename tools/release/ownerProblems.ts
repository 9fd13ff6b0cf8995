import type { Picture } from '../../src/config/business';
import { wrongPicture } from '../build/pictures';
import { isLocal } from '../localHost';
import { placeholders, wrongSettings, type Settings } from '../build/settings';
import type { Problem } from './problem';

const BUSINESS = 'src/config/business.ts';
const PHOTO = "{ image: 'ana.jpg', width: 1200, height: 900, alt: 'Ana con su carta' }";

/** Months that a promise holds before somebody has to read it again. */
const FRESH_MONTHS = 6;

/** What stands where the owner's own has to stand, by setting; the others say «un ejemplo». */
const placeholderWords: Readonly<Record<string, string>> = {
  siteUrl: 'La dirección del sitio sigue siendo la de ejemplo',
  formEndpoint: 'Los formularios van a la bandeja local, que no recibe mensajes de nadie',
  reviews: 'Las imágenes de las reseñas son de ejemplo',
};

function placeholderProblems(settings: Settings, founder: Picture): Problem[] {
  const unusable = wrongSettings(settings).map(({ name }) => name);
  const problems = placeholders(settings)
    .filter(({ name }) => !unusable.includes(name))
    .map(({ name, value, place, example }) => ({
      what: `${placeholderWords[name] ?? `${name} sigue con el dato de ejemplo`}: ${value}`,
      where: place,
      example: name === 'reviews' ? PHOTO : example,
    }));
  if (founder.image !== 'founder') return problems;
  return [
    ...problems,
    {
      what: 'La imagen de quien fundó el servicio (founderPicture) sigue siendo el dibujo de ejemplo',
      where: BUSINESS,
      example: PHOTO,
    },
  ];
}

/** What can be used on this machine and nowhere else. */
function localProblems({ siteUrl, formEndpoint }: Settings): Problem[] {
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
  return problems;
}

/** Months from a 'yyyy-mm' to a day. */
function monthsSince(month: string, today: Date): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return (today.getFullYear() - year) * 12 + today.getMonth() + 1 - number;
}

function staleProblems({ reviewedOn }: Settings, today: Date): Problem[] {
  const months = monthsSince(reviewedOn, today);
  if (!(months > FRESH_MONTHS)) return [];
  const now = `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}`;
  return [
    {
      what:
        `Lo que promete el sitio se revisó hace ${months} meses (${reviewedOn}): leé requisitos, ` +
        'preguntas y números, compará con los sitios oficiales y poné el mes',
      where: `${BUSINESS}, reviewedOn`,
      example: `'${now}'`,
    },
  ];
}

/**
 * Everything in the owner's settings that keeps the site from being published.
 * @param founder the founder's picture, a drawing or a photo
 * @param photos folder of the owner's photos
 */
export function ownerProblems(
  settings: Settings,
  founder: Picture,
  today: Date,
  photos: string,
): Problem[] {
  const wrong = wrongSettings(settings).map(({ name, place, value, said, example }) => ({
    what: `${name}: ${value} ${said}`,
    where: place,
    example,
  }));
  const broken = [...settings.reviews, founder].flatMap((picture) => {
    const problem = wrongPicture([picture], photos);
    return problem ? [{ what: problem.replace(/\.$/, ''), where: BUSINESS, example: PHOTO }] : [];
  });
  return [
    ...wrong,
    ...placeholderProblems(settings, founder),
    ...localProblems(settings),
    ...staleProblems(settings, today),
    ...broken,
  ];
}
