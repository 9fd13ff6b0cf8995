/**
 * Entry script, the only script that loads with the page (R-PERF-02). It loads the app, which is the
 * React code, when the page has loaded and the browser is idle, or after the frame that answers the first event of a press,
 * a key, the focus or a form.
 */
import { CHUNKS_ATTRIBUTE, PATH_ATTRIBUTE, READY_ATTRIBUTE } from '../contract';
import { replaceWithCanonicalUrl } from './canonicalUrl';
import { handleEarlyPresses } from './earlyPresses';
import { holdSubmit } from './holdSubmit';
import { loadApp } from './loadApp';
import { controlMenuAndQuestions } from './menuAndQuestions';

const html = document.documentElement;

/** The navigation that has loaded the document. A browser that resists fingerprinting tells nothing of it. */
const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const loadedUrl = timing?.name.replace(/[?#].*/, '');
const ownPaths = html.getAttribute(PATH_ATTRIBUTE)?.split(' ') ?? [];

/** False in a copy of the page under another path, where the app does not start (R-NAV-14). */
const isAtOwnPath =
  replaceWithCanonicalUrl(ownPaths) ||
  // The visitor has gone back or forward since: the app shows the page of the address.
  ownPaths.some((path) => loadedUrl === location.origin + path);

// On a reload and on back or forward the scroll position is restored, so only a new visit scrolls to the
// section that `?section=` names.
if ((timing?.type ?? 'navigate') === 'navigate') showTarget();

/**
 * Scrolls to the section that `?section=` names. If the visitor comes from another page of the site, moves the focus to the
 * section's heading or, without a section, to the page's, as the app does after a link (navigation/ScrollAndFocus.tsx).
 */
function showTarget(): void {
  const id = new URLSearchParams(location.search).get('section') ?? location.hash.slice(1);
  const section = document.getElementById(id);
  if (location.search) section?.scrollIntoView();
  if (!document.referrer.startsWith(location.origin)) return;
  const heading =
    section?.querySelector<HTMLElement>('h1, h2, h3') ?? section ?? document.querySelector('h1');
  // When the page has loaded, because the browser takes the focus away when it scrolls to a fragment. Not from a field.
  addEventListener('load', () => {
    if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
  });
}

/** Ends the listeners that serve only the time before hydration. */
const beforeHydration = new AbortController();
let hasStarted = false;

/** Loads the app and hydrates the page, once. If this fails, the page goes on without the app (R-ERR-08). */
async function start(): Promise<void> {
  if (hasStarted) return;
  hasStarted = true;
  try {
    const { hydrate } = await loadApp(html.getAttribute(CHUNKS_ATTRIBUTE)?.split(' ') ?? []);
    await hydrate();
    // React has committed in this task. If this line ran in a later task, React would miss a press in between.
    beforeHydration.abort();
    // For programs that drive the page, such as the browser suites: React handles events from now on.
    html.setAttribute(READY_ATTRIBUTE, '');
    endHold('hydrated');
  } catch (error) {
    endHold('unavailable');
    console.error(error);
  }
}

/** Starts the app after the frame that answers the event: within the event, the start would delay this frame. */
const startAfterFrame = () => requestAnimationFrame(() => setTimeout(() => void start()));

handleEarlyPresses(beforeHydration.signal);
controlMenuAndQuestions();
const endHold = holdSubmit();
if (isAtOwnPath) {
  const options = { capture: true, passive: true, signal: beforeHydration.signal };
  for (const type of ['pointerdown', 'keydown', 'focusin', 'click', 'submit'])
    addEventListener(type, startAfterFrame, options);
  // On a slow device or with an extension that animates something, the browser may have no idle time in any frame, and
  // would never call back without the time-out.
  const startWhenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => void start(), { timeout: 2000 })
      : setTimeout(() => void start(), 200);
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle);
} else endHold('unavailable');
