/**
 * Returns whether the visitor prefers reduced motion. Do not call this function while a component
 * renders: Node, in which the build renders the pages, has no `matchMedia`.
 */
export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;
