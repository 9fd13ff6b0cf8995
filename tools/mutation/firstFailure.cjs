const JsdomEnvironment = require('../../__tests__/support/jsdomEnvironment.cjs');

/** The mutant that a test of this process has noticed, by the variable in which Stryker names the active one. */
let noticed;

/** Skips all tests after the first that fails, which is enough to judge a mutant: Stryker turns Jest's `bail` off. */
module.exports = class FirstFailure extends JsdomEnvironment {
  handleTestEvent({ name, test }) {
    const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
    if (name === 'test_fn_failure' || name === 'hook_failure') noticed = mutant;
    if (name === 'test_start' && mutant && mutant === noticed) test.mode = 'skip';
  }
};
