// Jest's transformer of src/theme/palette.ts: converts the colours as a build does (tools/theme/plainPalette.ts), because
// MUI reads few notations. Without it a valid colour such as `navy` would fail each suite that renders a component.
const { transformSync } = require('esbuild');
require('esbuild-register/dist/node').register();
const { plainPaletteCode } = require('../../tools/theme/plainColour.ts');

module.exports = {
  process(_source, file) {
    delete require.cache[file];
    return transformSync(plainPaletteCode(require(file)), { format: 'cjs' });
  },
};
