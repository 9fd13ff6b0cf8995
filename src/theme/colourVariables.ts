import { dark, light } from './palette';

/** Returns the custom properties of a palette under MUI's names, for example `--palette-text-primary`. */
const variables = (palette: object, prefix = '--palette'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(palette).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[`${prefix}-${name}`, value]]
        : Object.entries(variables(value as object, `${prefix}-${name}`)),
    ),
  );

/**
 * Styles of the document: the custom properties to which `theme.vars.palette` refers, in both schemes. They have the
 * colours of palette.ts only. MUI's own sheets (`theme.generateStyleSheets()`) would add about 70 properties, such as
 * `--palette-info-main`, that no rule of the site needs: MUI's components write the light colour as a fallback into each
 * `var()`.
 */
export const colourVariables = [
  { ':root': { colorScheme: 'light', ...variables(light) } },
  {
    '@media (prefers-color-scheme: dark)': { ':root': { colorScheme: 'dark', ...variables(dark) } },
  },
];
