import { pages } from '../../src/content/pages';
import type { Page, Route } from 'playwright-core';
import { errorScreen } from '../../src/content/errors';
import { loadingPage, navigation } from '../../src/content/site';
import { suiteBrowser, type OpenOptions } from '../support/browser';
import { footerLink } from '../support/pageParts';
import { hydrated, idle, roundTrip } from '../support/readiness';
import { until } from '../support/until';

const browser = suiteBrowser();

const ABOUT = /\/assets\/AboutPage-/;
const link = (page: Page) => footerLink(page, pages.about.path);
const problem = (page: Page) => page.getByRole('heading', { name: errorScreen.heading });
const heading = (page: Page) => page.locator('main h1');
const follow = (page: Page) => link(page).dispatchEvent('click', { button: 0 });

/** Moves the pointer, the first interaction, and resolves when the page prefetches on hover and focus. */
async function listening(page: Page): Promise<void> {
  const code = page.waitForResponse(/\/assets\/prefetch-/);
  await page.mouse.move(300, 300);
  // As text, because ts-jest turns import() into a require.
  await page.evaluate(`import(${JSON.stringify((await code).url())})`);
  await idle(page);
}

/** Opens the contact page; handles and records the requests for the about page's chunk. */
async function openWith(answer: (route: Route) => Promise<void> | void, options?: OpenOptions) {
  const requests: string[] = [];
  const page = await browser.open(pages.contact.path, {
    ...options,
    prepare: async (opened) => {
      await opened.route(ABOUT, async (route) => {
        requests.push(route.request().url());
        await answer(route);
      });
      await options?.prepare?.(opened);
    },
  });
  return { page, requests };
}

test('R-ERR-01, R-ERR-03, R-ERR-04: a page whose code fails shows the error in the frame; the retry is a new request', async () => {
  browser.allowProblems(/Failed to load resource|ChunkLoadError|preload/);
  let broken = true;
  const { page, requests } = await openWith((route) => (broken ? route.abort() : route.continue()));
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await follow(page);
  await problem(page).waitFor();
  expect(errors.join('\n')).toContain('ChunkLoadError');
  expect(await page.getByText(errorScreen.help.chunk.title).isVisible()).toBe(true);
  expect(await page.getByRole('navigation', { name: navigation.label }).isVisible()).toBe(true);
  expect(await page.getByRole('contentinfo').count()).toBe(1);

  const before = requests.length;
  await page.getByRole('button', { name: errorScreen.retry }).click();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(requests.length).toBeGreaterThan(before);
  await problem(page).waitFor();

  broken = false;
  await page.getByRole('button', { name: errorScreen.retry }).click();
  await problem(page).waitFor({ state: 'detached' });
  expect(await heading(page).innerText()).not.toBe(errorScreen.heading);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
});

test('R-ERR-02, R-LIMIT-05, R-NAV-11: without an answer the error comes after 120 s; until then the visitor sees the wait', async () => {
  browser.allowProblems(/ChunkLoadError/);
  const { page } = await openWith(() => {}, { prepare: (opened) => opened.clock.install() });
  await follow(page);
  const status = page.getByText(loadingPage);
  await status.waitFor({ state: 'attached' });
  expect(await page.locator('main').getAttribute('aria-busy')).toBe('true');
  // The contact page with its form is still shown.
  expect(await page.locator('form').count()).toBe(1);
  await page.clock.fastForward(118_000);
  expect(await problem(page).count()).toBe(0);
  await page.clock.fastForward(4_000);
  await problem(page).waitFor();
  expect(await page.locator('main').getAttribute('aria-busy')).toBeNull();
});

