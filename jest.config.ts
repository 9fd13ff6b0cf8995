/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { availableParallelism } from 'node:os';

const tsJest: [string, object] = [
  'ts-jest',
  {
    // ts-jest compiles each file alone to CommonJS and checks no types; `npm run typecheck` does.
    tsconfig: {
      module: 'CommonJS',
      moduleResolution: 'bundler',
      verbatimModuleSyntax: false,
      isolatedModules: true,
      jsx: 'react-jsx',
      target: 'ES2022',
      esModuleInterop: true,
      allowJs: true,
    },
    diagnostics: false,
  },
];

const base = {
  transform: {
    '\\.[cm]?tsx?$': tsJest,
  },
  moduleNameMapper: {
    '\\.(svg|woff2)(\\?(url|use))?$': '<rootDir>/__tests__/support/assetStub.ts',
  },
};

/** Looks at the owner's own settings, texts, colours and photos. */
const owner = {
  ...base,
  displayName: 'owner',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/owner/**/*.test.ts'],
};

/** The other suites get fixed settings, so that no edit of an owner changes their results. */
const shared = {
  ...base,
  moduleNameMapper: {
    ...base.moduleNameMapper,
    // Not `./details` and the like, which a package may have, too.
    '^(\\.\\.?/)+(src/)?config/(owner|business|details|optional)$':
      '<rootDir>/__tests__/fixedSettings/$3.ts',
  },
};

const unit = {
  ...shared,
  displayName: 'unit',
  testEnvironment: '<rootDir>/__tests__/support/jsdomEnvironment.cjs',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/unitSetup.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.ts?(x)'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/__tests__/(apache|approved|browser|published|engines|main|owner|tools)/',
  ],
};

const tools = {
  ...shared,
  displayName: 'tools',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/{tools,approved}/**/*.test.ts'],
};

const browser = {
  ...shared,
  displayName: 'browser',
  testEnvironment: '<rootDir>/__tests__/support/browserEnvironment.ts',
  globalSetup: '<rootDir>/__tests__/support/browserGlobalSetup.ts',
  globalTeardown: '<rootDir>/__tests__/support/browserGlobalTeardown.ts',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/browserSetup.ts'],
  testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
};

/** The main paths of a visit in Chromium, the browser suite of `npm test`. */
const main = {
  ...browser,
  displayName: 'main',
  globalSetup: '<rootDir>/__tests__/support/mainGlobalSetup.ts',
  testMatch: ['<rootDir>/__tests__/main/**/*.test.ts'],
};

/** The main paths in Firefox, in WebKitGTK and in old versions of Chromium. */
const engines = {
  ...browser,
  displayName: 'engines',
  testMatch: ['<rootDir>/__tests__/engines/**/*.test.ts'],
};

/** A release that Apache serves, on Debian and Ubuntu. */
const apache = {
  ...shared,
  displayName: 'apache',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/apache/**/*.test.ts'],
};

/** A published site at BASE_URL, without a build or a local server. The site has the owner's own settings. */
const published = {
  ...browser,
  moduleNameMapper: base.moduleNameMapper,
  displayName: 'published',
  globalSetup: '<rootDir>/__tests__/support/publishedGlobalSetup.ts',
  testMatch: ['<rootDir>/__tests__/published/**/*.test.ts'],
};

/**
 * These projects need a browser or Apache, so that `npx jest` runs them only by `--selectProjects`. Jest tells a
 * configuration no options.
 */
const onRequest = [main, browser, engines, apache, published].filter(({ displayName }) =>
  process.argv.includes(displayName),
);

// Jest takes all arguments between `--selectProjects` and the next option as names of projects. Without
// `--config` in package.json, `npm run test:browser -- headline` would run all suites of the project `browser`.
const config: Config = {
  projects: [unit, tools, owner, ...onRequest],
  // Workers often wait for a browser. On two cores, two workers leave a quarter of the CPU time unused; three
  // workers use all of it (measured).
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  reporters: [
    'default',
    [
      'jest-junit',
      { outputDirectory: 'reports', outputName: 'junit.xml', suiteNameTemplate: '{filepath}' },
    ],
    '<rootDir>/__tests__/report/reporter.cjs',
  ],
  // Ends only a test that waits for nothing, since each wait has a shorter limit of its own. A slow test goes on: a build
  // of 6 s or a page that jsdom renders in 0.1 s takes many times as long where every core is busy.
  testTimeout: 240_000,
};

export default config;
