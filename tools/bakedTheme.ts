import { runnerImport, type Plugin } from 'vite';
import type { theme as siteTheme } from '../src/theme/theme';

/**
 * What stands in for MUI's `createThemeWithVars`: the theme without its variables is cheap, and all that
 * follows from the palette is there already. Spacing is computed as MUI does it.
 */
const module = (vars: string, sheets: string) => `
  import { createSpacing } from '@mui/system';
  import { createUnarySpacing } from '@mui/system/spacing';
  import { createGetColorSchemeSelector } from '@mui/system/cssVars';
  import createThemeNoVars from './createThemeNoVars.mjs';
  export const createGetCssVar = () => undefined;
  export default function createThemeWithVars({ colorSchemes, colorSchemeSelector, spacing, ...rest }) {
    const { light, dark } = colorSchemes;
    const theme = createThemeNoVars({ ...rest, palette: { mode: 'light', ...light.palette } });
    const { palette } = theme;
    Object.assign(theme, {
      vars: ${vars},
      colorSchemes: { light: { palette }, dark },
      colorSchemeSelector,
      getColorSchemeSelector: createGetColorSchemeSelector(colorSchemeSelector),
      generateStyleSheets: () => ${sheets},
      spacing: spacing + 'px',
    });
    theme.spacing = createSpacing(spacing, createUnarySpacing(theme));
    return theme;
  }`;

/**
 * Vite plugin: the theme's variables and style sheets are computed once, by the build, and not by each
 * visitor's phone (docs/performance.md has the numbers). The prerendered pages are made with MUI's own
 * function, so that a difference between the two is a hydration mismatch, which the suites look for.
 */
export function bakedTheme(): Plugin {
  return {
    name: 'baked-theme',
    apply: 'build',
    transform: {
      filter: { id: /@mui\/material\/styles\/createThemeWithVars\.mjs$/ },
      async handler() {
        if (this.environment.config.consumer !== 'client') return null;
        const imported = await runnerImport<{ theme: typeof siteTheme }>('./src/theme/theme.ts');
        const { vars, generateStyleSheets } = imported.module.theme;
        return module(JSON.stringify(vars), JSON.stringify(generateStyleSheets()));
      },
    },
  };
}
