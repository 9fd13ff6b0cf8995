import { array, boolean, object, type Schema } from 'yup';
import { owner } from '../../src/config/owner';
import { agencyValues, contactValues } from '../../src/forms/schemas';
import { isLocal } from '../localHost';
import { parseUrl } from '../parseUrl';
import { detailRules } from './detailRules';
import { PHOTO_EXAMPLE } from './pictureProblems';
import {
  atLeast,
  atMost,
  exactly,
  exampleIn,
  MISSING,
  problem,
  text,
  typed,
} from './settingSchemas';
import type { Settings } from './currentSettings';

// The texts of this file are problems: each is the end of a Spanish sentence that begins with the value. A rule refuses
// what would break a link or a page, and judges no wording.

/** Minimum length of `confirmation` without white space. A shorter text could stand in an answer by chance. */
const MIN_CONFIRMATION = 6;

/** What our documents, or those of form services, write where a value of the owner belongs: YOUR_FORM_ID. */
const BLANK = /(^|[^\w-])tu-(alias|clave|dominio|sitio)\b|\byour[_-]([a-z]+[_-])*(id|key|here)\b/i;

/** Returns the problem of an absolute URL. Only a URL of this computer may have the protocol http. */
function urlProblem(url: string): string | undefined {
  if (/\s/.test(url)) return 'tiene un espacio';
  if (!url.includes('://')) return 'no empieza con https://';
  const { protocol, hostname, username } = parseUrl(url) ?? {};
  if (!hostname) return 'no es una dirección completa';
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal(url))) {
    return 'tiene que empezar con https:// (http:// solo en localhost)';
  }
  const isComplete = isLocal(url) || (!username && /^[\w-]+(\.[\w-]+)+$/.test(hostname));
  return isComplete ? undefined : 'no tiene un dominio completo';
}

function siteUrlProblem(url: string): string | undefined {
  const problem = urlProblem(url);
  if (problem) return problem;
  const { origin, pathname, search, hash } = new URL(url);
  if (pathname !== '/' || search || hash) {
    return 'tiene que terminar en el dominio: sin ruta, signo de pregunta ni #';
  }
  // A domain with «ñ» has another form in HTTP, `xn--…`. The pages have to name the site in this form.
  return origin === url ? undefined : `se escribe ${origin}: poné eso`;
}

function endpointProblem(url: string): string | undefined {
  if (/…|\.{3}|[{}<>]/.test(url)) return 'está cortada o es la de un ejemplo: copiá la tuya entera';
  return /^\/(?!\/)\S*$/.test(url) ? undefined : urlProblem(url);
}

function whatsappProblem(whatsapp: string): string | undefined {
  return /^549[1-9]\d{9}$/.test(whatsapp.replace(/\D/g, ''))
    ? undefined
    : 'no es 54 9, el código de área sin 0 y el número sin 15: 13 cifras en total';
}

/** Returns the reviews that show a drawing of the project. */
export const drawnReviews = (list: Settings['reviews']) =>
  list.filter(({ image }) => /^postcard-\d$/.test(image));

function reviewsProblem(list: Settings['reviews']): string | undefined {
  if (list.length !== 3) return `tiene ${list.length} imágenes en lugar de tres justas`;
  const withoutAlt = list.findIndex(({ alt = '' }) => !/\S/.test(String(alt)));
  if (withoutAlt >= 0) return `no dice nada en el texto (alt) de la imagen ${withoutAlt + 1}`;
  const withBadLink = list.findIndex(({ link = 'https://a.b' }) => urlProblem(String(link)));
  if (withBadLink < 0) return undefined;
  return `tiene en la imagen ${withBadLink + 1} un enlace que no sirve: va completo, con https:// y entre comillas`;
}

function extraFieldsProblem(extraFields: Settings['extraFields']): string | undefined {
  const fieldNames = Object.keys({ ...agencyValues, ...contactValues });
  for (const [name, value] of Object.entries(extraFields)) {
    if (typeof value !== 'string')
      return `tiene en «${name}» algo que no es un texto entre comillas`;
    if (fieldNames.includes(name)) return `tiene «${name}», que ya es un dato del formulario`;
    if (/[{}]/.test(value) && !fieldNames.some((field) => value === `{${field}}`))
      return `tiene en «${name}» «${value}», que no copia un dato: va justo '{correo}', o el nombre de otro dato`;
  }
  return undefined;
}

