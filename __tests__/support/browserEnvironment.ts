import { TestEnvironment } from 'jest-environment-node';
import type { Circus } from '@jest/types';

/** Jest's Node environment with the running test as `currentTest`, so that hooks know whether the test failed. */
export default class BrowserEnvironment extends TestEnvironment {
  handleTestEvent(event: Circus.Event): void {
    if (event.name === 'test_start') this.global.currentTest = event.test;
  }
}
