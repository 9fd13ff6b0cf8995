import { breakpoints } from './breakpoints';
import { typefaces, type TypefaceRole } from './typefaces';
import body from './fonts/body.woff2?url';
import fallbacks from './fonts/fallbacks.json';
import headline from './fonts/headline.woff2?url';

const urls = { headline, body };
const roles = Object.keys(typefaces) as TypefaceRole[];
const fallbackFonts = ['Arial', 'Roboto'] as const;

const familyList = (role: TypefaceRole) => {
  const { family } = typefaces[role];
  return `"${family}", ${fallbackFonts.map((font) => `"${family} ${font}", `).join('')}system-ui, sans-serif`;
};

/** `font-family` values: the typeface, its fallback faces, then the system's font. */
export const families = { headline: familyList('headline'), body: familyList('body') };

/** URL of the font file that each page preloads, and the media query of the preload. */
export const preloadedFont = { url: body, media: `(min-width: ${breakpoints.sm}px)` };

/**
 * The `@font-face` rules: the two typefaces and, for each, fallback faces, which are Arial and Roboto with the metrics
 * of the typeface (`npm run fonts`). Until the typeface has loaded, the browser shows the text in a fallback face, which
 * usually breaks it into the same lines.
 */
export const fontFaces = roles.flatMap((role) => {
  const { family, weight } = typefaces[role];
  return [
    {
      '@font-face': {
        fontFamily: family,
        fontWeight: weight,
        fontDisplay: 'swap',
        src: `url(${urls[role]}) format('woff2')`,
      },
    },
    ...fallbackFonts.map((font) => ({
      '@font-face': { fontFamily: `${family} ${font}`, ...fallbacks[role][font] },
    })),
  ];
});
