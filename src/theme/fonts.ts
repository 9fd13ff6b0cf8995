import { breakpoints } from './breakpoints';
import bricolage from './fonts/bricolage-grotesque.woff2?url';
import fallbacks from './fonts/fallbacks.json';
import figtree from './fonts/figtree.woff2?url';

/** Family lists for the theme: the face, what stands in for it, the system's own. */
export const families = {
  headline:
    '"Bricolage Grotesque", "Bricolage Grotesque Arial", "Bricolage Grotesque Roboto", system-ui, sans-serif',
  body: 'Figtree, "Figtree Arial", "Figtree Roboto", system-ui, sans-serif',
} as const;

const wide = `(min-width: ${breakpoints.sm}px)`;

/** The file that a wide window preloads. */
export const preloadedFont = { url: figtree, media: wide };

const face = (fontFamily: string, url: string, fontWeight: string, fontDisplay: string) => ({
  '@font-face': { fontFamily, fontWeight, fontDisplay, src: `url(${url}) format('woff2')` },
});

const standIns = (system: 'Arial' | 'Roboto', suffix = ` ${system}`) =>
  Object.entries(fallbacks).map(([family, { [system]: metrics }]) => ({
    '@font-face': { fontFamily: `${family}${suffix}`, ...metrics },
  }));

/**
 * `@font-face` rules: the two subset files (tools/render/fonts.ts) and fallbacks of the same metrics. In a
 * wide window a headline may swap, its lines break alike in both; a paragraph may not (2 to 6 break
 * differently on a page), so the text face is preloaded and otherwise waits for the next visit. A
 * phone gets both once its words are painted (`lateFonts.ts`, which looks for the first of these
 * rules); until then its stand-ins have their names, since Chromium on Linux asks another process for
 * each name that no rule has: 12 questions took 28 of the first layout's 42 ms.
 */
export const fontFaces = [
  {
    [`@media ${wide}`]: [
      face('Bricolage Grotesque', bricolage, '700', 'swap'),
      face('Figtree', figtree, '400 700', 'optional'),
    ],
  },
  { [`@media not all and ${wide}`]: standIns('Arial', '') },
  ...standIns('Arial'),
  ...standIns('Roboto'),
];
