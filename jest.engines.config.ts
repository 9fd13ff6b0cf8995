/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import base, { projects } from './jest.config';

/** The main paths in Firefox, in WebKitGTK and in old Chromiums. */
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
