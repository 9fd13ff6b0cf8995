/** @jest-config-loader esbuild-register */
import config from './jest.config';

// Read by __tests__/support/extent.ts, in the workers too.
process.env.TEST_EXTENT = 'full';

export default config;
