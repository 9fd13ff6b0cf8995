import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { headersFile, type SiteRules } from '../../build/headers';
import { htaccess } from './apache';
import { hostNotes, redirectsFile } from './files';
import { nginxConf } from './nginx';
import { DEFAULT_ROOT } from './place';

/** Writes what hosts read inside the published folder. */
export function writePublished(folder: string, rules: SiteRules, siteUrl: string): void {
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write('_headers', headersFile(rules, siteUrl.startsWith('https:') ? rules.https : {}));
  write('_redirects', redirectsFile(rules));
  write('.htaccess', htaccess(rules, siteUrl));
}

/** Writes what goes elsewhere on a server, and what to do with it. */
export function writeDeploy(folder: string, rules: SiteRules, siteUrl: string): void {
  mkdirSync(folder, { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write('nginx.conf', nginxConf(rules, { siteUrl, root: DEFAULT_ROOT }));
  write('LEEME.md', hostNotes(rules, DEFAULT_ROOT));
}
