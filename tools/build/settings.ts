import { domainToASCII } from 'node:url';
import type { Plugin } from 'vite';
import { business, founderPicture, reviews } from '../../src/config/business';
import { deployment } from '../../src/config/deployment';
import * as details from '../../src/config/details';
import { oldAddresses } from '../../src/config/oldAddresses';
import * as optional from '../../src/config/optional';
import { owner } from '../../src/config/owner';
import { forms } from '../../src/forms/fields/definitions';
import { isLocal } from '../localHost';
import { parseUrl } from '../parseUrl';
import { settingError } from '../settingError';
import { oldAddressProblems } from './oldAddresses';
import { isPhoto, PHOTO_LINE, pictureProblem } from './pictures';

/** Replaces literal types by `string` and `number`: `business` is `as const`, and the owner may set other values. */
type Widened<Literals> = {
  readonly [Name in keyof Literals]: Literals[Name] extends string
    ? string
    : Literals[Name] extends number
      ? number
      : Literals[Name];
};

/** The owner's settings from `src/config`. */
export interface Settings extends Widened<
  typeof business & typeof deployment & typeof details & typeof optional
> {
  readonly reviews: readonly { image: string; alt?: string; link?: string }[];
  readonly founderPicture: { image: string; alt?: string };
}

/** The settings of this build. SITE_URL, FORM_ENDPOINT and COUNTER_URL in the environment override `src/config`. */
export const currentSettings: Settings = {
  ...business,
  ...deployment,
  ...details,
  ...optional,
  counterUrl: process.env.COUNTER_URL ?? optional.counterUrl,
  reviews,
  founderPicture,
};

interface Rule<Value> {
  /** Returns the problem of an invalid value: the end of a Spanish sentence that begins with the value. */
  readonly problemOf: (value: Value) => string | undefined;
  /** Text after «Ejemplo:» in the message for the owner. */
  readonly example: string;
  /** Tells whether the owner still has to replace a valid value. A value that equals `example` is a placeholder, too. */
  readonly isPlaceholder?: (value: Value) => boolean;
  /** Whether `example` may be an owner's true value, and so is no placeholder. Numbers never equal their example. */
  readonly isExampleUsable?: boolean;
}

const MISSING_QUOTES = 'va entre comillas';

/** Returns a check for texts. If the owner has omitted the quotes, the value may be a number. */
const checkText = (problemOf: (value: string) => string | undefined) => (value: string) =>
  typeof value === 'string' ? problemOf(value) : MISSING_QUOTES;

/** Returns a check for texts. The check returns the problem of the first pattern that does not match. */
const checkPatterns = (...patterns: [pattern: RegExp, problem: string][]) =>
  checkText((value) => patterns.find(([pattern]) => !pattern.test(value))?.[1]);

/** Returns the problem of an absolute URL. Only a URL of this computer may have the protocol http. */
function urlProblem(url: string): string | undefined {
  if (/\s/.test(url)) return 'tiene un espacio';
  if (!url.includes('://')) return 'no empieza con https://';
  const parsed = parseUrl(url);
  if (!parsed) return 'no es una dirección completa';
  const { protocol, hostname, username, password } = parsed;
  const isOnThisMachine = isLocal(url);
  if (protocol !== 'https:' && !(protocol === 'http:' && isOnThisMachine)) {
    return 'tiene que empezar con https:// (http:// solo en localhost)';
  }
  if (username || password) return 'no puede llevar usuario ni contraseña';
  return isOnThisMachine
    ? undefined
    : checkPatterns([/^[^.]+(\.[^.]+)+$/, 'no tiene un dominio completo'])(hostname);
}

function siteUrlProblem(url: string): string | undefined {
  const problem = urlProblem(url);
  if (problem) return problem;
  const { origin, pathname, search, hash } = new URL(url);
  if (pathname !== '/' || search || hash) {
    return 'tiene que terminar en el dominio: sin ruta, signo de pregunta ni #';
  }
  // A domain with «ñ» has another form in HTTP, `xn--…`. The pages have to name the site in this form.
  return origin === url.toLowerCase() ? undefined : `se escribe ${origin}: poné eso`;
}

