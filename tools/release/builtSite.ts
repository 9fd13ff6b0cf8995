import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { parseUrl } from '../parseUrl';
import { headersFor } from '../serve/serveDist';

/** An HTML file in the top folder of a build. */
export interface BuiltPage {
  /** File name, for example `contactanos.html`. */
  readonly file: string;
  /** Path of the page's URL, for example `/contactanos`. */
  readonly path: string;
  readonly document: Document;
}

export interface BuiltSite {
  readonly folder: string;
  readonly pages: readonly BuiltPage[];
  /** The Content Security Policy in `_headers`; empty if there is none. */
  readonly policy: string;
}

/** Parses HTML. Runs no script and loads no file. */
export const parseHtml = (html: string): Document =>
  // jsdom's default console would print an error for a style sheet that jsdom cannot parse.
  new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document;

function policyIn(folder: string): string {
  const file = path.join(folder, '_headers');
  if (!existsSync(file)) return '';
  return headersFor(readFileSync(file, 'utf8'), '/').get('content-security-policy') ?? '';
}

export function readSite(folder: string): BuiltSite {
  const files = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const pages = files.map((file) => ({
    file,
    path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
    document: parseHtml(readFileSync(path.join(folder, file), 'utf8')),
  }));
  return { folder, pages, policy: policyIn(folder) };
}

/**
 * Whether the build has a file with this path.
 * @param urlPath path of a URL, for example `/assets/app.js`
 */
export function hasFile({ folder }: BuiltSite, urlPath: string): boolean {
  const file = path.join(folder, decodeURIComponent(urlPath));
  return existsSync(file) && statSync(file).isFile();
}

/**
 * Resolves a URL that is written in a page.
 * @returns undefined if the URL is invalid or leads to another site
 */
export function ownUrl(href: string, page: BuiltPage, siteUrl: string): URL | undefined {
  const base = new URL(page.path, siteUrl);
  const url = parseUrl(href, base);
  return url?.origin === base.origin ? url : undefined;
}

/** Returns the URLs of the files that a page shows or loads, and of its share image. URLs may be relative. */
export function loadedUrls({ document }: BuiltPage): string[] {
  const values = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map(
      (element) => element.getAttribute(attribute) ?? '',
    );
  const imageCandidates = ['srcset', 'imagesrcset'].flatMap((attribute) =>
    values(`[${attribute}]`, attribute).flatMap((list) => list.split(',')),
  );
  const styleUrls = [...document.querySelectorAll('style')].flatMap((style) =>
    [...(style.textContent ?? '').matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url!),
  );
  return [
    ...values('[src]', 'src'),
    ...values('link[href]:not([rel="canonical"]), use[href], image[href]', 'href'),
    ...values('meta[property="og:image"]', 'content'),
    // The entry script imports these chunks.
    ...values('html[data-chunks]', 'data-chunks').flatMap((chunks) => chunks.split(' ')),
    ...imageCandidates.map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
    ...styleUrls,
  ].filter((url) => !/^($|data:|#)/.test(url));
}

/** Returns the addresses of a page's links. */
export const linkedUrls = ({ document }: BuiltPage): string[] => [
  ...new Set(
    [...document.querySelectorAll('a[href], area[href]')].map((link) => link.getAttribute('href')!),
  ),
];

/** Returns the addresses to which a page's forms post. */
export const postedUrls = ({ document }: BuiltPage): string[] =>
  [...document.querySelectorAll('form[action]')].map((form) => form.getAttribute('action')!);

/** Returns the paths of those URLs of a page that lead to the site itself. */
export const ownPaths = (urls: readonly string[], page: BuiltPage, siteUrl: string): string[] =>
  urls.flatMap((href) => ownUrl(href, page, siteUrl)?.pathname ?? []);
