import react from '@vitejs/plugin-react';
import path from 'node:path';
import type { UserConfig } from 'vite';
import { checkTheme } from '../theme/checkTheme';
import { art } from './images/art';
import { photos } from './images/photoCopies';
import { qr } from './images/qr';

/** Folder for generated files outside of `dist/`, for example the themed copies of drawings. */
const CACHE = path.resolve('.cache');

/** Returns the part of Vite's configuration that the site and Storybook share. */
export const sharedConfig = (): Pick<Required<UserConfig>, 'plugins' | 'define' | 'server'> => ({
  plugins: [
    checkTheme(),
    react(),
    art(path.join(CACHE, 'art')),
    qr(path.join(CACHE, 'art')),
    photos(path.join(CACHE, 'photos')),
  ],
  // Not `import.meta.env`, which Node lacks: tools and Jest load the same modules without Vite.
  define: {
    'process.env.SITE_URL': JSON.stringify(process.env.SITE_URL ?? ''),
    'process.env.FORM_ENDPOINT': JSON.stringify(process.env.FORM_ENDPOINT ?? ''),
    'process.env.PREVIEW': JSON.stringify(process.env.PREVIEW ?? ''),
  },
  // The suites write copies of the project and reports into these folders. Without this line Vite could
  // reload the page at each write.
  server: { watch: { ignored: ['**/.cache/suites/**', '**/reports/**'] } },
});
