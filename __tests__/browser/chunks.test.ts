import { officialSites } from '../../src/content/derived/channelUrls';
import { CHUNKS_ATTRIBUTE } from '../../src/contract';
import { pages } from '../../src/content/pages';
import type { Page } from 'playwright-core';
import { openBeforeHydration } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { footerLink } from '../support/pageParts';
import { roundTrip } from '../support/readiness';
import { until } from '../support/until';

const browser = suiteBrowser();

const aboutLink = (page: Page) => footerLink(page, pages.about.path);

test('the entry script requests all chunks of the page before one of them has loaded', async () => {
  const { page } = await openBeforeHydration(browser, pages.contact.path);
  const chunks = (await page.locator('html').getAttribute(CHUNKS_ATTRIBUTE))!.split(' ');
  await until('the entry script has requested a chunk', () =>
    chunks.some((path) => browser.requestedPaths().includes(path)),
  );
  // The entry script requests the other chunks in the same task.
  await roundTrip(page);
  expect(browser.requestedPaths()).toEqual(expect.arrayContaining(chunks));
});

test.each([
  ['hover', (page: Page) => page.locator('header img').hover(), 'Home'],
  ['touch', (page: Page) => aboutLink(page).dispatchEvent('touchstart'), 'About'],
  ['focus', (page: Page) => aboutLink(page).focus(), 'About'],
])(
  'R-NAV-12a: the chunk of the next page is fetched on %s of its link, and not before or for another site’s start page',
  async (_how, act, next) => {
    const page = await browser.open(pages.contact.path);
    const requestedPages = () => [
      ...new Set(
        browser.requestedPaths().flatMap((path) => /(?<=^\/assets\/)\w+(?=Page-)/.exec(path) ?? []),
      ),
    ];
    await aboutLink(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(requestedPages()).toEqual(['Contact']);
    await page.locator(`footer a[href="${officialSites.information}"]`).dispatchEvent('touchstart');
    await act(page);
    await until('the chunk of a second page is requested', () => requestedPages().length > 1);
    expect(requestedPages()).toEqual(['Contact', next]);
  },
);
