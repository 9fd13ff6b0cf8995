const { TextDecoder, TextEncoder } = require('node:util');
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with globals of Node that it lacks; React Router needs TextEncoder when it is loaded. */
module.exports = class JsdomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { TextEncoder, TextDecoder, structuredClone });
  }
};
