import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { HASH_CHARACTERS } from '../bundle/rolldownOptions';
import { APP, idOf, writeSite, type ServerModule } from './writeSite';
import { LICENCES } from './writtenFiles';

const SERVER_BUNDLE = 'prerender.cjs';

/**
 * Checks that the entry script is one file (src/contract.ts): each page would have to load a chunk that it imports.
 * @throws Error if the entry script imports a chunk
 */
function checkEntryScript(output: readonly Rolldown.OutputChunk[]): void {
  const entry = output.find(({ facadeModuleId }) => facadeModuleId === idOf('index.html'));
  if (entry?.imports.length !== 0)
    throw new Error(`The entry script imports ${entry?.imports.join(', ')}`);
}

/**
 * Vite plugin that builds first the client and then src/app/prerender.tsx, whose `render` returns the markup
 * and CSS of a page. writeSite.ts writes a page for each route, 404.html, and files such as sitemap.xml.
 */
export function buildPages(): Plugin {
  return {
    name: 'build-pages',
    buildStart() {
      // The entry script reads the URL of the app's chunk from the page, and no module imports the chunk: without
      // this line the build would not contain the app. The development server (`watchMode`) has no chunks.
      if (this.environment.name === 'client' && !this.meta.watchMode) {
        this.emitFile({ type: 'chunk', id: APP, preserveSignature: 'allow-extension' });
      }
    },
    async buildApp({ environments: { client, ssr }, build }) {
      if (!client || !ssr) throw new Error('Vite has no client or no ssr environment');
      const { output } = (await build(client)) as Rolldown.RolldownOutput;
      await build(ssr);
      const chunks = output.filter((file) => file.type === 'chunk');
      checkEntryScript(chunks);
      // Not with `import()`: Vite's config loader `runner` replaces `import()` by a function that fails once the
      // configuration has been loaded.
      const serverBundle = path.resolve(ssr.config.build.outDir, SERVER_BUNDLE);
      const server = createRequire(serverBundle)(serverBundle) as ServerModule;
      await writeSite(path.resolve(client.config.build.outDir), server, chunks);
      rmSync(path.dirname(serverBundle), { recursive: true });
    },
    config: ({ build }) => ({
      // Makes `npx vite build` call the hook `buildApp`, too.
      builder: {},
      environments: {
        client: { build: { license: { fileName: LICENCES } } },
        ssr: {
          resolve: { noExternal: true },
          build: {
            // Beside the site, because the bundle is not published.
            outDir: `${path.resolve(build?.outDir ?? 'dist')}.server`,
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
