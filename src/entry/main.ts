/**
 * Entry script, the only script that loads with the page (R-PERF-02). It loads the app, which is the
 * React code, when the page has loaded and the browser is idle, or after the frame that answers the first `pointerdown`,
 * `keydown`, `focusin` or `click`.
 */
import { CHUNKS_ATTRIBUTE, PATH_ATTRIBUTE, READY_ATTRIBUTE, SECTION_PARAMETER } from '../contract';
import { replaceWithCanonicalUrl } from './canonicalUrl';
import { handleEarlyPresses } from './earlyPresses';
import { endHold, holdSubmit } from './holdSubmit';
import { controlMenuAndQuestions } from './menuAndQuestions';

const html = document.documentElement;

/** False in a copy of the page under another path, where the app does not start (R-NAV-14). */
const isAtOwnPath = replaceWithCanonicalUrl(html.getAttribute(PATH_ATTRIBUTE)?.split(' ') ?? []);

// On a reload and on back or forward the scroll position is restored, so only a new visit scrolls to the
// section that `?section=` names.
const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isNewVisit = timing?.type === 'navigate';
const section = isNewVisit && new URLSearchParams(location.search).get(SECTION_PARAMETER);
if (section) document.getElementById(section)?.scrollIntoView();

/** Returns whether a page translator has changed `lang`, which is `es-AR` in the HTML file (R-SEO-01). */
const isTranslated = () => html.lang !== 'es-AR';

let hasStarted = false;
let hasReportedFailure = false;

/**
 * Loads the app and hydrates the page, once. If the code cannot be loaded, reports the first failure (R-ERR-01), and the
 * next event tries again.
 */
async function start(event?: Event): Promise<void> {
  if (!isAtOwnPath || hasStarted) return;
  // On a translated page hydration fails, and React renders the texts in Spanish again. So the app
  // loads only when the visitor uses a form.
  if (isTranslated() && !(event?.target as Element | undefined)?.closest?.('form')) return;
  hasStarted = true;
  try {
    const [app = '', ...chunks] = html.getAttribute(CHUNKS_ATTRIBUTE)!.split(' ');
    // Preload all chunks at once. The next loop imports one chunk after another, and without preloads the
    // browser would request a chunk only after the previous chunk has run.
    for (const href of [app, ...chunks]) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    // Each chunk runs in a task of its own, so that the browser can handle input between two tasks.
    for (const href of [...chunks, app]) {
      await import(/* @vite-ignore */ href);
      await new Promise((resolve) => setTimeout(resolve));
    }
    const { hydrate } = (await import(/* @vite-ignore */ app)) as typeof import('../app/hydrate');
    await hydrate();
    // React has committed in this task. If this line ran in a later task, React would miss a press in between.
    leavePressesToReact();
    // For programs that drive the page, such as the browser suites: React handles events from now on.
    html.setAttribute(READY_ATTRIBUTE, '');
    endHold('hydrated');
  } catch (cause) {
    hasStarted = false;
    endHold('unavailable');
    if (!hasReportedFailure)
      console.error(
        Object.assign(new Error('Loading the app failed', { cause }), { name: 'ChunkLoadError' }),
      );
    hasReportedFailure = true;
  }
}

const leavePressesToReact = handleEarlyPresses();
controlMenuAndQuestions();
holdSubmit();
if (!isAtOwnPath) endHold('unavailable');
// After the frame that answers the event: within the event, the start would delay this frame.
const startAfterFrame = (event: Event) =>
  requestAnimationFrame(() => setTimeout(() => void start(event)));
for (const type of ['pointerdown', 'keydown', 'focusin', 'click']) {
  addEventListener(type, startAfterFrame, { capture: true, passive: true });
}
// On a slow device or with an extension that animates something, the browser may have no idle time in any frame, and
// would never call back without the time-out.
const startWhenIdle = () =>
  'requestIdleCallback' in window
    ? requestIdleCallback(() => start(), { timeout: 2000 })
    : setTimeout(() => start(), 200);
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle);
