/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import path from 'node:path';
import config from '../../jest.config';

const unit = config.projects!.find(
  (project) => typeof project === 'object' && project.displayName === 'unit',
) as Config;

/** The project `unit` alone, because Stryker cannot select one. */
const mutationConfig: Config = {
  ...unit,
  rootDir: path.resolve(),
  // Stryker resolves no <rootDir>.
  testEnvironment: path.resolve('tools/mutation/firstFailure.cjs'),
  setupFilesAfterEnv: [...unit.setupFilesAfterEnv!, '<rootDir>/tools/mutation/shortWaits.ts'],
  testTimeout: 5_000,
};

export default mutationConfig;
