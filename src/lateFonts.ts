/** The faces that the page's CSS keeps for wide windows, if this is not one. */
function facesForWide(): FontFace[] {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      const faces = rule instanceof CSSMediaRule ? [...rule.cssRules] : [];
      if (!(faces[0] instanceof CSSFontFaceRule)) continue;
      if (matchMedia((rule as CSSMediaRule).conditionText).matches) return [];
      return faces.map((face) => {
        const value = (name: string) => (face as CSSFontFaceRule).style.getPropertyValue(name);
        return new FontFace(value('font-family'), value('src'), { weight: value('font-weight') });
      });
    }
  }
  return [];
}

/**
 * Gives a phone its typefaces once the words are painted, which then need not share the line with
 * them, and both at the same time.
 * @param cached whether the visitor has surely been here: then they come at once
 */
export function loadLateFonts(cached: boolean): void {
  const add = async () => {
    for (const face of await Promise.all(facesForWide().map((late) => late.load()))) {
      document.fonts.add(face);
      // Each lays the page out anew; one by one they hold the browser only half as long.
      await new Promise(requestAnimationFrame);
    }
  };
  const start = () => void add().catch(() => undefined);
  if (cached) start();
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}
