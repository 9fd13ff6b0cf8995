/** Files whose code runs when they are loaded: a run of their own judges these mutants. */
export const staticFiles = ['src/forms/schemas.ts', 'src/navigation/routes.ts'];
