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
  const requests: string[] = [];
  const { page } = await openBeforeHydration(browser, pages.contact.path, {
    prepare: async (opened) =>
      void opened.on('request', (request) => requests.push(new URL(request.url()).pathname)),
  });
  const chunks = (await page.locator('html').getAttribute('data-chunks'))!.split(' ');
  await until('the entry script has requested a chunk', () =>
    chunks.some((path) => requests.includes(path)),
  );
  // The entry script requests the other chunks in the same task.
  await roundTrip(page);
  expect(chunks.filter((path) => !requests.includes(path))).toEqual([]);
});

test.each([
  ['hover', (page: Page) => page.locator('header img').hover(), 'Home'],
  ['touch', (page: Page) => aboutLink(page).dispatchEvent('touchstart'), 'About'],
  ['focus', (page: Page) => aboutLink(page).focus(), 'About'],
])(
  'R-NAV-12: the chunk of the next page is fetched on %s of its link, and not before',
  async (_how, act, next) => {
    const requests: string[] = [];
    const page = await browser.open(pages.contact.path, {
      prepare: async (opened) =>
        void opened.on('request', (request) => {
          const name = /\/assets\/(\w+)Page-/.exec(request.url())?.[1];
          if (name && !requests.includes(name)) requests.push(name);
        }),
    });
    await aboutLink(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual(['Contact']);
    await act(page);
    await until('the chunk of a second page is requested', () => requests.length > 1);
    expect(requests).toEqual(['Contact', next]);
  },
);
