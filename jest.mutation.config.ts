/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import path from 'node:path';
import { unit } from './jest.config';

/**
 * Configuration for Stryker, with the suites that test the modules in stryker.config.json. Stryker ignores
 * `projects`, so the suites of the tools also run in jsdom. `routes.test` is left out because it imports
 * modules within a test: Stryker would test the code that runs at the import with this test alone.
 */
const mutation: Config = {
  ...unit,
  testEnvironment: path.resolve('__tests__/support/mutationEnvironment.cjs'),
  testSequencer: path.resolve('__tests__/support/smallestFirst.cjs'),
  testMatch: [
    '<rootDir>/__tests__/{boot,forms,navigation}/**/*.test.ts?(x)',
    '<rootDir>/__tests__/components/lazyPart.test.ts',
    '<rootDir>/__tests__/pages/rotation.test.tsx',
    '<rootDir>/__tests__/{tools/headers,approved/check}.test.ts',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/navigation/routes\\.test'],
};

export default mutation;
