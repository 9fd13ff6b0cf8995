import { build, editedFile } from './builds';

/** The longest brand that a build accepts. */
export const LONGEST_BRAND = 'Turnos y visas de Mara';

const photo = (alt: string, image = 'foto.jpg') => ({ image, alt });

/** Another value than the fixed one for each setting of the owner, by the file in `src/config`. */
const values = {
  owner: {
    brand: LONGEST_BRAND,
    siteUrl: 'https://www.otra.com.ar',
    formEndpoint: '/_bandeja',
    whatsapp: '+54 9 351 123-4567',
    email: 'ana@otra.com.ar',
    instagram: 'otra.visas',
    linkedin: 'ana-otra',
  },
  business: {
    clients: 3456,
    yearsOfExperience: 7,
    launchYear: 2021,
    copyrightYear: 2031,
    replyHours: 12,
    reviewedOn: '2026-05',
    messageMaxLength: 112,
    headlineRotationMs: 3000,
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
    alsoPublished: [],
  },
  photos: {
    reviews: [
      { ...photo('Ana'), link: 'https://example.com/opinion' },
      photo('Beto'),
      photo('Caro'),
    ],
    founderPicture: photo('Quien fundó', 'ana.jpg'),
  },
} as const;

/** The numbers and the owner's data of this build. */
export const ownBusiness = { ...values.owner, ...values.business };

/** Returns a detail of this build. */
export const ownDetail = (name: string): string =>
  values.details[name as keyof typeof values.details];

/** Returns a module that exports these values. */
const moduleOf = (exports: object) =>
  Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');

/** Builds the site with another value than the fixed one for each setting, and with photos only. */
export const buildOwnSite = (): Promise<string> =>
  build(
    { FORM_ENDPOINT: '/_bandeja' },
    {
      files: {
        ...editedFile('src/content/pages.ts', ['Es un servicio privado', '«"&lt;»']),
        'src/config/owner.ts': moduleOf({ owner: values.owner }),
        'src/config/business.ts': `import { owner } from './owner';\n${moduleOf({
          ...values.photos,
        })}export const business = { ...owner, ...${JSON.stringify(values.business)} };`,
        'src/config/details.ts': moduleOf(values.details),
        'src/config/optional.ts': moduleOf(values.optional),
      },
      copies: {
        'public/foto.jpg': 'public/compartir.jpg',
        'public/ana.jpg': 'public/icon-512.png',
      },
    },
  );
