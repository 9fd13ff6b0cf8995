import { domainToASCII } from 'node:url';
import { array, boolean, number, object, string, type Schema, type TestContext } from 'yup';
import { forms } from '../../src/forms/fields/definitions';
import { isLocal } from '../localHost';
import { parseUrl } from '../parseUrl';
import { PHOTO_EXAMPLE } from './pictures';
import type { Settings } from './settings';

// The texts of this file are problems: each is the end of a Spanish sentence that begins with the value.

/** Problem of a text without quotes. */
export const MISSING_QUOTES = 'va entre comillas';

/** Problem of a setting that src/config does not have. */
export const MISSING = 'no está';

/** A character without a shape, which copied texts may have. The joiner U+200D and the tag characters also occur in emoji. */
const INVISIBLE = /(?![\u200d\u{e0020}-\u{e007f}])\p{Cf}/u;

/** What our documents, or those of form services, write where a value of the owner belongs: YOUR_FORM_ID. */
const BLANK = /(^|[^\w-])tu-(alias|clave|dominio|sitio)\b|\byour[_-]([a-z]+[_-])*(id|key|here)\b/i;

/** Settings whose example may be an owner's true value. The example of another text is a placeholder. */
const USABLE_EXAMPLES = ['reviewedOn', 'chatHours', 'formService', 'confirmation'];

/** Returns the problem of an absolute URL. Only a URL of this computer may have the protocol http. */
function urlProblem(url: string): string | undefined {
  if (/\s/.test(url)) return 'tiene un espacio';
  if (!url.includes('://')) return 'no empieza con https://';
  const parsed = parseUrl(url);
  if (!parsed) return 'no es una dirección completa';
  const { protocol, hostname, username, password } = parsed;
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal(url))) {
    return 'tiene que empezar con https:// (http:// solo en localhost)';
  }
  if (username || password) return 'no puede llevar usuario ni contraseña';
  const isComplete = isLocal(url) || /^[\w-]+(\.[\w-]+)+$/.test(hostname);
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
  if (url.startsWith('//')) return 'empieza con dos barras: escribí https:// adelante';
  if (/…|\.{3}|[{}<>]/.test(url)) return 'está cortada o es la de un ejemplo: copiá la tuya entera';
  return /^\/\S*$/.test(url) ? undefined : urlProblem(url);
}

