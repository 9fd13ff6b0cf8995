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

/** `font-family` values: the typeface, its fallback faces, then the system's font. */
export const families = { headline: familyList('headline'), body: familyList('body') };

const wideWindow = `(min-width: ${breakpoints.sm}px)`;

/** URL of the font file that each page preloads, and the media query of the preload. */
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
 * Returns the `@font-face` rules: the two typefaces and, for each, fallback faces, which are Arial and
 * Roboto with the metrics of the typeface (`npm run fonts`).
 *
 * In a wide window the typeface of the headlines has `swap`: headlines usually break into the same
 * lines in the fallback face, so the swap usually moves nothing. Paragraphs often break differently. So
 * the typeface of paragraphs is preloaded and has `optional`: if the file arrives too late, the browser
 * keeps the fallback face for this document.
 *
 * In a narrow window boot/deferredFonts.ts loads the files, after the first paint if they are probably not
 * cached. It reads both typefaces from the first `@media` rule that contains `@font-face` rules, so the
 * rule for wide windows has to come first. In a narrow window the Arial faces also have the names of the
 * typefaces: for a name without a `@font-face` rule, Chromium on Linux would ask another process and
 * delay the paint.
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
