import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { parseHeadersFile } from '../serve/serveDist';

/** A finished page. */
export interface BuiltPage {
  /** Its file in the folder: `contactanos.html`. */
  readonly file: string;
  /** Its address: `/contactanos`. */
  readonly path: string;
  readonly document: Document;
}

/** What a build has left in a folder. */
export interface BuiltSite {
  readonly folder: string;
  readonly pages: readonly BuiltPage[];
  /** The policy that `_headers` gives to documents; empty if it gives none. */
  readonly policy: string;
}

/** A page without its scripts run or anything fetched. */
export const parseHtml = (html: string): Document =>
  new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document;

/** The policy in the `_headers` of a folder, or nothing. */
function policyIn(folder: string): string {
  const file = path.join(folder, '_headers');
  if (!existsSync(file)) return '';
  const rules = parseHeadersFile(readFileSync(file, 'utf8'));
  const headers = rules.filter(({ matches }) => matches('/')).flatMap((rule) => rule.headers);
  return headers.find(([name]) => name.toLowerCase() === 'content-security-policy')?.[1] ?? '';
}

/** Reads the pages of a folder and the policy that goes with them. */
export function readSite(folder: string): BuiltSite {
  const files = readdirSync(folder).filter((name) => name.endsWith('.html'));
  return {
    folder,
    pages: files.map((file) => ({
      file,
      path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
      document: parseHtml(readFileSync(path.join(folder, file), 'utf8')),
    })),
    policy: policyIn(folder),
  };
}

/** Bytes of a file of the site, or nothing if it is not there. */
export function sizeOf({ folder }: BuiltSite, address: string): number | undefined {
  const file = path.join(folder, decodeURI(address));
  const entry = existsSync(file) && statSync(file);
  return entry && entry.isFile() ? entry.size : undefined;
}
