import type { Plugin } from 'vite';
import { business, reviews } from '../src/config/business';
import { deployment } from '../src/config/deployment';
import { owner, shippedPlaceholders } from '../src/config/owner';
import { SettingError } from './inbox/setting';

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
  /** What is wrong with it, as the end of a sentence that begins with the value. */
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
  if (/\s/.test(text)) return 'has a space in it';
  if (!url) return 'is not a whole address';
  const local = LOCAL_HOSTS.includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && local)) {
    return 'has to begin with https:// (http:// only on localhost)';
  }
  if (url.username || url.password) return 'may not hold a user name or a password';
  if (!local && !/^[^.]+(\.[^.]+)+$/.test(url.hostname)) return 'has no whole domain name';
  return undefined;
}

const siteUrl: Check<string> = (text) => {
  const problem = addressProblem(text);
  if (problem) return problem;
  return new URL(text).origin === text.toLowerCase()
    ? undefined
    : 'has to be a bare origin: no path, no question mark, no #';
};

const formEndpoint: Check<string> = (text) => {
  if (/^\/(?!\/)\S*$/.test(text)) return undefined;
  if (text.startsWith('//')) return 'begins with two slashes: write https:// before it';
  return addressProblem(text);
};

const brand: Check<string> = (text) => {
  if (text.trim() === '' || text !== text.trim()) return 'is empty, or has a space at an end';
  if (/[<>"\n]/.test(text)) return 'has a character that a name does not need';
  return text.length > BRAND_MAX
    ? `is longer than ${BRAND_MAX} characters: page titles would be cut`
    : undefined;
};

const whatsapp: Check<string> = (text) => {
  if (!/^\d+$/.test(text)) return 'may hold only digits: no +, spaces or hyphens';
  if (!text.startsWith('549')) return 'has to begin with 549 (country, mobile)';
  if (text.startsWith('5490')) return 'has a 0 before the area code: leave it out';
  if (text.length === 15 && text.includes('15', 5)) {
    return 'has a 15 after the area code: leave it out';
  }
  return text.length === 13 ? undefined : `has ${text.length} digits instead of 13`;
};

const email: Check<string> = (text) =>
  /^[\w.+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(text) ? undefined : 'is not an e-mail address';

const instagram: Check<string> = (text) =>
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9._]{1,30}(?<!\.)$/.test(text)
    ? undefined
    : 'has to be the user alone: no @, no address';

const linkedin: Check<string> = (text) =>
  /^[\p{L}\p{N}-]{3,100}$/u.test(text)
    ? undefined
    : 'has to be what follows linkedin.com/in/ alone, without slashes';

const reviewedOn: Check<string> = (text) =>
  /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? undefined : 'has to be a year and a month, yyyy-mm';

const count: Check<number> = (value) =>
  Number.isInteger(value) && value > 0 ? undefined : 'has to be a whole number above zero';

const year: Check<number> = (value) =>
  Number.isInteger(value) && value >= 2000 && value < 2100 ? undefined : 'has to be a year';

const reviewList: Check<Settings['reviews']> = (list) => {
  if (list.length !== 3) return `has ${list.length} images instead of exactly three`;
  const silent = list.findIndex(({ alt }) => alt.trim() === '');
  if (silent >= 0) return `says nothing in the alt text of image ${silent + 1}`;
  const broken = list.findIndex(({ link }) => link !== undefined && addressProblem(link));
  return broken < 0
    ? undefined
    : `has a link that is not an https:// address in image ${broken + 1}`;
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
    "{ image: 'postcard-1', alt: 'Postal ilustrada: un puente sobre la bahía' }, and two more",
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
  if (variable && environment[variable]) return `${variable} in the environment`;
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
    const shown = typeof value === 'object' ? 'the list' : JSON.stringify(value);
    return `${setting} (${placeOf(setting, environment)}): ${shown} ${wrong}. Example: ${example}`;
  });
  return `A setting cannot be used.\n  ${lines.join('\n  ')}`;
}

/** Settings that still hold what the project ships with: name and value. */
export function remainingPlaceholders(settings: Settings): [name: string, value: string][] {
  const names = Object.keys(shippedPlaceholders) as (keyof typeof shippedPlaceholders)[];
  const left = names
    .filter((name) => settings[name] === shippedPlaceholders[name])
    .map((name): [string, string] => [name, settings[name]]);
  const drawn = settings.reviews.filter(({ image }) => /^postcard-\d$/.test(image)).length;
  return drawn > 0 ? [...left, ['reviews', `${drawn} of 3 are the drawn postcards`]] : left;
}

/** The block that each build prints while placeholders remain; empty when none does. */
export function placeholderNotice(settings: Settings, environment: NodeJS.ProcessEnv = {}): string {
  const left = remainingPlaceholders(settings);
  const lines = left.map(
    ([name, value]) => `  ${name.padEnd(12)}  ${value}  (${placeOf(name, environment)})`,
  );
  return left.length === 0
    ? ''
    : ['Placeholders are left; set your own before the site goes live:', ...lines].join('\n');
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
