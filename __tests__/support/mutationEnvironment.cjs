// Plain JavaScript: Stryker loads it without a compiler.
const JsdomEnvironment = require('./jsdomEnvironment.cjs');

/** The mutant that a test has killed already. */
let killed;

/**
 * Skips the tests after the first that fails: Stryker asks only whether one fails, and each of the others
 * may wait for its time-out. The suites of the tools, which otherwise run in Node, get Node's fetch.
 */
module.exports = class MutationEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context);
    this.isOfTools = /[\\/]__tests__[\\/](tools|approved)[\\/]/.test(context.testPath);
  }

  async setup() {
    await super.setup();
    if (this.isOfTools) Object.assign(this.global, { fetch, Headers, Request, Response });
  }

  async handleTestEvent(event) {
    const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
    if (!mutant) return;
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') killed = mutant;
    if (event.name === 'test_start' && killed === mutant) event.test.mode = 'skip';
  }
};