/** The rules of all settings except the founder's picture, which `pictureProblems` checks. */
export const settingRules: Readonly<Record<Exclude<keyof Settings, 'founderPicture'>, Schema>> = {
  brand: text('Viajar con Ana')
    .matches(
      /^[^\s<>"]([^<>"\n]*[^\s<>"])?$/,
      'está vacío, tiene un espacio al principio o al final, o lleva < > o comillas',
    )
    // With a brand of 22 characters the longest title, that of home, has 59. Search engines usually
    // truncate titles of more than 60.
    .max(
      22,
      ({ max }) => `tiene más de ${max} caracteres: los títulos de las páginas saldrían cortados`,
    ),
  siteUrl: text('https://www.pampavisas.example').test(problem(siteUrlProblem)),
  formEndpoint: text('https://formspree.io/f/abcdwxyz').test(problem(endpointProblem)),
  whatsapp: text('+54 9 341 555-0000')
    .matches(/^[\d\s\p{Pd}+().]*$/u, 'lleva algo más que el número')
    .test(problem(whatsappProblem)),
  email: text('hola@pampavisas.example').matches(
    /^[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
    'no es un correo electrónico',
  ),
  instagram: text('pampa.visas').matches(
    /^[\w.]{1,30}$/,
    'tiene que ser el usuario solo: sin @ ni dirección',
  ),
  // Chrome copies the address of «josé» as `jos%C3%A9`.
  linkedin: text('nombre-apellido').matches(
    /^([\p{L}\p{N}-]|%[\dA-F]{2}){3,100}$/u,
    'tiene que ser solo lo que sigue a linkedin.com/in/, sin barras',
  ),
  ...detailRules,
  extraFields: typed(
    object(),
    'va entre llaves { }',
    "{ asunto: 'Mensaje del sitio', email: '{correo}' }",
  ).test(problem(extraFieldsProblem)),
  multipartOnly: typed(boolean(), 'va sin comillas: true o false', 'true'),
  confirmation: text('"success":true').matches(
    new RegExp(`^$|(\\S\\s*){${MIN_CONFIRMATION}}`),
    `es muy corta: hacen falta ${MIN_CONFIRMATION} letras o signos, sin contar los espacios`,
  ),
  clients: atLeast(1200),
  yearsOfExperience: atLeast(5),
  launchYear: atMost(2022),
  copyrightYear: atLeast(2024),
  replyHours: atMost(24),
  reviewedOn: text('2026-11').matches(
    /^(20\d\d-(0[1-9]|1[0-2]))?$/,
    'tiene que ser un año y un mes, aaaa-mm',
  ),
  messageMaxLength: exactly(112),
  headlineRotationMs: exactly(3000),
  reviews: typed(array(), MISSING, `${PHOTO_EXAMPLE}, y dos más`).test(problem(reviewsProblem)),
};

/** Returns the text after «Ejemplo:» in the message about a setting. */
export const exampleOf = (name: keyof typeof settingRules): string => exampleIn(settingRules[name]);

/**
 * Tells whether a setting has a value of ours: a domain for examples or tests (RFC 2606), what `src/config` ships with, a gap
 * to fill in, or the example in the error message about the CUIT or a setting of `src/config/owner.ts`.
 */
export function isPlaceholder(name: keyof typeof settingRules, value: unknown): boolean {
  if (name === 'reviews') return drawnReviews(value as Settings['reviews']).length > 0;
  if (name === 'extraFields') return BLANK.test(Object.values(value as object).join(' '));
  if (typeof value !== 'string') return false;
  const domain = parseUrl(value)?.hostname ?? value.replace(/^.*@/, '');
  return (
    /(^|\.)(example(\.(com|net|org))?|invalid|test)$/.test(domain) ||
    BLANK.test(value) ||
    /^Pampa Visas$|^\/_bandeja|[.-]ejemplo/.test(value) ||
    (name === 'whatsapp' && /0{7}$/.test(value.replace(/\D/g, ''))) ||
    // Of the details only this example can be nobody's own value.
    (name === 'cuit' && value === exampleOf(name)) ||
    (name in owner && value === exampleOf(name))
  );
}
