import type { Page, Request } from 'playwright-core';
import type { OpenOptions, SuiteBrowser } from './browser';
import { hydrated } from './readiness';

/** Every script but the entry that loads with the page. */
const isApp = (url: URL) => /\/assets\/(?!index-)[^/]*\.js$/.test(url.pathname);

/**
 * Holds the app's code back, as a slow network would.
 * @returns lets it through; before that, `page` is what someone sees who is quicker than the app
 */
export async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(isApp, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Waits until code of the app has failed to arrive, and the entry script knows: the browser has one
 * module an address, so that asking for it again is told after the entry's own asking.
 * @param failed the request that fails, waited for since before the page was opened
 */
export async function appIsMissing(page: Page, failed: Promise<Request>): Promise<void> {
  const address = (await failed).url();
  // As text: the compiler of the suites would make a `require` of it.
  await page.evaluate(`import(${JSON.stringify(address)}).catch(() => {})`);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/**
 * Makes the app's code fail to arrive.
 * @returns ends the failure
 */
export async function failApp(page: Page): Promise<() => Promise<void>> {
  await page.route(isApp, (route) => route.abort());
  return () => page.unroute(isApp);
}

/** What a phone shows, before React. */
export const phone = { viewport: { width: 360, height: 740 }, hydrated: false } as const;

/** A page whose app is held back. */
export interface HeldPage {
  page: Page;
  /** Lets the app through and waits for it. */
  arrive: () => Promise<void>;
  /** Lets the app through and does not wait. */
  release: () => void;
}

/** Opens a page on a phone, with the app held back. */
export async function openHeld(
  browser: SuiteBrowser,
  path: string,
  options: OpenOptions = {},
): Promise<HeldPage> {
  let release = () => {};
  const page = await browser.open(path, {
    ...phone,
    ...options,
    prepare: async (opened) => {
      release = await holdApp(opened);
      await options.prepare?.(opened);
    },
  });
  const arrive = async () => {
    release();
    await hydrated(page);
  };
  return { page, arrive, release };
}

/** Opens a page on a phone, where the app cannot be had until it heals. */
export async function openFailing(browser: SuiteBrowser, path: string) {
  browser.allow(/Failed to load resource/);
  let heal = async () => {};
  let failed!: Promise<Request>;
  const page = await browser.open(path, {
    ...phone,
    prepare: async (opened) => {
      failed = opened.waitForEvent('requestfailed');
      heal = await failApp(opened);
    },
  });
  await appIsMissing(page, failed);
  return { page, heal };
}
