/** Files whose code runs when they are loaded: a run of their own judges these mutants. */
export const staticFiles = ['src/forms/fields/definitions.ts', 'src/navigation/routes.ts'];
