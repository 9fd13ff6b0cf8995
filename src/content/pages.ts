import { business } from '../config/business';

/** A page's address and what the title bar, search engines and the site's own links call it. */
export interface PageHead {
  /** Its route, as the address bar shows it (R-NAV-01). */
  readonly path: `/${string}`;
  /** Short name, as links, breadcrumbs and messages call it. */
  readonly name: string;
  /** Of 60 characters or fewer, or search engines cut it. */
  readonly title: string;
  /** Whether menu and footer list it under «Compañía». */
  readonly companyLink: boolean;
  /** What its visitors come to the chat for; to apply, if not given. */
  readonly chat?: 'agency';
}

/** Every page of the site; `routes.ts` says where the code of each is. */
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

/** What search engines and shared links say of each, in 155 characters at most; only the build reads it. */
export const descriptions: Readonly<Record<PageName, string>> = {
  home: 'Te sacamos el turno de la visa americana (Estados Unidos) y te preparamos para la entrevista. Turismo, estudios y trabajo. Es un servicio privado.',
  about: `Simplificamos el trámite de la visa de EE.\u00a0UU.: DS-160, turno y preparación para la entrevista. El equipo tiene más de ${business.yearsOfExperience}\u00a0años de experiencia.`,
  agencies: `Visa de EE.\u00a0UU. para tus pasajeros: sacamos el turno y los preparamos para la entrevista. Tarifas para agencias. Respondemos dentro de las ${business.replyHours}\u00a0horas.`,
  contact: `Escribinos por tu visa de EE.\u00a0UU. de turismo, estudios o trabajo: por WhatsApp, Instagram o correo. Respondemos los correos dentro de las ${business.replyHours}\u00a0horas.`,
};

/** What the routes call a page. */
export type PageName = keyof typeof pages;

/** The address of a page. */
export type Path = (typeof pages)[PageName]['path'];

/** The screen for an address that is no page's. */
export const notFound = { title: `Página no encontrada | ${business.brand}` } as const;

/** Ids of the home page's sections, which are its anchors (R-HOME-02). */
export const anchors = {
  services: 'servicios',
  reviews: 'reviews',
  requirements: 'requisitos',
  faq: 'faq',
} as const;

/** Words of the share image (tools/render/images.ts). */
export const shareImage = {
  alt: `${business.brand}: turno y preparación para la visa de EE.\u00a0UU.`,
  headline: 'Tu visa de EE.\u00a0UU.',
  text: 'Turno y preparación para la entrevista',
} as const;
