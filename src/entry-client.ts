import { replaceWithCanonicalUrl } from './boot/canonicalUrl';
import { addControlFallbacks } from './boot/controlFallbacks';
import { startCounting } from './boot/counter';
import { handleEvents } from './boot/beforeHydration/handleEvents';
import {
  onAppCrashed,
  onAppHydrated,
  onAppUnavailable,
  holdSubmit,
} from './boot/beforeHydration/holdSubmit';
import { loadDeferredFonts } from './boot/deferredFonts';

/**
 * The only script that loads with the page (R-PERF-04). It fetches the app once the page has loaded and
 * the browser is idle, or at the visitor's first pointer, key or focus event. It imports nothing that the
 * app imports too, and reads from the page what it must know: a shared module would bring a shared chunk
 * of 25 KB along.
 */
const { dataset } = document.documentElement;

const isAtHome = replaceWithCanonicalUrl(dataset.path?.split(' ') ?? []);

// A reload keeps its place.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const fresh = visit?.type === 'navigate';
const section = fresh && new URLSearchParams(location.search).get('section');
if (section) document.getElementById(section)?.scrollIntoView();

/** The page's elements by id: they keep their values whatever changes the page from now on. */
const prerendered = new Map(
  [...document.querySelectorAll('[id]')].map((found) => [found.id, found]),
);

/** Whether a translator has marked the document: it was sent as `es-AR` (R-SEO-01). */
const isTranslated = () => document.documentElement.lang !== 'es-AR';

let asked = !isAtHome;

async function start(event?: Event): Promise<void> {
  // Hydration renders a translated page anew, in Spanish: only a form needs the app that much.
  if (asked || (isTranslated() && !(event?.target as Element | undefined)?.closest?.('form')))
    return;
  asked = true;
  try {
    const [app = '', ...chunks] = dataset.chunks!.split(' ');
    // All at once: the imports in them would ask for one another in turn.
    for (const href of chunks) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    // Each in a task of its own, so that the page receives input in between.
    for (const href of [...chunks, app]) {
      await import(/* @vite-ignore */ href);
      await new Promise((resolve) => setTimeout(resolve));
    }
    const { hydrate } = (await import(/* @vite-ignore */ app)) as typeof import('./boot/hydrate');
    let hasCrashed = false;
    await hydrate(prerendered, () => {
      hasCrashed = true;
      stopHandlingEvents();
      stopHandlingEvents = handleEvents();
      onAppCrashed();
    });
    // React may have crashed in the same commit.
    if (hasCrashed) return;
    // Before the next event, which only one of the two may handle.
    stopHandlingEvents();
    onAppHydrated();
  } catch {
    // The next gesture tries again.
    asked = false;
    onAppUnavailable();
  }
}

let stopHandlingEvents = handleEvents();
addControlFallbacks();
holdSubmit();
if (!isAtHome) onAppUnavailable();
if (process.env.COUNTER_URL) startCounting(process.env.COUNTER_URL);
for (const gesture of ['pointerdown', 'keydown', 'focusin', 'click']) {
  addEventListener(gesture, start, { capture: true, passive: true });
}
const whenIdle = () =>
  'requestIdleCallback' in window
    ? requestIdleCallback(() => start())
    : setTimeout(() => start(), 200);
const whenLoaded = (next: () => void) =>
  document.readyState === 'complete' ? next() : addEventListener('load', next);
// One after the other: on two cores the app's parsing takes them from the layout that is seen.
loadDeferredFonts(!fresh || document.referrer.startsWith(location.origin), () =>
  whenLoaded(whenIdle),
);
// Typefaces that take long do not hold the app.
whenLoaded(() => setTimeout(whenIdle, 2000));
