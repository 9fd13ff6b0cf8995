import { pages } from '../../src/content/pages';
import type { Page, Route } from 'playwright-core';
import { errorScreen } from '../../src/content/errors';
import { navigation } from '../../src/content/site';
import { openBeforeHydration } from '../support/appChunks';
import { suiteBrowser, type OpenOptions } from '../support/browser';
import { footerLink } from '../support/pageParts';
import { hydrated, idle, roundTrip } from '../support/readiness';
import { until } from '../support/until';

const browser = suiteBrowser();

const ABOUT_CHUNK = /\/assets\/AboutPage-/;
const aboutLink = (page: Page) => footerLink(page, pages.about.path);
const errorHeading = (page: Page) => page.getByRole('heading', { name: errorScreen.heading });
const heading = (page: Page) => page.locator('main h1');
const followAboutLink = (page: Page) => aboutLink(page).dispatchEvent('click', { button: 0 });

/** Moves the pointer, the first interaction, and resolves when the page prefetches on hover and focus. */
async function enablePrefetching(page: Page): Promise<void> {
  const code = page.waitForResponse(/\/assets\/prefetch-/);
  await page.mouse.move(300, 300);
  // As text, because ts-jest turns import() into a require.
  await page.evaluate(`import(${JSON.stringify((await code).url())})`);
  await idle(page);
}

/** Opens the contact page; handles and records the requests for the about page's chunk. */
async function openContactPage(
  respond: (route: Route) => Promise<void> | void,
  options?: OpenOptions,
) {
  const requests: string[] = [];
  const page = await browser.open(pages.contact.path, {
    ...options,
    prepare: async (opened) => {
      await opened.route(ABOUT_CHUNK, async (route) => {
        requests.push(route.request().url());
        await respond(route);
      });
      await options?.prepare?.(opened);
    },
  });
  return { page, requests };
}

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

test('R-ERR-01, R-ERR-03, R-ERR-04: a failed page chunk shows the error screen between bar and footer; the retry makes a new request', async () => {
  browser.allowProblems(/Failed to load resource|ChunkLoadError|preload/);
  let broken = true;
  const { page, requests } = await openContactPage((route) =>
    broken ? route.abort() : route.continue(),
  );
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await followAboutLink(page);
  await errorHeading(page).waitFor();
  expect(errors.join('\n')).toContain('ChunkLoadError');
  expect(await page.getByText(errorScreen.help.chunk.title).isVisible()).toBe(true);
  expect(await page.getByRole('navigation', { name: navigation.label }).isVisible()).toBe(true);
  expect(await page.getByRole('contentinfo').count()).toBe(1);

  const before = requests.length;
  await page.getByRole('button', { name: errorScreen.retry }).click();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(requests.length).toBeGreaterThan(before);
  await errorHeading(page).waitFor();

  broken = false;
  await page.getByRole('button', { name: errorScreen.retry }).click();
  await errorHeading(page).waitFor({ state: 'detached' });
  expect(await heading(page).innerText()).not.toBe(errorScreen.heading);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
});

test('R-ERR-02: a link that is tapped, which prefetches the chunk, shows the error screen at once if the chunk fails', async () => {
  browser.allowProblems(/Failed to load resource|ChunkLoadError|preload/);
  const { page } = await openContactPage((route) => route.abort(), { hasTouch: true });
  await aboutLink(page).tap();
  await errorHeading(page).waitFor({ timeout: 6_000 });
});

describe('prefetching', () => {
  const pageChunks = /\/assets\/(Home|About|Agencies|Contact)Page-/;
  const open = async (connection?: object, location: string = pages.contact.path) => {
    const requests: string[] = [];
    const page = await browser.open(location, {
      viewport: { width: 1280, height: 700 },
      prepare: async (opened) => {
        await opened.addInitScript(
          (value) => Object.defineProperty(navigator, 'connection', { get: () => value }),
          connection,
        );
        opened.on('request', (request) => {
          const name = pageChunks.exec(request.url())?.[1];
          if (name && !requests.includes(name)) requests.push(name);
        });
      },
    });
    return { page, requests };
  };
  test('R-NAV-10, R-NAV-12: the chunk of the next page is not fetched before the first interaction', async () => {
    const { page, requests } = await open();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual(['Contact']);
  });

  test.each([
    ['hover', (page: Page) => aboutLink(page).hover()],
    ['touch', (page: Page) => aboutLink(page).dispatchEvent('touchstart')],
    ['focus', (page: Page) => aboutLink(page).focus()],
  ])(
    'R-NAV-12: on a slow connection the chunk of the next page is fetched on %s, and not when its link becomes visible',
    async (_how, act) => {
      const { page, requests } = await open({ effectiveType: '3g', saveData: false });
      await enablePrefetching(page);
      await aboutLink(page).scrollIntoViewIfNeeded();
      await idle(page);
      await roundTrip(page);
      expect(requests).toEqual(['Contact']);
      await act(page);
      await until('the chunk of a second page is requested', () => requests.length > 1);
      expect(requests).toEqual(['Contact', 'About']);
    },
  );

  test('R-NAV-12: after an interaction the chunk of the next page is fetched when its link becomes visible', async () => {
    const { page, requests } = await open({ effectiveType: '4g', saveData: false });
    await enablePrefetching(page);
    expect(requests).not.toContain('About');
    await aboutLink(page).scrollIntoViewIfNeeded();
    await until('the chunk of «About» is requested', () => requests.includes('About'));
  });

  test('R-NAV-12: nothing is prefetched if the browser reports that the visitor saves data', async () => {
    const { page, requests } = await open({ effectiveType: '4g', saveData: true });
    await enablePrefetching(page);
    await aboutLink(page).scrollIntoViewIfNeeded();
    await aboutLink(page).dispatchEvent('pointerover');
    await aboutLink(page).focus();
    await idle(page);
    await roundTrip(page);
    expect(requests).toEqual(['Contact']);
    await aboutLink(page).click();
    await hydrated(page);
    await page.waitForFunction(() => !document.querySelector('form'));
  });
});
