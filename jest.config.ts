/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromiumPath } from './tools/chromium';

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

const shared = {
  transform: { '\\.[cm]?tsx?$': tsJest },
  moduleNameMapper: {
    '\\.(svg|woff2)(\\?(url|use))?$': '<rootDir>/__tests__/support/assetStub.ts',
  },
};

const unit = {
  ...shared,
  displayName: 'unit',
  testEnvironment: '<rootDir>/__tests__/support/jsdomEnvironment.cjs',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/unitSetup.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.ts?(x)'],
  testPathIgnorePatterns: ['/node_modules/', '/__tests__/(browser|deployed|engines|tools)/'],
};

const tools = {
  ...shared,
  displayName: 'tools',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/tools/**/*.test.ts'],
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
  globalSetup: undefined,
  globalTeardown: undefined,
  testMatch: ['<rootDir>/__tests__/deployed/**/*.test.ts'],
};

/**
 * Configuration for Stryker, with the suites that test the modules in stryker.config.json. Stryker ignores
 * `projects`, so the suites of the tools also run in jsdom. `routes.test` is left out because it imports
 * modules within a test: Stryker would test the code that runs at the import with this test alone.
 */
const mutation: Config = {
  ...unit,
  testEnvironment: path.resolve('__tests__/support/mutationEnvironment.cjs'),
  testSequencer: path.resolve('__tests__/support/smallestFirst.cjs'),
  testMatch: [
    '<rootDir>/__tests__/{boot,forms,navigation}/**/*.test.ts?(x)',
    '<rootDir>/__tests__/components/{lazyPart,menu}.test.ts?(x)',
    '<rootDir>/__tests__/pages/rotation.test.tsx',
    '<rootDir>/__tests__/tools/{headers,releaseCheck}.test.ts',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/navigation/routes\\.test'],
};

// npm sets this variable to the name of the script that it runs, and npx sets it to `npx`. `npx jest` runs
// the same projects as `npm test`.
const script = process.env.npm_lifecycle_event;
if (script === 'test:deployed') process.env.CHROME_PATH = chromiumPath('suites');
// __tests__/support/extent.ts reads TEST_EXTENT. Jest's worker processes inherit the variable.
if (script === 'test:full') process.env.TEST_EXTENT = 'full';

const projects =
  script === 'test:engines'
    ? [engines]
    : script === 'test:deployed'
      ? [deployed]
      : [unit, tools, browser];

// Jest takes all arguments between `--selectProjects` and the next option as names of projects. Without
// `--config` in package.json, `npm run test:browser -- drafts` would run all suites of the project `browser`.
const config: Config = {
  projects,
  // Workers often wait for a browser. On two cores, two workers leave a quarter of the CPU time unused; three
  // workers use all of it (measured).
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  reporters: [
    'default',
    ['jest-junit', { outputDirectory: 'reports', outputName: 'junit.xml' }],
    [
      'jest-html-reporters',
      {
        publicPath: 'reports',
        filename: 'index.html',
        pageTitle: 'Pruebas',
        includeConsoleLog: true,
        hideIcon: true,
      },
    ],
  ],
  // On a busy machine, tests of whole visits or with generated inputs take longer than Jest's default of 5 s.
  testTimeout: 30_000,
  collectCoverageFrom: ['src/**/*.{ts,tsx}'],
};

export default script === 'test:mutation' ? mutation : config;
