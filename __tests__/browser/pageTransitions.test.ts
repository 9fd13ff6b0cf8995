import { pages } from '../../src/content/pages';
import type { CDPSession, Page } from 'playwright-core';
import { fieldTexts } from '../../src/content/forms';
import { loadingPage, navigation } from '../../src/content/site';
import { chunksLoaded } from '../support/readiness';
import { suiteBrowser } from '../support/browser';
import { settled } from '../support/states';

const browser = suiteBrowser();
const desktop = { viewport: { width: 1280, height: 740 } };

/** Returns how many view transitions have started. */
const glides = (page: Page) =>
  page.evaluate(() => (window as unknown as { glides: number }).glides);

/** Resolves when so many view transitions have started. */
const glided = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => (window as unknown as { glides: number }).glides === wanted,
    count,
  );

async function countGlides(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { glides: 0 });
    const start = document.startViewTransition;
    document.startViewTransition = function (...given) {
      const transition = start.apply(document, given);
      transition.ready.then(
        () => seen.glides++,
        () => {},
      );
      return transition;
    };
  });
}

/** Opens the home page and waits until the code of two other pages has loaded. */
async function openReady(options: Parameters<typeof browser.open>[1] = {}): Promise<Page> {
  const page = await browser.open(pages.home.path, {
    ...desktop,
    prepare: countGlides,
    ...options,
  });
  await footerLink(page, pages.agencies.path).hover();
  await footerLink(page, pages.about.path).hover();
  await chunksLoaded(page, 'AgenciesPage', 'AboutPage');
  return page;
}

const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
const titled = (page: Page, { title }: { title: string }) =>
  page.waitForFunction((wanted) => document.title === wanted, title);

/** Slows animations down, so that a test can act during one. */
async function slowly(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
  return session;
}

test('R-NAV-13: a page glides in: at its top, its heading in focus, and nothing is left of the movement', async () => {
  const page = await openReady();
  await footerLink(page, pages.agencies.path).click();
  await titled(page, pages.agencies);
  expect(await scrollTop(page)).toBe(0);
  expect(await focused(page)).toBe('H1');
  await glided(page, 1);
  await page.waitForFunction(() => document.getAnimations().length === 0);
});

test('R-NAV-04, R-NAV-13: going back glides too, to where the visitor was', async () => {
  const page = await openReady();
  const left = await scrollTop(page);
  await footerLink(page, pages.agencies.path).click();
  await titled(page, pages.agencies);
  await page.goBack();
  await titled(page, pages.home);
  expect(await scrollTop(page)).toBe(left);
  await glided(page, 2);
});

test('R-NAV-13: what is tapped while a page glides in is heard', async () => {
  const page = await openReady({ hasTouch: true });
  await slowly(page);
  await footerLink(page, pages.agencies.path).click();
  await titled(page, pages.agencies);
  await glided(page, 1);
  const box = await page.getByLabel(fieldTexts.nombre.label, { exact: true }).boundingBox();
  await page.touchscreen.tap(box!.x + 20, box!.y + 10);
  await page.keyboard.type('Ana');
  expect(await page.getByLabel(fieldTexts.nombre.label, { exact: true }).inputValue()).toBe('Ana');
});

test('R-NAV-13: of two links followed in one breath the last one wins', async () => {
  const page = await openReady();
  await page.evaluate(
    ([first, last]) => {
      document.querySelector<HTMLElement>(`footer a[href="${first}"]`)!.click();
      document.querySelector<HTMLElement>(`footer a[href="${last}"]`)!.click();
    },
    [pages.agencies.path, pages.about.path],
  );
  await titled(page, pages.about);
  await glided(page, 1);
  await settled(page);
  expect(await page.title()).toBe(pages.about.title);
  expect(new URL(page.url()).pathname).toBe(pages.about.path);
  expect(await page.locator('h1').innerText()).toBe(pages.about.name);
});

describe('nothing glides', () => {
  test('R-A11Y-07, R-NAV-13: for someone who asked for less motion', async () => {
    const page = await openReady({ reducedMotion: 'reduce' });
    await footerLink(page, pages.agencies.path).click();
    await titled(page, pages.agencies);
    expect(await focused(page)).toBe('H1');
    expect(await glides(page)).toBe(0);
  });

  test('R-NAV-11, R-NAV-13: while a page has still to be fetched, which is said', async () => {
    const page = await browser.open(pages.home.path, { ...desktop, prepare: countGlides });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/Agencies/, async (route) => {
      await held;
      await route.continue();
    });
    await footerLink(page, pages.agencies.path).click();
    await page.getByText(loadingPage).waitFor({ state: 'attached' });
    expect(await page.locator('h1').count()).toBe(1);
    release();
    await titled(page, pages.agencies);
    expect(await page.getByText(loadingPage).count()).toBe(0);
    expect(await glides(page)).toBe(0);
  });

  test('R-NAV-13: within a page', async () => {
    const page = await openReady();
    await page.locator('header a[href="/#faq"]').first().click();
    await page.waitForURL('**/#faq');
    await page.waitForFunction(() => document.activeElement?.closest('#faq'));
    expect(await glides(page)).toBe(0);
  });

  test("R-NAV-13: from the phone's menu, which slides away by itself", async () => {
    const page = await browser.open(pages.home.path, {
      viewport: { width: 360, height: 740 },
      prepare: countGlides,
    });
    const toggle = page.getByRole('button', { name: navigation.menuOpen });
    await toggle.hover();
    await toggle.click();
    const link = page.getByRole('dialog').locator(`a[href="${pages.agencies.path}"]`);
    await link.hover();
    await chunksLoaded(page, 'AgenciesPage');
    await link.click();
    await titled(page, pages.agencies);
    expect(await focused(page)).toBe('H1');
    expect(await glides(page)).toBe(0);
  });

  test('R-NAV-13, R-SITE-08: where the browser has no View Transitions', async () => {
    const page = await openReady({
      prepare: (opened) =>
        opened.addInitScript(() => {
          delete (Document.prototype as Partial<Document>).startViewTransition;
        }),
    });
    await footerLink(page, pages.agencies.path).click();
    await titled(page, pages.agencies);
    expect(await focused(page)).toBe('H1');
  });
});