function endpointProblem(url: string): string | undefined {
  if (url.startsWith('//')) return 'empieza con dos barras: escribí https:// adelante';
  if (/…|\.{3}/.test(url)) return 'está cortada: copiala entera';
  return /^\/\S*$/.test(url) ? undefined : urlProblem(url);
}

/** Tells whether a URL or an e-mail address has a domain for examples or tests (RFC 2606). */
function hasReservedDomain(address: string): boolean {
  const domain = parseUrl(address)?.hostname ?? address.replace(/^.*@/, '');
  return /(^|\.)(example(\.(com|net|org))?|invalid|test)$/.test(domain);
}

const EMAIL = /^[\w.+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

/** @param problem the problem of a text that is no e-mail address */
function emailProblem(email: string, problem = 'no es un correo electrónico'): string | undefined {
  const [, name, domain] = /^(.+)@(.*\P{ASCII}.*)$/u.exec(email) ?? [];
  const ascii = domain ? `${name}@${domainToASCII(domain)}` : email;
  if (!EMAIL.test(ascii)) return problem;
  return ascii === email ? undefined : `se escribe ${ascii}: poné eso`;
}

function contactProblem(contact: string): string | undefined {
  if (contact === '') return undefined;
  if (contact.includes('://')) return urlProblem(contact);
  return emailProblem(contact, 'no es un correo electrónico ni una dirección https://');
}

function reviewsProblem(list: Settings['reviews']): string | undefined {
  if (list.length !== 3) return `tiene ${list.length} imágenes en lugar de tres justas`;
  const withoutAlt = list.findIndex(({ alt = '' }) => !/\S/.test(alt));
  if (withoutAlt >= 0) return `no dice nada en el texto (alt) de la imagen ${withoutAlt + 1}`;
  const withBadLink = list.findIndex(
    ({ link }) => link !== undefined && checkText(urlProblem)(link),
  );
  if (withBadLink < 0) return undefined;
  return `tiene en la imagen ${withBadLink + 1} un enlace que no sirve: va completo, con https:// y entre comillas`;
}

/** Names that form services give their traps for robots: a message with a filled trap is thrown away. */
const TRAP = /^(_gotcha|_honey|botcheck|bot-field)$|honeypot/i;

function extraFieldsProblem(extraFields: Settings['extraFields']): string | undefined {
  if (typeof extraFields !== 'object' || extraFields === null) return 'va entre llaves { }';
  const fieldNames = forms.map(({ fields }) => Object.keys(fields));
  for (const [name, value] of Object.entries(extraFields)) {
    if (typeof value !== 'string')
      return `tiene en «${name}» algo que no es un texto entre comillas`;
    if (TRAP.test(name)) return `tiene «${name}», que es una trampa para robots: sacalo`;
    if (fieldNames.flat().includes(name))
      return `tiene «${name}», que ya es un dato del formulario`;
    const copied = /^\{(.*)\}$/.exec(value)?.[1];
    if (copied !== undefined && !fieldNames.flat().includes(copied)) {
      return `copia «${copied}», que no es un dato de los formularios`;
    }
  }
  return undefined;
}

const integerBetween = (min: number, max: number, problem: string) => (value: number) =>
  Number.isInteger(value) && value >= min && value <= max ? undefined : problem;
const countProblem = integerBetween(
  1,
  Infinity,
  'tiene que ser un número entero desde 1, sin comillas ni puntos',
);
const yearProblem = integerBetween(2000, 2099, 'tiene que ser un año de 2000 a 2099, sin comillas');

const drawnReviews = (list: Settings['reviews']) =>
  list.filter(({ image }) => /^postcard-\d$/.test(image));

const optionalText = (
  example: string,
  ...morePatterns: Parameters<typeof checkPatterns>[1][]
): Rule<string> => ({
  problemOf: checkPatterns(
    [/^(\S(.*\S)?)?$/, 'tiene un espacio al principio o al final, o más de un renglón'],
    [/^[^<>]*$/, 'no puede llevar < >'],
    ...morePatterns,
  ),
  example,
});

/** Returns the rule of an optional text that pages show beside other sentences, so it must be a sentence, too. */
const optionalSentence = (example: string) =>
  optionalText(example, [
    /^(\P{Ll}.*[.!?…]»?)?$/u,
    'va como una oración: empieza con mayúscula y termina con punto',
  ]);

/** The rules of all settings except the founder's picture, which `pictureProblem` checks. */
const rules: {
  readonly [Name in Exclude<keyof Settings, 'founderPicture'>]: Rule<Settings[Name]>;
} = {
  brand: {
    problemOf: checkPatterns(
      [/^\S(.*\S)?$/s, 'está vacío o tiene un espacio al principio o al final'],
      [/^[^<>"\n]*$/, 'no puede llevar < > ni comillas, ni más de un renglón'],
      // With a brand of 22 characters the longest title, that of home, has 59. Search engines usually
      // truncate titles of more than 60.
      [/^.{0,22}$/, 'tiene más de 22 caracteres: los títulos de las páginas saldrían cortados'],
    ),
    example: 'Viajar con Ana',
    isPlaceholder: (value) => value === 'Pampa Visas',
  },
  siteUrl: {
    problemOf: checkText(siteUrlProblem),
    example: 'https://www.pampavisas.example',
    isPlaceholder: hasReservedDomain,
  },
  formEndpoint: {
    problemOf: checkText(endpointProblem),
    example: 'https://formspree.io/f/abcdwxyz',
    isPlaceholder: (value) => value.startsWith('/') || hasReservedDomain(value),
  },
  whatsapp: {
    problemOf: checkPatterns(
      [/^\d+$/, 'lleva solo cifras: sin +, espacios ni guiones'],
      [/^549/, 'tiene que empezar con 549 (país y celular)'],
      [/^549(?!0)/, 'tiene un 0 antes del código de área: sacalo'],
      // A valid number of 13 digits may contain «15», too. This pattern rejects only a number of 15 digits with
      // «15» after the fifth digit: 549, an area code of two or more digits, 15 and the local number.
      [/^(?!.{15}$)|^.{5}(?!.*15)/, 'tiene un 15 después del código de área: sacalo'],
      [/^.{13}$/, 'no tiene 13 cifras: va sin el 0 del código de área y sin el 15'],
    ),
    example: '5493510000000',
    isPlaceholder: (value) => value.endsWith('0'.repeat(7)),
  },
  email: {
    problemOf: checkText((value) => emailProblem(value)),
    example: 'hola@pampavisas.example',
    isPlaceholder: hasReservedDomain,
  },
  instagram: {
    // Instagram allows no period at the beginning or the end of a user name, and no two periods in a row.
    problemOf: checkPatterns([
      /^(?!\.)(?!.*\.\.)[\w.]{1,30}(?<!\.)$/,
      'tiene que ser el usuario solo: sin @ ni dirección',
    ]),
    example: 'pampa.visas',
    isPlaceholder: (value) => value.includes('ejemplo'),
  },
  linkedin: {
    problemOf: checkPatterns(
      [
        /^(?!.*company\/)/,
        'es la página de una empresa: va el perfil de la persona que fundó el servicio',
      ],
      [/^[\p{L}\p{N}-]{3,100}$/u, 'tiene que ser solo lo que sigue a linkedin.com/in/, sin barras'],
    ),
    example: 'nombre-apellido',
    isPlaceholder: (value) => value.includes('ejemplo'),
  },
  chatHours: { ...optionalSentence('Lunes a viernes, de 9 a 18.'), isExampleUsable: true },
  answeredBy: optionalSentence('Te responde Ana.'),
  price: optionalSentence('Desde $ 100.000: turno y dos prácticas de entrevista.'),
  payment: optionalSentence('La mitad al empezar y la otra con el turno.'),
  refund: optionalSentence('Si no sacamos el turno, te devolvemos todo.'),
  office: optionalSentence('Oficina en Rosario: te esperamos con cita.'),
  founderName: optionalText('Ana Gómez'),
  legalName: optionalText('Viajar con Ana S. R. L.'),
  legalAddress: optionalText('Córdoba 1000, Rosario'),
  cuit: {
    ...optionalText('30-00000000-0', [
      /^(\d{2}-\d{8}-\d)?$/,
      'no son 11 cifras con sus dos guiones',
    ]),
    isPlaceholder: (value) => value.includes('00000000'),
  },
  formService: { ...optionalText('Formspree'), isExampleUsable: true },
  counterUrl: {
    problemOf: checkText((value) => (value === '' ? undefined : endpointProblem(value))),
    example: 'https://cuenta.pampavisas.example/',
    isPlaceholder: hasReservedDomain,
  },
  securityContact: {
    problemOf: checkText(contactProblem),
    example: 'seguridad@pampavisas.example',
    isPlaceholder: hasReservedDomain,
  },
  extraFields: {
    problemOf: extraFieldsProblem,
    example: "{ access_key: 'tu-clave', email: '{correo}' }",
  },
  nativeEndpoint: {
    problemOf: checkText((value) => (value === '' ? undefined : endpointProblem(value))),
    example: 'https://formsubmit.co/tu-alias',
    isPlaceholder: (value) => value !== '' && hasReservedDomain(value),
  },
  multipartOnly: {
    problemOf: (value) =>
      typeof value === 'boolean' ? undefined : 'va sin comillas: true o false',
    example: 'true',
  },
  thanksPage: {
    problemOf: checkText((value) => (value === '' ? undefined : urlProblem(value))),
    example: 'https://web3forms.com/success',
    isExampleUsable: true,
  },
  clients: { problemOf: countProblem, example: '1200' },
  yearsOfExperience: { problemOf: countProblem, example: '5' },
  launchYear: { problemOf: yearProblem, example: '2022' },
  copyrightYear: { problemOf: yearProblem, example: '2024' },
  replyHours: { problemOf: countProblem, example: '24' },
  reviewedOn: {
    problemOf: checkPatterns([
      /^(20\d\d-(0[1-9]|1[0-2]))?$/,
      'tiene que ser un año y un mes, aaaa-mm',
    ]),
    example: '2026-11',
    isExampleUsable: true,
  },
  messageMaxLength: { problemOf: countProblem, example: '112' },
  headlineRotationMs: { problemOf: countProblem, example: '3000' },
  reviews: {
    problemOf: reviewsProblem,
    example: `${PHOTO_LINE}, y dos más`,
    isPlaceholder: (list) => drawnReviews(list).length > 0,
  },
};

/** Returns a setting's place for messages: environment variable, file, or `src/config` if no file has it. */
function placeOf(setting: string): string {
  const variable = {
    siteUrl: 'SITE_URL',
    formEndpoint: 'FORM_ENDPOINT',
    counterUrl: 'COUNTER_URL',
  }[setting];
  if (variable && process.env[variable]) return `${variable} del entorno`;
  const files = Object.entries({ owner, details, optional, business });
  const [file] =
    [...files, ['business', { reviews }] as const].find(([, exports]) => setting in exports) ?? [];
  return file ? `src/config/${file}.ts` : 'src/config';
}

/** A setting with a problem or a placeholder. */
interface SettingNote {
  readonly name: string;
  /** The value as the message shows it. */
  readonly value: string;
  readonly place: string;
  readonly example: string;
}

const settingNames = Object.keys(rules) as (keyof typeof rules)[];

/** Returns the invalid settings. `problem` is the end of a Spanish sentence that begins with the value. */
export const wrongSettings = (settings: Settings): (SettingNote & { problem: string })[] =>
  settingNames.flatMap((name) => {
    const { problemOf, example } = rules[name] as Rule<unknown>;
    const value = settings[name];
    const problem = value === undefined ? 'no está' : problemOf(value);
    if (!problem) return [];
    return {
      name,
      value:
        value === undefined
          ? `el renglón que empieza con «${name}»`
          : name === 'reviews'
            ? 'la lista'
            : JSON.stringify(value),
      problem,
      place: placeOf(name),
      example: problem === MISSING_QUOTES ? `'${example}'` : example,
    };
  });

/** Returns the settings whose value is a placeholder or the example in an error message. Skips invalid values. */
export const placeholders = (settings: Settings): SettingNote[] =>
  settingNames.flatMap((name) => {
    const { problemOf, isPlaceholder, example, isExampleUsable } = rules[name] as Rule<unknown>;
    const value = settings[name];
    const isExample = value === example && !isExampleUsable;
    if (problemOf(value) || !(isExample || isPlaceholder?.(value))) return [];
    const drawn = drawnReviews(settings.reviews).map(({ image }) => image);
    return {
      name,
      value:
        name === 'reviews'
          ? `${drawn.length} de 3 son las postales dibujadas: ${drawn.join(', ')}`
          : String(value),
      place: placeOf(name),
      example,
    };
  });

/**
 * Tells whether the owner has replaced a value in src/config/owner.ts, filled in a detail or set a photo. The
 * pages may then be larger than with placeholders.
 */
export function hasOwnersContent(settings: Settings): boolean {
  const remaining = placeholders(settings).map(({ name }) => name);
  return (
    Object.keys(owner).some((name) => !remaining.includes(name)) ||
    Object.keys(details).some((name) => settings[name as keyof typeof details] !== '') ||
    [...settings.reviews, settings.founderPicture].some(isPhoto)
  );
}

/** Returns a line for each invalid setting: name, place, value, problem and an example. */
export const settingProblems = (settings: Settings) =>
  wrongSettings(settings).map(
    ({ name, place, value, problem, example }) =>
      `${name} (${place}): ${value} ${problem}. Ejemplo: ${example}`,
  );

/** Returns a line for each setting that still has a placeholder: name, value and place. */
export const remainingPlaceholders = (settings: Settings) =>
  placeholders(settings).map(
    ({ name, value, place }) => `${name.padEnd(12)}  ${value}  (${place})`,
  );

const formatList = (heading: string, lines: readonly string[]) => [heading, ...lines].join('\n  ');

/**
 * Vite plugin that checks the settings and the owner's photos before a build or the development server
 * starts. An invalid setting or photo stops Vite with one message (R-OWNER-03). Builds also list the
 * remaining placeholders (R-OWNER-04), at the log level `warn`, because `npm start` shows no lower level.
 */
export function checkSettings(): Plugin {
  return {
    name: 'check-settings',
    async config(_config, { isPreview }) {
      if (isPreview) return;
      const problems = [...settingProblems(currentSettings), ...oldAddressProblems(oldAddresses)];
      const photoProblems = await Promise.all(
        [...reviews, founderPicture].map((picture) => pictureProblem(picture)),
      );
      const messages = [
        ...(problems.length > 0
          ? [formatList('Hay un ajuste que no se puede usar.', problems)]
          : []),
        ...new Set(photoProblems.filter((problem) => problem !== undefined)),
      ];
      if (messages.length > 0) throw settingError(messages.join('\n'));
    },
    buildApp: {
      order: 'pre',
      async handler(builder) {
        const lines = remainingPlaceholders(currentSettings);
        const heading = 'Quedan datos de ejemplo; poné los tuyos antes de publicar el sitio:';
        if (lines.length > 0) builder.config.logger.warn(`\n${formatList(heading, lines)}\n`);
      },
    },
  };
}
