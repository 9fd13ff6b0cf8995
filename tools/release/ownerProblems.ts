import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SHARE_IMAGE } from '../build/pages/head';
import { BUSINESS, hasExampleAlt, isPhoto, PHOTO_EXAMPLE } from '../settings/pictureProblems';
import { exampleOf } from '../settings/settingRules';
import { placeholders, wrongSettings } from '../settings/checkSettings';
import { placeOf, type Settings } from '../settings/currentSettings';
import { isLocal } from '../localHost';
import drawnShareImage from '../render/shareImage.json';
import { formServiceLines, formServiceProblems } from './formServices';
import type { Problem } from '../problem';

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

function placeholderProblems(settings: Settings): Problem[] {
  const problems = placeholders(settings).map(({ name, value, where, example }) => ({
    what: `${placeholderMessages[name] ?? `${name} sigue con el dato de ejemplo`}: ${value}`,
    where,
    example: value === example || name === 'extraFields' ? OWN_VALUE : example,
  }));
  if (isPhoto(settings.founderPicture)) return problems;
  const what =
    'La imagen de quien fundó el servicio (founderPicture) sigue siendo el dibujo de ejemplo';
  return [...problems, { what, where: BUSINESS, example: PHOTO_EXAMPLE }];
}

/** Finds photos with the `alt` of an example or a drawing, and a founder's photo without `alt`. */
function altProblems({ reviews, founderPicture }: Settings): Problem[] {
  const isUnnamed = isPhoto(founderPicture) && !String(founderPicture.alt ?? '').trim();
  const copied = [...reviews, founderPicture].filter(hasExampleAlt);
  const messages = [
    ...copied.map(({ image }) => `La foto «${image}» dice lo del ejemplo en su alt`),
    ...(isUnnamed ? [`La foto «${founderPicture.image}» no dice a quién se ve en su alt`] : []),
  ];
  const example = "alt: 'Marta y Raúl en el puerto'";
  return messages.map((what) => ({ what, where: BUSINESS, example }));
}

/**
 * Compares the brand with the name in the share image. The owner may also have an image of their own, which
 * `npm run images` has not recorded.
 */
function shareProblems({ brand }: Settings, photos: string): Problem[] {
  const file = path.join(photos, SHARE_IMAGE);
  if (brand === drawnShareImage.brand || !existsSync(file)) return [];
  const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (sha256 !== drawnShareImage.sha256) return [];
  const what = `La imagen que se ve al compartir el sitio dice «${drawnShareImage.brand}» y el sitio se llama «${brand}»`;
  return [{ what, where: `public${SHARE_IMAGE}`, example: 'corré npm run images' }];
}

/** Finds addresses of this computer. */
const localProblems = (settings: Settings): Problem[] =>
  (['siteUrl', 'formEndpoint'] as const)
    .filter((name) => isLocal(settings[name]))
    .map((name) => ({
      what: `${name} es una dirección de tu computadora: ${settings[name]}`,
      where: placeOf(name),
      example: exampleOf(name),
    }));

/**
 * Finds the problems of the owner's settings for which the site must not be published, but may be shown as a preview.
 * @param photos folder of the owner's photos and of the share image
 */
export function unreadyProblems(settings: Settings, photos: string): Problem[] {
  // Invalid settings are reported elsewhere, and the checks of addresses need strings.
  const emptied = wrongSettings(settings).map(({ name }) => [name, '']);
  const withoutInvalid = { ...settings, ...Object.fromEntries(emptied), reviews: settings.reviews };
  return [
    ...placeholderProblems(settings),
    ...altProblems(settings),
    ...localProblems(withoutInvalid),
    ...formServiceProblems(withoutInvalid),
    ...shareProblems(settings, photos),
  ];
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

/** What visitors ask for, by the setting that says it. */
export const askedFor = {
  legalName: 'quién responde por el servicio',
  cuit: 'su CUIT',
  legalAddress: 'su domicilio, que pide la Ley 25.326',
  price: 'el precio',
  refund: 'qué devolvés',
  founderName: 'quién lo fundó',
} as const;

/** Returns reminders that stop no release: of the form service, of the last review, and of what the site does not say. */
export function ownerReminders(settings: Settings, today = new Date()): string[] {
  const missing = Object.entries(askedFor).filter(
    ([name]) => !settings[name as keyof typeof askedFor].trim(),
  );
  const facts = missing.map(([name, fact]) => `${fact} (${name})`).join(', ');
  return [
    ...formServiceLines(settings),
    ...reviewLines(settings.reviewedOn, today),
    ...(facts ? [`El sitio no dice lo que la gente pregunta: ${facts}.`] : []),
  ];
}
