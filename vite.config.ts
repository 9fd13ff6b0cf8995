import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';
import { art } from './tools/build/art';
import { bundling } from './tools/build/bundling';
import { inbox } from './tools/inbox/plugin';
import { prerender } from './tools/build/prerender';
import { serveDist } from './tools/serve/serveDist';
import { settings } from './tools/build/settings';

const cache = path.resolve('.cache');
const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  plugins: [
    settings(),
    react(),
    art(path.join(cache, 'art')),
    // Beside the build that it belongs to, so that two builds at once do not share it.
    prerender(process.env.OUT_DIR ? `${process.env.OUT_DIR}.server` : path.join(cache, 'server')),
    inbox(),
    serveDist(),
  ],
  define: {
    'process.env.SITE_URL': JSON.stringify(process.env.SITE_URL ?? ''),
    'process.env.FORM_ENDPOINT': JSON.stringify(process.env.FORM_ENDPOINT ?? ''),
  },
  build: {
    outDir: process.env.OUT_DIR || 'dist',
    assetsInlineLimit: 0,
    modulePreload: false,
    target: 'es2022',
  },
  environments: { client: { build: { rolldownOptions: bundling } } },
  // The entry imports the app on demand, which hides its dependencies from Vite's first look.
  optimizeDeps: { entries: ['index.html', 'src/**/*.tsx'] },
  preview: { port, strictPort: true },
});
