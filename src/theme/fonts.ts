import { breakpoints } from './breakpoints';
import { typefaces, type TypefaceRole } from './typefaces';
import body from './fonts/body.woff2?url';
import fallbacks from './fonts/fallbacks.json';
import headline from './fonts/headline.woff2?url';

const roles = Object.keys(typefaces) as TypefaceRole[];
const systems = ['Arial', 'Roboto'] as const;

const familyList = (role: TypefaceRole) => {
  const { family } = typefaces[role];
  return `"${family}", ${systems.map((system) => `"${family} ${system}", `).join('')}system-ui, sans-serif`;
};

/** Family lists for the theme: the face, what stands in for it, the system's own. */
export const families = { headline: familyList('headline'), body: familyList('body') };

const wide = `(min-width: ${breakpoints.sm}px)`;

/** The file that a wide window preloads. */
export const preloadedFont = { url: body, media: wide };

const face = (role: TypefaceRole, url: string, fontDisplay: string) => ({
  '@font-face': {
    fontFamily: typefaces[role].family,
    fontWeight: typefaces[role].weight,
    fontDisplay,
    src: `url(${url}) format('woff2')`,
  },
});

const standIns = (system: (typeof systems)[number], suffix = ` ${system}`) =>
  roles.map((role) => ({
    '@font-face': { fontFamily: typefaces[role].family + suffix, ...fallbacks[role][system] },
  }));

/**
 * `@font-face` rules: the two subset files and stand-ins of the same metrics (`npm run fonts`). In a
 * wide window a headline may swap, its lines break alike in both; a paragraph may not, so the text's
 * face is preloaded and otherwise waits for the next visit. A phone gets both once its words are
 * painted (`boot/deferredFonts.ts`, which looks for the first of these rules). Until then its stand-ins
 * have their names: each name that no rule has costs Chromium on Linux a question to another process.
 */
export const fontFaces = () => [
  { [`@media ${wide}`]: [face('headline', headline, 'swap'), face('body', body, 'optional')] },
  { [`@media not all and ${wide}`]: standIns('Arial', '') },
  ...standIns('Arial'),
  ...standIns('Roboto'),
];
