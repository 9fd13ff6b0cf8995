/** What the jsdom tests notice of a fault in what the forms and the navigation do (docs/testing.md). */
export default {
  // The fields, the dialog and the rest of both folders would take it beyond 90 minutes on two cores.
  mutate: [
    'src/forms/drafts.ts',
    'src/forms/useMessageForm.tsx',
    'src/forms/submit/{request,sendMessage}.ts',
    'src/navigation/{documentHead,documentNavigation,lazyPart,prefetch,storage}.ts',
    'src/navigation/ScrollAndFocus.tsx',
  ],
  mutator: { excludedMutations: ['StringLiteral'] },
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
