/** The four routes (specification, section 2). A leaf, so that links never import the router. */
export const paths = {
  home: '/',
  about: '/acercaDeNosotros',
  agencies: '/paraAgenciasDeViaje',
  contact: '/contactanos',
} as const;

/** One of the four routes. */
export type Path = (typeof paths)[keyof typeof paths];

/** Ids of the home page's sections, which are its anchors (specification, section 2). */
export const anchors = {
  services: 'servicios',
  reviews: 'reviews',
  requirements: 'requisitos',
  faq: 'faq',
} as const;

/**
 * The route that a location means, whatever its case and trailing slashes, or the name of the file
 * that some hosts also serve it by.
 * @returns the canonical path, or null for an unknown one
 */
export function canonicalPath(pathname: string): Path | null {
  const bare = pathname.toLowerCase().replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  return Object.values(paths).find((path) => path.toLowerCase() === bare) ?? null;
}
