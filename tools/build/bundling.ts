import type { Rolldown } from 'vite';

/**
 * How visitors' scripts are bundled. Only documented options of Rolldown, so that the libraries behave in
 * production as in development (`__tests__/browser/bundling.test.ts`).
 */
export const bundling: Rolldown.RolldownOptions = {
  treeshake: {
    propertyReadSideEffects: false,
    // These functions create a value and have no other effect: a call whose result is unused is dropped.
    manualPureFunctions: [
      ...['createContext', 'createElement', 'forwardRef', 'memo'].map(
        (name) => `import_react.${name}`,
      ),
      // MUI's lists of class names.
      'generateUtilityClasses',
    ],
    // These packages do not declare `sideEffects` in package.json, and have none when they are loaded.
    moduleSideEffects: [
      {
        test: /node_modules\/(@emotion|hoist-non-react-statics|prop-types|react-is|react-transition-group|stylis)\//,
        sideEffects: false,
      },
    ],
  },
  output: {
    // The code that every page or two pages need, in two chunks: brotli makes them 5 KB smaller than ten,
    // and a phone runs each in one task. Lazy parts and the code of a single page stay out of them.
    codeSplitting: {
      groups: [
        {
          name: 'react',
          test: /node_modules\/(react-dom|scheduler|@emotion|stylis)\//,
          priority: 1,
        },
        {
          name: 'app',
          test: /src\/(App|content\/faq|navigation\/(?!prefetch)|theme|components\/(?!Banner|FormSheet))|react-dom|icons-material\/Check/,
        },
      ],
    },
  },
};
