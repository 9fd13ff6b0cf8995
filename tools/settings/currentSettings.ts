import { business, founderPicture, reviews } from '../../src/config/business';
import { buildSettings } from '../../src/content/derived/buildSettings';
import { details } from '../../src/config/details';
import * as optional from '../../src/config/optional';
import { owner } from '../../src/config/owner';
import type { WrittenPicture } from './pictureProblems';

/** The settings of this build. SITE_URL and FORM_ENDPOINT in the environment override `src/config`. */
export const currentSettings = {
  ...owner,
  ...business,
  ...buildSettings,
  ...details,
  ...optional,
  reviews: reviews as readonly WrittenPicture[],
  founderPicture: founderPicture as WrittenPicture,
};

/** The owner's settings from `src/config`. */
export type Settings = Readonly<typeof currentSettings>;

const variables: Record<string, string> = { siteUrl: 'SITE_URL', formEndpoint: 'FORM_ENDPOINT' };
const files = { owner, details, optional, business: { ...business, reviews } };

/** Returns the environment variable or the file that has a setting's value. */
export function placeOf(setting: string): string {
  const variable = variables[setting];
  if (variable && process.env[variable]) return `${variable} del entorno`;
  const file = Object.entries(files).find(([, exports]) => setting in exports);
  return file ? `src/config/${file[0]}.ts` : 'src/config';
}
