import type { Page, Request } from 'playwright-core';
import type { OpenOptions, SuiteBrowser } from './browser';
import { hydrated } from './readiness';

/** Whether a script is the app's: any but the entry, whose name begins with «index». */
const isApp = (url: URL) => /\/assets\/(?!index-)[^/]*\.js$/.test(url.pathname);

/**
 * Holds the app's code, as a slow network would.
 * @returns a function that lets the code through; until then the page is not hydrated
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
 * Waits until the entry script knows that code of the app has failed to load. The browser has one module for
 * each address, so that importing it again rejects after the entry's own import.
 * @param failed the failed request, awaited since before the page was opened
 */
async function appIsMissing(page: Page, failed: Promise<Request>): Promise<void> {
  const address = (await failed).url();
  // As text, because ts-jest turns import() into a require.
  await page.evaluate(`import(${JSON.stringify(address)}).catch(() => {})`);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Makes the app's code fail to load. @returns a function that ends the failure */
export async function failApp(page: Page): Promise<() => Promise<void>> {
  await page.route(isApp, (route) => route.abort());
  return () => page.unroute(isApp);
}

/** A phone's viewport, without waiting for hydration. */
export const phone = { viewport: { width: 360, height: 740 }, hydrated: false } as const;

/** A page whose app is held. */
export interface HeldPage {
  page: Page;
  /** Lets the app through and waits for hydration. */
  arrive: () => Promise<void>;
  /** Lets the app through and does not wait. */
  release: () => void;
}

/** Opens a page on a phone, and holds the app. */
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

/** Opens a page on a phone, where the app fails to load until `heal` is called. */
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
