import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';
import { art } from './tools/build/art';
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
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      treeshake: {
        propertyReadSideEffects: false,
        propertyWriteSideEffects: false,
        // At the top of a module React's functions only make things (contexts, forwarded and memoized
        // parts): what nobody uses of them may go. React Router numbers its imports of React.
        manualPureFunctions: ['React', ...Array.from({ length: 10 }, (_, n) => `React${n + 2}`)],
      },
      output: {
        // A few chunks for what several parts need, instead of two dozen of some bytes each, whose
        // arrivals hold up a phone; several, because a file runs as one task that nothing can interrupt.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/ },
            { name: 'mui', test: /node_modules/, minShareCount: 5 },
            { name: 'theme', test: /src\/theme\// },
            {
              name: 'core',
              test: /src\/(components|content|config)\/(?!forms|FormSheet)|@mui\/(utils|system)\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  // The entry imports the app on demand, which hides its dependencies from Vite's first look.
  optimizeDeps: { entries: ['index.html', 'src/**/*.tsx'] },
  preview: { port, strictPort: true },
});
