import type { Role } from '../../src/theme/contrasts';
import { dark, light } from '../../src/theme/palette';

/** By day or by night, as the visitor's system has it. */
export type Scheme = 'light' | 'dark';

/** The colours of a palette by their role: `text.primary` and so on. */
function rolesOf(palette: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(palette).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(rolesOf(value as object, `${prefix}${name}.`))
        : [[prefix + name, String(value)]],
    ),
  );
}

/** The palette as it is, in both schemes. */
export const colours: Readonly<Record<Scheme, Readonly<Record<string, string>>>> = {
  light: rolesOf(light),
  dark: rolesOf(dark),
};

/** Every role of the palette, in its order. */
export const roles = Object.keys(colours.light) as Role[];

/** The custom property that a role's colour has in the page, as MUI names it. */
export const variableOf = (role: string): string => `--palette-${role.replaceAll('.', '-')}`;
