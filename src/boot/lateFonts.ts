import { pause } from './pause';

/** The faces that the page's CSS keeps for wide windows, if this is not one. */
function facesForWide(): FontFace[] {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      const faces = rule instanceof CSSMediaRule ? [...rule.cssRules] : [];
      if (!(faces[0] instanceof CSSFontFaceRule)) continue;
      if (matchMedia((rule as CSSMediaRule).conditionText).matches) return [];
      return faces.map((face) => {
        const value = (name: string) => (face as CSSFontFaceRule).style.getPropertyValue(name);
        // The API takes quotes for a part of the name.
        const family = value('font-family').replaceAll('"', '');
        return new FontFace(family, value('src'), { weight: value('font-weight') });
      });
    }
  }
  return [];
}

/** What is in the window and can be read, and where it is, in px from the window's top. */
const places = () =>
  [...document.querySelectorAll('h1, h2, p, main a, svg, form, footer')]
    // What is not laid out yet would be, to answer.
    .filter((element) => element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true)
    .map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { element, top, bottom };
    })
    .filter(({ top, bottom }) => bottom > 0 && top < innerHeight);

/** What moves by less is no layout shift, in px (Layout Instability, «move starting point»). */
const STILL = 3;

/**
 * Adds a face unless it would break a line elsewhere and so move what is being read. What moved above
 * the window moves all of it, which is undone.
 */
function addQuietly(face: FontFace): boolean {
  const before = places();
  document.fonts.add(face);
  const moves = before.map(({ element, top }) => element.getBoundingClientRect().top - top);
  const all = scrollY > 0 ? (moves[0] ?? 0) : 0;
  const quiet = moves.every((move) => Math.abs(move - all) < STILL);
  if (!quiet) document.fonts.delete(face);
  // Browsers that anchor what is read do it themselves.
  else if (all && !CSS.supports('overflow-anchor', 'auto'))
    scrollBy({ top: all, behavior: 'instant' });
  return quiet;
}

/**
 * Gives a phone its typefaces once the words are painted, which then need not share the line with
 * them. A face that would move what is being read waits for the next page.
 * @param cached whether the visitor has surely been here: then they come at once
 * @param done called once they are in, or will not come
 */
export function loadLateFonts(cached: boolean, done: () => void): void {
  const waiting: FontFace[] = [];
  const add = async () => {
    const faces = await Promise.all(facesForWide().map((late) => late.load()));
    if (cached) return faces.forEach((face) => document.fonts.add(face));
    for (const face of faces) {
      if (!addQuietly(face)) waiting.push(face);
      // Each lays the window out anew: together they are a task of 50 ms on a phone.
      await pause(32);
    }
  };
  const start = () =>
    void add()
      .catch(() => undefined)
      .then(done);
  if (cached) start();
  else {
    new PerformanceObserver((_paints, observer) => {
      observer.disconnect();
      start();
    }).observe({ type: 'paint', buffered: true });
  }
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    // Only then all of the window changes; the router also rewrites its own entry as it starts.
    if (new URL(destination.url).pathname === location.pathname) return;
    waiting.forEach((face) => document.fonts.add(face));
  });
}
