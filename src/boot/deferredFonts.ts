/** The rule of the page's CSS that keeps the faces for wide windows. */
function wideRule(): CSSMediaRule | undefined {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (rule instanceof CSSMediaRule && rule.cssRules[0] instanceof CSSFontFaceRule) return rule;
    }
  }
  return undefined;
}

/** The same faces for the page's own font set, which no media query holds. */
const facesOf = (rule: CSSMediaRule): FontFace[] =>
  [...rule.cssRules].map((face) => {
    const value = (name: string) => (face as CSSFontFaceRule).style.getPropertyValue(name);
    // The API takes quotes for a part of the name.
    const family = value('font-family').replaceAll('"', '');
    return new FontFace(family, value('src'), { weight: value('font-weight') });
  });

/** What is in the window and can be read, and where it is, in px from the window's top. */
const places = () =>
  [...document.querySelectorAll('h1, h2, p, main a, svg, form, footer')]
    .map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { element, top, bottom };
    })
    .filter(({ top, bottom }) => bottom > 0 && top < innerHeight);

/** Where the section that the address names is on the page, in px: the window may be on its way there. */
const destination = () => {
  const id = new URLSearchParams(location.search).get('section') ?? location.hash.slice(1);
  return (document.getElementById(id)?.getBoundingClientRect().top ?? -scrollY) + scrollY;
};

/** What moves by less is no layout shift, in px (Layout Instability, «move starting point»). */
const STILL = 3;

/** Two frames, in ms: what one face changed is painted before the next comes. */
const FRAME_MS = 32;

/**
 * Adds a face unless it would break a line elsewhere and so move what is being read. What moved above
 * the window moves all of it, which is undone.
 */
function addQuietly(face: FontFace): boolean {
  const before = places();
  const goal = destination();
  document.fonts.add(face);
  const moves = before.map(({ element, top }) => element.getBoundingClientRect().top - top);
  const all = scrollY > 0 ? (moves[0] ?? 0) : 0;
  // A smooth scroll does not follow a goal that moves.
  const quiet = [...moves.map((move) => move - all), destination() - goal].every(
    (move) => Math.abs(move) < STILL,
  );
  if (!quiet) document.fonts.delete(face);
  // Browsers that anchor what is read do it themselves.
  else if (all && !CSS.supports('overflow-anchor', 'auto'))
    scrollBy({ top: all, behavior: 'instant' });
  return quiet;
}

/**
 * Gives a phone its typefaces once the words are painted, which then need not share the line with
 * them. A face that would move what is being read waits for the next page. A window that was wide and
 * becomes narrow keeps the faces it had.
 * @param cached whether the visitor has surely been here: then they come at once
 * @param done called once they are in, will not come, or are the CSS's own affair
 */
export function loadDeferredFonts(cached: boolean, done: () => void): void {
  const rule = wideRule();
  if (!rule) return done();
  const faces = facesOf(rule);
  const wide = matchMedia(rule.conditionText);
  const addAll = (late: readonly FontFace[]) => late.forEach((face) => document.fonts.add(face));
  const waiting: FontFace[] = [];
  const loadAll = () => Promise.all(faces.map((face) => face.load()));
  const load = async () => {
    await loadAll();
    if (cached) return addAll(faces);
    for (const face of faces) {
      if (!addQuietly(face)) waiting.push(face);
      // Each lays the window out anew: together they are a task of 50 ms on a phone.
      await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
    }
  };
  const start = () =>
    void load()
      .catch(() => undefined)
      .then(done);
  if (wide.matches) {
    wide.addEventListener('change', () => void loadAll().then(() => addAll(faces)), { once: true });
    done();
  } else if (cached) start();
  else {
    new PerformanceObserver((_paints, observer) => {
      observer.disconnect();
      start();
    }).observe({ type: 'paint', buffered: true });
  }
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    // Only then all of the window changes; the router also rewrites its own entry as it starts.
    if (new URL(destination.url).pathname !== location.pathname) addAll(waiting);
  });
}
