import Color from 'colorjs.io';
import { transform } from 'lightningcss';
import { colours } from './roles';

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/**
 * Returns the colour as Lightning CSS writes it, or '' if it is no single value. Lightning CSS computes `color-mix()`,
 * which Color.js does not know, and limits the components of `rgb()` and `hsl()` as browsers do.
 */
function computed(colour: string): string {
  try {
    const code = Buffer.from(`a{color:${colour}}`);
    const css = transform({ filename: 'palette.css', code, minify: true }).code.toString();
    return /^a\{color:([^;!{}]*)\}$/.exec(css)?.[1] ?? '';
  } catch {
    return '';
  }
}

/**
 * Returns a CSS colour in hexadecimal notation, with the alpha channel if the colour is translucent. A
 * colour outside of sRGB becomes the most similar one within it. A hexadecimal colour stays as it is.
 * @returns undefined if the text is no colour, or a colour that depends on the page (`currentColor`, `var()`)
 */
export function plainColour(colour: string): string | undefined {
  if (HEX.test(colour)) return colour;
  // Lightning CSS would also accept more than one value, with a semicolon or a comment between them.
  const parsed = /[;{}]|\/\*/.test(colour) ? null : Color.try(computed(colour));
  return parsed?.to('srgb').toString({ format: 'hex', collapse: false }).toUpperCase();
}

/** Returns a copy of a value in which each text that is a colour is hexadecimal. Other texts stay as they are. */
export function withPlainColours<Value>(value: Value): Value {
  if (typeof value === 'string') return (plainColour(value) ?? value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withPlainColours<unknown>(part)]),
  ) as Value;
}

/** The palette for whatever Node writes: drawings, icons, web manifest and `theme-color`. */
export const palette = withPlainColours(colours);

/**
 * Returns the code of a module with the same exports as palette.ts, whose colours are hexadecimal.
 * @param exports the exports of palette.ts
 */
export const plainPaletteCode = (exports: object): string =>
  Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(withPlainColours(value))};\n`)
    .join('');
