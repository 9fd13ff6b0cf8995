import { browserslistToTargets, Features, transform } from 'lightningcss';
import { oldestBrowsers } from '../bundle/oldestBrowsers';

const targets = browserslistToTargets(
  Object.entries(oldestBrowsers).map((entry) => entry.join(' ')),
);

/** The rules of MUI's sheet of custom properties, whose values contain no braces. */
const SHEET = /:root\{[^{}]*\}/g;

/**
 * Returns the custom properties of MUI's sheet that neither a rule nor a drawing of the page needs, directly or by the value
 * of another property.
 */
function unusedProperties(css: string, drawings: string): string[] {
  const sheet = css.match(SHEET)!.join();
  const values = new Map<string, string>();
  for (const [, name, value] of sheet.matchAll(/(--[\w-]+):([^;}]*)/g))
    values.set(name!, `${values.get(name!) ?? ''} ${value}`);
  const used = new Set<string>();
  const addUsed = (text: string): void => {
    for (const [, name] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name!)) continue;
      used.add(name!);
      addUsed(values.get(name!) ?? '');
    }
  };
  addUsed(css.replace(SHEET, '') + drawings);
  return [...values.keys()].filter((name) => !used.has(name));
}

/**
 * Returns a page's CSS, minified for the oldest supported browsers. Lightning CSS adds the vendor prefixes that these
 * browsers need.
 * @param drawings texts of the SVG files that the page shows with <use>, which inherit the page's custom properties
 */
export const minifyCss = (css: string, drawings: string): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    unusedSymbols: unusedProperties(css, drawings),
    // Without this line Lightning CSS would add custom properties to each `color-scheme`. Only `light-dark()`
    // needs them, and no style of the site uses `light-dark()`.
    exclude: Features.LightDark,
  }).code.toString();
