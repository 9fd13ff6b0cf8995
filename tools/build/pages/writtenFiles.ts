import { readdirSync } from 'node:fs';
import { pages } from '../../../src/content/pages';
import type { Problem } from '../../problem';
import { fileOf } from '../headers/siteRules';

/** File with the licences of the code and the typefaces that visitors download. */
export const LICENCES = 'licencias.txt';

const HEAD = 'tools/build/pages/head.ts';
const TEXTS = 'src/content/';

/** Where what a file says is changed, by the files of a release that would replace the owner's. */
export const writtenFiles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(pages).map(({ path }) => [fileOf(path), TEXTS])),
  '404.html': TEXTS,
  'robots.txt': HEAD,
  'sitemap.xml': HEAD,
  'manifest.webmanifest': HEAD,
  _headers: 'tools/build/headers/',
  '.htaccess': 'tools/release/hosts/apache.ts',
  [LICENCES]: 'package.json',
};

const placeOf = (name: string): string | undefined =>
  Object.entries(writtenFiles).find(([file]) => file.toLowerCase() === name.toLowerCase())?.[1];

/**
 * Finds files of `public/` that the build or the release would replace. Ignores upper and lower case, as the file systems of
 * macOS and Windows usually do.
 * @param folder the owner's folder `public/`
 */
export function replacedFileProblems(folder: string): Problem[] {
  return readdirSync(folder).flatMap((file) => {
    const place = placeOf(file);
    return place
      ? [
          {
            what: `El archivo ${file} lo escribe el sitio, y reemplazaría al tuyo: sacalo de public/`,
            where: `public/${file}`,
            example: `lo que dice se cambia en ${place}`,
          },
        ]
      : [];
  });
}
