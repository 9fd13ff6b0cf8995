const { TextDecoder, TextEncoder } = require('node:util');
const { TestEnvironment } = require('jest-environment-jsdom');

/** Node's Request, which refuses jsdom's AbortSignal: gets a signal of Node that follows it. */
class FollowingRequest extends Request {
  constructor(input, { signal, ...options } = {}) {
    const controller = new AbortController();
    signal?.addEventListener('abort', () => controller.abort());
    super(input, { ...options, signal: controller.signal });
  }
}

/**
 * jsdom with globals of Node that it lacks: React Router needs TextEncoder when it is loaded, and creates a Request at each
 * navigation.
 */
module.exports = class JsdomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      structuredClone,
      Request: FollowingRequest,
    });
  }
};
