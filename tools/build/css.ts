import { browserslistToTargets, Features, transform } from 'lightningcss';
import { oldestBrowsers } from './browsers';

const targets = browserslistToTargets(
  Object.entries({ ...oldestBrowsers, ios_saf: oldestBrowsers.safari }).map((entry) =>
    entry.join(' '),
  ),
);

/**
 * Minifies a style and keeps only the prefixes that the oldest browsers need: Emotion adds those of 2013
 * (`-webkit-box`, `-ms-flexbox`).
 * @throws SyntaxError of Lightning CSS, where the style is not valid CSS
 */
export function minifyCss(css: string): string {
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    // Lightning CSS would add custom properties for `light-dark()`, which no style uses.
    exclude: Features.LightDark,
  }).code.toString();
}
