import path from 'node:path';
import { defineConfig } from 'vite';
import { buildTarget } from './tools/build/browsers';
import { bundling } from './tools/build/bundling';
import { prerender } from './tools/build/prerender';
import { checkSettings } from './tools/build/settings';
import { CACHE, sharedConfig } from './tools/build/sharedConfig';
import { inbox } from './tools/inbox/plugin';
import { serveDist } from './tools/serve/serveDist';

const port = Number(process.env.PORT ?? 4173);
const { plugins, define } = sharedConfig();

export default defineConfig({
  plugins: [
    checkSettings(),
    ...plugins,
    // The server bundle stands beside its own build, so that two builds that run at the same time do
    // not write into each other's.
    prerender(process.env.OUT_DIR ? `${process.env.OUT_DIR}.server` : path.join(CACHE, 'server')),
    inbox(),
    serveDist(),
  ],
  define,
  build: {
    outDir: process.env.OUT_DIR || 'dist',
    assetsInlineLimit: 0,
    modulePreload: false,
    target: buildTarget,
  },
  environments: { client: { build: { rolldownOptions: bundling } } },
  // Vite's scan for dependencies would not find the app, because the entry imports it by an address
  // that it reads from `data-chunks`.
  optimizeDeps: { entries: ['index.html', 'src/**/*.tsx', '!src/**/*.stories.tsx'] },
  // Suites write copies of the project and reports into these folders; without this line each write
  // would reload the developer's page.
  server: { watch: { ignored: ['**/.cache/suites/**', '**/reports/**'] } },
  preview: { port, strictPort: true },
});
