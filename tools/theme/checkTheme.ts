import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import faces from '../../src/theme/fonts/faces.json';
import { variableOf } from '../../src/theme/palette';
import { typefaces, type TypefaceRole } from '../../src/theme/theme';
import { settingError } from '../settings/settingError';
import { contrastOf, ratioFormat } from './contrast';
import { colours, roles, type Scheme } from './roles';
import { weakPairs } from './weakPairs';

const FILE = 'src/theme/palette.ts';

/** The notations that MUI computes with: `#RGB`, `#RRGGBB`, each with or without alpha, and `rgb()` with commas. */
const COLOUR =
  /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|rgb\(\d+(, ?\d+){2}\)|rgba\(\d+(, ?\d+){2}, ?[\d.]+\))$/i;

const schemes: readonly Scheme[] = ['light', 'dark'];

/**
 * Returns a Spanish message for each invalid colour, and for each role that one colour scheme lacks.
 */
export function invalidColours(palette = colours): string[] {
  return schemes.flatMap((scheme) => {
    const other = scheme === 'light' ? 'dark' : 'light';
    const invalid = Object.entries(palette[scheme]).filter(([, colour]) => !COLOUR.test(colour));
    const missing = Object.keys(palette[other]).filter((role) => !(role in palette[scheme]));
    return [
      ...invalid.map(
        ([role, colour]) =>
          `${role} de ${scheme} (${FILE}): «${colour}» no se puede usar. Escribí un color como #14532D o rgb(20, 83, 45).`,
      ),
      ...missing.map(
        (role) =>
          `${role} (${FILE}): está en ${other} y falta en ${scheme}. Agregalo en ${scheme}.`,
      ),
    ];
  });
}

/** Returns a Spanish message for each `--palette-…` variable in a drawing that the palette lacks. */
export function unknownVariables(folder = 'src/art'): string[] {
  const known: ReadonlySet<string> = new Set(roles.map(variableOf));
  return readdirSync(folder).flatMap((file) => {
    const drawing = readFileSync(path.join(folder, file), 'utf8');
    const variables = new Set(drawing.match(/(?<=var\()--palette-[\w-]+/g));
    return [...variables]
      .filter((variable) => !known.has(variable))
      .map(
        (variable) =>
          `${folder}/${file}: nombra ${variable}, que no está en ${FILE}: poné uno de los de ahí.`,
      );
  });
}

/** Returns a Spanish message for each pair of colours whose contrast is too low, with a colour that passes if there is one. */
export const lowContrastPairs = (palette = colours): string[] =>
  weakPairs(palette).map(({ pair, scheme, advice }) => {
    const { colour, background, minimum, usesLightColour } = pair;
    const ratio = ratioFormat.format(contrastOf(pair, scheme, palette));
    return `${colour}${usesLightColour ? ' de light' : ''} sobre ${background} de ${scheme} (${FILE}): tiene contraste ${ratio} y necesita ${ratioFormat.format(minimum)}. ${advice}`.trim();
  });

/** Returns a Spanish message for each typeface whose family or weight differs from its font file. */
export function outdatedTypefaces(named: typeof typefaces = typefaces): string[] {
  return Object.entries(named).flatMap(([role, { family, weight }]) => {
    const file = faces[role as TypefaceRole];
    if (file.family === family && file.weight === weight) return [];
    return [
      `${role} (src/theme/theme.ts): dice «${family}» ${weight}, y el archivo de la letra es «${file.family}» ${file.weight}. Corré npm run fonts.`,
    ];
  });
}

/** Returns the messages of `invalidColours`, `unknownVariables` and `outdatedTypefaces`. */
export const themeProblems = (): string[] => [
  ...invalidColours(),
  ...unknownVariables(),
  ...outdatedTypefaces(),
];

/**
 * Vite plugin that stops a build or the development server if `themeProblems` finds a problem. A low contrast
 * stops only builds: the development server says it in the terminal, and the design guide marks it (R-DESIGN-09).
 */
export function checkTheme(): Plugin {
  return {
    name: 'check-theme',
    config(_config, { command, isPreview: isPreviewServer }) {
      if (isPreviewServer) return;
      const messages = themeProblems();
      // The contrast of an invalid colour cannot be computed.
      if (messages.length === 0 && command === 'build') messages.push(...lowContrastPairs());
      if (messages.length > 0) throw settingError(messages.join('\n'));
    },
    // Vite restarts the server when palette.ts changes, because the configuration imports it.
    configureServer({ config }) {
      const messages = lowContrastPairs();
      if (messages.length > 0) config.logger.warn(messages.join('\n'));
    },
  };
}
