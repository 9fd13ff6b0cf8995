import { breakpoints } from './breakpoints';
import { typefaces, type TypefaceRole } from './typefaces';
import body from './fonts/body.woff2?url';
import fallbacks from './fonts/fallbacks.json';
import headline from './fonts/headline.woff2?url';

const roles = Object.keys(typefaces) as TypefaceRole[];
const fallbackFonts = ['Arial', 'Roboto'] as const;

const familyList = (role: TypefaceRole) => {
  const { family } = typefaces[role];
  return `"${family}", ${fallbackFonts.map((font) => `"${family} ${font}", `).join('')}system-ui, sans-serif`;
};

/** `font-family` values of the theme: the typeface, its fallback faces, then the system's font. */
export const families = { headline: familyList('headline'), body: familyList('body') };

const wideWindow = `(min-width: ${breakpoints.sm}px)`;

/** The font file that each page's head preloads, and the media query of the windows that do so. */
export const preloadedFont = { url: body, media: wideWindow };

const fontFace = (role: TypefaceRole, url: string, fontDisplay: string) => ({
  '@font-face': {
    fontFamily: typefaces[role].family,
    fontWeight: typefaces[role].weight,
    fontDisplay,
    src: `url(${url}) format('woff2')`,
  },
});

const fallbackFaces = (font: (typeof fallbackFonts)[number], suffix = ` ${font}`) =>
  roles.map((role) => ({
    '@font-face': { fontFamily: typefaces[role].family + suffix, ...fallbacks[role][font] },
  }));

/**
 * Returns the `@font-face` rules: the two subset typefaces and, for each, fallback faces made of
 * Arial and Roboto with its metrics (`npm run fonts`).
 *
 * In a wide window the headline's face swaps in when it has loaded, because lines break alike in its
 * fallback. Paragraphs would move, so their face is preloaded and `optional`: if it comes too late,
 * the browser keeps the fallback until the next visit. A phone loads both faces after the first paint
 * (boot/deferredFonts.ts, which reads them from the first of these media queries). Until then the
 * fallback faces have the typefaces' own names there, because Chromium on Linux asks another process
 * for each name without a rule, and paints nothing meanwhile.
 */
export const fontFaces = () => [
  {
    [`@media ${wideWindow}`]: [
      fontFace('headline', headline, 'swap'),
      fontFace('body', body, 'optional'),
    ],
  },
  { [`@media not all and ${wideWindow}`]: fallbackFaces('Arial', '') },
  ...fallbackFaces('Arial'),
  ...fallbackFaces('Roboto'),
];