function emailProblem(email: string): string | undefined {
  const [, name, domain] = /^(.+)@(.*\P{ASCII}.*)$/u.exec(email) ?? [];
  const ascii = domain ? `${name}@${domainToASCII(domain)}` : email;
  if (!/^[\w.+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(ascii))
    return 'no es un correo electrónico';
  return ascii === email ? undefined : `se escribe ${ascii}: poné eso`;
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

/** Names that form services give their traps for robots: a message with a filled trap is thrown away. */
const TRAP = /^(_gotcha|_honey|botcheck|bot-field)$|honeypot/i;

function extraFieldsProblem(extraFields: Settings['extraFields']): string | undefined {
  const fieldNames = forms.flatMap(({ fields }) => Object.keys(fields));
  for (const [name, value] of Object.entries(extraFields)) {
    if (typeof value !== 'string')
      return `tiene en «${name}» algo que no es un texto entre comillas`;
    if (TRAP.test(name)) return `tiene «${name}», que es una trampa para robots: sacalo`;
    if (fieldNames.includes(name)) return `tiene «${name}», que ya es un dato del formulario`;
    const isCopy = fieldNames.some((field) => value === `{${field}}`);
    // Names such as «web» may be meant as texts.
    if (!isCopy && (/[{}]/.test(value) || value === 'correo'))
      return `tiene en «${name}» «${value}», que no copia un dato: va justo '{correo}', o el nombre de otro dato`;
  }
  return undefined;
}

/** Returns a test of Yup from a function that returns the problem of an invalid value. */
const problem = <Value>(problemOf: (value: Value) => string | undefined) => ({
  name: 'problem',
  test: (value: unknown, { createError }: TestContext) => {
    const message = problemOf(value as Value);
    return message === undefined || createError({ message });
  },
});

/**
 * Completes a schema.
 * @param wrongType problem of a value of another type
 * @param example text after «Ejemplo:» in the message for the owner
 */
const typed = <Kind extends Schema>(schema: Kind, wrongType: string, example: string) =>
  schema
    .strict()
    .defined(MISSING)
    .nonNullable(wrongType)
    .typeError(wrongType)
    .meta({ example }) as Kind;

const text = (example: string) =>
  typed(string(), MISSING_QUOTES, example).test(
    problem((value: string) =>
      INVISIBLE.test(value)
        ? 'tiene un carácter que no se ve: borralo todo y escribilo a mano'
        : undefined,
    ),
  );

/** Returns the rule of a whole number. Texts use the plural of what it counts, so most numbers begin with 2. */
const integer = (example: string, min: number, max: number, kind = 'número entero') => {
  const message = `tiene que ser un ${kind} de ${min} a ${max}, sin comillas ni puntos`;
  return typed(number(), message, example).integer(message).min(min, message).max(max, message);
};
const year = (example: string) => integer(example, 2000, 2099, 'año');

/** Returns the rule of an optional text. */
const detail = (example: string) =>
  text(example)
    .matches(/^(\S(.*\S)?)?$/, 'tiene un espacio al principio o al final, o más de un renglón')
    .matches(/^[^<>]*$/, 'no puede llevar < >');

/** Returns the rule of an optional text that pages show beside other sentences, so it must be a sentence, too. */
const sentence = (example: string) =>
  detail(example).matches(
    /^(\P{Ll}.*[.!?…]»?)?$/u,
    'va como una oración: empieza con mayúscula y termina con punto',
  );

/** The rules of all settings except the founder's picture, which `pictureProblems` checks. */
export const settingRules: Readonly<Record<Exclude<keyof Settings, 'founderPicture'>, Schema>> = {
  brand: text('Viajar con Ana')
    .matches(/^\S(.*\S)?$/s, 'está vacío o tiene un espacio al principio o al final')
    .matches(/^[^<>"\n]*$/, 'no puede llevar < > ni comillas, ni más de un renglón')
    // With a brand of 22 characters the longest title, that of home, has 59. Search engines usually
    // truncate titles of more than 60.
    .max(
      22,
      ({ max }) => `tiene más de ${max} caracteres: los títulos de las páginas saldrían cortados`,
    ),
  siteUrl: text('https://www.pampavisas.example').test(problem(siteUrlProblem)),
  formEndpoint: text('https://formspree.io/f/abcdwxyz').test(problem(endpointProblem)),
  whatsapp: text('5493510000000')
    .matches(/^\d+$/, 'lleva solo cifras: sin +, espacios ni guiones')
    .matches(/^549/, 'tiene que empezar con 549 (país y celular)')
    .matches(/^549(?!0)/, 'tiene un 0 antes del código de área: sacalo')
    // A valid number of 13 digits may contain «15», too. This pattern rejects only a number of 15 digits with
    // «15» after the fifth digit: 549, an area code of two or more digits, 15 and the local number.
    .matches(/^(?!.{15}$)|^.{5}(?!.*15)/, 'tiene un 15 después del código de área: sacalo')
    .length(
      13,
      ({ length }) => `no tiene ${length} cifras: va sin el 0 del código de área y sin el 15`,
    ),
  email: text('hola@pampavisas.example').test(problem(emailProblem)),
  // Instagram allows no period at the beginning or the end of a user name, and no two periods in a row.
  instagram: text('pampa.visas').matches(
    /^(?!\.)(?!.*\.\.)[\w.]{1,30}(?<!\.)$/,
    'tiene que ser el usuario solo: sin @ ni dirección',
  ),
  linkedin: text('nombre-apellido')
    .matches(
      /^(?!.*company\/)/,
      'es la página de una empresa: va el perfil de la persona que fundó el servicio',
    )
    .matches(
      // Chrome copies the address of «josé» as `jos%C3%A9`.
      /^([\p{L}\p{N}-]|%[\dA-F]{2}){3,100}$/u,
      'tiene que ser solo lo que sigue a linkedin.com/in/, sin barras',
    ),
  chatHours: sentence('Lunes a viernes, de 9 a 18.'),
  answeredBy: sentence('Te responde Ana.'),
  price: sentence('Desde $ 100.000: turno y dos prácticas de entrevista.'),
  payment: sentence('La mitad al empezar y la otra con el turno.'),
  refund: sentence('Si no sacamos el turno, te devolvemos todo.'),
  office: sentence('Oficina en Rosario: te esperamos con cita.'),
  founderName: detail('Ana Gómez'),
  legalName: detail('Viajar con Ana S. R. L.'),
  legalAddress: detail('Córdoba 1000, Rosario'),
  cuit: text('30-00000000-0').matches(
    /^(\d{2}-\d{8}-\d)?$/,
    'no son 11 cifras con sus dos guiones',
  ),
  formService: detail('Formspree'),
  extraFields: typed(
    object(),
    'va entre llaves { }',
    "{ access_key: 'tu-clave', email: '{correo}' }",
  ).test(problem(extraFieldsProblem)),
  multipartOnly: typed(boolean(), 'va sin comillas: true o false', 'true'),
  confirmation: text('"success":true').matches(/^$|.{6,}/, 'tiene menos de seis caracteres'),
  clients: integer('1200', 2, 999_999),
  yearsOfExperience: integer('5', 2, 99),
  launchYear: year('2022'),
  copyrightYear: year('2024'),
  replyHours: integer('24', 2, 168),
  reviewedOn: text('2026-11').matches(
    /^(20\d\d-(0[1-9]|1[0-2]))?$/,
    'tiene que ser un año y un mes, aaaa-mm',
  ),
  messageMaxLength: integer('112', 50, 1000),
  headlineRotationMs: integer('3000', 1000, 60_000),
  reviews: typed(array(), MISSING, `${PHOTO_EXAMPLE}, y dos más`).test(problem(reviewsProblem)),
};

/** Returns the text after «Ejemplo:» in the message about a setting. */
export const exampleOf = (name: keyof typeof settingRules): string =>
  (settingRules[name].spec.meta as { example: string }).example;

/** Tells whether an address has a domain for examples or tests (RFC 2606), or a text is an example of ours. */
export function isPlaceholder(name: keyof typeof settingRules, value: unknown): boolean {
  if (name === 'reviews') return drawnReviews(value as Settings['reviews']).length > 0;
  if (name === 'extraFields') return BLANK.test(Object.values(value as object).join(' '));
  if (typeof value !== 'string') return false;
  const domain = parseUrl(value)?.hostname ?? value.replace(/^.*@/, '');
  return (
    /(^|\.)(example(\.(com|net|org))?|invalid|test)$/.test(domain) ||
    BLANK.test(value) ||
    /^Pampa Visas$|^\/_bandeja|[.-]ejemplo|^549\d*0{7}$/.test(value) ||
    (value === exampleOf(name) && !USABLE_EXAMPLES.includes(name))
  );
}
