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
 * The only script that loads with the page (R-PERF-04). It loads the app when the page has loaded
 * and the browser is idle, or at the visitor's first pointer, key or focus event. It imports no
 * module that the app imports too and reads its data from the page, because the bundler would put a
 * shared module into a shared chunk of 25 KB.
 */
const { dataset } = document.documentElement;

/** False in a copy of the page under another path, where the app does not start (R-NAV-14). */
const isAtOwnPath = replaceWithCanonicalUrl(dataset.path?.split(' ') ?? []);

// On a reload and on back or forward the browser restores the scroll position.
const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isNewVisit = timing?.type === 'navigate';
const section = isNewVisit && new URLSearchParams(location.search).get('section');
if (section) document.getElementById(section)?.scrollIntoView();

/** The page's elements by id; they keep their values if a failed hydration removes them. */
const prerendered = new Map(
  [...document.querySelectorAll('[id]')].map((element) => [element.id, element]),
);

/** Whether a translator has changed the document's `lang`, `es-AR` in the HTML (R-SEO-01). */
const isTranslated = () => document.documentElement.lang !== 'es-AR';

let hasStarted = !isAtOwnPath;

/** Loads the app and hydrates the page, once; after a failure the next event tries again. */
async function start(event?: Event): Promise<void> {
  // On a translated page hydration fails and React renders the texts in Spanish again: the app loads
  // only when the visitor uses a form.
  if (hasStarted || (isTranslated() && !(event?.target as Element | undefined)?.closest?.('form')))
    return;
  hasStarted = true;
  try {
    const [app = '', ...chunks] = dataset.chunks!.split(' ');
    // Without the preloads the browser would find each chunk only in the imports of another one.
    for (const href of chunks) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    // Each chunk runs in a task of its own: between two tasks the browser handles the visitor's input.
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
    // A component can throw in the same commit that ends hydration; onCrash has then run already.
    if (hasCrashed) return;
    // Still in the task of React's commit, so that no event is handled twice or not at all.
    stopHandlingEvents();
    onAppHydrated();
  } catch {
    hasStarted = false;
    onAppUnavailable();
  }
}

let stopHandlingEvents = handleEvents();
addControlFallbacks();
holdSubmit();
if (!isAtOwnPath) onAppUnavailable();
if (process.env.COUNTER_URL) startCounting(process.env.COUNTER_URL);
for (const type of ['pointerdown', 'keydown', 'focusin', 'click']) {
  addEventListener(type, start, { capture: true, passive: true });
}
const whenIdle = () =>
  'requestIdleCallback' in window
    ? requestIdleCallback(() => start())
    : setTimeout(() => start(), 200);
const whenLoaded = (callback: () => void) =>
  document.readyState === 'complete' ? callback() : addEventListener('load', callback);
// First the typefaces, then the app: on two cores the parsing of the app would delay the page's layout.
loadDeferredFonts(!isNewVisit || document.referrer.startsWith(location.origin), () =>
  whenLoaded(whenIdle),
);
// The app does not wait longer than 2 s after load for slow typefaces.
whenLoaded(() => setTimeout(whenIdle, 2000));
