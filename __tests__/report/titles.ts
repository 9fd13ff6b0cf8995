import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Ids at the beginning of a title, before a colon. */
const IDS = String.raw`((?:R-[A-Z0-9]+-\d+[a-z]?(?:, )?)+): `;

/** Returns the ids with which the title of a test or a `describe` block begins. */
export const idsOf = (title: string): string[] =>
  RegExp(`^${IDS}`).exec(title)?.[1]!.split(', ') ?? [];

/** Returns the ids of the titles in the text of a test file, whether the tests run or not. */
export const idsInTitles = (text: string): string[] =>
  [...text.matchAll(RegExp(`['"\`]${IDS}`, 'g'))].flatMap(([, ids]) => ids!.split(', '));

/**
 * Returns the ids in the titles of each test file of a folder, by the file's path there. The tests that a file of `support`
 * declares belong to each test file that imports it.
 */
export function claimedIds(folder: string): Map<string, readonly string[]> {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.split(path.sep).join('/'))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
  const shared = texts
    .filter(({ file }) => file.startsWith('support/') && !/\.test\.tsx?$/.test(file))
    .map(({ file, text }) => ({ module: file.replace(/\.tsx?$/, ''), ids: idsInTitles(text) }))
    .filter(({ ids }) => ids.length > 0);
  return new Map(
    texts
      .filter(({ file }) => /\.test\.tsx?$/.test(file))
      .map(({ file, text }) => [
        file,
        [
          ...idsInTitles(text),
          ...shared.filter(({ module }) => text.includes(`/${module}'`)).flatMap(({ ids }) => ids),
        ],
      ]),
  );
}
