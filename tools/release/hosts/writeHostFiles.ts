import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { headersFile, type SiteRules } from '../../build/headers';
import { htaccess } from './apache';

/** Likely spellings of a page's path. Each spelling needs a line: `_redirects` has no regular expressions. */
const spellings = (path: string): string[] => [
  path.toLowerCase(),
  path.toUpperCase(),
  path.slice(0, 2).toUpperCase() + path.slice(2),
  path.slice(0, 2).toUpperCase() + path.slice(2).toLowerCase(),
];

/**
 * Returns the text of `_redirects`, which Cloudflare Pages and Netlify read. It has no line for a slash at the end or
 * for `.html`: both hosts treat these spellings before they read the file (docs/architecture.md, «Hosts»).
 */
function redirectsFile(rules: SiteRules): string {
  return rules.pages
    .filter(({ path }) => path !== '/')
    .flatMap(({ path }) =>
      [...new Set(spellings(path))]
        .filter((spelling) => spelling !== path)
        // Not 308: Netlify's documentation promises a redirect for 301 and 302 only.
        .map((spelling) => `${spelling} ${path} 301\n`),
    )
    .join('');
}

/** Writes `_headers`, `_redirects` and `.htaccess` into the folder of the build. */
export function writePublished(folder: string, rules: SiteRules, siteUrl: string): void {
  const files = {
    _headers: headersFile(rules, siteUrl.startsWith('https:') ? rules.https : {}),
    _redirects: redirectsFile(rules),
    '.htaccess': htaccess(rules, siteUrl),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
}
