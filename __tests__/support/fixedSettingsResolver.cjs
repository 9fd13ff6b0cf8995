// Plain JavaScript: Jest loads it without a compiler.
const path = require('node:path');

const project = path.resolve(__dirname, '../..');
const replaced = /^src[\\/]config[\\/](owner|business|details|optional)\.ts$/;

/** Jest's resolver, with the modules of `__tests__/fixedSettings` in place of the owner's settings. */
module.exports = (request, options) => {
  const file = options.defaultResolver(request, options);
  return replaced.test(path.relative(project, file))
    ? path.join(project, '__tests__/fixedSettings', path.basename(file))
    : file;
};
