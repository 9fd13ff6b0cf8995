import react from '@vitejs/plugin-react';
import path from 'node:path';
import type { UserConfig } from 'vite';
import { palette } from '../theme/palettePlugin';
import { art } from './art';
import { photos } from './photos';
import { qr } from './qr';
import { currentSettings } from './settings';

/** Where builds keep what they have made from drawings and photos. */
export const CACHE = path.resolve('.cache');

/** What every bundle that shows parts of the site needs: the site's own and Storybook's. */
export const shown = (): Pick<Required<UserConfig>, 'plugins' | 'define'> => ({
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
    // The bundler knows the value, and leaves out the code that only a counter needs.
    'process.env.COUNTER_URL': JSON.stringify(currentSettings.counterUrl),
  },
});
