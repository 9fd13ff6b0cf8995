import path from 'node:path';
import { defineConfig } from 'vite';
import { buildTarget } from './tools/build/browsers';
import { bundling } from './tools/build/bundling';
import { prerender } from './tools/build/prerender';
import { settings } from './tools/build/settings';
import { CACHE, shown } from './tools/build/shown';
import { inbox } from './tools/inbox/plugin';
import { serveDist } from './tools/serve/serveDist';

const port = Number(process.env.PORT ?? 4173);
const { plugins, define } = shown();

export default defineConfig({
  plugins: [
    settings(),
    ...plugins,
    // Beside the build that it belongs to, so that two builds at once do not share it.
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
  // The entry imports the app on demand, which hides its dependencies from Vite's first look.
  optimizeDeps: { entries: ['index.html', 'src/**/*.tsx', '!src/**/*.stories.tsx'] },
  // Suites build copies of the project there, which must not reload the developer's page.
  server: { watch: { ignored: ['**/.cache/suites/**', '**/reports/**'] } },
  preview: { port, strictPort: true },
});
