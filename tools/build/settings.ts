import type { Plugin } from 'vite';
import { business, founderPicture, reviews } from '../../src/config/business';
import { deployment } from '../../src/config/deployment';
import { owner, shippedPlaceholders } from '../../src/config/owner';
import { wrongPicture } from './pictures';
import { SettingError } from '../inbox/setting';

/** Everything that the owner can set in `src/config`, as it is after the environment had its say. */
export interface Settings {
  readonly brand: string;
  readonly siteUrl: string;
  readonly formEndpoint: string;
  readonly whatsapp: string;
  readonly email: string;
  readonly instagram: string;
  readonly linkedin: string;
  readonly clients: number;
  readonly yearsOfExperience: number;
  readonly launchYear: number;
  readonly copyrightYear: number;
  readonly replyHours: number;
  readonly reviewedOn: string;
  readonly messageMaxLength: number;
  readonly headlineRotationMs: number;
  readonly reviews: readonly { image: string; alt: string; link?: string }[];
}

/** What the site is built with. */
export const currentSettings: Settings = { ...business, ...deployment, reviews };

/** One setting that cannot be used. */
export interface Problem {
  readonly setting: string;
  /** What is wrong with it, in the owner's Spanish, as a sentence that begins with the value. */
  readonly wrong: string;
  readonly example: string;
}

/** Says what is wrong with a value, or nothing. */
type Check<Value> = (value: Value) => string | undefined;

/** Longest brand with which the home page's title still has 60 characters or fewer. */
const BRAND_MAX = 22;

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** What is wrong with the parts that both addresses share. */
function addressProblem(text: string): string | undefined {
  const url = parseUrl(text);
  if (/\s/.test(text)) return 'tiene un espacio';
  if (!url) return 'no es una dirección entera';
  const local = LOCAL_HOSTS.includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && local)) {
    return 'tiene que empezar con https:// (http:// solo en localhost)';
  }
  if (url.username || url.password) return 'no puede llevar usuario ni contraseña';
  if (!local && !/^[^.]+(\.[^.]+)+$/.test(url.hostname)) return 'no tiene un dominio entero';
  return undefined;
}

const siteUrl: Check<string> = (text) => {
  const problem = addressProblem(text);
  if (problem) return problem;
  return new URL(text).origin === text.toLowerCase()
    ? undefined
    : 'tiene que terminar en el dominio: sin ruta, signo de pregunta ni #';
};

const formEndpoint: Check<string> = (text) => {
  if (/^\/(?!\/)\S*$/.test(text)) return undefined;
  if (text.startsWith('//')) return 'empieza con dos barras: escribí https:// adelante';
  return addressProblem(text);
};

