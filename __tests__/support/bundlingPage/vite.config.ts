import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';
import { art } from '../../../tools/build/art';
import { rolldownOptions } from '../../../tools/build/rolldownOptions';

/** Builds this page with the site's bundler options, for development or production by NODE_ENV. */
export default defineConfig({
  root: '__tests__/support/bundlingPage',
  plugins: [react(), art(path.resolve('.cache/art'))],
  build: {
    outDir: process.env.OUT_DIR,
    emptyOutDir: true,
    target: 'es2022',
    minify: process.env.NODE_ENV === 'production',
  },
  environments: { client: { build: { rolldownOptions } } },
});
