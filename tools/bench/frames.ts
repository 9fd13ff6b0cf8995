import type { Browser, Page } from 'playwright-core';
import { fetched, hydrated } from '../../__tests__/support/readiness';
import { fillFields } from '../../__tests__/support/formPage';
import { typed } from '../../__tests__/support/leads';
import { faq } from '../../src/content/faq';
import { formWords, resultWords } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { navigation } from '../../src/content/site';
import { median } from './lighthouse';

/** Slower than this machine by, to stand for a phone. */
const SLOWDOWN = 4;

/** Time for what a page still does by itself, in ms. */
const REST = 700;

/** Something that moves. */
interface Motion {
  readonly name: string;
  readonly path: string;
  /** Brings the page to where the movement is about to begin. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly begin: (page: Page) => Promise<unknown>;
}

const toggle = (page: Page) => page.getByRole('button', { name: navigation.menuOpen });
const send = (page: Page) =>
  page.getByRole('button', { name: formWords.submit, exact: true }).tap();
const about = (page: Page) => page.locator(`footer a[href="${pages.about.path}"]`).first();

/** Has the code of a part, which comes before or with the first touch. */
async function wake(page: Page, part: string): Promise<void> {
  await toggle(page).focus();
  await fetched(page, part);
}

const motions: readonly Motion[] = [
  {
    name: 'The menu comes',
    path: pages.home.path,
    prepare: (page) => wake(page, 'MobileMenu'),
    begin: (page) => toggle(page).tap(),
  },
  {
    name: 'The menu goes',
    path: pages.home.path,
    async prepare(page) {
      await wake(page, 'MobileMenu');
      await toggle(page).tap();
      await page.getByRole('dialog').waitFor();
    },
    begin: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'A question opens',
    path: pages.home.path,
    async prepare(page) {
      await wake(page, 'FaqAccordion');
      await page.getByText(faq.items[1].question).scrollIntoViewIfNeeded();
    },
    begin: (page) => page.getByText(faq.items[1].question).tap(),
  },
  {
    name: 'The answer’s dialog comes',
    path: pages.contact.path,
    async prepare(page) {
      await page.route('**/*', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 200 }) : route.fallback(),
      );
      await fillFields(page, typed('contacto'));
    },
    begin: send,
  },
  {
    name: 'The answer’s dialog goes',
    path: pages.contact.path,
    async prepare(page) {
      await motions[3]!.prepare!(page);
      await send(page);
      await page.getByRole('alertdialog', { name: resultWords.sent.title }).waitFor();
    },
    begin: (page) => page.getByRole('button', { name: resultWords.close }).tap(),
  },
  // By itself, every three seconds.
  { name: 'The stamp lands', path: pages.home.path, begin: () => Promise.resolve() },
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

/** What one movement took, in ms by the frames' own clock. */
interface Watched {
  /** From its cause to its first frame. */
  readonly wait: number;
  /** The longest frame while it moved. */
  readonly longest: number;
}

/** Runs in the page: ends when what moves has come to rest. */
function watch(): void {
  const watched = { cause: 0, wait: 0, longest: 0, done: false };
  Object.assign(window, { watched });
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, ({ timeStamp }) => (watched.cause = timeStamp), true);
  }
  let last = 0;
  let still = 0;
  const look = (frame: number) => {
    // Not what follows the scroll position.
    const moves = document
      .getAnimations()
      .some(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
    if (moves && last) watched.longest = Math.max(watched.longest, frame - last);
    if (moves && !watched.wait) watched.wait = frame - watched.cause;
    still = moves || !watched.wait ? 0 : still + 1;
    last = moves ? frame : 0;
    if (still > 20) watched.done = true;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function once(browser: Browser, site: string, motion: Motion): Promise<Watched> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
    locale: 'es-AR',
  });
  const page = await context.newPage();
  // tsx marks functions with their names by this, which a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(site + motion.path);
  await hydrated(page);
  await motion.prepare?.(page);
  await page.waitForTimeout(REST);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watch);
  await motion.begin(page);
  const result = await page.waitForFunction(() => {
    const { watched } = window as unknown as { watched: Watched & { done: boolean } };
    return watched.done && watched;
  });
  const watched = (await result.jsonValue()) as Watched;
  await context.close();
  return watched;
}

/** Heads of the table's columns. */
export const framesHeader = ['What moves', 'Moves after, ms', 'Longest frame, ms'];

/**
 * How evenly the site moves with a slowed processor (R-DESIGN-05).
 * @returns the rows of a table: what moves; from the finger to its first frame, and the longest frame
 * while it moves, median and worst in ms
 */
export async function measureFrames(
  browser: Browser,
  site: string,
  runs: number,
): Promise<string[][]> {
  const rows: string[][] = [];
  for (const motion of motions) {
    const visits: Watched[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await once(browser, site, motion));
    const both = (ms: readonly number[]) =>
      `${Math.round(median([...ms]))} / ${Math.round(Math.max(...ms))}`;
    const byItself = motion.name === 'The stamp lands';
    rows.push([
      motion.name,
      byItself ? 'by itself' : both(visits.map(({ wait }) => wait)),
      both(visits.map(({ longest }) => longest)),
    ]);
    console.error(rows.at(-1)!.join('  '));
  }
  return rows;
}
