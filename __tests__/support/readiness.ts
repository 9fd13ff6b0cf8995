import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { READY_ATTRIBUTE } from '../../src/contract';
import { routes } from '../../src/navigation/routes';
import { COUNTER } from './pageParts';
import { until, WAIT_TIMEOUT_MS } from './until';

/**
 * Resolves when React has hydrated the page and handles its events: the entry script then sets the attribute. The counter of
 * a form has its text in a render after that.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    ([name, emptyCounter]) =>
      document.documentElement.hasAttribute(name!) && !document.querySelector(emptyCounter!),
    [READY_ATTRIBUTE, `${COUNTER}:empty`],
  );
}

/** Resolves when the browser has loaded both typefaces, also on a page without scripts. */
export function typefacesLoaded(page: Page): Promise<void> {
  return until('both typefaces have loaded', () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(
          // Only the fallback fonts override the ascent.
          ({ ascentOverride, status }) => ascentOverride === 'normal' && status === 'loaded',
        ).length >= 2,
    ),
  );
}

/** Resolves when the page of a route is shown; its address changes earlier. */
export async function pageShown(page: Page, path: string): Promise<void> {
  const title = routes.find((route) => route.path === path)!.title;
  await page.waitForFunction(
    (wanted) => document.title === wanted.title && location.pathname === wanted.path,
    { title, path },
  );
}

/** Returns the typefaces in which the browser draws an element's own text. */
export async function typefacesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** A typeface that the browser does not use after so many visits is missing, not late. */
const MAX_VISITS = 5;

/**
 * Reloads a page until the browser draws its paragraphs in their own typeface. In a wide window the
 * typeface has `font-display: optional`: on a busy machine the browser may use it only in a later
 * visit, from its cache.
 * @throws Error if the last visit is drawn without the typeface too
 */
export async function drawnInOwnTypefaces(page: Page): Promise<void> {
  const family = await page
    .locator('main p')
    .first()
    .evaluate((paragraph) => /[^",]+/.exec(getComputedStyle(paragraph).fontFamily)![0]);
  for (let visit = 1; visit <= MAX_VISITS; visit++) {
    if (visit > 1) {
      await page.reload();
      await hydrated(page);
    }
    await typefacesLoaded(page);
    if ((await typefacesOf(page, 'main p')).some((drawn) => drawn.includes(family))) return;
  }
  throw new Error(`After ${MAX_VISITS} visits no paragraph is drawn in ${family}`);
}

/**
 * Resolves when the page has drawn two frames and is idle: handlers of the last event have finished.
 * @throws Error if the page is not idle in time
 */
export async function idle(page: Page): Promise<void> {
  const isIdle = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve())),
        ),
      ),
  );
  // An evaluation has no time-out of its own.
  const tooLate = setTimeout(WAIT_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`The page was not idle after ${WAIT_TIMEOUT_MS} ms`);
  });
  await Promise.race([isIdle, tooLate]);
}

/** Resolves when a new request of the page has been answered: the browser has sent all earlier ones. */
export async function roundTrip(page: Page): Promise<void> {
  await page.evaluate(async () => void (await fetch(location.href, { cache: 'no-store' })));
}

/** Waits until the page has not scrolled for ten frames; returns `scrollY`, in px. */
export function scrollYAtRest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let last = NaN;
    for (let same = 0; same < 10; same = scrollY === last ? same + 1 : 0) {
      last = scrollY;
      await new Promise(requestAnimationFrame);
    }
    return Math.round(last);
  });
}
