import { browserslistToTargets, Features, transform } from 'lightningcss';
import { oldestBrowsers } from './browsers';

const targets = browserslistToTargets(
  Object.entries({ ...oldestBrowsers, ios_saf: oldestBrowsers.safari }).map((entry) =>
    entry.join(' '),
  ),
);

/**
 * Returns CSS minified for the oldest supported browsers. Lightning CSS adds the vendor prefixes that these
 * browsers need. Removes the fallbacks that MUI writes into `var()` for colours that the CSS itself defines.
 * @throws SyntaxError if Lightning CSS cannot parse the CSS
 */
export function minifyCss(css: string): string {
  const minified = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    // Without this line Lightning CSS would add custom properties to each `color-scheme`. Only `light-dark()`
    // needs them, and no style of the site uses `light-dark()`.
    exclude: Features.LightDark,
  }).code.toString();
  return minified.replace(/var\((--palette-[\w-]+),[\w#.]+\)/g, (text, name: string) =>
    minified.includes(`${name}:`) ? `var(${name})` : text,
  );
}
