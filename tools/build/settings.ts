import type { Plugin } from 'vite';
import { business, founderPicture, reviews } from '../../src/config/business';
import { deployment } from '../../src/config/deployment';
import * as details from '../../src/config/details';
import * as optional from '../../src/config/optional';
import { owner } from '../../src/config/owner';
import { isLocal } from '../localHost';
import { settingError } from '../settingError';
import { isPhoto, PHOTO_LINE, wrongPicture } from './pictures';

/** Widens the settings' literal types to any text or number. */
type Any<Of> = {
  readonly [Name in keyof Of]: Of[Name] extends string
    ? string
    : Of[Name] extends number
      ? number
      : Of[Name];
};

/** All settings of `src/config`, with the environment's values. */
export interface Settings extends Any<
  typeof business & typeof deployment & typeof details & typeof optional
> {
  readonly reviews: readonly { image: string; alt?: string; link?: string }[];
  readonly founderPicture: { image: string; alt?: string };
}

/** The settings of this build. */
export const currentSettings: Settings = {
  ...business,
  ...deployment,
  ...details,
  ...optional,
  counterUrl: process.env.COUNTER_URL ?? optional.counterUrl,
  reviews,
  founderPicture,
};

/** How a setting is checked. */
interface Rule<Value> {
  /** Returns the problem of a value, as the end of a Spanish sentence. */
  readonly problemOf: (value: Value) => string | undefined;
  /** A valid value. */
  readonly example: string;
  /** Tells whether a value is the project's own or has a domain that is reserved for examples. */
  readonly placeholder?: (value: Value) => boolean;
}

const QUOTES = 'va entre comillas';

/** Checks a text; without its quotes it may be a number. */
const text = (wrong: (value: string) => string | undefined) => (value: string) =>
  typeof value === 'string' ? wrong(value) : QUOTES;

/** Checks a text against patterns, and returns the problem of the first that does not match. */
const textMatching = (...patterns: [right: RegExp, wrong: string][]) =>
  text((value) => patterns.find(([right]) => !right.test(value))?.[1]);

/** Checks an absolute address; http only on this machine. */
function wrongAddress(text: string): string | undefined {
  if (/\s/.test(text)) return 'tiene un espacio';
  if (!text.includes('://')) return 'no empieza con https://';
  if (!URL.canParse(text)) return 'no es una dirección completa';
  const { protocol, hostname, username, password } = new URL(text);
  const local = isLocal(text);
  if (protocol !== 'https:' && !(protocol === 'http:' && local)) {
    return 'tiene que empezar con https:// (http:// solo en localhost)';
  }
  if (username || password) return 'no puede llevar usuario ni contraseña';
  return local
    ? undefined
    : textMatching([/^[^.]+(\.[^.]+)+$/, 'no tiene un dominio completo'])(hostname);
}

function wrongSiteUrl(text: string): string | undefined {
  const wrong = wrongAddress(text);
  if (wrong || new URL(text).origin === text.toLowerCase()) return wrong;
  return 'tiene que terminar en el dominio: sin ruta, signo de pregunta ni #';
}

function wrongEndpoint(text: string): string | undefined {
  if (text.startsWith('//')) return 'empieza con dos barras: escribí https:// adelante';
  if (/…|\.{3}/.test(text)) return 'está cortada: copiala entera';
  return /^\/\S*$/.test(text) ? undefined : wrongAddress(text);
}

/** Tells whether the domain of an address or a mailbox is reserved for examples (RFC 2606). */
function isReservedDomain(text: string): boolean {
  const domain = URL.canParse(text) ? new URL(text).hostname : text.replace(/^.*@/, '');
  return /(^|\.)(example(\.(com|net|org))?|invalid|test)$/.test(domain);
}

