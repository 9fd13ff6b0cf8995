import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { headersFile } from '../../build/headers/headersFile';
import type { SiteRules } from '../../build/headers/siteRules';
import { htaccess } from './apache';

/**
 * Writes `_headers` and `.htaccess` into the folder of the build. Cloudflare Pages and Netlify need no `_redirects`: both
 * treat a slash at the end and `.html` by themselves, and the 404 page leads on from another letter case
 * (docs/architecture.md, «Hosts»).
 */
export function writeHostFiles(folder: string, rules: SiteRules, siteUrl: string): void {
  const https = siteUrl.startsWith('https:') ? rules.https : {};
  writeFileSync(path.join(folder, '_headers'), headersFile(rules, https));
  writeFileSync(path.join(folder, '.htaccess'), htaccess(rules, siteUrl));
}
