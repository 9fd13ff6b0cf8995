import { colours } from '../../tools/theme/roles';

/** The hash that the build adds to the name of a file, and the text that replaces it. */
const FILE_HASH = /([/\w-]+)-[a-z\d]{8}(?=[-.][\w.-]+)/g;

/** The name of each colour of the palette, by its value in lower case. */
const colourNames = new Map(
  (['light', 'dark'] as const).flatMap((scheme) =>
    Object.entries(colours[scheme])
      .toReversed()
      .map(([role, colour]) => [colour.toLowerCase(), `{${scheme} ${role}}`] as const),
  ),
);

/**
 * Replaces hashes of files and of style elements, and colours of the palette by their names, so that an edit elsewhere does
 * not change the text; shows no-break spaces as «⍽».
 */
export const withoutValues = (text: string): string =>
  text
    .replace(/#[\da-f]{6}\b/gi, (colour) => colourNames.get(colour.toLowerCase()) ?? colour)
    .replace(/\/assets\/[^\s"',)]+|\/compartir-[^\s"',)]+/g, (url) =>
      url.replace(FILE_HASH, '$1-#'),
    )
    .replace(/'sha256-[^']+'/g, "'sha256-#'")
    .replaceAll('\u00a0', '⍽');

/** Returns the lines of one text that the other lacks, as often as they are missing; indentation does not count. */
const missingLines = (text: string, other: string): string[] => {
  const left = other.split('\n').map((line) => line.trimStart());
  return text
    .split('\n')
    .map((line) => line.trimStart())
    .filter((line) => {
      const index = left.indexOf(line);
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    });
};

/** Returns the lines that are gone, with «- », and then the lines that are new, with «+ ». */
export const changedLines = (before: string, after: string): string =>
  [
    ...missingLines(before, after).map((line) => `- ${line}`),
    ...missingLines(after, before).map((line) => `+ ${line}`),
  ].join('\n');
