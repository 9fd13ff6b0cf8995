import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { icons } from '../build/pages/head';
import { ownPaths, type BuiltSite } from './builtSite';

/** Files that Finder, Explorer and AppleDouble copies write beside the owner's files. */
const SYSTEM_FILES = /^(\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i;

/** Returns the files of a folder and its subfolders, with slashes on all systems. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.split(path.sep).join('/'));

/**
 * Removes from a build the files that an operating system has written into `public/`, because `Thumbs.db` and `.DS_Store`
 * show what else was in the folder.
 */
export function removeSystemFiles(site: string): void {
  filesIn(site)
    .filter((file) => SYSTEM_FILES.test(path.posix.basename(file)))
    .forEach((file) => rmSync(path.join(site, file)));
}

/**
 * Returns a reminder that lists the files of `public/` that a release publishes although no page names them, because the
 * owner may have left there what nobody should see, such as a photo with a passport number.
 * @param folder the owner's folder `public/`
 */
export function unnamedFileReminders(site: BuiltSite, siteUrl: string, folder: string): string[] {
  const named = site.pages.flatMap((page) =>
    ownPaths([...page.loaded, ...page.linked, ...page.posted], page, siteUrl),
  );
  const used = new Set([...named, ...icons.map(({ file }) => file)]);
  const unnamed = filesIn(folder)
    // The build leaves the original photos out.
    .filter((file) => existsSync(path.join(site.folder, file)))
    .filter((file) => !used.has(encodeURI(`/${file}`)));
  const heading =
    'De public/ se publica también esto, que ninguna página nombra. Si algo no tiene que verse, sacalo y volvé a armar el sitio:';
  return unnamed.length > 0 ? [[heading, ...unnamed].join('\n  ')] : [];
}
