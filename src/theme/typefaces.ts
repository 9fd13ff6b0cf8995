/**
 * The two typefaces, as Google Fonts names them. To change one: its name here, its package
 * `@fontsource-variable/…` by npm, and `npm run fonts`.
 */
export const typefaces = {
  headline: { family: 'Bricolage Grotesque', weight: '700' },
  body: { family: 'Figtree', weight: '400 700' },
} as const;

/** What a face is for. */
export type TypefaceRole = keyof typeof typefaces;
