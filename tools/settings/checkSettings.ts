import type { Plugin } from 'vite';
import type { ValidationError } from 'yup';
import { settingError } from './settingError';
import { pictureProblems } from './pictureProblems';
import { problemLines, type Problem } from '../problem';
import { currentSettings, placeOf, type Settings } from './currentSettings';
import { drawnReviews, exampleOf, isPlaceholder, settingRules } from './settingRules';
import { MISSING, MISSING_QUOTES } from './settingSchemas';
import { replacedFileProblems } from '../build/pages/writtenFiles';

const settingNames = Object.keys(settingRules) as (keyof typeof settingRules)[];

/** Returns the first problem of a setting; undefined if it is valid. */
function problemOf(name: keyof typeof settingRules, settings: Settings): string | undefined {
  try {
    settingRules[name].validateSync(settings[name]);
    return undefined;
  } catch (error) {
    return (error as ValidationError).message;
  }
}

/** Returns the problem of each invalid setting. */
export const wrongSettings = (settings: Settings) =>
  settingNames.flatMap((name) => {
    const problem = problemOf(name, settings);
    if (!problem) return [];
    const value = name === 'reviews' ? 'la lista' : JSON.stringify(settings[name]);
    const shown = problem === MISSING ? `el renglón que empieza con «${name}»` : value;
    const example = problem === MISSING_QUOTES ? `'${exampleOf(name)}'` : exampleOf(name);
    return { name, what: `${name}: ${shown} ${problem}`, where: placeOf(name), example };
  });

/**
 * Returns the settings whose value is a placeholder or the example in an error message, with the value as messages show
 * it. Skips invalid values.
 */
export const placeholders = (settings: Settings) =>
  settingNames
    .filter((name) => !problemOf(name, settings) && isPlaceholder(name, settings[name]))
    .map((name) => {
      const drawn = drawnReviews(settings.reviews).map(({ image }) => image);
      const value = settings[name];
      const shown =
        name === 'reviews'
          ? `${drawn.length} de 3 son las postales dibujadas: ${drawn.join(', ')}`
          : typeof value === 'string'
            ? value
            : JSON.stringify(value);
      return { name, value: shown, where: placeOf(name), example: exampleOf(name) };
    });

/** Returns a line for each setting that still has a placeholder: name, value and place. */
export const remainingPlaceholders = (settings: Settings) =>
  placeholders(settings).map(
    ({ name, value, where }) => `${name.padEnd(12)}  ${value}  (${where})`,
  );

/**
 * Finds the settings, photos and files with which the site cannot be built (R-OWNER-03).
 * @param folder the owner's folder `public/`
 */
export async function unusableProblems(settings: Settings, folder = 'public'): Promise<Problem[]> {
  const pictures = [...settings.reviews, settings.founderPicture];
  return [
    ...wrongSettings(settings),
    ...(await pictureProblems(pictures, folder)),
    ...replacedFileProblems(folder),
  ];
}

const formatList = (heading: string, lines: readonly string[]) => [heading, ...lines].join('\n  ');

/**
 * Vite plugin that checks the settings and the owner's files before a build or the development server
 * starts. An invalid one stops Vite with one message. Builds also list the
 * remaining placeholders (R-OWNER-04), at the log level `warn`, because `npm start` shows no lower level.
 */
export function checkSettings(): Plugin {
  return {
    name: 'check-settings',
    async config(_config, { isPreview: isPreviewServer }) {
      if (isPreviewServer) return;
      const lines = new Set(problemLines(await unusableProblems(currentSettings)));
      const heading = 'Hay algo que no se puede usar.';
      if (lines.size > 0) throw settingError(formatList(heading, [...lines]));
    },
    async buildApp({ config: { logger } }) {
      const lines = remainingPlaceholders(currentSettings);
      const heading = 'Quedan datos de ejemplo; poné los tuyos antes de publicar el sitio:';
      if (lines.length > 0) logger.warn(`\n${formatList(heading, lines)}\n`);
    },
  };
}
