import { business } from '../config/business';

/** A page's address and what the title bar, search engines and the site's own links call it. */
export interface PageHead {
  /** Its route, as the address bar shows it (R-NAV-01). */
  readonly path: `/${string}`;
  /** Short name, as links, breadcrumbs and messages call it. */
  readonly name: string;
  /** Of 60 characters or fewer, or search engines cut it. */
  readonly title: string;
  /** Of about 150 characters, for search engines and shared links. */
  readonly description: string;
  /** Whether menu and footer list it under «Compañía». */
  readonly companyLink: boolean;
}

/** Every page of the site; `routes.ts` says where the code of each is. */
export const pages = {
  home: {
    path: '/',
    name: 'Inicio',
    title: `Visa de EE.\u00a0UU.: turno y entrevista | ${business.brand}`,
    description:
      'Te sacamos el turno para la entrevista de la visa de EE.\u00a0UU. y te preparamos: turismo, estudios o trabajo. Servicio privado, para quienes viven en Argentina.',
    companyLink: false,
  },
  about: {
    path: '/acercaDeNosotros',
    name: 'Acerca de nosotros',
    title: `Acerca de nosotros | ${business.brand}`,
    description: `Un equipo con más de ${business.yearsOfExperience}\u00a0años de experiencia que simplifica el trámite de la visa de EE.\u00a0UU.: DS-160, turno y preparación para la entrevista.`,
    companyLink: true,
  },
  agencies: {
    path: '/paraAgenciasDeViaje',
    name: 'Para agencias de viaje',
    title: `Para agencias de viaje | ${business.brand}`,
    description: `Tarifas especiales para agencias de viaje: sacamos el turno de tus pasajeros y los preparamos para la entrevista de la visa. Respondemos en ${business.replyHours}\u00a0horas.`,
    companyLink: true,
  },
  contact: {
    path: '/contactanos',
    name: 'Contáctanos',
    title: `Contáctanos | ${business.brand}`,
    description: `Escribinos por correo, Instagram o WhatsApp, o dejanos un mensaje: te respondemos dentro de las ${business.replyHours}\u00a0horas sobre tu visa de turismo, estudios o trabajo.`,
    companyLink: true,
  },
} as const satisfies Record<string, PageHead>;

/** What the routes call a page. */
export type PageName = keyof typeof pages;

/** The address of a page. */
export type Path = (typeof pages)[PageName]['path'];

/** The screen for an address that is no page's. */
export const notFound = {
  name: 'Página no encontrada',
  title: `Página no encontrada | ${business.brand}`,
} as const;

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
  headline: 'Tu visa, paso a paso',
  text: 'Turno y preparación para la entrevista',
} as const;
