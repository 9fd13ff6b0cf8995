/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { chromiumPath } from './tools/chromium';
import base from './jest.config';

process.env.CHROME_PATH = chromiumPath('suites');

const browser = base.projects!.find(
  (project) => typeof project === 'object' && project.displayName === 'browser',
) as Config;

/** A site that is already up, named by BASE_URL: nothing is built or served. */
const config: Config = {
  ...base,
  projects: [
    {
      ...browser,
      displayName: 'deployed',
      globalSetup: undefined,
      globalTeardown: undefined,
      testMatch: ['<rootDir>/__tests__/deployed/**/*.test.ts'],
    },
  ],
};

export default config;
