import type { Rolldown } from 'vite';

/**
 * How what visitors download is bundled: only by documented options of Rolldown's, so that the
 * libraries do in production what they do in development (`__tests__/browser/probe.test.ts`).
 */
export const bundling: Rolldown.RolldownOptions = {
  treeshake: { propertyReadSideEffects: false },
  output: {
    // Few and large: what every page needs compresses better in one file (3 KB) than in ten.
    codeSplitting: {
      groups: [
        {
          name: 'react',
          test: /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/,
          priority: 2,
        },
        { name: 'app', test: /src\/(App|navigation\/)/, priority: 1 },
        {
          name: 'parts',
          test: /src\/(components|content|config)\/(?!forms|FormSheet)|node_modules\/@mui\/(utils|system|icons-material)\//,
          minShareCount: 2,
        },
      ],
    },
  },
};