describe.each([
  [
    'hover and click',
    {},
    async (page: Page, asked: () => boolean) => {
      await listening(page);
      await link(page).hover();
      await until('the page’s code is asked for', asked);
      await link(page).click();
    },
  ],
  ['tap', { hasTouch: true }, (page: Page) => link(page).tap()],
  [
    'focus and Enter',
    {},
    async (page: Page, asked: () => boolean) => {
      await listening(page);
      await link(page).focus();
      await until('the page’s code is asked for', asked);
      await link(page).press('Enter');
    },
  ],
])('a link that is followed by %s, which fetches ahead', (_how, options, go) => {
  test('R-ERR-02: shows the error at once if the code fails', async () => {
    browser.allowProblems(/Failed to load resource|ChunkLoadError|preload/);
    const { page, requests } = await openWith((route) => route.abort(), options);
    await go(page, () => requests.length > 0);
    await problem(page).waitFor({ timeout: 6_000 });
  });
});

test('R-ERR-02: code that a pointed-at link asks for is waited for 120 s from the click', async () => {
  browser.allowProblems(/ChunkLoadError/);
  const { page, requests } = await openWith(() => {}, {
    prepare: (opened) => opened.clock.install(),
  });
  await listening(page);
  await link(page).hover();
  await until('the page’s code is asked for', () => requests.length > 0);
  await link(page).click();
  await page.getByText(loadingPage).waitFor({ state: 'attached' });
  await page.clock.fastForward(117_000);
  expect(await problem(page).count()).toBe(0);
  await page.clock.fastForward(4_000);
  await problem(page).waitFor({ timeout: 6_000 });
});

test('R-ERR-06: code that is missing a second time shows the error screen, and reloads nothing', async () => {
  browser.allowProblems(/Failed to load resource|ChunkLoadError|MIME|preload/);
  const page = await browser.open(pages.contact.path);
  // Marks the about page as already reloaded for the build of new.js.
  const mark = `/assets/new.js${pages.about.path}`;
  await page.evaluate((value) => sessionStorage.setItem('build', value), mark);
  let documents = 0;
  await page.route(ABOUT, (route) => route.fulfill({ status: 404 }));
  await page.route(`**${pages.about.path}`, async (route) => {
    documents++;
    const response = await route.fetch();
    const body = (await response.text()).replace(/data-chunks="/, 'data-chunks="/assets/new.js ');
    await route.fulfill({ response, body });
  });
  await follow(page);
  await problem(page).waitFor();
  expect(documents).toBe(1);
});

describe('the next page’s code', () => {
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
  test('R-NAV-10, R-NAV-12: is not fetched on a visit without a gesture', async () => {
    const { page, requests } = await open();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual(['Contact']);
  });

  test.each([
    ['hover', (page: Page) => link(page).hover()],
    ['touch', (page: Page) => link(page).dispatchEvent('touchstart')],
    ['focus', (page: Page) => link(page).focus()],
  ])('R-NAV-12: is fetched on %s, even on a slow connection', async (_how, act) => {
    const { page, requests } = await open({ effectiveType: '3g', saveData: false });
    await listening(page);
    await act(page);
    await until('a second page’s code is asked for', () => requests.length > 1);
    expect(requests).toEqual(['Contact', 'About']);
  });

  test('R-NAV-12: is fetched when its link comes into view, after a gesture', async () => {
    const { page, requests } = await open({ effectiveType: '4g', saveData: false });
    await listening(page);
    expect(requests).not.toContain('About');
    await link(page).scrollIntoViewIfNeeded();
    await until('the code of «About» is asked for', () => requests.includes('About'));
  });

  test('R-NAV-12: is not fetched by view on a slow connection', async () => {
    const { page, requests } = await open({ effectiveType: '3g', saveData: false });
    await listening(page);
    await link(page).scrollIntoViewIfNeeded();
    await idle(page);
    await roundTrip(page);
    expect(requests).toEqual(['Contact']);
  });

  test('R-NAV-12: is never fetched ahead for someone who saves data', async () => {
    const { page, requests } = await open({ effectiveType: '4g', saveData: true });
    await listening(page);
    await link(page).scrollIntoViewIfNeeded();
    await link(page).dispatchEvent('pointerover');
    await link(page).focus();
    await idle(page);
    await roundTrip(page);
    expect(requests).toEqual(['Contact']);
    await link(page).click();
    await hydrated(page);
    await page.waitForFunction(() => !document.querySelector('form'));
  });
});
