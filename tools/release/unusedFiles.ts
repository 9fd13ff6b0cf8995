import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { icons } from '../build/head';
import type { Problem } from '../problem';
import { linkedUrls, loadedUrls, ownPaths, type BuiltSite } from './builtSite';

/** Files that Finder, Explorer and AppleDouble copies write beside the owner's files. */
const SYSTEM_FILES = /^(\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i;

/** Files that are used without a page: those of search engines and hosts, such as `google1a2b.html`, workers, scripts. */
const ROOT_FILES = /^([^.~]+|.+\.(html|xml|txt|json|js|php))$|^\.well-known\//;

/**
 * Removes from a build the files of `public/` that no page uses, because a photo may name the place where it was taken
 * and a document may be private. A preview is published in spite of the problems, without these files.
 * @param folder the owner's folder `public/`
 * @returns a problem for each removed file, but for those that an operating system has written
 */
export function removeUnusedFiles(site: BuiltSite, siteUrl: string, folder: string): Problem[] {
  const named = site.pages.flatMap((page) =>
    ownPaths([...loadedUrls(page), ...linkedUrls(page)], page, siteUrl),
  );
  const used = new Set([...named, ...icons.map(({ file }) => file)]);
  const unused = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    // The build leaves the original photos out.
    .filter((file) => existsSync(path.join(site.folder, file)))
    .filter((file) => !ROOT_FILES.test(file) && !used.has(encodeURI(`/${file}`)));
  for (const file of unused) {
    for (const copy of ['', '.br', '.gz'])
      rmSync(path.join(site.folder, file + copy), { force: true });
  }
  return unused
    .filter((file) => !SYSTEM_FILES.test(path.posix.basename(file)))
    .map((file) => ({
      what: `Ninguna página usa el archivo ${file}, y saldría a internet: sacalo de public/`,
      where: `public/${file}`,
      example: 'una foto se nombra en src/config/business.ts; lo demás no va en public/',
    }));
}
