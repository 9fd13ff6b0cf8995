/** @jest-config-loader esbuild-register */
import path from 'node:path';
import type { Config } from 'jest';
import { projects } from './jest.config';

/** The fast suites alone, for Stryker, which runs them once for each change that it makes. */
const config: Config = {
  ...projects.unit,
  testEnvironment: path.resolve('__tests__/support/jsdomEnvironment.cjs'),
};

export default config;