const MAILBOX = /^[\w.+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

function wrongContact(text: string): string | undefined {
  if (text === '' || MAILBOX.test(text)) return undefined;
  if (!text.includes('://')) return 'no es un correo electrónico ni una dirección https://';
  return wrongAddress(text);
}

function wrongReviews(list: Settings['reviews']): string | undefined {
  if (list.length !== 3) return `tiene ${list.length} imágenes en lugar de tres justas`;
  const silent = list.findIndex(({ alt = '' }) => !/\S/.test(alt)) + 1;
  if (silent) return `no dice nada en el texto (alt) de la imagen ${silent}`;
  const broken = list.findIndex(({ link }) => link !== undefined && wrongAddress(link)) + 1;
  return broken ? `tiene en la imagen ${broken} un enlace que no es https://` : undefined;
}

const number = (from: number, to: number, wrong: string) => (value: number) =>
  Number.isInteger(value) && value >= from && value <= to ? undefined : wrong;
const wrongCount = number(1, Infinity, 'tiene que ser un número entero, sin comillas ni puntos');
const wrongYear = number(2000, 2099, 'tiene que ser un año, sin comillas');

/** Returns the reviews that still show a drawing. */
const drawnReviews = (list: Settings['reviews']) =>
  list.filter(({ image }) => /^postcard-\d$/.test(image));

/** Returns the rule of a text that may be empty. */
const optionalText = (
  example: string,
  ...more: Parameters<typeof textMatching>[1][]
): Rule<string> => ({
  problemOf: textMatching(
    [/^(\S(.*\S)?)?$/, 'tiene un espacio al principio o al final'],
    [/^[^<>]*$/, 'no puede llevar < >'],
    ...more,
  ),
  example,
});

/** Returns the rule of a text that is shown between sentences, or empty. */
const sentence = (example: string) =>
  optionalText(example, [
    /^(\P{Ll}.*[.!?…]»?)?$/u,
    'va como una oración: empieza con mayúscula y termina con punto',
  ]);

/** The rules of all settings except the founder's picture, which `wrongPicture` checks. */
const rules: {
  readonly [Name in Exclude<keyof Settings, 'founderPicture'>]: Rule<Settings[Name]>;
} = {
  brand: {
    problemOf: textMatching(
      [/^\S(.*\S)?$/s, 'está vacío o tiene un espacio al principio o al final'],
      [/^[^<>"\n]*$/, 'no puede llevar < > ni comillas'],
      // The home page's title then has 60 characters, the most that search engines show.
      [/^.{0,22}$/, 'tiene más de 22 caracteres: los títulos de las páginas saldrían cortados'],
    ),
    example: 'Viajar con Ana',
    placeholder: (value) => value === 'Pampa Visas',
  },
  siteUrl: {
    problemOf: text(wrongSiteUrl),
    example: 'https://www.pampavisas.example',
    placeholder: isReservedDomain,
  },
  formEndpoint: {
    problemOf: text(wrongEndpoint),
    example: 'https://formspree.io/f/abcdwxyz',
    placeholder: (value) => value.startsWith('/') || isReservedDomain(value),
  },
  whatsapp: {
    problemOf: textMatching(
      [/^\d+$/, 'lleva solo cifras: sin +, espacios ni guiones'],
      [/^549/, 'tiene que empezar con 549 (país y celular)'],
      [/^549(?!0)/, 'tiene un 0 antes del código de área: sacalo'],
      [/^(?!.{15}$)|^.{5}(?!.*15)/, 'tiene un 15 después del código de área: sacalo'],
      [/^.{13}$/, 'no tiene 13 cifras: va sin el 0 del código de área y sin el 15'],
    ),
    example: '5493510000000',
    placeholder: (value) => value.endsWith('0'.repeat(7)),
  },
  email: {
    problemOf: textMatching([MAILBOX, 'no es un correo electrónico']),
    example: 'hola@pampavisas.example',
    placeholder: isReservedDomain,
  },
  instagram: {
    problemOf: textMatching([
      /^(?!\.)(?!.*\.\.)[\w.]{1,30}(?<!\.)$/,
      'tiene que ser el usuario solo: sin @ ni dirección',
    ]),
    example: 'pampa.visas',
    placeholder: (value) => value.includes('ejemplo'),
  },
  linkedin: {
    problemOf: textMatching(
      [
        /^(?!.*company\/)/,
        'es la página de una empresa: va el perfil de la persona que fundó el servicio',
      ],
      [/^[\p{L}\p{N}-]{3,100}$/u, 'tiene que ser solo lo que sigue a linkedin.com/in/, sin barras'],
    ),
    example: 'nombre-apellido',
    placeholder: (value) => value.includes('ejemplo'),
  },
  chatHours: sentence('Lunes a viernes, de 9 a 18.'),
  answeredBy: sentence('Te responde Ana.'),
  price: sentence('Desde $ 100.000: turno y dos prácticas de entrevista.'),
  payment: sentence('La mitad al empezar y la otra con el turno.'),
  refund: sentence('Si no sacamos el turno, te devolvemos todo.'),
  office: sentence('Oficina en Rosario: te esperamos con cita.'),
  founderName: optionalText('Ana Gómez'),
  legalName: optionalText('Viajar con Ana S. R. L.'),
  legalAddress: optionalText('Córdoba 1000, Rosario'),
  cuit: {
    ...optionalText('30-00000000-0', [
      /^(\d{2}-\d{8}-\d)?$/,
      'no son 11 cifras con sus dos guiones',
    ]),
    placeholder: (value) => value.includes('00000000'),
  },
  formService: optionalText('Formspree'),
  counterUrl: {
    problemOf: text((value) => (value === '' ? undefined : wrongEndpoint(value))),
    example: 'https://cuenta.pampavisas.example/',
    placeholder: isReservedDomain,
  },
  securityContact: {
    problemOf: text(wrongContact),
    example: 'seguridad@pampavisas.example',
    placeholder: isReservedDomain,
  },
  clients: { problemOf: wrongCount, example: '1200' },
  yearsOfExperience: { problemOf: wrongCount, example: '5' },
  launchYear: { problemOf: wrongYear, example: '2022' },
  copyrightYear: { problemOf: wrongYear, example: '2024' },
  replyHours: { problemOf: wrongCount, example: '24' },
  reviewedOn: {
    problemOf: textMatching([/^20\d\d-(0[1-9]|1[0-2])$/, 'tiene que ser un año y un mes, aaaa-mm']),
    example: '2026-11',
  },
  messageMaxLength: { problemOf: wrongCount, example: '112' },
  headlineRotationMs: { problemOf: wrongCount, example: '3000' },
  reviews: {
    problemOf: wrongReviews,
    example: `${PHOTO_LINE}, y dos más`,
    placeholder: (list) => drawnReviews(list).length > 0,
  },
};

/** Returns where a setting was given: the environment overrides the files. */
function placeOf(setting: string): string {
  const variable = {
    siteUrl: 'SITE_URL',
    formEndpoint: 'FORM_ENDPOINT',
    counterUrl: 'COUNTER_URL',
  }[setting];
  if (variable && process.env[variable]) return `${variable} del entorno`;
  const files = Object.entries({ owner, details, optional, business });
  const file = [...files, ['business', { reviews }] as const].find(([, has]) => setting in has);
  return file ? `src/config/${file[0]}.ts` : 'src/config';
}

/** A setting with a problem or a placeholder. */
interface SettingNote {
  readonly name: string;
  /** The value as a message shows it. */
  readonly value: string;
  /** The file, or the environment. */
  readonly place: string;
  readonly example: string;
}

const settingNames = Object.keys(rules) as (keyof typeof rules)[];

/** Returns the invalid settings. `problem` ends a Spanish sentence that begins with the value. */
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
      example: problem === QUOTES ? `'${example}'` : example,
    };
  });

