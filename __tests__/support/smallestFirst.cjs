const { statSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Runs small suites first: the suite of one module kills a mutant sooner than the suite of a page. */
module.exports = class SmallestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => statSync(a.path).size - statSync(b.path).size);
  }
};
