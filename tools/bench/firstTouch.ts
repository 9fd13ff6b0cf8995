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

/** Maximum of the median time from tap to paint after hydration, in ms (R-PERF-08). */
const MAX_INTERACTION_MS = 200;

interface Control {
  readonly path: string;
  readonly find: (page: Page) => Locator;
  /** Selector that matches an element only after the control has responded to the tap. */
  readonly response: string;
  /** Text that is typed after the tap. */
  readonly text?: string;
}

const controls: Readonly<Record<string, Control>> = {
  Hamburger: {
    path: pages.home.path,
    find: (page) => page.getByRole('button', { name: navigation.menuOpen }),
    response: '#menu[open]',
  },
  Pause: {
    path: pages.home.path,
    find: (page) => page.getByRole('button', { name: hero.pause }),
    response: 'h1 [aria-pressed=true]',
  },
  'Link to a section': {
    path: pages.home.path,
    find: (page) => page.getByRole('link', { name: hero.requirementsLink }),
    response: '#requisitos:target',
  },
  Question: {
    path: pages.contact.path,
    find: (page) => page.getByText(faq.items[0].question),
    response: '#faq details[open]',
  },
  Purpose: {
    path: pages.contact.path,
    find: (page) => page.locator('button[value=Trabajo]'),
    response: '[value=Trabajo][aria-pressed=true]',
  },
  'Message and its counter': {
    path: pages.contact.path,
    find: (page) => page.locator('textarea'),
    text: 'H',
    response: 'textarea:not(:placeholder-shown)',
  },
  'Enviar, form empty': {
    path: pages.contact.path,
    find: (page) => page.getByRole('button', { name: formTexts.submit, exact: true }),
    response: 'form:focus-within :is(:invalid:focus, [aria-invalid=true])',
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

/** Functions that wait for the time of the tap while a page loads. Their names are columns of the report. */
const moments: Readonly<
  Record<string, (page: Page, hydrationBegins: () => Promise<void>) => Promise<unknown>>
> = {
  '50 ms': afterPaint(50),
  '1 s': afterPaint(1000),
  '2 s': afterPaint(2000),
  hydrating: (_page, hydrationBegins) => hydrationBegins(),
  async hydrated(page) {
    await hydrated(page);
    await page.waitForTimeout(700);
  },
};

/** Times in ms since the page's time origin; 0 until they are known. */
interface Times {
  tapped: number;
  /** Start of the first frame in which the selector matches. */
  responded: number;
  /** Last paint after an input event, from Event Timing. */
  painted: number;
}

/** Records the times in `window.times`. Runs in the page before the page's scripts. */
function recordTimes(response: string): void {
  const times: Times = { tapped: 0, responded: 0, painted: 0 };
  Object.assign(window, { times });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      times.painted = Math.max(times.painted, startTime + duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const findResponse = (frame: number) => {
    if (document.querySelector(response)) times.responded = frame;
    else requestAnimationFrame(findResponse);
  };
  const onTap = ({ timeStamp }: Event) => {
    times.tapped = timeStamp;
    requestAnimationFrame(findResponse);
  };
  addEventListener('pointerdown', onTap, { capture: true, once: true });
}

/** Taps a control in a new visit. Returns the time from the tap to the paint of the response, in ms. */
async function visit(bench: Bench, control: Control, moment: string): Promise<number> {
  const page = await openPhone(bench);
  await page.addInitScript(recordTimes, control.response);
  const hydrationBegins = await watchHydration(page);
  await slowDown(page, true);
  await page.goto(bench.url + control.path, { waitUntil: 'commit' });
  await moments[moment]!(page, hydrationBegins);
  // Locator.tap would wait until the control neither moves nor is covered. A visitor does not wait.
  const { x, y } = await control.find(page).evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  await page.touchscreen.tap(x, y);
  if (control.text) await page.keyboard.insertText(control.text);
  await page.waitForFunction(() => (window as unknown as { times: Times }).times.responded);
  // Event Timing reports an event only after its frame.
  await page.waitForTimeout(300);
  const { tapped, responded, painted } = await page.evaluate(
    () => (window as unknown as { times: Times }).times,
  );
  await page.close();
  return Math.max(responded, painted) - tapped;
}

/** Measures the first tap of a visit on each control, and returns the report's section in Markdown. */
export async function firstTouchSection(bench: Bench): Promise<string> {
  const rows: string[][] = [];
  const slow: string[] = [];
  for (const [name, control] of Object.entries(controls)) {
    const row = [name];
    for (const moment of Object.keys(moments)) {
      const times: number[] = [];
      for (let run = 0; run < bench.runs; run += 1) times.push(await visit(bench, control, moment));
      row.push(medianAndWorst(times));
      if (moment === 'hydrated' && median(times) > MAX_INTERACTION_MS) slow.push(name);
    }
    console.error(row.join('  '));
    rows.push(row);
  }
  return `${PHONE}; 150 ms latency and 1.6 Mbit/s downstream; ${bench.runs} visits for each cell.

A cell is the time in ms from the first tap of a visit until the browser has painted the control's response, as Event Timing reports it (median / worst). The columns say when the visitor taps: 50 ms, 1 s and 2 s after the first contentful paint, when React begins to hydrate, and after hydration.

${table(['Control', ...Object.keys(moments)], rows)}

Target: at most ${MAX_INTERACTION_MS} ms after hydration. ${slow.length === 0 ? 'The target is met.' : `Not met: ${slow.join(', ')}.`}`;
}
