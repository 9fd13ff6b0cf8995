import bricolage from './fonts/bricolage-grotesque.woff2?url';
import fallbacks from './fonts/fallbacks.json';
import figtree from './fonts/figtree.woff2?url';

/** Family lists for the theme: the face, its metric-matched fallback, the system's own. */
export const families = {
  headline: '"Bricolage Grotesque", "Bricolage Grotesque Fallback", system-ui, sans-serif',
  body: 'Figtree, "Figtree Fallback", system-ui, sans-serif',
} as const;

const wide = '(min-width: 600px)';

/** The file that a wide window preloads. */
export const preloadedFont = { url: figtree, media: wide };

const face = (fontFamily: string, url: string, fontWeight: string, fontDisplay: string) => ({
  '@font-face': { fontFamily, fontWeight, fontDisplay, src: `url(${url}) format('woff2')` },
});

const fallbackFaces = Object.entries(fallbacks).flatMap(([family, systemFaces]) =>
  systemFaces.map((systemFace) => ({
    '@font-face': { fontFamily: `${family} Fallback`, ...systemFace },
  })),
);

/**
 * `@font-face` rules: the two subset files (tools/fonts.ts) and fallbacks of the same metrics. In a
 * wide window a headline may swap, its lines break alike in both; a paragraph may not (2 to 6 break
 * differently on a page), so the text face is preloaded and otherwise waits for the next visit. A
 * phone gets both once its words are painted (`lateFonts.ts`).
 */
export const fontFaces = [
  {
    [`@media ${wide}`]: [
      face('Bricolage Grotesque', bricolage, '700', 'swap'),
      face('Figtree', figtree, '400 700', 'optional'),
    ],
  },
  ...fallbackFaces,
];
