import body from './fonts/body.woff2?url';
import fallbacks from './fonts/fallbacks.json';
import headline from './fonts/headline.woff2?url';
import { breakpoints, fallbackFonts, typefaces, type TypefaceRole } from './theme';

const urls = { headline, body };
const roles = Object.keys(typefaces) as TypefaceRole[];

const wideWindow = `(min-width: ${breakpoints.sm}px)`;

/** URL of the font file that each page preloads, and the media query of the preload. */
export const preloadedFont = { url: body, media: wideWindow };

const fontFace = (role: TypefaceRole, fontDisplay: 'swap' | 'optional') => ({
  '@font-face': {
    fontFamily: typefaces[role].family,
    fontWeight: typefaces[role].weight,
    fontDisplay,
    src: `url(${urls[role]}) format('woff2')`,
  },
});

/**
 * The `@font-face` rules: the two typefaces and, for each, fallback faces, which are Arial and Roboto with the metrics
 * of the typeface (`npm run fonts`). Until the typeface has loaded, the browser shows the text in a fallback face, which
 * usually breaks it into the same lines.
 *
 * In the long lines of a wide window a paragraph often breaks differently. So the typeface of paragraphs is preloaded
 * there and has `optional`: if the file arrives too late, the browser keeps the fallback face for this document.
 */
export const fontFaces = [
  fontFace('headline', 'swap'),
  { [`@media ${wideWindow}`]: fontFace('body', 'optional') },
  { [`@media not all and ${wideWindow}`]: fontFace('body', 'swap') },
  ...roles.flatMap((role) =>
    fallbackFonts.map((font) => ({
      '@font-face': { fontFamily: `${typefaces[role].family} ${font}`, ...fallbacks[role][font] },
    })),
  ),
];
