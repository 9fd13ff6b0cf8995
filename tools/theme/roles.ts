import type { Role } from '../../src/theme/contrasts';
import { dark, light } from '../../src/theme/palette';

/** A colour scheme of the visitor's system. */
export type Scheme = 'light' | 'dark';

/** Returns the colours of a palette by role, for example `text.primary`. */
function coloursByRole(palette: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(palette).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(coloursByRole(value as object, `${prefix}${name}.`))
        : [[prefix + name, String(value)]],
    ),
  );
}

/** All colours of the palette, by colour scheme and role. */
export const colours: Readonly<Record<Scheme, Readonly<Record<string, string>>>> = {
  light: coloursByRole(light),
  dark: coloursByRole(dark),
};

/** The roles of the light colour scheme, in the order of src/theme/palette.ts. */
export const roles = Object.keys(colours.light) as Role[];

/** Returns the name of the custom property that MUI creates for a role: `--palette-text-primary`. */
export const variableOf = (role: string): string => `--palette-${role.replaceAll('.', '-')}`;
