/** @jest-config-loader esbuild-register */
import path from 'node:path';
import type { Config } from 'jest';
import { projects } from './jest.config';

/**
 * The suites that Stryker runs for each of its changes: those about what it changes, until one fails.
 * None that imports within a test: Stryker would try what a module does when it loads on that test alone.
 */
const config: Config = {
  ...projects.unit,
  testEnvironment: path.resolve('__tests__/support/mutationEnvironment.cjs'),
  testSequencer: path.resolve('__tests__/support/smallestFirst.cjs'),
  testMatch: [
    '<rootDir>/__tests__/{boot,forms,navigation}/**/*.test.ts?(x)',
    '<rootDir>/__tests__/**/{latePart,rotation}.test.ts?(x)',
  ],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/__tests__/browser/',
    '/navigation/App\\.test',
    '/navigation/routes\\.test',
  ],
};

export default config;
