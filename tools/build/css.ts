import { browserslistToTargets, Features, transform } from 'lightningcss';
import { settingError } from '../settingError';
import { oldestBrowsers } from './browsers';

const targets = browserslistToTargets(
  Object.entries({ ...oldestBrowsers, ios_saf: oldestBrowsers.safari }).map((entry) =>
    entry.join(' '),
  ),
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
 * @throws Error for the owner if Lightning CSS cannot parse the CSS, for example with the breakpoint `'900px'`
 */
export function minifyCss(css: string): string {
  const resolved = resolveFallbacks(css);
  try {
    return transform({
      filename: 'page.css',
      code: Buffer.from(resolved),
      minify: true,
      targets,
      // Without this line Lightning CSS would add custom properties to each `color-scheme`. Only `light-dark()`
      // needs them, and no style of the site uses `light-dark()`.
      exclude: Features.LightDark,
    }).code.toString();
  } catch (error) {
    const { line, column } = (error as { loc: { line: number; column: number } }).loc;
    const near = resolved.split('\n')[line - 1]!.slice(Math.max(0, column - 30), column + 15);
    throw settingError(
      `El estilo no se entiende cerca de «${near}». Revisá lo último que cambiaste en src/theme: un ancho de breakpoints.ts va sin comillas y sin px.`,
    );
  }
}
