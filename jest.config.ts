/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { availableParallelism } from 'node:os';

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

/** The suites by where they run. */
export const projects = {
  unit: {
    ...shared,
    displayName: 'unit',
    testEnvironment: '<rootDir>/__tests__/support/jsdomEnvironment.cjs',
    setupFilesAfterEnv: ['<rootDir>/__tests__/support/unitSetup.ts'],
    testMatch: ['<rootDir>/__tests__/**/*.test.ts?(x)'],
    testPathIgnorePatterns: ['/node_modules/', '/__tests__/(browser|deployed|engines|tools)/'],
  },
  tools: {
    ...shared,
    displayName: 'tools',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/__tests__/tools/**/*.test.ts'],
  },
  browser: {
    ...shared,
    displayName: 'browser',
    testEnvironment: '<rootDir>/__tests__/support/browserEnvironment.ts',
    globalSetup: '<rootDir>/__tests__/support/browserGlobalSetup.ts',
    globalTeardown: '<rootDir>/__tests__/support/browserGlobalTeardown.ts',
    setupFilesAfterEnv: ['<rootDir>/__tests__/support/browserSetup.ts'],
    testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
  },
};

// package.json's scripts put --config last: --selectProjects takes every word after it for a project,
// so that `npm run test:unit -- forms` would run all of them.
const config: Config = {
  projects: Object.values(projects),
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

export default config;
