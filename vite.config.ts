import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';
import { art } from './tools/build/art';
import { bundling } from './tools/build/bundling';
import { desk } from './tools/desk/plugin';
import { inbox } from './tools/inbox/plugin';
import { photos } from './tools/build/photos';
import { palette } from './tools/theme/palettePlugin';
import { prerender } from './tools/build/prerender';
import { qr } from './tools/build/qr';
import { serveDist } from './tools/serve/serveDist';
import { currentSettings, settings } from './tools/build/settings';

const cache = path.resolve('.cache');
const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  plugins: [
    settings(),
    palette(),
    react(),
    art(path.join(cache, 'art')),
    qr(path.join(cache, 'art')),
    photos(path.join(cache, 'photos')),
    // Beside the build that it belongs to, so that two builds at once do not share it.
    prerender(process.env.OUT_DIR ? `${process.env.OUT_DIR}.server` : path.join(cache, 'server')),
    inbox(),
    desk(),
    serveDist(),
  ],
  define: {
    'process.env.SITE_URL': JSON.stringify(process.env.SITE_URL ?? ''),
    'process.env.FORM_ENDPOINT': JSON.stringify(process.env.FORM_ENDPOINT ?? ''),
    // Known to the bundler, which leaves out what only a counter needs.
    'process.env.COUNTER_URL': JSON.stringify(currentSettings.counterUrl),
  },
  build: {
    outDir: process.env.OUT_DIR || 'dist',
    assetsInlineLimit: 0,
    modulePreload: false,
    target: 'es2022',
  },
  environments: { client: { build: { rolldownOptions: bundling } } },
  // The entry imports the app on demand, which hides its dependencies from Vite's first look.
  optimizeDeps: { entries: ['index.html', 'src/**/*.tsx', 'tools/desk/**/*.tsx'] },
  // Suites build copies of the project there: they are no news to who is at work.
  server: { watch: { ignored: ['**/.cache/{suites,theme-check}/**', '**/reports/**'] } },
  preview: { port, strictPort: true },
});
