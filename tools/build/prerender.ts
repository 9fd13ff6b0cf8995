import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { typefaces } from '../../src/theme/typefaces';
import { chunksOf, moduleOf } from './chunks';
import { compressFiles } from './compress';
import { minifyCss } from './css';
import {
  headTags,
  manifest,
  notFoundHeadTags,
  robots,
  SECURITY_TXT,
  securityTxt,
  SHARE_IMAGE,
  sitemap,
} from './head';
import { settingError } from '../settingError';
import { contentSecurityPolicy, fileOf, headersFile, siteRules } from './headers';
import { currentSettings } from './settings';

type Server = typeof import('../../src/entry-server');

const SERVER_BUNDLE = 'entry-server.cjs';

/** The licences of the code and the typefaces that visitors download. */
const LICENCES = 'licencias.txt';

/** The module that the entry script imports to hydrate the page. */
const APP = 'src/boot/hydrate.tsx';

/**
 * Adds a hash to the share image's name, because social networks cache an image by its address.
 * @returns the new address
 * @throws Error if there is no share image
 */
function nameShareImage(dist: string): string {
  const file = path.join(dist, SHARE_IMAGE);
  if (!existsSync(file)) {
    throw settingError(`Falta public${SHARE_IMAGE}. Corré npm run images, que la dibuja.`);
  }
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
  const address = SHARE_IMAGE.replace('.', `-${hash}.`);
  renameSync(file, path.join(dist, address));
  return address;
}

/** Writes the pages and the files that go with them. */
async function writePages(
  dist: string,
  serverDir: string,
  output: readonly Rolldown.OutputChunk[],
): Promise<void> {
  // As CommonJS: Vite's config runner is closed by now and would refuse a dynamic import.
  const load = createRequire(path.join(serverDir, SERVER_BUNDLE));
  const { routes, render, preloadedFont } = load(`./${SERVER_BUNDLE}`) as Server;
  const write = (file: string, text: string) => writeFileSync(path.join(dist, file), text);
  // A low priority lets the typeface load first: the entry waits for the page to be idle anyway.
  const template = readFileSync(path.join(dist, 'index.html'), 'utf8').replace(
    '<script type="module"',
    '<script type="module" fetchpriority="low"',
  );
  const styles = new Set<string>();

  /**
   * Writes the file that is served for some paths.
   * @param module the module that only this page needs
   */
  const writePage = async (
    file: string,
    location: string,
    head: string,
    paths: readonly string[],
    module?: string,
  ) => {
    const { html: markup, css, rules } = await render(location);
    const style = minifyCss(css);
    styles.add(style);
    const chunks = chunksOf(output, APP, ...(module ? [module] : []));
    const attributes = `data-path="${paths.join(' ')}" data-chunks="${chunks.join(' ')}"`;
    const styled = `${head}<style data-rules="${rules.join(' ')}">${style}</style>`;
    // Replaced by functions: «$» in a text would have a meaning in a replacement string.
    write(
      file,
      template
        .replace(`data-chunks="/${APP}"`, () => attributes)
        .replace('<!--head-->', () => styled)
        .replace('<!--page-->', () => markup),
    );
  };

  const shared = nameShareImage(dist);
  for (const route of routes) {
    const head = headTags(route, preloadedFont, shared);
    await writePage(fileOf(route.path), route.path, head, [route.path], moduleOf(route.id));
  }
  const paths = routes.map((route) => route.path);
  await writePage('404.html', '/404', notFoundHeadTags(preloadedFont), paths);

  write('robots.txt', robots());
  write('sitemap.xml', sitemap(routes));
  write('manifest.webmanifest', manifest());
  const security = securityTxt(currentSettings);
  if (security) {
    mkdirSync(path.join(dist, path.dirname(SECURITY_TXT)), { recursive: true });
    write(SECURITY_TXT, security);
  }
  // Vite writes the libraries' licences into this file, but not those of the typefaces.
  for (const role of Object.keys(typefaces)) {
    const licence = path.resolve('src/theme/fonts', `${role}.LICENSE.txt`);
    appendFileSync(path.join(dist, LICENCES), `\n${readFileSync(licence, 'utf8')}`);
  }
  write('_headers', headersFile(siteRules(contentSecurityPolicy([...styles]), paths)));
  compressFiles(dist);
}

/**
 * Vite plugin that builds the server's renderer after the client, and writes an HTML page for each route,
 * a 404 page, and the files that go with them.
 * @param serverDir folder for the renderer, which is not deployed
 */
export function prerender(serverDir: string): Plugin {
  return {
    name: 'prerender',
    buildStart() {
      // The entry script reads the address of this chunk from the page, so that no import refers to it.
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
            ssr: 'src/entry-server.tsx',
            copyPublicDir: false,
            rolldownOptions: { output: { format: 'cjs', entryFileNames: SERVER_BUNDLE } },
          },
        },
      },
    }),
  };
}
