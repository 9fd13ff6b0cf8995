import { Features, transform } from 'lightningcss';
import { cssTargets } from './browsers';

/**
 * The same style in fewer bytes: shorter values, and only the prefixes that those browsers need,
 * where Emotion has those of 2013 (`-webkit-box`, `-ms-flexbox`).
 * @throws SyntaxError of Lightning CSS, where the style is not valid CSS
 */
export function minifyCss(css: string): string {
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: cssTargets,
    // Variables for `light-dark()`, which no style has.
    exclude: Features.LightDark,
  }).code.toString();
}
