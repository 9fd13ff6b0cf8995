import bricolage from './fonts/bricolage-grotesque.woff2?url';
import fallbacks from './fonts/fallbacks.json';
import figtree from './fonts/figtree.woff2?url';

/** Family lists for the theme: the face, its metric-matched fallback, the system's own. */
export const families = {
  headline: '"Bricolage Grotesque", "Bricolage Grotesque Fallback", system-ui, sans-serif',
  body: 'Figtree, "Figtree Fallback", system-ui, sans-serif',
} as const;

/** The file that the page preloads. */
export const preloadedFont = figtree;

const face = (fontFamily: string, url: string, fontWeight: string, fontDisplay: string) => ({
  fontFamily,
  fontWeight,
  fontDisplay,
  src: `url(${url}) format('woff2')`,
});

const fallbackFaces = Object.entries(fallbacks).flatMap(([family, systemFaces]) =>
  systemFaces.map((systemFace) => ({ fontFamily: `${family} Fallback`, ...systemFace })),
);

/**
 * `@font-face` rules: the two subset files (tools/fonts.ts) and fallbacks of the same metrics. A
 * headline may swap, its lines break alike in both; a paragraph may not (2 to 6 break differently
 * on a page), so the text face is preloaded and otherwise waits for the next visit.
 */
export const fontFaces = [
  face('Bricolage Grotesque', bricolage, '700', 'swap'),
  face('Figtree', figtree, '400 700', 'optional'),
  ...fallbackFaces,
];
