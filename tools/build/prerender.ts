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
import { chunksOf } from './chunks';
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
import { moduleOf } from './pageModule';
import { currentSettings } from './settings';

type Server = typeof import('../../src/entry-server');

const SERVER_BUNDLE = 'entry-server.cjs';

/** Whose work visitors download, beside the pages. */
const LICENCES = 'licencias.txt';

/** What the entry imports when the app's time has come. */
const APP = 'src/boot/hydrate.tsx';

/**
 * Gives the share image a name that changes with it: networks keep a picture by its address for long.
 * @returns its address; without one the build stops
 */
function nameShareImage(dist: string): string {
  const file = path.join(dist, SHARE_IMAGE);
  if (!existsSync(file)) {
    throw settingError(`Falta public${SHARE_IMAGE}. Corré npm run images, que la dibuja.`);
  }
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
  const { name, ext } = path.parse(SHARE_IMAGE);
  const address = `/${name}-${hash}${ext}`;
  renameSync(file, path.join(dist, address));
  return address;
}

async function writePages(
  dist: string,
  serverDir: string,
  output: readonly Rolldown.OutputChunk[],
): Promise<void> {
  // CommonJS, because Vite's config runner is closed by now and would refuse a dynamic import.
  const load = createRequire(path.join(serverDir, SERVER_BUNDLE));
  const server = load(`./${SERVER_BUNDLE}`) as Server;
  // Low: the words and their typeface come first, the entry only waits for a quiet moment anyway.
  const template = readFileSync(path.join(dist, 'index.html'), 'utf8').replace(
    '<script type="module"',
    '<script type="module" fetchpriority="low"',
  );
  const styles = new Set<string>();

  /** Writes the file that stands for these routes; `module` is the one that only this page needs. */
  const writePage = async (
    file: string,
    location: string,
    head: string,
    standsFor: readonly string[],
    module?: string,
  ) => {
    const { html: markup, css, rules } = await server.render(location);
    const style = minifyCss(css);
    styles.add(style);
    const html = template
      .replace('data-chunks="/src/boot/hydrate.tsx"', () => {
        const chunks = chunksOf(output, APP, ...(module ? [module] : []));
        return `data-path="${standsFor.join(' ')}" data-chunks="${chunks.join(' ')}"`;
      })
      .replace(
        '<!--head-->',
        () => `${head}<style data-rules="${rules.join(' ')}">${style}</style>`,
      )
      .replace('<!--page-->', () => markup);
    writeFileSync(path.join(dist, file), html);
  };

  const shared = nameShareImage(dist);
  for (const route of server.routes) {
    const head = headTags(route, server.preloadedFont, shared);
    await writePage(fileOf(route.path), route.path, head, [route.path], moduleOf(route.id));
  }
  const all = server.routes.map((route) => route.path);
  await writePage('404.html', '/404', notFoundHeadTags(server.preloadedFont), all);

  const write = (file: string, text: string) => writeFileSync(path.join(dist, file), text);
  write('robots.txt', robots());
  write('sitemap.xml', sitemap(server.routes));
  write('manifest.webmanifest', manifest());
  const security = securityTxt(currentSettings);
  if (security) {
    mkdirSync(path.join(dist, path.dirname(SECURITY_TXT)), { recursive: true });
    write(SECURITY_TXT, security);
  }
  // The bundler, which writes this file, knows the libraries and not the typefaces.
  for (const role of Object.keys(typefaces)) {
    const licence = path.resolve('src/theme/fonts', `${role}.LICENSE.txt`);
    appendFileSync(path.join(dist, LICENCES), `\n${readFileSync(licence, 'utf8')}`);
  }
  write('_headers', headersFile(siteRules(contentSecurityPolicy([...styles]), all)));
  compressFiles(dist);
}

/**
 * Vite plugin: after the client, builds the server's renderer and writes one finished page a route,
 * a real 404 page, and the files that go with them.
 * @param serverDir folder for the renderer, which is not deployed
 */
export function prerender(serverDir: string): Plugin {
  return {
    name: 'prerender',
    buildStart() {
      // A chunk that no import names: the entry learns its address from the page.
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
