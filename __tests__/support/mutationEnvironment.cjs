// Plain JavaScript: Stryker loads it without a compiler.
const JsdomEnvironment = require('./jsdomEnvironment.cjs');

/** The change that a test has found already. */
let found;

/**
 * Leaves out the tests after one that fails: Stryker asks only whether any does, and what it broke may
 * keep each of the others waiting to its time-out.
 */
module.exports = class MutationEnvironment extends JsdomEnvironment {
  async handleTestEvent(event) {
    const change = process.env.__STRYKER_ACTIVE_MUTANT__;
    if (!change) return;
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') found = change;
    if (event.name === 'test_start' && found === change) event.test.mode = 'skip';
  }
};
