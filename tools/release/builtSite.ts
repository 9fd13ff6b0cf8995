import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { CHUNKS_ATTRIBUTE } from '../../src/contract';
import { parseUrl } from '../parseUrl';
import { headersFor } from '../serve/serveDist';

/** Parses HTML. Runs no script and loads no file. */
export const parseHtml = (html: string): Document =>
  // jsdom's default console would print an error for a style sheet that jsdom cannot parse.
  new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document;

/** Returns the Content Security Policy in `_headers`; '' if there is none. */
function policyIn(folder: string): string {
  const file = path.join(folder, '_headers');
  if (!existsSync(file)) return '';
  return headersFor(readFileSync(file, 'utf8'), '/').get('content-security-policy') ?? '';
}

/** Returns an attribute's value in each element that matches. */
const attributes = (document: Document, selector: string, attribute: string): string[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');

/** Returns the URLs of the files that a page shows or loads, and of its share image. URLs may be relative. */
function loadedUrls(document: Document): string[] {
  const imageCandidates = ['srcset', 'imagesrcset'].flatMap((attribute) =>
    attributes(document, `[${attribute}]`, attribute).flatMap((list) => list.split(',')),
  );
  const styleUrls = [...document.querySelectorAll('style')].flatMap(
    ({ textContent }) => textContent.match(/(?<=url\(["']?)[^"')]+/g) ?? [],
  );
  return [
    ...attributes(document, '[src]', 'src'),
    ...attributes(document, 'link[href]:not([rel="canonical"]), use[href], image[href]', 'href'),
    ...attributes(document, 'meta[property="og:image"]', 'content'),
    // The entry script imports these chunks.
    ...(document.documentElement.getAttribute(CHUNKS_ATTRIBUTE) ?? '').split(' '),
    ...imageCandidates.map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
    ...styleUrls,
  ].filter((url) => !/^($|data:|#)/.test(url));
}

/**
 * Reads a build: its policy, and the HTML files in its top folder, each with the path of its URL and the addresses that it
 * loads, links to and posts a form to.
 */
export function readSite(folder: string) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const pages = files.map((file) => {
    const document = parseHtml(readFileSync(path.join(folder, file), 'utf8'));
    return {
      file,
      path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
      document,
      loaded: loadedUrls(document),
      linked: attributes(document, 'a[href], area[href]', 'href'),
      posted: attributes(document, 'form[action]', 'action'),
    };
  });
  return { folder, pages, policy: policyIn(folder) };
}

export type BuiltSite = ReturnType<typeof readSite>;

export type BuiltPage = BuiltSite['pages'][number];

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

/** Returns the paths of those URLs of a page that lead to the site itself. */
export const ownPaths = (urls: readonly string[], page: BuiltPage, siteUrl: string): string[] =>
  urls.flatMap((href) => ownUrl(href, page, siteUrl)?.pathname ?? []);
