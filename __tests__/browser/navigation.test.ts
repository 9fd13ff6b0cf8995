import type { Page } from 'playwright-core';
import { about } from '../../src/content/about';
import { errorScreen } from '../../src/content/errors';
import { anchors, pages } from '../../src/content/pages';
import { holdRequests, isAppChunk, openBeforeHydration, phone } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { startFailingLine } from '../support/failingLine';
import { footerLink, menu, openMenu } from '../support/pageParts';
import { pageShown, hydrated, scrollYAtRest, typefacesLoaded } from '../support/readiness';

/** Scrolling and documents of a real browser; ScrollAndFocus.test.tsx has the rules of the focus. */

const browser = suiteBrowser();

const desktop = { viewport: { width: 1280, height: 740 } };
const withReducedMotion = { reducedMotion: 'reduce' } as const;

const scrollInstantly = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

/** Asserts that the section stops right below the bar, or as near to it as the page's end allows. */
async function expectSection(page: Page, id: string): Promise<void> {
  await page.waitForFunction((section) => {
    const bar = document.querySelector('header')!.getBoundingClientRect();
    const top = document.getElementById(section)?.getBoundingClientRect().top ?? NaN;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    return top - bar.bottom >= -1 && (isAtEnd || top - bar.bottom < 60);
  }, id);
  const before = await scrollYAtRest(page);
  const distance = await page.evaluate((section) => {
    const bar = document.querySelector('header')!.getBoundingClientRect();
    return document.getElementById(section)!.getBoundingClientRect().top - bar.bottom;
  }, id);
  expect(distance).toBeGreaterThanOrEqual(-1);
  expect(await scrollYAtRest(page)).toBe(before);
}

test.each(['/contactanos.html', '/contactanos/'])(
  'R-NAV-07: at %s the app shows the page, at its own path',
  async (variant) => {
    const page = await browser.open(variant, phone);
    expect(new URL(page.url()).pathname).toBe(pages.contact.path);
    expect(await page.locator('h1').innerText()).toBe(pages.contact.name);
  },
);

test('R-NAV-04a: back from another document restores the scroll position of each page', async () => {
  const page = await browser.open(pages.home.path, phone);
  await typefacesLoaded(page);
  await scrollInstantly(page, 900);
  await scrollYAtRest(page);
  await footerLink(page, pages.about.path).dispatchEvent('click', { button: 0 });
  await pageShown(page, pages.about.path);
  await scrollInstantly(page, 500);
  await scrollYAtRest(page);
  await page.goto(new URL('/robots.txt', page.url()).href);
  await page.goBack();
  await pageShown(page, pages.about.path);
  // The typefaces load again and may move the content above by part of a pixel.
  expect(Math.abs((await scrollYAtRest(page)) - 500)).toBeLessThanOrEqual(1);
  await page.goBack();
  await pageShown(page, pages.home.path);
  expect(await scrollYAtRest(page)).toBe(900);
});

test('R-NAV-04a: after a link that was followed before hydration, back and forward restore the scroll position', async () => {
  const { page, hydrate } = await openBeforeHydration(browser, pages.home.path, withReducedMotion);
  await scrollInstantly(page, 1500);
  await page.evaluate((id) => {
    document.querySelector<HTMLElement>(`main a[href="#${id}"]`)!.click();
  }, anchors.requirements);
  await expectSection(page, anchors.requirements);
  const sectionScrollTop = await scrollYAtRest(page);
  await hydrate();
  await page.goBack();
  expect(await scrollYAtRest(page)).toBe(1500);
  await page.goForward();
  expect(await scrollYAtRest(page)).toBe(sectionScrollTop);
});

test('R-NAV-03a: a link to a section of the same page scrolls there again and again', async () => {
  const page = await browser.open(pages.home.path, { ...desktop, ...withReducedMotion });
  const link = page.locator(`main a[href="#${anchors.requirements}"]`);
  for (let time = 0; time < 3; time++) {
    await link.click();
    await expectSection(page, anchors.requirements);
    await scrollInstantly(page, 0);
  }
});

/** Requests for the entry script. */
const isEntryScript = (url: URL) => /\/assets\/index-[^/]*\.js$/.test(url.pathname);

