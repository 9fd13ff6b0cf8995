/**
 * Names and weights of the two typefaces. To replace a typeface: write the name of the new typeface here,
 * install its package `@fontsource-variable/…`, run `npm run fonts` and then `npm run images`. The new
 * typeface may need another letter spacing of headlines (theme.ts).
 */
export const typefaces = {
  headline: { family: 'Bricolage Grotesque', weight: '700' },
  body: { family: 'Figtree', weight: '400 700' },
} as const;

/** Use of a typeface: headlines, or all other text. */
export type TypefaceRole = keyof typeof typefaces;
