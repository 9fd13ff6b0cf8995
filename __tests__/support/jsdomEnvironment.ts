import { TextDecoder, TextEncoder } from 'node:util';
import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom without what browsers have had for years: the router needs TextEncoder to load. */
export default class JsdomEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, { TextEncoder, TextDecoder, structuredClone });
  }
}
