import { TestEnvironment } from 'jest-environment-node';
import type { Circus } from '@jest/types';

/** Node, in which a test's own hooks know whether it has failed: what its pages show goes to the report. */
export default class BrowserEnvironment extends TestEnvironment {
  handleTestEvent(event: Circus.Event): void {
    if (event.name === 'test_start') this.global.currentTest = event.test;
  }
}
