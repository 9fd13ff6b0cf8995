/** Whether the visitor asked for less motion (`prefers-reduced-motion`); not to be asked while rendering. */
export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;