test.each([
  ['entry script', isEntryScript],
  ['app', isAppChunk],
])(
  'R-NAV-04a: a step back before the %s runs shows the page of the address',
  async (_what, isHeld) => {
    browser.allowProblems(/Minified React error #418/);
    const page = await browser.open(pages.home.path, desktop);
    await footerLink(page, pages.about.path).click();
    await pageShown(page, pages.about.path);
    const resume = await holdRequests(page, isHeld);
    await page.reload({ waitUntil: 'commit' });
    await page.locator('h1', { hasText: about.title }).waitFor();
    await page.evaluate(() => history.back());
    await page.waitForFunction((path) => location.pathname === path, pages.home.path);
    resume();
    await hydrated(page);
    await pageShown(page, pages.home.path);
    await page.locator(`#${anchors.faq}`).waitFor();
  },
);

test('R-NAV-11a: a double tap on a link whose code is loading adds one history entry, and the first step back leaves the page', async () => {
  const page = await browser.open(pages.home.path, desktop);
  const resume = await holdRequests(page, /AboutPage-/);
  const entries = await page.evaluate(() => history.length);
  const link = footerLink(page, pages.about.path);
  await link.click();
  await link.click();
  resume();
  await pageShown(page, pages.about.path);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await pageShown(page, pages.home.path);
});

describe('R-NAV-03a: a section stops below the bar', () => {
  test.each(Object.values(anchors))('after a link to #%s of bar and menu', async (id) => {
    const page = await browser.open(pages.about.path, desktop);
    const barLink = page.locator(`header a[href="/#${id}"]`).first();
    for (const start of [pages.about, pages.home]) {
      await pageShown(page, start.path);
      await barLink.click();
      await pageShown(page, pages.home.path);
      await expectSection(page, id);
    }
    await page.setViewportSize(phone.viewport);
    await footerLink(page, pages.contact.path).click();
    await pageShown(page, pages.contact.path);
    await openMenu(page);
    await menu(page).locator(`a[href="/#${id}"]`).click();
    await pageShown(page, pages.home.path);
    await expectSection(page, id);
  });

  test.each([
    ['smoothly', {}],
    ['at once with reduced motion', withReducedMotion],
  ])(
    'R-HOME-03, R-A11Y-07: ?section scrolls there %s, on a direct load but not on a reload or on back',
    async (_, options) => {
      const page = await browser.open(`/?section=${anchors.faq}`, {
        ...desktop,
        ...options,
        prepare: (opened) =>
          opened.addInitScript(() => {
            const scrollPositions: number[] = [];
            Object.assign(window, { scrollPositions });
            addEventListener('scroll', () => scrollPositions.push(scrollY));
          }),
      });
      await expectSection(page, anchors.faq);
      // A smooth scroll causes many events, a jump one to three.
      const { length } = await page.evaluate<number[]>('scrollPositions');
      expect(length > 3).toBe(!('reducedMotion' in options));

      await scrollInstantly(page, 100);
      await scrollYAtRest(page);
      await page.reload();
      await hydrated(page);
      expect(await scrollYAtRest(page)).toBe(100);
      await page.goto(new URL('/robots.txt', page.url()).href);
      await page.goBack();
      await hydrated(page);
      expect(await scrollYAtRest(page)).toBe(100);
    },
  );
});

test('R-HOME-03: ?section scrolls there in a browser that does not tell how the visit began', async () => {
  const page = await browser.open(`/?section=${anchors.faq}`, {
    ...desktop,
    prepare: (opened) =>
      opened.addInitScript(() => {
        performance.getEntriesByType = () => [];
      }),
  });
  await expectSection(page, anchors.faq);
});

test('R-NAV-03b: a click on a link scrolls smoothly, Tab at once', async () => {
  const page = await browser.open(pages.home.path, desktop);
  const countScrolls = async (action: () => Promise<void>) => {
    await page.evaluate(() => {
      Object.assign(window, { scrolls: 0 });
      addEventListener('scroll', () => (window as unknown as { scrolls: number }).scrolls++);
    });
    await action();
    await scrollYAtRest(page);
    return page.evaluate<number>('scrolls');
  };
  const sectionLink = page.locator(`main a[href="#${anchors.requirements}"]`);
  expect(await countScrolls(() => sectionLink.click())).toBeGreaterThan(3);
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await scrollInstantly(page, 0);
  await scrollYAtRest(page);
  expect(await countScrolls(() => page.keyboard.press('Shift+Tab'))).toBeLessThanOrEqual(3);
  expect(await scrollYAtRest(page)).toBeGreaterThan(1000);
});

describe('once a request for a page’s code has failed', () => {
  /** Opens Contáctanos on a line that drops the requests for a page's code, and makes one fail. */
  async function openAndFail(chunk: string) {
    browser.allowProblems(/Failed to load resource|ChunkLoadError/);
    const line = await startFailingLine();
    const page = await browser.open(pages.contact.path, { ...desktop, base: line.url });
    line.drops = (path) => path.includes(`/assets/${chunk}-`);
    const restore = () => {
      line.drops = () => false;
    };
    return { page, line, restore };
  }

  test('R-NAV-12b, R-NAV-05b: a link to a section of a page that is not loaded opens its document at the section, whose heading has the focus', async () => {
    const { page, line, restore } = await openAndFail('HomePage');
    const link = page.locator(`header a[href="/#${anchors.requirements}"]`).first();
    const failed = page.waitForEvent('requestfailed', (request) => line.drops(request.url()));
    await link.hover();
    await failed;
    restore();
    const entries = await page.evaluate(() => history.length);
    await link.click();
    await pageShown(page, pages.home.path);
    expect(line.requested).toContain(pages.home.path);
    await expectSection(page, anchors.requirements);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(
      `${anchors.requirements}-titulo`,
    );
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test('R-NAV-12d: a link whose own request fails shows the error screen; there the same link loads the document', async () => {
    const { page, restore } = await openAndFail('AboutPage');
    const link = footerLink(page, pages.about.path);
    await link.dispatchEvent('click', { button: 0 });
    await page.getByRole('heading', { name: errorScreen.heading }).waitFor();
    restore();
    await link.click();
    await page.locator('h1', { hasText: about.title }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('R-ERR-09c: on the error screen of home a link to one of its sections loads the document', async () => {
    const { page, restore } = await openAndFail('HomePage');
    await page.locator('header a[href="/"]').first().dispatchEvent('click', { button: 0 });
    await page.getByRole('heading', { name: errorScreen.heading }).waitFor();
    restore();
    await page.locator(`header a[href="/#${anchors.faq}"]`).first().click();
    await page.locator(`#${anchors.faq}`).waitFor();
  });
});
