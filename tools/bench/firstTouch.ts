import { pages } from '../../src/content/pages';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { faq } from '../../src/content/faq';
import { formTexts } from '../../src/content/forms';
import { navigation } from '../../src/content/site';
import { hero } from '../../src/content/home';
import { table } from '../markdown';
import { phoneWords, takePhone } from './phone';
import { median, medianAndWorst } from './statistics';

/** Slow 4G: ms, and bytes a second. */
const LATENCY_MS = 150;
const DOWNLOAD = 1_600_000 / 8;

/** A control, its page, and the selector that says that it answered. */
interface Control {
  readonly name: string;
  readonly path: string;
  readonly find: (page: Page) => ReturnType<Page['locator']>;
  /** Matches something once the control has answered. */
  readonly answer: string;
  /** Typed after the tap. */
  readonly text?: string;
}

const controls: readonly Control[] = [
  {
    name: 'Hamburger',
    path: pages.home.path,
    find: (page) => page.getByRole('button', { name: navigation.menuOpen }),
    answer: '#menu[open]',
  },
  {
    name: 'Pause',
    path: pages.home.path,
    find: (page) => page.getByRole('button', { name: hero.pause }),
    answer: 'h1 [aria-pressed=true]',
  },
  {
    name: 'Link to a section',
    path: pages.home.path,
    find: (page) => page.getByRole('link', { name: hero.more }),
    answer: '#requisitos:target',
  },
  {
    name: 'Question',
    path: pages.contact.path,
    find: (page) => page.getByText(faq.items[0].question),
    answer: '#faq details[open]',
  },
  {
    name: 'Purpose',
    path: pages.contact.path,
    find: (page) => page.locator('button[value=Trabajo]'),
    answer: '[value=Trabajo][aria-pressed=true]',
  },
  {
    name: 'Message and its counter',
    path: pages.contact.path,
    find: (page) => page.locator('textarea'),
    text: 'H',
    answer: 'textarea:not(:placeholder-shown)',
  },
  {
    name: 'Enviar, form empty',
    path: pages.contact.path,
    find: (page) => page.getByRole('button', { name: formTexts.submit, exact: true }),
    answer: 'form:focus-within :is(:invalid:focus, [aria-invalid=true])',
  },
];

const moments = ['50 ms', '1 s', '2 s', 'hydrating'] as const;
const AFTER_PAINT_MS = { '50 ms': 50, '1 s': 1000, '2 s': 2000 };

/** What one tap took, in ms: to the painted answer, and to React having the page. */
interface Touch {
  readonly answer: number;
  readonly owned: number;
}

/** What the visited page writes down about itself, by its own clock. */
interface Notes {
  painted: number;
  hydrating: number;
  owned: number;
  tapped: number;
  /** End of the last frame that a gesture waited for (Event Timing). */
  gestured: number;
  answered: number;
}

/** Runs in the page, before anything of it. */
function takeNotes(answer: string): void {
  const notes: Notes = { painted: 0, hydrating: 0, owned: 0, tapped: 0, gestured: 0, answered: 0 };
  Object.assign(window, { notes });
  new PerformanceObserver((list) => {
    notes.painted = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  }).observe({ type: 'paint', buffered: true });
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (this: EventTarget, type, ...rest) {
    listen.call(this, type, ...rest);
    // React begins to listen.
    if (type === 'click' && (this as Element).id === 'root') notes.hydrating ||= performance.now();
  };
  const restoration = Object.getOwnPropertyDescriptor(History.prototype, 'scrollRestoration')!;
  Object.defineProperty(History.prototype, 'scrollRestoration', {
    ...restoration,
    set(this: History, value: ScrollRestoration) {
      // The site's own scrolling begins.
      if (value === 'manual') notes.owned ||= performance.now();
      restoration.set!.call(this, value);
    },
  });
  // The browser itself says when it showed the frame that followed a gesture.
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      notes.gestured = Math.max(notes.gestured, startTime + duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const look = (frame: number) => {
    if (!document.querySelector(answer)) return void requestAnimationFrame(look);
    setTimeout(() => {
      // An answer after that frame is on the page a task after its own.
      const late = performance.now();
      setTimeout(() => (notes.answered = notes.gestured >= frame ? notes.gestured : late), 300);
    });
  };
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      if (notes.tapped) return;
      notes.tapped = timeStamp;
      requestAnimationFrame(look);
    },
    true,
  );
}

const read = (page: Page) => page.evaluate(() => (window as unknown as { notes: Notes }).notes);

/** A finger, without waiting for anything. */
async function tap(session: CDPSession, x: number, y: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x, y }] : [],
    });
  await touch('touchStart');
  await touch('touchEnd');
}

async function visit(
  browser: Browser,
  site: string,
  control: Control,
  moment: (typeof moments)[number],
): Promise<Touch> {
  const { page, session, slowDown, close } = await takePhone(browser);
  await page.addInitScript(takeNotes, control.answer);
  await slowDown();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWNLOAD,
    uploadThroughput: DOWNLOAD / 2,
  });
  await page.goto(site + control.path, { waitUntil: 'commit' });
  const due = moment === 'hydrating' ? 0 : AFTER_PAINT_MS[moment];
  await page.waitForFunction(
    (after) => {
      const { painted, hydrating } = (window as unknown as { notes: Notes }).notes;
      return after ? painted && performance.now() >= painted + after : hydrating;
    },
    due,
    { polling: 10, timeout: 30_000 },
  );
  const element = control.find(page);
  await element.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = (await element.boundingBox())!;
  await tap(session, x + width / 2, y + height / 2);
  if (control.text) await session.send('Input.insertText', { text: control.text });

  await page.waitForFunction(() => {
    const { answered, owned } = (window as unknown as { notes: Notes }).notes;
    return answered && owned;
  });
  const { tapped, answered, owned } = await read(page);
  await close();
  return { answer: answered - tapped, owned: Math.max(0, owned - tapped) };
}

/**
 * The first tap of a visit, at each moment of the app's arrival, on each kind of control
 * (R-PERF-12).
 * @returns the report's section: for each control and moment median and worst answer in ms, and the
 * median until React has the page
 */
export async function firstTouchSection(
  browser: Browser,
  site: string,
  runs: number,
): Promise<string> {
  const rows: string[][] = [];
  for (const control of controls) {
    const row = [control.name];
    for (const moment of moments) {
      const touches: Touch[] = [];
      for (let run = 0; run < runs; run += 1) {
        touches.push(await visit(browser, site, control, moment));
      }
      const owned = median(touches.map((touch) => touch.owned));
      row.push(medianAndWorst(touches.map(({ answer }) => answer)), String(Math.round(owned)));
    }
    console.error(row.join('  '));
    rows.push(row);
  }
  const header = ['Control', ...moments.flatMap((moment) => [`${moment}: answer`, 'React'])];
  return `${phoneWords}, ${LATENCY_MS} ms latency, 1.6 Mbit/s down, visits each: ${runs}. The first tap of a visit, after the first contentful paint or as React begins to hydrate: ms until the browser has shown the answer, by its own Event Timing (median / worst), and the median until React has the page.

${table(header, rows)}`;
}
