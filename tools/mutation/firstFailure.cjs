const JsdomEnvironment = require('../../__tests__/support/jsdomEnvironment.cjs');

/** Skips what is left of a file after its first failed test, which is enough to judge a mutant. */
module.exports = class FirstFailure extends JsdomEnvironment {
  handleTestEvent({ name, test }) {
    if (name === 'test_fn_failure' || name === 'hook_failure') this.hasFailed = true;
    if (name === 'test_start' && this.hasFailed) test.mode = 'skip';
  }
};
