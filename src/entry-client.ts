import { fallBack, keepEarlyActions, replay } from './boot/earlyActions';
import { loadLateFonts } from './boot/lateFonts';
import { pause } from './boot/pause';

/**
 * The only script that loads with the page (2 KB at the most). It fetches the app once the page has
 * loaded, is all laid out and the browser is idle, or at the visitor's first touch, key or focus,
 * and then repeats what was done in the meantime. It imports nothing that the app has too, and
 * learns from the page what it must know: a shared module would bring a shared chunk of 25 KB along.
 */
const { dataset } = document.documentElement;
const { pathname, search, hash } = location;

// The routes that this file can stand for: one, or all if it is the page of a missing one. Static
// hosts see case and trailing slashes, the router does not (`canonicalPath` says the same).
const bare = pathname.toLowerCase().replace(/(\/index)?(\.html)?\/*$/, '') || '/';
const path = dataset.path?.split(' ').find((route) => route.toLowerCase() === bare);
if (path && path !== pathname) {
  const canonical = path + search + hash;
  if (dataset.path === path) history.replaceState(history.state, '', canonical);
  else location.replace(canonical);
}

// A reload keeps its place.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const fresh = visit?.type === 'navigate';
const section = fresh && new URLSearchParams(search).get('section');
// What is below is laid out once the first paint and its typefaces are there, or at the first gesture
// (`src/theme/belowTheFold.ts`); at once where the page stands lower.
const layOutAll = () => (dataset.whole = '');
// One section at a time: all of them at once are a task of 60 ms on a phone.
async function layOutRest() {
  for (let step = 1; step < document.querySelectorAll('section').length; step += 1) {
    if (dataset.whole === '') return;
    dataset.whole = `${step}`;
    // In this task, and painted in the next; drawn by other threads before the section after it comes.
    document.body.getBoundingClientRect();
    await pause(90);
  }
  layOutAll();
}
if (!fresh || hash || section) layOutAll();
if (section) document.getElementById(section)?.scrollIntoView();

let asked = false;

async function start(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const [app = '', ...chunks] = dataset.chunks!.split(' ');
    // All at once: the imports in them would ask for one another in turn.
    for (const href of chunks) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    // Run one by one with a pause for the browser after each: as one task they would hold it.
    for (const chunk of chunks) {
      await import(/* @vite-ignore */ chunk);
      await pause();
    }
    const { hydrate } = (await import(/* @vite-ignore */ app)) as typeof import('./boot/hydrate');
    await hydrate();
    await replay();
  } catch {
    // The next gesture tries again.
    asked = false;
    fallBack();
  }
}

keepEarlyActions();
for (const gesture of ['scroll', 'pointerdown', 'keydown', 'focusin']) {
  addEventListener(gesture, layOutAll, { capture: true, passive: true, once: true });
}
for (const gesture of ['pointerdown', 'keydown', 'focusin', 'click']) {
  addEventListener(gesture, start, { capture: true, passive: true });
}
const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200);
const whenLoaded = (next: () => void) =>
  document.readyState === 'complete' ? next() : addEventListener('load', next);
// One after the other: on two cores the app's parsing takes them from the layout that is seen.
loadLateFonts(!fresh || document.referrer.startsWith(location.origin), async () => {
  await layOutRest();
  whenLoaded(whenIdle);
});
// Typefaces that take long do not hold the app.
whenLoaded(() => setTimeout(whenIdle, 2000));