/** Returns the valid settings that have the project's own value, or a message's example. */
export const placeholders = (settings: Settings): SettingNote[] =>
  settingNames.flatMap((name) => {
    const { problemOf, placeholder, example } = rules[name] as Rule<unknown>;
    const value = settings[name];
    if (!placeholder || problemOf(value) || !(placeholder(value) || value === example)) return [];
    const left = drawnReviews(settings.reviews).map(({ image }) => image);
    return {
      name,
      value:
        name === 'reviews'
          ? `${left.length} de 3 son las postales dibujadas: ${left.join(', ')}`
          : String(value),
      place: placeOf(name),
      example,
    };
  });

/** Tells whether the owner has replaced a value of `owner.ts` or added a detail or a photo. */
export function hasOwnersContent(settings: Settings): boolean {
  const left = placeholders(settings).map(({ name }) => name);
  return (
    Object.keys(owner).some((name) => !left.includes(name)) ||
    Object.keys(details).some((name) => settings[name as keyof typeof details] !== '') ||
    [...settings.reviews, settings.founderPicture].some(isPhoto)
  );
}

/** Returns a line for every invalid setting: name, place, problem and an example. */
export const settingProblems = (settings: Settings) =>
  wrongSettings(settings).map(
    ({ name, place, value, problem, example }) =>
      `${name} (${place}): ${value} ${problem}. Ejemplo: ${example}`,
  );

/** Returns a line for every placeholder: name, value and place. */
export const remainingPlaceholders = (settings: Settings) =>
  placeholders(settings).map(
    ({ name, value, place }) => `${name.padEnd(12)}  ${value}  (${place})`,
  );

const formatList = (heading: string, lines: readonly string[]) => [heading, ...lines].join('\n  ');

/**
 * Vite plugin that checks the settings when a build or the development server starts. An invalid one stops
 * it with one message (R-OWNER-03); builds also list the placeholders that are left (R-OWNER-04).
 */
export function settings(): Plugin {
  return {
    name: 'settings',
    async config(_config, { isPreview }) {
      if (isPreview) return;
      const problems = settingProblems(currentSettings);
      const photoProblems = await Promise.all(
        [...reviews, founderPicture].map((picture) => wrongPicture(picture)),
      );
      const wrong = [
        ...(problems.length > 0
          ? [formatList('Hay un ajuste que no se puede usar.', problems)]
          : []),
        ...new Set(photoProblems.filter((problem) => problem !== undefined)),
      ];
      if (wrong.length > 0) throw settingError(wrong.join('\n'));
    },
    buildApp: {
      order: 'pre',
      async handler(builder) {
        const left = remainingPlaceholders(currentSettings);
        const heading = 'Quedan datos de ejemplo; poné los tuyos antes de publicar el sitio:';
        if (left.length > 0) builder.config.logger.info(`\n${formatList(heading, left)}\n`);
      },
    },
  };
}
