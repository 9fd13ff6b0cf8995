import type { Role } from '../../src/theme/contrasts';
import { dark, light } from '../../src/theme/palette';

/** A colour scheme of the visitor's system. */
export type Scheme = 'light' | 'dark';

/** Returns the colours of a palette by role, as `text.primary`. */
function rolesOf(palette: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(palette).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(rolesOf(value as object, `${prefix}${name}.`))
        : [[prefix + name, String(value)]],
    ),
  );
}

/** The palette by scheme and role. */
export const colours: Readonly<Record<Scheme, Readonly<Record<string, string>>>> = {
  light: rolesOf(light),
  dark: rolesOf(dark),
};

/** The roles of the palette, in its order. */
export const roles = Object.keys(colours.light) as Role[];

/** Returns the custom property of a role, as MUI names it. */
export const variableOf = (role: string): string => `--palette-${role.replaceAll('.', '-')}`;
