/**
 * Returns whether the visitor's system asks for reduced motion. Call it only from effects and event
 * listeners: the build, which renders the pages in Node, has no `matchMedia`.
 */
export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;
