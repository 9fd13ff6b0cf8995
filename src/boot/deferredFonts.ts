/** Smallest movement of an element that Chromium counts as a layout shift, in CSS px. */
const MIN_SHIFT = 3;

/**
 * Returns the `@media` rule that loads the site's typefaces in windows of at least 600 px. The rule is
 * the first `@media` rule with `@font-face` rules, because src/theme/fonts.ts writes it first. Reads only
 * the page's own style sheet: an extension may have added another, whose rules the browser does not show.
 */
function findWideRule(): CSSMediaRule | undefined {
  const style = document.querySelector<HTMLStyleElement>('style[data-rules]');
  return [...(style?.sheet?.cssRules ?? [])].find(
    (rule): rule is CSSMediaRule =>
      rule instanceof CSSMediaRule && rule.cssRules[0] instanceof CSSFontFaceRule,
  );
}

/**
 * Creates a typeface from a `@font-face` rule. A typeface that a script adds applies at every width of the
 * window, not only where the rule's `@media` matches.
 */
function toFontFace(rule: CSSRule): FontFace {
  const get = (property: string) => (rule as CSSFontFaceRule).style.getPropertyValue(property);
  // Chromium's `FontFace` would take the quotes around the family name as a part of the name.
  const family = get('font-family').replaceAll('"', '');
  return new FontFace(family, get('src'), { weight: get('font-weight') });
}

const measureElements = () =>
  [...document.querySelectorAll('h1, h2, p, main a, svg, form, footer')].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, isVisible: bottom > 0 && top < innerHeight };
  });

function addUnlessShifting(font: FontFace): void {
  const before = measureElements();
  document.fonts.add(font);
  const hasMoved = measureElements().some(({ top }, index) => {
    const previous = before[index]!;
    return previous.isVisible && Math.abs(top - previous.top) >= MIN_SHIFT;
  });
  if (hasMoved) document.fonts.delete(font);
}

/**
 * Loads the site's typefaces in a window narrower than 600 px, after the first paint, so that the font
 * files do not delay the page on a slow connection. A typeface that would cause a layout shift is added
 * only when the visitor goes to another page (R-PERF-09, R-PERF-11) or, without the Navigation API
 * (Safari before 26.2, Firefox before 147, Chromium before 102), when the browser loads another document.
 *
 * In a wider window CSS loads the typefaces, and the function adds them when the window becomes
 * narrower.
 * @param isCached whether the browser has probably cached the font files: then the function adds the
 * typefaces without waiting for the first paint, and without the check for a layout shift
 * @param onDone called when all font files have loaded or failed; in a wider window called at once
 */
export function loadDeferredFonts(isCached: boolean, onDone: () => void): void {
  const wideRule = findWideRule();
  if (!wideRule) return onDone();
  const fonts = [...wideRule.cssRules].map(toFontFace);
  const load = async (add: (font: FontFace) => void) =>
    void (await Promise.allSettled(fonts.map(async (font) => add(await font.load()))));
  const addAll = () => load((font) => document.fonts.add(font));
  const wideWindow = matchMedia(wideRule.conditionText);
  if (wideWindow.matches) {
    wideWindow.addEventListener('change', addAll, { once: true });
    return onDone();
  }
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    // A link to a section and history.replaceState() also dispatch `navigate`, but show no other page.
    if (new URL(destination.url).pathname !== location.pathname) void addAll();
  });
  if (isCached) return void addAll().then(onDone);
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    void load(addUnlessShifting).then(onDone);
  }).observe({ type: 'paint', buffered: true });
}
