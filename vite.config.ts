import { defineConfig, type UserConfig } from 'vite';
import { buildTarget } from './tools/build/bundle/oldestBrowsers';
import { rolldownOptions } from './tools/build/bundle/rolldownOptions';
import { buildPages } from './tools/build/pages/buildPages';
import { checkSettings } from './tools/settings/checkSettings';
import { sharedConfig } from './tools/build/sharedConfig';
import { inbox } from './tools/inbox/plugin';
import { serveDist } from './tools/serve/serveDist';

const { plugins, define, server } = sharedConfig();

const config: UserConfig = {
  plugins: [checkSettings(), ...plugins, buildPages(), inbox(), serveDist()],
  define,
  build: {
    outDir: process.env.OUT_DIR || 'dist',
    modulePreload: false,
    target: buildTarget,
  },
  environments: { client: { build: { rolldownOptions } } },
  // The entry script imports the app by a URL from `data-chunks`. Without these entries Vite's dependency
  // scan would not find the packages of the app.
  optimizeDeps: { entries: ['index.html', 'src/**/*.tsx', '!src/**/*.stories.tsx'] },
  server,
  preview: { port: Number(process.env.PORT || 4173) },
};

export default defineConfig(({ command, mode }) => {
  // The owner's shell may set NODE_ENV for other projects. Without this line visitors would then download React's
  // development build.
  if (command === 'build') process.env.NODE_ENV = mode;
  return config;
});
