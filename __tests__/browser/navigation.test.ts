import { anchors, pages } from '../../src/content/pages';
import type { Page } from 'playwright-core';
import { errorScreen } from '../../src/content/errors';
import { hero } from '../../src/content/home';
import { navigation } from '../../src/content/site';
import { breakpoints } from '../../src/theme/breakpoints';
import { openBeforeHydration } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { footerLink, menu, menuButton } from '../support/pageParts';
import { pageShown, hydrated, scrollYAtRest, typefacesLoaded } from '../support/readiness';

const browser = suiteBrowser();

const phone = { viewport: { width: 360, height: 740 } };
const desktop = { viewport: { width: 1280, height: 740 } };
const withReducedMotion = { reducedMotion: 'reduce' } as const;

const barLink = (page: Page, id: string) => page.locator(`header a[href="/#${id}"]`).first();
const getScrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const getFocusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/** Returns the distance from the viewport's top to the paragraph with this text, in px. */
const getParagraphTop = (page: Page, text: string) =>
  page
    .locator('main p', { hasText: text })
    .first()
    .evaluate((paragraph) => Math.round(paragraph.getBoundingClientRect().top));

/** Returns the distance from the bar's bottom to the section's top, in px. */
async function getDistanceBelowBar(page: Page, id: string): Promise<number> {
  await scrollYAtRest(page);
  return page.evaluate((section) => {
    const bar = document.querySelector('header')!.getBoundingClientRect();
    return document.getElementById(section)!.getBoundingClientRect().top - bar.bottom;
  }, id);
}

/** Asserts that the section stops right below the bar, or as near to it as the page's end allows. */
async function expectSection(page: Page, id: string): Promise<void> {
  await page.waitForFunction((section) => {
    const bar = document.querySelector('header')!.getBoundingClientRect();
    const top = document.getElementById(section)?.getBoundingClientRect().top ?? NaN;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    return top - bar.bottom >= -1 && (isAtEnd || top - bar.bottom < 60);
  }, id);
  expect(await getDistanceBelowBar(page, id)).toBeGreaterThanOrEqual(-1);
}

