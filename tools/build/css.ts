import { Features, transform } from 'lightningcss';

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** Browsers of four years ago: with iOS 15, where an iPhone 6s stays. */
const targets = {
  chrome: version(100),
  firefox: version(100),
  safari: version(15, 4),
  ios_saf: version(15, 4),
};

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
    targets,
    // Variables for `light-dark()`, which no style has.
    exclude: Features.LightDark,
  }).code.toString();
}
