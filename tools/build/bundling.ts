import type { Rolldown } from 'vite';

/**
 * How what visitors download is bundled: only by documented options of Rolldown's, so that the
 * libraries do in production what they do in development (`__tests__/browser/probe.test.ts`).
 */
export const bundling: Rolldown.RolldownOptions = {
  treeshake: {
    propertyReadSideEffects: false,
    // These make something and do nothing else: what they made for nobody may go.
    manualPureFunctions: [
      ...['createContext', 'createElement', 'forwardRef', 'memo'].map(
        (name) => `import_react.${name}`,
      ),
      // MUI's lists of class names.
      'generateUtilityClasses',
    ],
    // These say nothing about themselves, and do nothing when they are loaded.
    moduleSideEffects: [
      {
        test: /node_modules\/(@emotion|hoist-non-react-statics|prop-types|react-is|react-transition-group|stylis)\//,
        sideEffects: false,
      },
    ],
  },
  output: {
    // What every page needs, and what two pages share, in two files: brotli makes them 5 KB smaller
    // than ten, and a phone runs one file in one task. Parts that come late, and what only other pages
    // than home have, stay out of them.
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
