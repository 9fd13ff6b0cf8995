/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import config, { browser, main, owner, tools, unit } from './jest.config';

/** The browser suites with all cases of their matrices; __tests__/support/extent.ts reads the global. */
const full = { ...browser, displayName: 'full', globals: { isFullRun: true } };

/** The main paths in Firefox, in WebKitGTK and in old versions of Chromium. */
const engines = {
  ...browser,
  displayName: 'engines',
  testMatch: ['<rootDir>/__tests__/engines/**/*.test.ts'],
};

/** A deployed site at BASE_URL, without a build or a local server. */
const deployed = {
  ...browser,
  displayName: 'deployed',
  globalSetup: '<rootDir>/__tests__/support/deployedGlobalSetup.ts',
  testMatch: ['<rootDir>/__tests__/deployed/**/*.test.ts'],
};

/** Projects that neither `npm test` nor `npx jest` runs. package.json selects them with `--selectProjects`. */
const others: Config = { ...config, projects: [unit, tools, owner, main, full, engines, deployed] };

export default others;
