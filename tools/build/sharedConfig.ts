import react from '@vitejs/plugin-react';
import path from 'node:path';
import type { UserConfig } from 'vite';
import { palette } from '../theme/palettePlugin';
import { art } from './art';
import { photos } from './photos';
import { qr } from './qr';
import { currentSettings } from './settings';

/** Folder in which builds keep the images that they generate. */
export const CACHE = path.resolve('.cache');

/** Returns the plugins and constants that both the site's bundle and Storybook's need. */
export const sharedConfig = (): Pick<Required<UserConfig>, 'plugins' | 'define'> => ({
  plugins: [
    palette(),
    react(),
    art(path.join(CACHE, 'art')),
    qr(path.join(CACHE, 'art')),
    photos(path.join(CACHE, 'photos')),
  ],
  define: {
    'process.env.SITE_URL': JSON.stringify(process.env.SITE_URL ?? ''),
    'process.env.FORM_ENDPOINT': JSON.stringify(process.env.FORM_ENDPOINT ?? ''),
    // With an empty value the bundler drops the code that only a counter needs.
    'process.env.COUNTER_URL': JSON.stringify(currentSettings.counterUrl),
  },
});
