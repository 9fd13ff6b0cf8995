import { staticFiles } from './staticFiles.js';

/** What the jsdom tests notice of a fault in the forms and the navigation (docs/testing.md). */
export default {
  mutate: [
    'src/{forms,navigation}/**/*.{ts,tsx}',
    '!**/*.stories.tsx',
    ...staticFiles.map((file) => `!${file}`),
  ],
  mutator: { excludedMutations: ['StringLiteral'] },
  plugins: ['@stryker-mutator/jest-runner', './tools/mutation/ignoreStyles.js'],
  ignorers: ['styles'],
  testRunner: 'jest',
  jest: { configFile: 'tools/mutation/jest.config.ts' },
  coverageAnalysis: 'perTest',
  // What runs once, when a file is loaded, needs all tests of all files that load it.
  ignoreStatic: true,
  ignorePatterns: ['.cache', 'dist*', '__tests__/browser/pictures'],
  // A run loads all suites that import the file; with the usual 5 s a busy machine would take that for an endless loop.
  timeoutMS: 30_000,
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'progress', 'html'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
};