describe('navigation between pages', () => {
  test('R-NAV-02, R-NAV-05: a page opens at its top each time, with the focus on its heading', async () => {
    const page = await browser.open(pages.home.path, phone);
    for (const path of [
      pages.about.path,
      pages.contact.path,
      pages.about.path,
      pages.about.path,
      pages.agencies.path,
    ]) {
      await footerLink(page, path).click();
      await pageShown(page, path);
      // For a link to the current page `pageShown` resolves at once.
      expect(await scrollYAtRest(page)).toBe(0);
      expect(await getFocusedTag(page)).toBe('H1');
      await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }));
    }
  });

  test('R-NAV-04: back and forward restore the scroll position of each page', async () => {
    const page = await browser.open(pages.home.path, phone);
    await typefacesLoaded(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await scrollYAtRest(page);
    await footerLink(page, pages.about.path).dispatchEvent('click', { button: 0 });
    await pageShown(page, pages.about.path);
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await scrollYAtRest(page);
    await page.goBack();
    await pageShown(page, pages.home.path);
    expect(await scrollYAtRest(page)).toBe(900);
    await page.goForward();
    await pageShown(page, pages.about.path);
    expect(await scrollYAtRest(page)).toBe(400);
  });

  test('R-NAV-04: a reload keeps the scroll position', async () => {
    const page = await browser.open(pages.home.path, phone);
    await typefacesLoaded(page);
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    await scrollYAtRest(page);
    const text = await page.evaluate(
      () =>
        [...document.querySelectorAll('main p')].find(
          (paragraph) => paragraph.getBoundingClientRect().top > 200,
        )!.textContent,
    );
    const top = await getParagraphTop(page, text);
    await page.reload();
    await hydrated(page);
    await scrollYAtRest(page);
    // Compares the paragraph's position and not `scrollY`: a typeface that the reload adds changes the heights above.
    expect(Math.abs((await getParagraphTop(page, text)) - top)).toBeLessThanOrEqual(2);
    expect(await getScrollTop(page)).toBeGreaterThan(1000);
  });

  test('R-NAV-04: back from another document restores the scroll position of each page', async () => {
    const page = await browser.open(pages.home.path, phone);
    await typefacesLoaded(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await scrollYAtRest(page);
    await footerLink(page, pages.about.path).dispatchEvent('click', { button: 0 });
    await pageShown(page, pages.about.path);
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
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
});

describe('a link to a section', () => {
  test('R-NAV-03, R-NAV-05: a bar link on home moves the focus into its section, which stops below the bar', async () => {
    const page = await browser.open(pages.home.path, desktop);
    for (const id of Object.values(anchors)) {
      await barLink(page, id).click();
      await expectSection(page, id);
      expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe(id);
    }
  });

  test('R-NAV-03: a bar link on another page leads to its section, which stops below the bar', async () => {
    const page = await browser.open(pages.about.path, desktop);
    for (const id of Object.values(anchors)) {
      await barLink(page, id).click();
      await pageShown(page, pages.home.path);
      await expectSection(page, id);
      await footerLink(page, pages.about.path).click();
      await pageShown(page, pages.about.path);
    }
  });

  test('R-NAV-03: a menu link and a direct load lead to the section, which stops below the bar', async () => {
    const page = await browser.open(pages.contact.path, phone);
    for (const id of Object.values(anchors)) {
      await menuButton(page).click();
      await menu(page).locator(`a[href="/#${id}"]`).click();
      await menu(page).waitFor({ state: 'detached' });
      await pageShown(page, pages.home.path);
      await expectSection(page, id);
      // With another query the browser loads the document again, instead of only scrolling.
      await page.goto(new URL(`/?de=aviso#${id}`, page.url()).href);
      await hydrated(page);
      await expectSection(page, id);
      await footerLink(page, pages.contact.path).click();
      await pageShown(page, pages.contact.path);
    }
  });

  test('R-LIMIT-03: a section stops a few px closer to the bar at 768 px of width than at 769 px', async () => {
    const distances: number[] = [];
    for (const width of [768, 769]) {
      const page = await browser.open(`/?section=${anchors.requirements}`, {
        viewport: { width, height: 740 },
        ...withReducedMotion,
      });
      await typefacesLoaded(page);
      await page.evaluate(
        (id) => document.getElementById(id)!.scrollIntoView(),
        anchors.requirements,
      );
      distances.push(await getDistanceBelowBar(page, anchors.requirements));
    }
    const [narrow = 0, wide = 0] = distances;
    expect(narrow).toBeGreaterThanOrEqual(0);
    expect(wide - narrow).toBeGreaterThan(2);
    expect(wide - narrow).toBeLessThan(16);
  });

  test('R-NAV-03: a link that is followed again scrolls to its section again', async () => {
    const page = await browser.open(pages.home.path, { ...desktop, ...withReducedMotion });
    for (let time = 0; time < 3; time++) {
      await barLink(page, anchors.requirements).click();
      await expectSection(page, anchors.requirements);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await scrollYAtRest(page);
    }
  });

  test('R-NAV-04: after a link within the page’s text, back and forward restore the scroll position', async () => {
    const page = await browser.open(pages.home.path, { ...desktop, ...withReducedMotion });
    await footerLink(page, pages.about.path).click();
    await pageShown(page, pages.about.path);
    await page.locator('header a[href="/"]').click();
    await pageShown(page, pages.home.path);
    await page.getByRole('link', { name: hero.requirementsLink }).click();
    await expectSection(page, anchors.requirements);
    const sectionScrollTop = await getScrollTop(page);
    expect(sectionScrollTop).toBeGreaterThan(300);
    await page.goBack();
    expect(await scrollYAtRest(page)).toBe(0);
    await page.goForward();
    expect(await scrollYAtRest(page)).toBe(sectionScrollTop);
  });

  test('R-NAV-04: after a link that was followed before hydration, back and forward restore the scroll position', async () => {
    const { page, hydrate } = await openBeforeHydration(
      browser,
      pages.home.path,
      withReducedMotion,
    );
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.evaluate((id) => {
      document.querySelector<HTMLElement>(`main a[href="#${id}"]`)!.click();
    }, anchors.requirements);
    await expectSection(page, anchors.requirements);
    const sectionScrollTop = await getScrollTop(page);
    await hydrate();
    await page.goBack();
    expect(await scrollYAtRest(page)).toBe(1500);
    await page.goForward();
    expect(await scrollYAtRest(page)).toBe(sectionScrollTop);
  });
});

test('R-BAR-02, R-LIMIT-03: around its breakpoint the bar has either menu button or links, fills the width and does not cover the FAQ', async () => {
  const page = await browser.open(pages.home.path, phone);
  for (const width of [breakpoints.menu - 1, breakpoints.menu, breakpoints.menu + 1]) {
    await page.setViewportSize({ width, height: 740 });
    const isPhone = width < breakpoints.menu;
    expect(await menuButton(page).isVisible()).toBe(isPhone);
    for (const { to } of navigation.products.links) {
      const link = page.locator(`header nav > ul a[href="${to}"]`);
      expect(await link.isVisible()).toBe(!isPhone);
    }
    expect((await page.locator('header').boundingBox())!.width).toBe(width);
    await page.goto(new URL(`/?section=${anchors.faq}`, page.url()).href);
    await expectSection(page, anchors.faq);
  }
});

describe('?section', () => {
  /** Records the scroll events: a smooth scroll causes many, a jump one to three. */
  const recordScrolling = (page: Page) =>
    page.addInitScript(() => {
      const scrollPositions: number[] = [];
      Object.assign(window, { scrollPositions });
      addEventListener('scroll', () => scrollPositions.push(scrollY));
    });
  const countScrollEvents = (page: Page) =>
    page.evaluate(() => (window as never as { scrollPositions: [] }).scrollPositions.length);

  test('R-HOME-03: ?section=faq scrolls smoothly to the section on a direct load', async () => {
    const page = await browser.open('/?section=faq', { ...desktop, prepare: recordScrolling });
    await expectSection(page, anchors.faq);
    expect(await countScrollEvents(page)).toBeGreaterThan(3);
  });

  test('R-A11Y-07: with reduced motion the page jumps to the section', async () => {
    const page = await browser.open('/?section=faq', {
      ...desktop,
      ...withReducedMotion,
      prepare: recordScrolling,
    });
    await expectSection(page, anchors.faq);
    expect(await countScrollEvents(page)).toBeLessThanOrEqual(3);
  });

  test('R-HOME-03: a navigation from another page to ?section=reviews scrolls to the section', async () => {
    const page = await browser.open(pages.about.path, { ...desktop, prepare: recordScrolling });
    await footerLink(page, '/#faq').evaluate((link) => {
      history.pushState({}, '', '/?section=reviews');
      link.dispatchEvent(new PopStateEvent('popstate', { bubbles: true }));
    });
    await pageShown(page, pages.home.path);
    await expectSection(page, anchors.reviews);
  });

  test.each(['%E0%A4%A', '"><img>'])(
    'R-HOME-03: ?section=%s does not scroll the page',
    async (id) => {
      const page = await browser.open(`/?section=${id}`, desktop);
      expect(await scrollYAtRest(page)).toBe(0);
    },
  );

  test('R-HOME-03: a reload does not scroll to the section again', async () => {
    const page = await browser.open('/?section=faq', { ...desktop, ...withReducedMotion });
    await scrollYAtRest(page);
    await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
    await scrollYAtRest(page);
    await page.reload();
    await hydrated(page);
    expect(await scrollYAtRest(page)).toBe(100);
  });
});

describe('addresses', () => {
  test.each([
    ['/ACERCADENOSOTROS//?x=1#y', pages.about.path],
    ['/contactanos.html', pages.contact.path],
  ])(
    'R-NAV-07: %s is replaced by the canonical address with the same query and fragment',
    async (variant, path) => {
      browser.allowProblems(/404/);
      const page = await browser.open(variant, { hydrated: false });
      await page.waitForURL((url) => url.pathname === path);
      await hydrated(page);
      await pageShown(page, path);
      const { search, hash } = new URL(variant, page.url());
      expect(await page.evaluate(() => location.search + location.hash)).toBe(search + hash);
      expect(await page.getByText(errorScreen.heading).count()).toBe(0);
    },
  );
});
