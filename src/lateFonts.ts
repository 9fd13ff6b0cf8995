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

/** Where the things that can be read are, in px from the window's top. */
const places = () =>
  [...document.querySelectorAll('h1, p, main a, svg, form, footer')].map((element) =>
    Math.min(innerHeight, element.getBoundingClientRect().top),
  );

/** What moves by less is no layout shift, in px (Layout Instability, «move starting point»). */
const STILL = 3;

/**
 * Gives a phone its typefaces once the words are painted, which then need not share the line with
 * them. A face that would break a line elsewhere and so move what is being read is left for the next
 * visit: nothing moves, whatever the width and the system's own face.
 * @param cached whether the visitor has surely been here: then they come at once
 */
export function loadLateFonts(cached: boolean): void {
  const add = async () => {
    for (const face of await Promise.all(facesForWide().map((late) => late.load()))) {
      const before = places();
      document.fonts.add(face);
      const moved = places().some((top, index) => Math.abs(top - before[index]!) >= STILL);
      if (moved && !cached) document.fonts.delete(face);
      // Each lays the page out anew; one by one they hold the browser only half as long.
      await new Promise(requestAnimationFrame);
    }
  };
  const start = () => void add().catch(() => undefined);
  if (cached) start();
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}
