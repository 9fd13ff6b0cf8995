/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import base, { projects } from './jest.config';
import { enginePrograms } from './tools/engines';

// Once, and not in each worker: it may install them.
enginePrograms();

/** The main paths in the engines beside Chromium's. */
const config: Config = {
  ...base,
  projects: [
    {
      ...projects.browser,
      displayName: 'engines',
      testMatch: ['<rootDir>/__tests__/engines/**/*.test.ts'],
    },
  ],
};

export default config;
