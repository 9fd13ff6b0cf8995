const { statSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Runs small suites first: those of one module find what is wrong with it sooner than those of a page. */
module.exports = class SmallestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, other) => statSync(one.path).size - statSync(other.path).size);
  }
};
