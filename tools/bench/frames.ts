import type { Browser, Page } from 'playwright-core';
import { fetched, hydrated } from '../../__tests__/support/readiness';
import { fillFields } from '../../__tests__/support/formPage';
import { typed } from '../../__tests__/support/leads';
import { faq } from '../../src/content/faq';
import { formTexts, resultTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { navigation } from '../../src/content/site';
import { table } from '../markdown';
import { phoneWords, takePhone } from './phone';
import { FRAME_CATEGORIES, gapsBetweenFrames, MOVES, RESTS } from './shownFrames';
import { medianAndWorst } from './statistics';

/** Time for what a page still does by itself, in ms. */
const REST = 700;

/** Something that moves. */
interface Motion {
  readonly name: string;
  readonly path: string;
  /** Brings the page to where the movement is about to begin. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What begins it; what has no cause of a visitor's moves by itself. */
  readonly begin?: (page: Page) => Promise<unknown>;
  /** Whether its frames are the main thread's own, as where a height changes. */
  readonly byMainThread?: true;
}

const toggle = (page: Page) => page.getByRole('button', { name: navigation.menuOpen });
const send = (page: Page) =>
  page.getByRole('button', { name: formTexts.submit, exact: true }).tap();
const about = (page: Page) => page.locator(`footer a[href="${pages.about.path}"]`).first();

/** The contact form, filled in and about to be sent to a provider who takes it. */
async function fillForm(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 200 }) : route.fallback(),
  );
  await fillFields(page, typed('contacto'));
}

const motions: readonly Motion[] = [
  {
    name: 'The menu comes',
    path: pages.home.path,
    begin: (page) => toggle(page).tap(),
  },
  {
    name: 'The menu goes',
    path: pages.home.path,
    async prepare(page) {
      await toggle(page).tap();
      await page.getByRole('dialog').waitFor();
    },
    begin: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'A question opens',
    path: pages.home.path,
    async prepare(page) {
      await page.getByText(faq.items[1].question).scrollIntoViewIfNeeded();
    },
    begin: (page) => page.getByText(faq.items[1].question).tap(),
    byMainThread: true,
  },
  {
    name: 'The answer’s dialog comes',
    path: pages.contact.path,
    prepare: fillForm,
    begin: send,
  },
  {
    name: 'The answer’s dialog goes',
    path: pages.contact.path,
    async prepare(page) {
      await fillForm(page);
      await send(page);
      await page.getByRole('alertdialog', { name: resultTexts.sent.title }).waitFor();
    },
    begin: (page) => page.getByRole('button', { name: resultTexts.close }).tap(),
  },
  { name: 'The stamp lands', path: pages.home.path },
  {
    name: 'The next page glides in',
    path: pages.home.path,
    async prepare(page) {
      await about(page).scrollIntoViewIfNeeded();
      await about(page).focus();
      await fetched(page, 'AboutPage');
    },
    begin: (page) => about(page).tap(),
  },
];

/** What one movement took, in ms. */
interface Watched {
  /** From its cause to its first frame. */
  readonly wait: number;
  /** The longest time between two frames that were shown while it moved. */
  readonly longest: number;
}

/** Runs in the page: ends when what moves has come to rest. */
function watch({ MOVES, RESTS }: Record<'MOVES' | 'RESTS', string>): void {
  const watched = { cause: 0, wait: 0, done: false };
  Object.assign(window, { watched });
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, ({ timeStamp }) => (watched.cause = timeStamp), true);
  }
  let still = 0;
  const look = (frame: number) => {
    // Not what follows the scroll position.
    const moves = document
      .getAnimations()
      .some(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
    if (moves && !watched.wait) {
      // A frame's time is its beginning, which a cause within it comes after.
      watched.wait = Math.max(1, frame - watched.cause);
      performance.mark(MOVES);
    }
    still = moves || !watched.wait ? 0 : still + 1;
    if (still === 1) performance.mark(RESTS);
    if (still > 20) watched.done = true;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function once(browser: Browser, site: string, motion: Motion): Promise<Watched> {
  const { page, slowDown, close } = await takePhone(browser);
  await page.goto(site + motion.path);
  await hydrated(page);
  await motion.prepare?.(page);
  await page.waitForTimeout(REST);
  await slowDown();
  await browser.startTracing(page, { categories: FRAME_CATEGORIES });
  await page.evaluate(watch, { MOVES, RESTS });
  await motion.begin?.(page);
  const result = await page.waitForFunction(() => {
    const { watched } = window as unknown as { watched: { wait: number; done: boolean } };
    return watched.done && watched;
  });
  const { wait } = (await result.jsonValue()) as { wait: number };
  const trace = (await browser.stopTracing()).toString();
  await close();
  const gaps = gapsBetweenFrames(trace, motion.byMainThread ?? false);
  return { wait, longest: Math.max(...gaps) };
}

/**
 * How evenly the site moves with a slowed processor (R-DESIGN-05).
 * @returns the report's section: for all that moves, from the finger to its first frame, and the
 * longest time between two shown frames while it moves, median and worst in ms
 */
export async function framesSection(browser: Browser, site: string, runs: number): Promise<string> {
  const rows: string[][] = [];
  for (const motion of motions) {
    const visits: Watched[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await once(browser, site, motion));
    rows.push([
      motion.name,
      motion.begin ? medianAndWorst(visits.map(({ wait }) => wait)) : 'by itself',
      medianAndWorst(visits.map(({ longest }) => longest)),
    ]);
    console.error(rows.at(-1)!.join('  '));
  }
  return `${phoneWords}, visits each: ${runs}. From the finger to the first frame of a movement, and the longest time between two frames that the browser has shown while it lasted (median / worst), by its own trace. The display is due one every 16.7 ms: one missed is 33. The answer’s height is the main thread’s to change; all else the compositor moves.

${table(['What moves', 'Moves after, ms', 'Between two frames, ms'], rows)}`;
}
