// Jest loads reporters without a compiler.
const { RequirementsReporter } = require('tsx/cjs/api').require('./reporter.ts', __filename);

module.exports = RequirementsReporter;
