/**
 * Entry script, the only script that loads with the page (R-PERF-02). It loads the app, which is the
 * React code, when the page has loaded and the browser is idle, or after the frame that answers the first event of a press,
 * a key, the focus or a form (`startBy`).
 */
import {
  CHUNKS_ATTRIBUTE,
  LANGUAGE,
  PATH_ATTRIBUTE,
  READY_ATTRIBUTE,
  SECTION_PARAMETER,
} from '../contract';
import { replaceWithCanonicalUrl } from './canonicalUrl';
import { handleEarlyPresses } from './earlyPresses';
import { holdSubmit } from './holdSubmit';
import { loadApp, preloadApp } from './loadApp';
import { controlMenuAndQuestions } from './menuAndQuestions';

const html = document.documentElement;

/** False in a copy of the page under another path, where the app does not start (R-NAV-14). */
const isAtOwnPath = replaceWithCanonicalUrl(html.getAttribute(PATH_ATTRIBUTE)?.split(' ') ?? []);

// On a reload and on back or forward the scroll position is restored, so only a new visit scrolls to the
// section that `?section=` names. A browser that resists fingerprinting does not tell what kind of visit it is.
const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if ((timing?.type ?? 'navigate') === 'navigate') showTarget();

/**
 * Scrolls to the section that `?section=` names. If the visitor comes from another page of the site, moves the focus to the
 * section's heading or, without a section, to the page's, as the app does after a link (navigation/ScrollManager.tsx).
 */
function showTarget(): void {
  const id = new URLSearchParams(location.search).get(SECTION_PARAMETER) ?? location.hash.slice(1);
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
/** URLs of the app's chunks. */
const chunks = html.getAttribute(CHUNKS_ATTRIBUTE)?.split(' ') ?? [];
let hasStarted = false;

/** Loads the app and hydrates the page, once. If this fails, the page goes on without the app (R-ERR-08). */
async function start(): Promise<void> {
  if (hasStarted) return;
  hasStarted = true;
  try {
    const { hydrate } = await loadApp(chunks);
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

/** Returns whether a page translator has changed `lang`. */
const isTranslated = () => html.lang !== LANGUAGE;

/**
 * Starts the app by an event. On a translated page hydration fails, and React renders the texts in Spanish again. So there
 * the app starts only when the visitor submits a form, or when the browser refuses the format of a value, which the app
 * may be able to correct. The app's chunks are requested when the visitor begins to fill in the form.
 */
function startBy({ type, target }: Event): void {
  const field = target as HTMLInputElement;
  if (isTranslated() && type !== 'submit' && !(type === 'invalid' && field.validity.typeMismatch)) {
    if (type === 'focusin' && field.form) preloadApp(chunks).catch(() => {});
    return;
  }
  // After the frame that answers the event: within the event, the start would delay this frame.
  requestAnimationFrame(() => setTimeout(() => void start()));
}

handleEarlyPresses(beforeHydration.signal);
controlMenuAndQuestions();
const endHold = holdSubmit();
if (isAtOwnPath) {
  const options = { capture: true, passive: true, signal: beforeHydration.signal };
  for (const type of ['pointerdown', 'keydown', 'focusin', 'click', 'submit', 'invalid'])
    addEventListener(type, startBy, options);
  const startUntranslated = () => void (isTranslated() || start());
  // On a slow device or with an extension that animates something, the browser may have no idle time in any frame, and
  // would never call back without the time-out.
  const startWhenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(startUntranslated, { timeout: 2000 })
      : setTimeout(startUntranslated, 200);
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle);
} else endHold('unavailable');
