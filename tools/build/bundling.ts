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
      'import_react.createContext',
      'import_react.memo',
      // MUI creates the class names of its components with this function.
      'generateUtilityClasses',
    ],
    // Emotion imports this package and uses none of it here. Its package.json does not declare that
    // loading it has no side effects.
    moduleSideEffects: [{ test: /node_modules\/hoist-non-react-statics\//, sideEffects: false }],
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
