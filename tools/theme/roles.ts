import { dark, light, type Role, type SchemeColours } from '../../src/theme/palette';

/** A colour scheme of the visitor's system. */
export type Scheme = 'light' | 'dark';

/** Returns the colours of a scheme by role, for example `text.primary`. */
const coloursByRole = (scheme: SchemeColours): Record<string, string> =>
  Object.fromEntries(
    Object.entries(scheme).flatMap(([name, value]) =>
      typeof value === 'object'
        ? Object.entries(value).map(([part, colour]) => [`${name}.${part}`, String(colour)])
        : [[name, String(value)]],
    ),
  );

/** All colours of the palette, by colour scheme and role. */
export const colours: Readonly<Record<Scheme, Readonly<Record<string, string>>>> = {
  light: coloursByRole(light),
  dark: coloursByRole(dark),
};

/** The roles of the light colour scheme, in the order of src/theme/palette.ts. */
export const roles = Object.keys(colours.light) as Role[];
