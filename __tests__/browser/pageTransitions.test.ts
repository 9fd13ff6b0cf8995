import { pages } from '../../src/content/pages';
import type { CDPSession, Page } from 'playwright-core';
import { fieldTexts } from '../../src/content/forms';
import { loadingPage } from '../../src/content/site';
import { chunksLoaded } from '../support/readiness';
import { suiteBrowser } from '../support/browser';
import { settled } from '../support/states';

const browser = suiteBrowser();
const desktop = { viewport: { width: 1280, height: 740 } };

/** How often the page has requested a view transition, and how many transitions the browser has started. */
interface TransitionRecord {
  requested: number;
  started: number;
}

/** Returns how often the page has requested a view transition. */
const countRequests = (page: Page) =>
  page.evaluate(() => (window as unknown as TransitionRecord).requested);

/** Resolves when `count` view transitions have started. */
const waitForTransitions = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => (window as unknown as TransitionRecord).started === wanted,
    count,
  );

async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record: TransitionRecord = Object.assign(window, { requested: 0, started: 0 });
    const start = document.startViewTransition;
    document.startViewTransition = function (update?: unknown) {
      record.requested++;
      const transition = start.call(document, update as () => void);
      transition.ready.then(
        () => record.started++,
        () => {},
      );
      return transition as never;
    };
  });
}

/** Opens the home page and waits until the code of two other pages has loaded. */
async function openWithLoadedChunks(
  options: Parameters<typeof browser.open>[1] = {},
): Promise<Page> {
  const page = await browser.open(pages.home.path, {
    ...desktop,
    prepare: recordTransitions,
    ...options,
  });
  await footerLink(page, pages.agencies.path).hover();
  await footerLink(page, pages.about.path).hover();
  await chunksLoaded(page, 'AgenciesPage', 'AboutPage');
  return page;
}

const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();
const getScrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const getFocusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
const waitForTitle = (page: Page, { title }: { title: string }) =>
  page.waitForFunction((wanted) => document.title === wanted, title);

/** Slows animations down, so that a test can act during an animation. */
async function slowDownAnimations(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
  return session;
}

test('R-NAV-04, R-NAV-13: a view transition shows the page at its top, with the focus on its heading, and ends; back runs another and restores the scroll position', async () => {
  const page = await openWithLoadedChunks();
  const homeScrollTop = await getScrollTop(page);
  await footerLink(page, pages.agencies.path).click();
  await waitForTitle(page, pages.agencies);
  expect(await getScrollTop(page)).toBe(0);
  expect(await getFocusedTag(page)).toBe('H1');
  await waitForTransitions(page, 1);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await page.goBack();
  await waitForTitle(page, pages.home);
  expect(await getScrollTop(page)).toBe(homeScrollTop);
  await waitForTransitions(page, 2);
});

test('R-NAV-13: a tap on a field during the view transition focuses the field', async () => {
  const page = await openWithLoadedChunks({ hasTouch: true });
  await slowDownAnimations(page);
  await footerLink(page, pages.agencies.path).click();
  await waitForTitle(page, pages.agencies);
  await waitForTransitions(page, 1);
  const box = await page.getByLabel(fieldTexts.nombre.label, { exact: true }).boundingBox();
  await page.touchscreen.tap(box!.x + 20, box!.y + 10);
  await page.keyboard.type('Ana');
  expect(await page.getByLabel(fieldTexts.nombre.label, { exact: true }).inputValue()).toBe('Ana');
});

test('R-NAV-13: after clicks on two links in quick succession, the page of the second link appears', async () => {
  const page = await openWithLoadedChunks();
  await page.evaluate(
    ([first, last]) => {
      document.querySelector<HTMLElement>(`footer a[href="${first}"]`)!.click();
      document.querySelector<HTMLElement>(`footer a[href="${last}"]`)!.click();
    },
    [pages.agencies.path, pages.about.path],
  );
  await waitForTitle(page, pages.about);
  await waitForTransitions(page, 1);
  await settled(page);
  expect(await page.title()).toBe(pages.about.title);
  expect(new URL(page.url()).pathname).toBe(pages.about.path);
  expect(await page.locator('h1').innerText()).toBe(pages.about.name);
});

describe('no view transition', () => {
  test('R-A11Y-07, R-NAV-13: with reduced motion a page appears without a view transition', async () => {
    const page = await openWithLoadedChunks({ reducedMotion: 'reduce' });
    await footerLink(page, pages.agencies.path).click();
    await waitForTitle(page, pages.agencies);
    expect(await getFocusedTag(page)).toBe('H1');
    expect(await countRequests(page)).toBe(0);
  });

  test('R-NAV-11, R-NAV-13: a page whose code is still loading is announced, and appears without a view transition', async () => {
    const page = await browser.open(pages.home.path, { ...desktop, prepare: recordTransitions });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/Agencies/, async (route) => {
      await released;
      await route.continue();
    });
    await footerLink(page, pages.agencies.path).click();
    await page.getByText(loadingPage).waitFor({ state: 'attached' });
    expect(await page.locator('h1').count()).toBe(1);
    release();
    await waitForTitle(page, pages.agencies);
    expect(await page.getByText(loadingPage).count()).toBe(0);
    expect(await countRequests(page)).toBe(0);
  });

  test('R-NAV-13, R-SITE-08: in a browser without View Transitions, a link shows its page and moves the focus to the heading', async () => {
    const page = await openWithLoadedChunks({
      prepare: (opened) =>
        opened.addInitScript(() => {
          delete (Document.prototype as Partial<Document>).startViewTransition;
        }),
    });
    await footerLink(page, pages.agencies.path).click();
    await waitForTitle(page, pages.agencies);
    expect(await getFocusedTag(page)).toBe('H1');
  });
});
