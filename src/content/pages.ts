import { business } from '../config/business';

/** Path, names and links of a page. */
export interface PageHead {
  /** Path of its route, in its canonical form (R-NAV-01, R-NAV-07). */
  readonly path: `/${string}`;
  /** Short name, in links, breadcrumbs and messages. */
  readonly name: string;
  /** Document title, of 60 characters at most, because search engines truncate longer ones. */
  readonly title: string;
  /** Whether menu and footer list the page under «Compañía». */
  readonly companyLink: boolean;
  /** Which text of `chats` (site.ts) the page's chat links carry; `applicant` if not given. */
  readonly chat?: 'agency';
}

/** All pages of the site; `src/routes.ts` adds the code of each. */
export const pages = {
  home: {
    path: '/',
    name: 'Inicio',
    title: `Visa americana: turno y entrevista | ${business.brand}`,
    companyLink: false,
  },
  about: {
    path: '/acercaDeNosotros',
    name: 'Acerca de nosotros',
    title: `Acerca de nosotros | ${business.brand}`,
    companyLink: true,
  },
  agencies: {
    path: '/paraAgenciasDeViaje',
    name: 'Para agencias de viaje',
    title: `Visas de EE.\u00a0UU. para agencias | ${business.brand}`,
    companyLink: true,
    chat: 'agency',
  },
  contact: {
    path: '/contactanos',
    name: 'Contáctanos',
    title: `Contáctanos | ${business.brand}`,
    companyLink: true,
  },
} as const satisfies Record<string, PageHead>;

/** Meta descriptions of the pages, of 155 characters at most. Only the build imports them. */
export const descriptions: Readonly<Record<PageName, string>> = {
  home: 'Te sacamos el turno de la visa americana (Estados Unidos) y te preparamos para la entrevista. Turismo, estudios y trabajo. Es un servicio privado.',
  about: `Simplificamos el trámite de la visa de EE.\u00a0UU.: DS-160, turno y preparación para la entrevista. El equipo tiene más de ${business.yearsOfExperience}\u00a0años de experiencia.`,
  agencies: `Visa de EE.\u00a0UU. para tus pasajeros: sacamos el turno y los preparamos para la entrevista. Tarifas para agencias. Respondemos dentro de las ${business.replyHours}\u00a0horas.`,
  contact: `Escribinos por tu visa de EE.\u00a0UU. de turismo, estudios o trabajo: por WhatsApp, Instagram o correo. Respondemos los correos dentro de las ${business.replyHours}\u00a0horas.`,
};

/** Id of a page. */
export type PageName = keyof typeof pages;

/** Path of a page. */
export type Path = (typeof pages)[PageName]['path'];

/** Title of the error screen for a path without a page. */
export const notFound = { title: `Página no encontrada | ${business.brand}` } as const;

/** Element ids of the home page's sections, for the links to them (R-HOME-02). */
export const anchors = {
  services: 'servicios',
  reviews: 'reviews',
  requirements: 'requisitos',
  faq: 'faq',
} as const;

/** Texts of the share image (tools/render/images.ts). */
export const shareImage = {
  alt: `${business.brand}: turno y preparación para la visa de EE.\u00a0UU.`,
  headline: 'Tu visa de EE.\u00a0UU.',
  text: 'Turno y preparación para la entrevista',
} as const;
