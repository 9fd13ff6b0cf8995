import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { icons } from '../build/pages/head';
import type { Settings } from '../settings/currentSettings';
import { escapeRegExp } from '../escapeRegExp';
import type { Problem } from '../problem';
import { ownPaths, type BuiltSite } from './builtSite';

/** Files that Finder, Explorer and AppleDouble copies write beside the owner's files. */
const SYSTEM_FILES = /^(\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i;

/** Returns a pattern of the files that an entry of `alsoPublished` stands for. */
const patternOf = (entry: string): RegExp =>
  new RegExp(`^${escapeRegExp(entry).replaceAll('\\*', '[^/]*').replace(/\/$/, '/.*')}$`);

/**
 * Removes from a build the files of `public/` that no page names and `alsoPublished` does not list, because a photo may
 * name the place where it was taken and a document may be private. A preview lacks these files too.
 * @param folder the owner's folder `public/`
 * @returns a problem for each removed file, but for those that an operating system has written
 */
export function removeUnusedFiles(
  site: BuiltSite,
  { siteUrl, alsoPublished }: Pick<Settings, 'siteUrl' | 'alsoPublished'>,
  folder: string,
): Problem[] {
  const named = site.pages.flatMap((page) =>
    ownPaths([...page.loaded, ...page.linked, ...page.posted], page, siteUrl),
  );
  const used = new Set([...named, ...icons.map(({ file }) => file)]);
  const listed = alsoPublished.map(patternOf);
  const isSystemFile = (file: string) => SYSTEM_FILES.test(path.posix.basename(file));
  const isPublished = (file: string) =>
    used.has(encodeURI(`/${file}`)) || listed.some((pattern) => pattern.test(file));
  const unused = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    // The build leaves the original photos out.
    .filter((file) => existsSync(path.join(site.folder, file)))
    .filter((file) => isSystemFile(file) || !isPublished(file));
  for (const file of unused) {
    for (const copy of ['', '.br', '.gz'])
      rmSync(path.join(site.folder, file + copy), { force: true });
  }
  return unused
    .filter((file) => !isSystemFile(file))
    .map((file) => ({
      what: `Ninguna página nombra el archivo ${file}, y saldría a internet: sacalo de public/`,
      where: `public/${file}`,
      example: `'${file}' en alsoPublished (src/config/optional.ts), si tiene que salir`,
    }));
}
