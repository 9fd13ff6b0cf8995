import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { parseHeadersFile } from '../serve/serveDist';

/** A prerendered page. */
export interface BuiltPage {
  /** Its file in the folder: `contactanos.html`. */
  readonly file: string;
  /** Its address: `/contactanos`. */
  readonly path: string;
  readonly document: Document;
}

/** A folder with a build. */
export interface BuiltSite {
  readonly folder: string;
  readonly pages: readonly BuiltPage[];
  /** The content security policy that `_headers` gives to pages; empty if there is none. */
  readonly policy: string;
}

/** Parses a page; no script runs and nothing is fetched. */
export const parseHtml = (html: string): Document =>
  new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document;

function policyIn(folder: string): string {
  const file = path.join(folder, '_headers');
  const rules = existsSync(file) ? parseHeadersFile(readFileSync(file, 'utf8')) : [];
  const headers = rules.filter(({ matches }) => matches('/')).flatMap((rule) => rule.headers);
  return headers.find(([name]) => name.toLowerCase() === 'content-security-policy')?.[1] ?? '';
}

/** Reads the pages and the policy of a build. */
export function readSite(folder: string): BuiltSite {
  const files = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const pages = files.map((file) => ({
    file,
    path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
    document: parseHtml(readFileSync(path.join(folder, file), 'utf8')),
  }));
  return { folder, pages, policy: policyIn(folder) };
}

/** Whether the site has a file at an address. */
export function hasFile({ folder }: BuiltSite, address: string): boolean {
  const file = path.join(folder, decodeURI(address));
  return existsSync(file) && statSync(file).isFile();
}

/**
 * Resolves an address that a page names. Returns undefined if it leads to another site or is not a URL.
 * @param siteUrl the site's own address
 */
export function ownUrl(href: string, { path }: BuiltPage, siteUrl: string): URL | undefined {
  const base = new URL(path, siteUrl);
  const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
  return url?.origin === base.origin ? url : undefined;
}

/** Lists the addresses of the files that a page shows or loads, as the page names them. */
export function loadedAddresses({ document }: BuiltPage): string[] {
  const values = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
  const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
    values(`[${name}]`, name).flatMap((set) => set.split(',')),
  );
  const styles = [...document.querySelectorAll('style')].flatMap((style) =>
    [...(style.textContent ?? '').matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url!),
  );
  return [
    ...values('[src]', 'src'),
    ...values('link[href]:not([rel="canonical"]), use[href], image[href]', 'href'),
    ...values('meta[property="og:image"]', 'content'),
    ...values('html[data-chunks]', 'data-chunks').flatMap((chunks) => chunks.split(' ')),
    ...sets.map((one) => one.trim().split(/\s/)[0] ?? ''),
    ...styles,
  ].filter((address) => !/^($|data:|#)/.test(address));
}
