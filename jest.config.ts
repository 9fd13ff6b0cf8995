/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromiumPath } from './tools/chromium';

const tsJest: [string, object] = [
  'ts-jest',
  {
    // ts-jest compiles file by file to CommonJS; `npm run typecheck` is what checks the types.
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

/** The main paths in Firefox, in WebKitGTK and in old Chromiums. */
const engines = {
  ...browser,
  displayName: 'engines',
  testMatch: ['<rootDir>/__tests__/engines/**/*.test.ts'],
};

/** A deployed site, named by BASE_URL: nothing is built or served. */
const deployed = {
  ...browser,
  displayName: 'deployed',
  globalSetup: undefined,
  globalTeardown: undefined,
  testMatch: ['<rootDir>/__tests__/deployed/**/*.test.ts'],
};

/**
 * The suites that Stryker runs for each mutant, those of the mutated modules. Stryker reads no projects,
 * so that suites of the tools run in jsdom too. Left out is `routes.test`, which imports modules within a
 * test: Stryker would attribute to that one test what a module does while it loads.
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

// npm sets it to the name of the script that runs; `npx jest` alone is `npm test`.
const script = process.env.npm_lifecycle_event;
if (script === 'test:deployed') process.env.CHROME_PATH = chromiumPath('suites');
// Read by __tests__/support/extent.ts, in the workers too.
if (script === 'test:full') process.env.TEST_EXTENT = 'full';

const projects =
  script === 'test:engines'
    ? [engines]
    : script === 'test:deployed'
      ? [deployed]
      : [unit, tools, browser];

// package.json's scripts put --config last: --selectProjects takes every word after it for a project,
// so that `npm run test:unit -- forms` would run all of them.
const config: Config = {
  projects,
  // Browsers also wait: two workers leave a quarter of two cores idle, three leave nothing.
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
  // Whole visits and generated inputs take more than jest's 5 s on a busy machine.
  testTimeout: 30_000,
  collectCoverageFrom: ['src/**/*.{ts,tsx}'],
};

export default script === 'test:mutation' ? mutation : config;
