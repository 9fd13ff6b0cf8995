import { TestEnvironment } from 'jest-environment-node';
import type { Circus } from '@jest/types';

/** Jest's Node environment, which lets the hooks of a test know whether the test has failed. */
export default class BrowserEnvironment extends TestEnvironment {
  handleTestEvent(event: Circus.Event): void {
    if (event.name === 'test_start') this.global.currentTest = event.test;
  }
}
