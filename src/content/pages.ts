import { owner } from '../config/owner';

export interface PageHead {
  /** Canonical path (R-NAV-01, R-NAV-07). */
  readonly path: `/${string}`;
  /** Short name, for example in links and breadcrumbs. */
  readonly name: string;
  /** Document title: 60 characters at most, because search engines usually truncate longer titles. */
  readonly title: string;
  /**
   * The chat that the «Empezar» buttons in the page's header open: a key of `chats` (site.ts). If not
   * given, `chats.applicant`.
   */
  readonly chat?: 'agency';
}

/** All pages of the site. `src/navigation/routes.ts` adds their components. */
export const pages = {
  home: {
    path: '/',
    name: 'Inicio',
    title: `Visa americana: turno y entrevista | ${owner.brand}`,
  },
  about: {
    path: '/acercaDeNosotros',
    name: 'Acerca de nosotros',
    title: `Acerca de nosotros | ${owner.brand}`,
  },
  agencies: {
    path: '/paraAgenciasDeViaje',
    name: 'Para agencias de viaje',
    title: `Visas de EE.\u00a0UU. para agencias | ${owner.brand}`,
    chat: 'agency',
  },
  contact: {
    path: '/contactanos',
    name: 'Contáctanos',
    title: `Contáctanos | ${owner.brand}`,
  },
} as const satisfies Record<string, PageHead>;

export type PageName = keyof typeof pages;

export type Path = (typeof pages)[PageName]['path'];

/** Document title at a path without a page, where the error screen is shown. */
export const notFound = { title: `Página no encontrada | ${owner.brand}` } as const;

/** Ids of the sections of the home page to which links lead (R-HOME-02). */
export const anchors = {
  services: 'servicios',
  reviews: 'reviews',
  requirements: 'requisitos',
  faq: 'faq',
} as const;

/**
 * Texts of the image that social networks show for a link to the site. `headline` and `text` are in the
 * image itself: after a change of these two, run `npm run images`. `alt` is the alternative text.
 */
export const shareImage = {
  alt: `${owner.brand}: turno y preparación para la visa de EE.\u00a0UU.`,
  headline: 'Tu visa de EE.\u00a0UU.',
  text: 'Turno y preparación para la entrevista',
} as const;
