/**
 * Returns whether the visitor prefers reduced motion. Call this function only from effects and event
 * listeners: Node, in which the build renders the pages, has no `matchMedia`.
 */
export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;
