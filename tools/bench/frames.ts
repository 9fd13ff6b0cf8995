import type { Page } from 'playwright-core';
import { fillFields } from '../../__tests__/support/fillFields';
import { typedValues } from '../../__tests__/support/leads';
import { chunksLoaded, hydrated } from '../../__tests__/support/readiness';
import { faq } from '../../src/content/faq';
import { formTexts, resultTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { navigation } from '../../src/content/site';
import { table } from '../markdown';
import { openPhone, PHONE, slowDown, type Bench } from './phone';
import { medianAndWorst } from './statistics';

interface Motion {
  readonly path: string;
  /** Prepares the page. For example, opens the menu before the bench measures how the menu closes. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The visitor's gesture that starts the animation. Omitted if a timer of the page starts the animation. */
  readonly start?: (page: Page) => Promise<unknown>;
}

const hamburger = (page: Page) => page.getByRole('button', { name: navigation.menuOpen });
const submit = (page: Page) =>
  page.getByRole('button', { name: formTexts.submit, exact: true }).tap();
const aboutLink = (page: Page) => page.locator(`footer a[href="${pages.about.path}"]`).first();
const question = (page: Page) => page.getByText(faq.items[1].question);

async function fillForm(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 200 }) : route.fallback(),
  );
  await fillFields(page, typedValues('contacto'));
}

const motions: Readonly<Record<string, Motion>> = {
  'The menu opens': { path: pages.home.path, start: (page) => hamburger(page).tap() },
  'The menu closes': {
    path: pages.home.path,
    async prepare(page) {
      await hamburger(page).tap();
      await page.getByRole('dialog').waitFor();
    },
    start: (page) => page.keyboard.press('Escape'),
  },
  'A question opens': {
    path: pages.home.path,
    prepare: (page) => question(page).scrollIntoViewIfNeeded(),
    start: (page) => question(page).tap(),
  },
  'The result’s dialog opens': { path: pages.contact.path, prepare: fillForm, start: submit },
  'The result’s dialog closes': {
    path: pages.contact.path,
    async prepare(page) {
      await fillForm(page);
      await submit(page);
      await page.getByRole('alertdialog', { name: resultTexts.sent.title }).waitFor();
    },
    start: (page) => page.getByRole('button', { name: resultTexts.close }).tap(),
  },
  'The stamp moves in': { path: pages.home.path },
  'The next page appears': {
    path: pages.home.path,
    async prepare(page) {
      await aboutLink(page).scrollIntoViewIfNeeded();
      await aboutLink(page).focus();
      await chunksLoaded(page, 'AboutPage');
    },
    start: (page) => aboutLink(page).tap(),
  },
};

/** Runs in the page. Marks the start (`moves`) and the end (`rests`) of the next animation in the browser's trace. */
function markAnimation(): void {
  const watched = { input: 0, delay: 0, done: false };
  Object.assign(window, { watched });
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, ({ timeStamp }) => (watched.input = timeStamp), true);
  }
  let framesAtRest = 0;
  const watchFrame = (frame: number) => {
    // Animations with a scroll timeline do not count: they are `running` even while nothing moves.
    const moves = document
      .getAnimations()
      .some(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
    if (moves && !watched.delay) {
      // At least 1, because 0 means that no animation has started. An input event may have a later timestamp
      // than the start of its frame.
      watched.delay = Math.max(1, frame - watched.input);
      performance.mark('moves');
    }
    framesAtRest = moves || !watched.delay ? 0 : framesAtRest + 1;
    if (framesAtRest === 1) performance.mark('rests');
    if (framesAtRest > 20) watched.done = true;
    else requestAnimationFrame(watchFrame);
  };
  requestAnimationFrame(watchFrame);
}

/** The properties of Chromium's trace events that `longestGap` reads: `ph` is the phase, `ts` the time in µs. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly args: Readonly<
    Record<'chrome_frame_reporter' | 'frame_reporter', { readonly state?: string } | undefined>
  >;
}

/**
 * Returns the longest time between two successive presented frames of the animation, in ms.
 * @param trace Chromium's trace, as JSON
 * @throws Error if the trace has fewer than two presented frames of the animation
 */
export function longestGap(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const mark = (name: string) => traceEvents.find((event) => event.name === name)?.ts ?? NaN;
  const [start, end] = [mark('moves'), mark('rests')];
  const frames = traceEvents
    .filter(
      ({ name, ph, ts }) => name === 'PipelineReporter' && ph === 'b' && ts >= start && ts < end,
    )
    .filter(({ args }) =>
      (args.chrome_frame_reporter ?? args.frame_reporter)?.state?.startsWith('STATE_PRESENTED'),
    )
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b);
  if (frames.length < 2) {
    throw new Error(
      `The trace has ${frames.length} presented frames of the animation; two are needed`,
    );
  }
  return Math.max(...frames.slice(1).map((ts, index) => (ts - frames[index]!) / 1000));
}

/**
 * Visits a page once and starts the animation.
 * @returns the time from the gesture to the animation's first frame, and the longest time between two
 * successive presented frames, in ms
 */
async function visit(bench: Bench, motion: Motion): Promise<{ delay: number; gap: number }> {
  const page = await openPhone(bench);
  await page.goto(bench.url + motion.path);
  await hydrated(page);
  await motion.prepare?.(page);
  // Prefetching and lazily loaded drawings usually end within 700 ms. Without the pause they could delay frames.
  await page.waitForTimeout(700);
  await slowDown(page);
  await bench.browser.startTracing(page, { categories: ['benchmark', 'cc', 'blink.user_timing'] });
  await page.evaluate(markAnimation);
  await motion.start?.(page);
  const result = await page.waitForFunction(() => {
    const { watched } = window as unknown as { watched: { delay: number; done: boolean } };
    return watched.done && watched.delay;
  });
  const delay = (await result.jsonValue()) as number;
  const trace = (await bench.browser.stopTracing()).toString();
  await page.close();
  return { delay, gap: longestGap(trace) };
}

/** Measures the animations in `motions`. Returns the report's section in Markdown (R-DESIGN-05). */
export async function framesSection(bench: Bench): Promise<string> {
  const rows: string[][] = [];
  for (const [name, motion] of Object.entries(motions)) {
    const visits: { delay: number; gap: number }[] = [];
    for (let run = 0; run < bench.runs; run += 1) visits.push(await visit(bench, motion));
    rows.push([
      name,
      motion.start ? medianAndWorst(visits.map(({ delay }) => delay)) : 'no gesture',
      medianAndWorst(visits.map(({ gap }) => gap)),
    ]);
    console.error(rows.at(-1)!.join('  '));
  }
  return `${PHONE}; ${bench.runs} visits for each row.

«Starts after» is the time from the gesture to the first frame of the animation, measured in the page. «Between two frames» is the longest time between two successive presented frames, from the browser's trace. Each cell shows median / worst. The display shows a frame every 16.7 ms, so 33 ms are one dropped frame.

${table(['Animation', 'Starts after, ms', 'Between two frames, ms'], rows)}`;
}
