import type { Locator, Page } from 'playwright-core';
import { hydrated, watchHydration } from '../../__tests__/support/readiness';
import { faq } from '../../src/content/faq';
import { formTexts } from '../../src/content/forms';
import { hero } from '../../src/content/home';
import { pages } from '../../src/content/pages';
import { navigation } from '../../src/content/site';
import { table } from '../markdown';
import { openPhone, PHONE, slowDown, type Bench } from './phone';
import { median, medianAndWorst } from './statistics';

/** Maximum of a control's median response time, in ms, for taps after hydration (R-PERF-08). */
const MAX_INTERACTION_MS = 200;

interface Control {
  readonly path: string;
  readonly find: (page: Page) => Locator;
  /** Selector that matches no element until the control has responded to the tap. */
  readonly responseSelector: string;
  /** Text that the bench types after the tap. */
  readonly typedText?: string;
}

const controls: Readonly<Record<string, Control>> = {
  Hamburger: {
    path: pages.home.path,
    find: (page) => page.getByRole('button', { name: navigation.menuOpen }),
    responseSelector: '#menu[open]',
  },
  Pause: {
    path: pages.home.path,
    find: (page) => page.getByRole('button', { name: hero.pause }),
    responseSelector: 'h1 [aria-pressed=true]',
  },
  'Link to a section': {
    path: pages.home.path,
    find: (page) => page.getByRole('link', { name: hero.requirementsLink }),
    responseSelector: '#requisitos:target',
  },
  Question: {
    path: pages.contact.path,
    find: (page) => page.getByText(faq.items[0].question),
    responseSelector: '#faq details[open]',
  },
  Purpose: {
    path: pages.contact.path,
    find: (page) => page.locator('button[value=Trabajo]'),
    responseSelector: '[value=Trabajo][aria-pressed=true]',
  },
  'Message and its counter': {
    path: pages.contact.path,
    find: (page) => page.locator('textarea'),
    typedText: 'H',
    responseSelector: 'textarea:not(:placeholder-shown)',
  },
  'Enviar, form empty': {
    path: pages.contact.path,
    find: (page) => page.getByRole('button', { name: formTexts.submit, exact: true }),
    // Before hydration the browser focuses the first invalid field. After hydration React sets
    // `aria-invalid`.
    responseSelector: 'form:focus-within :is(:invalid:focus, [aria-invalid=true])',
  },
};

/** Returns a function that waits until `ms` after the first contentful paint. */
const afterPaint = (ms: number) => (page: Page) =>
  page.waitForFunction(
    (after) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && performance.now() >= paint.startTime + after;
    },
    ms,
    { polling: 10 },
  );

/**
 * When the bench taps, by the heading of the report's column. Each function gets a page that is loading, and
 * resolves when it is time for the tap.
 */
const tapMoments: Readonly<
  Record<string, (page: Page, hydrationBegins: () => Promise<void>) => Promise<unknown>>
> = {
  '50 ms': afterPaint(50),
  '1 s': afterPaint(1000),
  '2 s': afterPaint(2000),
  hydrating: (_page, hydrationBegins) => hydrationBegins(),
  async hydrated(page) {
    await hydrated(page);
    // React and the browser may still be at work. After 700 ms the tap usually meets an idle page.
    await page.waitForTimeout(700);
  },
};

/** Times in ms since the page's time origin. Each is 0 until the page has measured it. */
interface Times {
  tapped: number;
  /** Start of the first frame in which `responseSelector` matches an element. */
  responded: number;
  /** Last paint after an input event, as the browser's Event Timing API reports it. */
  painted: number;
}

/** Runs in the page, before the page's own scripts. Records the times of the tap in `window.times`. */
function recordTimes(responseSelector: string): void {
  const times: Times = { tapped: 0, responded: 0, painted: 0 };
  Object.assign(window, { times });
  // By default the browser reports only events of at least 104 ms; 16 ms is the lowest `durationThreshold`.
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      times.painted = Math.max(times.painted, startTime + duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const findResponse = (frame: number) => {
    if (document.querySelector(responseSelector)) times.responded = frame;
    else requestAnimationFrame(findResponse);
  };
  const onTap = ({ timeStamp }: Event) => {
    times.tapped = timeStamp;
    requestAnimationFrame(findResponse);
  };
  addEventListener('pointerdown', onTap, { capture: true, once: true });
}

/**
 * Taps a control in a new visit.
 * @returns the time in ms from the tap to the last paint that Event Timing reports or, if this is later, to the
 * first frame with the control's response
 */
async function visit(bench: Bench, control: Control, moment: string): Promise<number> {
  const page = await openPhone(bench);
  await page.addInitScript(recordTimes, control.responseSelector);
  const hydrationBegins = await watchHydration(page);
  await slowDown(page, true);
  await page.goto(bench.url + control.path, { waitUntil: 'commit' });
  await tapMoments[moment]!(page, hydrationBegins);
  // Not with `Locator.tap`: unlike a visitor, `Locator.tap` waits until the control does not move and no
  // element covers the control.
  const { x, y } = await control.find(page).evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  await page.touchscreen.tap(x, y);
  if (control.typedText) await page.keyboard.insertText(control.typedText);
  await page.waitForFunction(() => (window as unknown as { times: Times }).times.responded);
  // Event Timing reports an event after the next paint, so the last report may come after the response.
  await page.waitForTimeout(300);
  const { tapped, responded, painted } = await page.evaluate(
    () => (window as unknown as { times: Times }).times,
  );
  await page.close();
  return Math.max(responded, painted) - tapped;
}

/** Measures how soon each control responds to the first tap of a visit. Returns the report's section in Markdown. */
export async function firstTouchSection(bench: Bench): Promise<string> {
  const rows: string[][] = [];
  const slow: string[] = [];
  for (const [name, control] of Object.entries(controls)) {
    const row = [name];
    for (const moment of Object.keys(tapMoments)) {
      const times: number[] = [];
      for (let run = 0; run < bench.runs; run += 1) times.push(await visit(bench, control, moment));
      row.push(medianAndWorst(times));
      if (moment === 'hydrated' && median(times) > MAX_INTERACTION_MS) slow.push(name);
    }
    console.error(row.join('  '));
    rows.push(row);
  }
  return `${PHONE}; 150 ms latency and 1.6 Mbit/s downstream; ${bench.runs} visits for each cell.

A cell is the time in ms from the first tap of a visit to the control's response (median / worst). The response ends with the last paint that Event Timing reports or, if this is later, with the first frame that shows the response. The columns say when the visitor taps: 50 ms, 1 s and 2 s after the first contentful paint, when React begins to hydrate, and after hydration.

${table(['Control', ...Object.keys(tapMoments)], rows)}

Target: a median of at most ${MAX_INTERACTION_MS} ms for taps after hydration. ${slow.length === 0 ? 'The target is met.' : `Not met: ${slow.join(', ')}.`}`;
}
