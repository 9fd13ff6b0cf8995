import type { Rolldown } from 'vite';

/**
 * Options of Rolldown for the scripts that visitors download. `__tests__/browser/bundling.test.ts` checks that
 * the libraries still behave as in development.
 */
export const bundling: Rolldown.RolldownOptions = {
  treeshake: {
    propertyReadSideEffects: false,
    // These functions have no side effects, so Rolldown may remove a call whose result is unused. The
    // name of React's module in the bundle is `import_react`.
    manualPureFunctions: [
      ...['createContext', 'createElement', 'forwardRef', 'memo'].map(
        (name) => `import_react.${name}`,
      ),
      // MUI creates the class names of its components with this function.
      'generateUtilityClasses',
    ],
    // Loading these packages has no side effects, but most of them do not declare this in package.json.
    moduleSideEffects: [
      {
        test: /node_modules\/(@emotion|hoist-non-react-statics)\//,
        sideEffects: false,
      },
    ],
  },
  output: {
    // Two chunks for the code that several pages need: compressed, they have 5 KB less than ten smaller
    // chunks. The code of a single page or of a lazy part stays in a chunk of its own.
    codeSplitting: {
      groups: [
        {
          name: 'react',
          test: /node_modules\/(react-dom|scheduler|@emotion|stylis)\//,
          priority: 1,
        },
        {
          name: 'app',
          test: /src\/(App|content\/faq|navigation\/(?!prefetch)|theme|components\/(?!Banner|FormSheet))|icons-material\/Check/,
        },
      ],
    },
  },
};
