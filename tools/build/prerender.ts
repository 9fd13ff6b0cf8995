import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import { CHUNKS_ATTRIBUTE, PATH_ATTRIBUTE } from '../../src/contract';
import { typefaces } from '../../src/theme/theme';
import { HASH_CHARACTERS } from './rolldownOptions';
import { chunksOf, moduleOf } from './chunks';
import { compressFiles } from './compress';
import { minifyCss } from './css';
import { headTags, manifest, notFoundHeadTags, robots, SHARE_IMAGE, sitemap } from './head';
import { settingError } from '../settingError';
import { contentSecurityPolicy, fileOf, headersFile, siteRules } from './headers';
import { currentSettings } from './settings';

type ServerModule = typeof import('../../src/app/prerender');

const SERVER_BUNDLE = 'prerender.cjs';

/** File with the licences of the code and the typefaces that visitors download. */
const LICENCES = 'licencias.txt';

/** Module that hydrates the page. The entry script imports its chunk. */
const APP = 'src/app/hydrate.tsx';

/** Returns Vite's id of a module of the project. */
const idOf = (module: string) => normalizePath(path.resolve(module));

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
 * Checks that the entry script is one file (src/contract.ts): each page would have to load a chunk that it imports.
 * @throws Error if the entry script imports a chunk
 */
function checkEntryScript(output: readonly Rolldown.OutputChunk[]): void {
  const entry = output.find(({ facadeModuleId }) => facadeModuleId === idOf('index.html'));
  if (entry?.imports.length !== 0)
    throw new Error(`The entry script imports ${entry?.imports.join(', ')}`);
}

/** Writes the pages and files such as sitemap.xml, and compresses all text files. */
async function writePages(
  dist: string,
  serverDir: string,
  output: readonly Rolldown.OutputChunk[],
): Promise<void> {
  // Not with `import()`: Vite's config loader `runner` replaces `import()` by a function that fails once the
  // configuration has been loaded.
  const requireBundle = createRequire(path.join(serverDir, SERVER_BUNDLE));
  const { routes, render, preloadedFont } = requireBundle(`./${SERVER_BUNDLE}`) as ServerModule;
  const write = (file: string, text: string) => writeFileSync(path.join(dist, file), text);
  // With a low priority the entry script does not delay the preloaded typeface. The priority usually does not
  // delay the app: the entry script loads the app after the page has loaded, or sooner if the visitor acts.
  const template = readFileSync(path.join(dist, 'index.html'), 'utf8').replace(
    '<script type="module"',
    '<script type="module" fetchpriority="low"',
  );
  const styles = new Set<string>();

  /**
   * Writes a page.
   * @param location path for which the page is rendered
   * @param head tags of the page's head
   * @param paths canonical paths with which the entry script compares the URL
   * @param module module of the page, if it has one
   */
  const writePage = async (
    file: string,
    location: string,
    head: string,
    paths: readonly string[],
    module?: string,
  ) => {
    const { html: markup, css } = await render(location);
    const drawings = [...new Set(markup.match(/\/assets\/[\w-]+\.svg(?=#)/g))];
    const style = minifyCss(
      css,
      drawings.map((file) => readFileSync(path.join(dist, file), 'utf8')).join(''),
    );
    styles.add(style);
    const chunks = chunksOf(output, idOf(APP), ...(module ? [idOf(module)] : []));
    const attributes = `${PATH_ATTRIBUTE}="${paths.join(' ')}" ${CHUNKS_ATTRIBUTE}="${chunks.join(' ')}"`;
    const styled = `${head}<style>${style}</style>`;
    // The replacements are functions, because `$` has a special meaning in a replacement string.
    write(
      file,
      template
        .replace(`${CHUNKS_ATTRIBUTE}="/${APP}"`, () => attributes)
        .replace('<!--head-->', () => styled)
        .replace('<!--page-->', () => markup),
    );
  };

  const shareImagePath = addHashToShareImage(dist);
  for (const route of routes) {
    const head = headTags(route, preloadedFont, shareImagePath);
    await writePage(fileOf(route.path), route.path, head, [route.path], moduleOf(route.id));
  }
  const paths = routes.map((route) => route.path);
  await writePage('404.html', '/404', notFoundHeadTags(preloadedFont), paths);

  write('robots.txt', robots());
  write('sitemap.xml', sitemap(routes));
  write('manifest.webmanifest', manifest());
  // Vite has written the licences of the libraries into this file, but not those of the typefaces.
  for (const role of Object.keys(typefaces)) {
    const licence = path.resolve('src/theme/fonts', `${role}.LICENSE.txt`);
    appendFileSync(path.join(dist, LICENCES), `\n${readFileSync(licence, 'utf8')}`);
  }
  write(
    '_headers',
    headersFile(siteRules(contentSecurityPolicy([...styles], currentSettings), paths)),
  );
  compressFiles(dist);
}

/**
 * Vite plugin that builds first the client and then src/app/prerender.tsx, whose `render` returns the markup
 * and CSS of a page. The plugin writes a page for each route, 404.html, and files such as sitemap.xml.
 * @param serverDir folder for the bundle of src/app/prerender.tsx. The bundle is not deployed
 */
export function prerender(serverDir: string): Plugin {
  return {
    name: 'prerender',
    buildStart() {
      // The entry script reads the URL of the app's chunk from the page, and no module imports the chunk: without
      // this line the build would not contain the app. The development server (`watchMode`) has no chunks.
      if (this.environment.name === 'client' && !this.meta.watchMode) {
        this.emitFile({ type: 'chunk', id: APP, preserveSignature: 'allow-extension' });
      }
    },
    config: () => ({
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments;
          if (!client || !ssr) throw new Error('Vite has no client or no ssr environment');
          const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
          await builder.build(ssr);
          const chunks = output.filter((file) => file.type === 'chunk');
          checkEntryScript(chunks);
          await writePages(path.resolve(client.config.build.outDir), serverDir, chunks);
        },
      },
      environments: {
        client: { build: { license: { fileName: LICENCES } } },
        ssr: {
          resolve: { noExternal: true },
          build: {
            outDir: serverDir,
            license: false,
            emptyOutDir: true,
            minify: false,
            ssr: 'src/app/prerender.tsx',
            copyPublicDir: false,
            rolldownOptions: {
              output: {
                format: 'cjs',
                entryFileNames: SERVER_BUNDLE,
                hashCharacters: HASH_CHARACTERS,
              },
            },
          },
        },
      },
    }),
  };
}
