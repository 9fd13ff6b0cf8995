/** @jest-config-loader esbuild-register */
import path from 'node:path';
import type { Config } from 'jest';
import base from './jest.config';

const unit = base.projects!.find(
  (project) => typeof project === 'object' && project.displayName === 'unit',
) as Config;

/** The fast suites alone, for Stryker, which runs them once for each change that it makes. */
const config: Config = {
  ...unit,
  testEnvironment: path.resolve('__tests__/support/jsdomEnvironment.cjs'),
};

export default config;
