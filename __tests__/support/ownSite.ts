import { readFileSync } from 'node:fs';
import { build } from './builds';

/** The longest brand that a build accepts. */
export const LONGEST_BRAND = 'Turnos y visas de Mara';

/** The address at which a review was published. */
export const REVIEW_URL = 'https://example.com/opinion';

/** Another value than the project's for each setting of the owner, by the file in `src/config`. */
const values = {
  owner: {
    brand: LONGEST_BRAND,
    siteUrl: 'https://www.otra.com.ar',
    whatsapp: '5493511234567',
    email: 'ana@otra.com.ar',
    instagram: 'otra.visas',
    linkedin: 'ana-otra',
  },
  business: {
    clients: 3456,
    yearsOfExperience: 7,
    launchYear: 2021,
    copyrightYear: 2031,
    replyHours: 36,
    reviewedOn: '2026-05',
    messageMaxLength: 123,
    headlineRotationMs: 4000,
  },
  details: {
    chatHours: 'De 9 a 18.',
    answeredBy: 'Contesta Ana.',
    price: 'Desde $ 1.',
    payment: 'En dos veces.',
    refund: 'La mitad.',
    office: 'En Rosario.',
    founderName: 'Ana Otra',
    legalName: 'Otra S. A.',
    legalAddress: 'Mitre 1, Rosario',
    cuit: '30-71234567-1',
    formService: 'Otro',
  },
  optional: {
    extraFields: { clave: 'abc', email: '{correo}' },
    multipartOnly: true,
    confirmation: '"ok":true',
  },
} as const;

/** Returns a file of `src/config` with these values. @throws Error if the file lacks one of the settings */
function fileWith(name: keyof typeof values): Record<string, string> {
  const file = `src/config/${name}.ts`;
  let text = readFileSync(file, 'utf8');
  for (const [setting, value] of Object.entries(values[name])) {
    const place = RegExp(`^( {2}${setting}:|export const ${setting}: .* =) .*([,;])$`, 'm');
    if (!place.test(text)) throw new Error(`${file} has no ${setting}`);
    text = text.replace(place, (_, start, end) => `${start} ${JSON.stringify(value)}${end}`);
  }
  return { [file]: text };
}

const photo = (alt: string) => `{ image: 'foto.jpg', width: 1200, height: 630, alt: '${alt}' }`;

/** Replaces the only text of a file that a pattern matches. @throws Error if the pattern matches nothing */
function replaced(text: string, place: RegExp, to: string): string {
  if (!place.test(text)) throw new Error(`Nothing in the settings matches ${place}`);
  return text.replace(place, () => to);
}

function business(): Record<string, string> {
  const [[file, text] = ['', '']] = Object.entries(fileWith('business'));
  const withReviews = replaced(
    text,
    /^export const reviews[^]*?^\];/m,
    `export const reviews: readonly [Review, Review, Review] = [
      { ...${photo('Ana')}, link: '${REVIEW_URL}' }, ${photo('Beto')}, ${photo('Caro')}];`,
  );
  const founder = `export const founderPicture: Picture = ${photo('Quien fundó')};`;
  return { [file]: replaced(withReviews, /^export const founderPicture.*$/m, founder) };
}

/**
 * Builds the site with other settings than the project's own: every setting has another value, every optional one is
 * set, and all pictures are photos.
 */
export const buildOwnSite = (): Promise<string> =>
  build(
    { FORM_ENDPOINT: '/_bandeja' },
    {
      files: {
        ...fileWith('owner'),
        ...fileWith('details'),
        ...fileWith('optional'),
        ...business(),
      },
      copies: { 'public/foto.jpg': 'public/compartir.jpg' },
    },
  );