const brand: Check<string> = (text) => {
  if (text.trim() === '' || text !== text.trim())
    return 'está vacío o tiene un espacio en una punta';
  if (/[<>"\n]/.test(text)) return 'tiene un signo que un nombre no necesita';
  return text.length > BRAND_MAX
    ? `tiene más de ${BRAND_MAX} letras: los títulos de las páginas saldrían cortados`
    : undefined;
};

const whatsapp: Check<string> = (text) => {
  if (!/^\d+$/.test(text)) return 'lleva solo cifras: sin +, espacios ni guiones';
  if (!text.startsWith('549')) return 'tiene que empezar con 549 (país y celular)';
  if (text.startsWith('5490')) return 'tiene un 0 antes del código de área: sacalo';
  if (text.length === 15 && text.includes('15', 5)) {
    return 'tiene un 15 después del código de área: sacalo';
  }
  return text.length === 13 ? undefined : `tiene ${text.length} cifras en lugar de 13`;
};

const email: Check<string> = (text) =>
  /^[\w.+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(text)
    ? undefined
    : 'no es un correo electrónico';

const instagram: Check<string> = (text) =>
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9._]{1,30}(?<!\.)$/.test(text)
    ? undefined
    : 'tiene que ser el usuario solo: sin @ ni dirección';

const linkedin: Check<string> = (text) =>
  /^[\p{L}\p{N}-]{3,100}$/u.test(text)
    ? undefined
    : 'tiene que ser solo lo que sigue a linkedin.com/in/, sin barras';

const reviewedOn: Check<string> = (text) =>
  /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? undefined : 'tiene que ser un año y un mes, aaaa-mm';

const count: Check<number> = (value) =>
  Number.isInteger(value) && value > 0
    ? undefined
    : 'tiene que ser un número entero mayor que cero';

const year: Check<number> = (value) =>
  Number.isInteger(value) && value >= 2000 && value < 2100 ? undefined : 'tiene que ser un año';

const reviewList: Check<Settings['reviews']> = (list) => {
  if (list.length !== 3) return `tiene ${list.length} imágenes en lugar de tres justas`;
  const silent = list.findIndex(({ alt }) => alt.trim() === '');
  if (silent >= 0) return `no dice nada en el texto (alt) de la imagen ${silent + 1}`;
  const broken = list.findIndex(({ link }) => link !== undefined && addressProblem(link));
  return broken < 0
    ? undefined
    : `tiene en la imagen ${broken + 1} un enlace que no es una dirección https://`;
};

const checks: { [Name in keyof Settings]: [check: Check<Settings[Name]>, example: string] } = {
  brand: [brand, 'Pampa Visas'],
  siteUrl: [siteUrl, 'https://www.pampavisas.example'],
  formEndpoint: [formEndpoint, 'https://formspree.io/f/abcdwxyz'],
  whatsapp: [whatsapp, '5493510000000'],
  email: [email, 'hola@pampavisas.example'],
  instagram: [instagram, 'pampa.visas'],
  linkedin: [linkedin, 'nombre-apellido'],
  clients: [count, '1200'],
  yearsOfExperience: [count, '5'],
  launchYear: [year, '2022'],
  copyrightYear: [year, '2024'],
  replyHours: [count, '24'],
  reviewedOn: [reviewedOn, '2026-11'],
  messageMaxLength: [count, '112'],
  headlineRotationMs: [count, '3000'],
  reviews: [
    reviewList,
    "{ image: 'postcard-1', alt: 'Postal ilustrada: un puente sobre la bahía' }, y dos más",
  ],
};

/** Every setting that cannot be used. */
export function settingProblems(settings: Settings): Problem[] {
  const names = Object.keys(checks) as (keyof Settings)[];
  return names.flatMap((setting) => {
    const [check, example] = checks[setting];
    const wrong = (check as Check<unknown>)(settings[setting]);
    return wrong ? [{ setting, wrong, example }] : [];
  });
}

/** Where a setting was given: the environment wins over the files. */
function placeOf(setting: string, environment: NodeJS.ProcessEnv): string {
  const variable = { siteUrl: 'SITE_URL', formEndpoint: 'FORM_ENDPOINT' }[setting];
  if (variable && environment[variable]) return `${variable} del entorno`;
  return setting in owner ? 'src/config/owner.ts' : 'src/config/business.ts';
}

/** The message that stops a build: each setting's name, place, what is wrong and an example. */
export function problemMessage(
  problems: readonly Problem[],
  settings: Settings,
  environment: NodeJS.ProcessEnv = {},
): string {
  const lines = problems.map(({ setting, wrong, example }) => {
    const value = settings[setting as keyof Settings];
    const shown = typeof value === 'object' ? 'la lista' : JSON.stringify(value);
    return `${setting} (${placeOf(setting, environment)}): ${shown} ${wrong}. Ejemplo: ${example}`;
  });
  return `Hay un ajuste que no se puede usar.\n  ${lines.join('\n  ')}`;
}

/** Settings that still hold what the project ships with: name and value. */
export function remainingPlaceholders(settings: Settings): [name: string, value: string][] {
  const names = Object.keys(shippedPlaceholders) as (keyof typeof shippedPlaceholders)[];
  const left = names
    .filter((name) => settings[name] === shippedPlaceholders[name])
    .map((name): [string, string] => [name, settings[name]]);
  const drawn = settings.reviews.filter(({ image }) => /^postcard-\d$/.test(image)).length;
  return drawn > 0 ? [...left, ['reviews', `${drawn} de 3 son las postales dibujadas`]] : left;
}

/** The block that each build prints while placeholders remain; empty when none does. */
export function placeholderNotice(settings: Settings, environment: NodeJS.ProcessEnv = {}): string {
  const left = remainingPlaceholders(settings);
  const lines = left.map(
    ([name, value]) => `  ${name.padEnd(12)}  ${value}  (${placeOf(name, environment)})`,
  );
  return left.length === 0
    ? ''
    : ['Quedan datos de ejemplo; poné los tuyos antes de publicar el sitio:', ...lines].join('\n');
}

/**
 * Vite plugin: checks the settings when a build or the development server starts. A bad one stops
 * it with one message; builds also list the placeholders that are left (issues 2 and 3).
 */
export function settings(): Plugin {
  return {
    name: 'settings',
    config(_config, { isPreview }) {
      const problems = isPreview ? [] : settingProblems(currentSettings);
      if (problems.length > 0) {
        throw new SettingError(problemMessage(problems, currentSettings, process.env));
      }
      const wrong = isPreview ? undefined : wrongPicture([...reviews, founderPicture]);
      if (wrong) throw new SettingError(wrong);
    },
    buildApp: {
      order: 'pre',
      async handler(builder) {
        const notice = placeholderNotice(currentSettings, process.env);
        if (notice) builder.config.logger.info(`\n${notice}\n`);
      },
    },
  };
}
