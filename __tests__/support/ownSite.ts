import { detailRules } from '../../tools/settings/detailRules';
import { exampleIn } from '../../tools/settings/settingSchemas';
import { build, editedFile, moduleOf } from './builds';

/** The longest brand that a build accepts. */
export const LONGEST_BRAND = 'Turnos y visas de Mara';

/** Each detail is its example, except one that is no real number. */
const details: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(detailRules).map(([name, rule]) => [name, exampleIn(rule)])),
  cuit: '30-71234567-1',
};

/**
 * The owner who fills in everything: for each setting another value than the fixed one, as long as its example in
 * `src/config` or longer, and none of them a placeholder. By the file in `src/config`.
 */
export const fullSettings = {
  owner: {
    brand: LONGEST_BRAND,
    siteUrl: 'https://www.turnosyvisasdemara.com.ar',
    formEndpoint: 'https://formspree.io/f/mzbqkwre',
    whatsapp: '+54 9 351 123-4567',
    email: 'consultas@turnosyvisasdemara.com.ar',
    instagram: 'turnos.y.visas.de.mara',
    linkedin: 'mara-fernandez-quiroga',
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
  details,
  optional: {
    // The first is the example in src/config/optional.ts, the second that of docs/formularios.md.
    extraFields: { asunto: 'Mensaje del sitio', email: '{correo}' },
    multipartOnly: true,
    confirmation: '"ok":true',
  },
  photos: {
    reviews: [
      {
        image: 'nora-y-julian.jpg',
        alt: 'Nora y Julián en el puerto, con los pasaportes abiertos en la visa nueva',
        link: 'https://www.example.com/opiniones/nora-y-julian-en-nueva-york',
      },
      {
        image: 'familia-benitez.jpg',
        alt: 'La familia Benítez, con sus tres chicos, delante de un castillo de cuento',
      },
      {
        image: 'lucia-campus.jpg',
        alt: 'Lucía el primer día de clases, en la escalinata de su universidad',
      },
    ],
    founderPicture: {
      image: 'mara-fernandez.jpg',
      alt: 'Mara Fernández Quiroga en su oficina, mientras repasa una entrevista',
    },
  },
} as const;

const values = fullSettings;

/** Returns a detail of this build. */
export const ownDetail = (name: string): string => details[name]!;

/** The owner's photos: copies of files that come with the project. */
export const ownPhotos: Readonly<Record<string, string>> = {
  'public/nora-y-julian.jpg': 'public/compartir.jpg',
  'public/familia-benitez.jpg': 'public/icon-512.png',
  'public/lucia-campus.jpg': 'public/icon-maskable-512.png',
  'public/mara-fernandez.jpg': 'public/icon-512.png',
};

/** Builds the site of the owner who fills in everything. The forms post to the local inbox. */
export const buildOwnSite = (): Promise<string> =>
  build(
    { FORM_ENDPOINT: '/_bandeja' },
    {
      files: {
        ...editedFile('src/content/descriptions.ts', ['Es un servicio privado', '«"&lt;»']),
        'src/config/owner.ts': moduleOf({ owner: values.owner }),
        'src/config/business.ts': moduleOf({ business: values.business, ...values.photos }),
        'src/config/details.ts': moduleOf({ details: values.details }),
        'src/config/optional.ts': moduleOf(values.optional),
      },
      copies: ownPhotos,
    },
  );
