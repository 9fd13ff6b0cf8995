/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { chromiumPath } from './tools/chromium';
import base, { projects } from './jest.config';

process.env.CHROME_PATH = chromiumPath('suites');

/** A site that is already up, named by BASE_URL: nothing is built or served. */
const config: Config = {
  ...base,
  projects: [
    {
      ...projects.browser,
      displayName: 'deployed',
      globalSetup: undefined,
      globalTeardown: undefined,
      testMatch: ['<rootDir>/__tests__/deployed/**/*.test.ts'],
    },
  ],
};

export default config;
