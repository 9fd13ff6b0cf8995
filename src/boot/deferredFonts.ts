/** Smallest movement that counts as a layout shift, in px (Layout Instability, «move starting point»). */
const MIN_SHIFT = 3;

/** Returns the media rule that has the typefaces of wide windows (src/theme/fonts.ts). */
function findWideRule(): CSSMediaRule | undefined {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules.find(
    (rule): rule is CSSMediaRule =>
      rule instanceof CSSMediaRule && rule.cssRules[0] instanceof CSSFontFaceRule,
  );
}

/** Makes a typeface of a `@font-face` rule. Added by script, the typeface applies at every width. */
function toFontFace(rule: CSSRule): FontFace {
  const get = (property: string) => (rule as CSSFontFaceRule).style.getPropertyValue(property);
  // Unlike CSS, the constructor takes quotes as a part of the family's name.
  const family = get('font-family').replaceAll('"', '');
  return new FontFace(family, get('src'), { weight: get('font-weight') });
}

const elementTops = () =>
  [...document.querySelectorAll('h1, h2, p, main a, svg, form, footer')].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, isVisible: bottom > 0 && top < innerHeight };
  });

/** Adds a typeface, unless a text wraps differently in it and moves what the visitor is reading. */
function addIfStill(font: FontFace): void {
  const before = elementTops();
  document.fonts.add(font);
  const hasMoved = elementTops().some(({ top }, index) => {
    const original = before[index]!;
    return original.isVisible && Math.abs(top - original.top) >= MIN_SHIFT;
  });
  if (hasMoved) document.fonts.delete(font);
}

/**
 * Loads the typefaces of a narrow window after the first paint, so that they do not compete with the page
 * for a slow connection. A typeface that would cause a layout shift is added when the visitor goes to
 * another page. In wide windows CSS loads the typefaces, and this function keeps them for a window that
 * becomes narrow (R-PERF-09, R-PERF-11).
 * @param isCached whether the browser has the files from an earlier page: then no paint is awaited
 * @param onDone called when the typefaces are loaded or have failed, and at once in a wide window
 */
export function loadDeferredFonts(isCached: boolean, onDone: () => void): void {
  const rule = findWideRule();
  if (!rule) return onDone();
  const fonts = [...rule.cssRules].map(toFontFace);
  const load = async (add: (font: FontFace) => void) =>
    void (await Promise.allSettled(fonts.map(async (font) => add(await font.load()))));
  const addAll = () => load((font) => document.fonts.add(font));
  const wide = matchMedia(rule.conditionText);
  if (wide.matches) {
    wide.addEventListener('change', addAll, { once: true });
    return onDone();
  }
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    // The router also replaces its own history entry, without leaving the page.
    if (new URL(destination.url).pathname !== location.pathname) void addAll();
  });
  if (isCached) return void addAll().then(onDone);
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    void load(addIfStill).then(onDone);
  }).observe({ type: 'paint', buffered: true });
}
