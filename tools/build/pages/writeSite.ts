import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';
import { CHUNKS_ATTRIBUTE, PATH_ATTRIBUTE } from '../../../src/contract';
import { typefaces } from '../../../src/theme/theme';
import { settingError } from '../../settings/settingError';
import { chunksOf, moduleOf } from '../bundle/chunks';
import { compressFiles } from './compress';
import { minifyCss } from './css';
import { headTags, manifest, notFoundHeadTags, robots, SHARE_IMAGE, sitemap } from './head';
import { headersFile } from '../headers/headersFile';
import { contentSecurityPolicy } from '../headers/policy';
import { fileOf, siteRules } from '../headers/siteRules';
import { currentSettings } from '../../settings/currentSettings';
import { LICENCES } from './writtenFiles';

/** The bundle of src/app/prerender.tsx. */
export type ServerModule = typeof import('../../../src/app/prerender');

/** Module that hydrates the page. The entry script imports its chunk. */
export const APP = 'src/app/hydrate.tsx';

/** Returns Vite's id of a module of the project. */
export const idOf = (module: string) => normalizePath(path.resolve(module));

/** Returns the pages to write: one for each route, and the 404 page. */
function pagesOf({ routes, preloadedFont }: ServerModule, shareImagePath: string) {
  const pages = routes.map((route) => ({
    /** Path for which the page is rendered, and from which its file has its name. */
    location: route.path,
    head: headTags(route, preloadedFont, shareImagePath),
    /** Canonical paths with which the entry script compares the URL. */
    paths: [route.path],
    /** Modules whose chunks the page needs. */
    modules: [APP, moduleOf(route.id)],
  }));
  const notFound = {
    location: '/404',
    head: notFoundHeadTags(preloadedFont),
    paths: routes.map((route) => route.path),
    modules: [APP],
  };
  return [...pages, notFound];
}

/**
 * Adds a hash to the name of the share image. Social networks cache an image by its URL, so a new image needs a
 * new name.
 * @returns the new path
 * @throws Error if `public/` has no share image
 */
function addHashToShareImage(dist: string): string {
  const file = path.join(dist, SHARE_IMAGE);
  if (!existsSync(file)) {
    throw settingError(`Falta public${SHARE_IMAGE}. Corré npm run images, que la dibuja.`);
  }
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
  const hashedPath = SHARE_IMAGE.replace('.', `-${hash}.`);
  renameSync(file, path.join(dist, hashedPath));
  return hashedPath;
}

/**
 * Checks that no element of a page has a `style` attribute, which the Content Security Policy blocks (R-SEC-01).
 * @param html markup that React has rendered: in texts and in values of attributes it escapes `"`
 * @throws SettingError that names the page and the element, whose class names MUI's component
 */
function checkStyleAttributes(html: string, location: string): void {
  const [element] = /<[^<]* style="[^<]*?>/.exec(html) ?? [];
  if (!element) return;
  throw settingError(
    `La página ${location} tiene un atributo style, que la política del sitio no deja pasar: ${element}\n` +
      'Usá otra variante de esa pieza, o mostrala recién cuando la página está abierta. Lo tuyo va con styled() o sx. Ver docs/design.md, «Qué se revisa».',
  );
}

/** Returns the texts of the drawings that a page shows with <use> (components/Drawing.tsx). */
const drawingsOf = (html: string, dist: string): string =>
  (html.match(/\/assets\/[\w-]+\.svg(?=#)/g) ?? [])
    .map((file) => readFileSync(path.join(dist, file), 'utf8'))
    .join('');

/**
 * Renders a page.
 * @returns the markup, and the CSS of the page's style element
 * @throws SettingError if React cannot render the page, or if an element has a `style` attribute
 */
async function renderPage({ render }: ServerModule, location: string, dist: string) {
  const { html, css } = await render(location).catch((error: Error) => {
    throw settingError(`La página ${location} no se puede armar: ${error.message}`);
  });
  checkStyleAttributes(html, location);
  return { html, style: minifyCss(css, drawingsOf(html, dist)) };
}

/** Returns the text of a page's file. */
function fillTemplate(
  template: string,
  { head, paths }: ReturnType<typeof pagesOf>[number],
  { html, style }: { html: string; style: string },
  chunks: readonly string[],
): string {
  const attributes = `${PATH_ATTRIBUTE}="${paths.join(' ')}" ${CHUNKS_ATTRIBUTE}="${chunks.join(' ')}"`;
  // The replacements are functions, because `$` has a special meaning in a replacement string.
  return (
    template
      // With a low priority the entry script does not delay the preloaded typeface. The priority usually does not
      // delay the app: the entry script loads the app after the page has loaded, or sooner if the visitor acts.
      .replace('<script type="module"', '<script type="module" fetchpriority="low"')
      .replace(`${CHUNKS_ATTRIBUTE}="/${APP}"`, () => attributes)
      .replace('<!--head-->', () => `${head}<style>${style}</style>`)
      .replace('<!--page-->', () => html)
  );
}

/** Adds the licences of the typefaces to those of the libraries, which Vite has written. */
function addTypefaceLicences(dist: string): void {
  for (const role of Object.keys(typefaces)) {
    const licence = path.resolve('src/theme/fonts', `${role}.LICENSE.txt`);
    appendFileSync(path.join(dist, LICENCES), `\n${readFileSync(licence, 'utf8')}`);
  }
}

/**
 * Writes the pages and files such as sitemap.xml, and compresses all text files.
 * @param dist folder with the client build
 * @param output chunks of the client build
 * @throws SettingError if a page or a file of `public/` is wrong
 */
export async function writeSite(
  dist: string,
  server: ServerModule,
  output: readonly Rolldown.OutputChunk[],
): Promise<void> {
  const write = (file: string, text: string) => writeFileSync(path.join(dist, file), text);
  const template = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const pages = pagesOf(server, addHashToShareImage(dist));
  const styles = new Set<string>();
  for (const page of pages) {
    const rendered = await renderPage(server, page.location, dist);
    styles.add(rendered.style);
    const chunks = chunksOf(output, page.modules.map(idOf));
    write(fileOf(page.location), fillTemplate(template, page, rendered, chunks));
  }
  const policy = contentSecurityPolicy([...styles], currentSettings.formEndpoint);
  const paths = server.routes.map((route) => route.path);
  write('_headers', headersFile(siteRules(policy, paths)));
  write('robots.txt', robots());
  write('sitemap.xml', sitemap(server.routes));
  write('manifest.webmanifest', manifest());
  addTypefaceLicences(dist);
  compressFiles(dist);
}
