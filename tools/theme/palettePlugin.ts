import Color from 'colorjs.io';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { settingError } from '../settingError';
import { contrastOf, ratioFormat, pairs } from './contrast';
import { colours, roles, variableOf, type Scheme } from './roles';

const FILE = 'src/theme/palette.ts';
const schemes: readonly Scheme[] = ['light', 'dark'];

/** Returns a sentence for each invalid colour, and for each role that one scheme lacks. */
export function invalidColours(of = colours): string[] {
  return schemes.flatMap((scheme) => {
    const other = scheme === 'light' ? 'dark' : 'light';
    const missing = Object.keys(of[other]).filter((role) => !(role in of[scheme]));
    return [
      ...Object.entries(of[scheme])
        .filter(([, colour]) => !Color.try(colour))
        .map(
          ([role, colour]) =>
            `${role} de ${scheme} (${FILE}): «${colour}» no es un color. Escribí uno como #14532D.`,
        ),
      ...missing.map(
        (role) =>
          `${role} (${FILE}): está en ${other} y falta en ${scheme}. Agregalo en ${scheme}.`,
      ),
    ];
  });
}

/** Returns the length of the common beginning of two names. */
const commonPrefixLength = (one: string, other: string) => {
  const end = [...one].findIndex((letter, index) => letter !== other[index]);
  return end < 0 ? one.length : end;
};

/** Returns the variable of the palette whose name begins most like an unknown one. */
const mostSimilarVariable = (name: string) =>
  roles
    .map(variableOf)
    .toSorted((one, other) => commonPrefixLength(name, other) - commonPrefixLength(name, one))[0];

/** Returns a sentence for each unknown colour in a drawing. */
export function unknownVariables(folder = 'src/art'): string[] {
  const known = new Set(roles.map(variableOf));
  return readdirSync(folder).flatMap((file) => {
    const named = readFileSync(path.join(folder, file), 'utf8').matchAll(
      /var\((--palette-[\w-]+)/g,
    );
    return [...new Set([...named].map(([, variable]) => variable!))]
      .filter((variable) => !known.has(variable))
      .map(
        (variable) =>
          `${folder}/${file}: nombra ${variable}, que no está en ${FILE}. ¿Es ${mostSimilarVariable(variable)}?`,
      );
  });
}

/** Returns a sentence for each pair whose contrast is too low. */
export function lowContrastPairs(of = colours): string[] {
  return schemes.flatMap((scheme) =>
    pairs
      .map((pair) => ({ ...pair, ratio: contrastOf(pair, scheme, of) }))
      .filter(({ ratio, minimum }) => ratio < minimum)
      .map(({ colour, background, minimum, usesLightColour, ratio }) => {
        // Rounded down: 4,47 is not 4,5.
        const has = ratioFormat.format(Math.floor(10 * ratio) / 10);
        return `${colour}${usesLightColour ? ' de light' : ''} sobre ${background} de ${scheme} (${FILE}): tiene contraste ${has} y necesita ${ratioFormat.format(minimum)}. Alejá uno del otro.`;
      }),
  );
}

/**
 * Vite plugin that stops development and builds for an unknown colour, and builds for a low contrast, which
 * the design guide marks (R-DESIGN-09).
 */
export function palette(): Plugin {
  return {
    name: 'palette',
    config(_config, { command, isPreview }) {
      if (isPreview) return;
      const wrong = [...invalidColours(), ...unknownVariables()];
      const weak = wrong.length > 0 || command === 'serve' ? [] : lowContrastPairs();
      const sentences = [...wrong, ...weak];
      if (sentences.length > 0) throw settingError(sentences.join('\n'));
    },
  };
}
