import { browserslistToTargets, Features, transform } from 'lightningcss';
import { oldestBrowsers } from './browsers';

const targets = browserslistToTargets(
  Object.entries(oldestBrowsers).map((entry) => entry.join(' ')),
);

/** A reference to a variable of MUI's theme and its fallback, which may contain a function such as `rgba()`. */
const WITH_FALLBACK = /var\((--(?:palette|shape|zIndex)-[\w-]+), ?([^()]*(?:\([^()]*\)[^()]*)*)\)/g;

/**
 * Resolves the fallbacks that MUI writes into each `var()`: without a fallback if the page defines the variable, which
 * all pages do alike (src/theme/SiteStyles.tsx), otherwise the fallback alone.
 */
function resolveFallbacks(css: string): string {
  const resolved = css.replace(WITH_FALLBACK, (_, name: string, fallback: string) =>
    css.includes(`${name}:`) ? `var(${name})` : fallback,
  );
  return resolved === css ? css : resolveFallbacks(resolved);
}

/**
 * Returns CSS minified for the oldest supported browsers. Lightning CSS adds the vendor prefixes that these
 * browsers need.
 */
export const minifyCss = (css: string): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(resolveFallbacks(css)),
    minify: true,
    targets,
    // Without this line Lightning CSS would add custom properties to each `color-scheme`. Only `light-dark()`
    // needs them, and no style of the site uses `light-dark()`.
    exclude: Features.LightDark,
  }).code.toString();
