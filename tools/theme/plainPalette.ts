import { runnerImport, type Plugin } from 'vite';
import { plainPaletteCode } from './plainColour';

/**
 * Vite plugin that converts the colours of src/theme/palette.ts to hexadecimal notation, because MUI reads
 * few others: `red` or `oklch(…)` would stop `createTheme` with an error. Visitors download no converter.
 */
export function plainPalette(): Plugin {
  return {
    name: 'plain-palette',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/theme\/palette\.ts$/ },
      async handler(_code, id) {
        const { module, dependencies } = await runnerImport<object>(id);
        for (const file of dependencies) this.addWatchFile(file);
        return { code: plainPaletteCode(module), map: null };
      },
    },
  };
}
