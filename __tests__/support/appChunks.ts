import type { Page, Request } from 'playwright-core';
import type { OpenOptions, SuiteBrowser } from './browser';
import { hydrated } from './readiness';

/** The paths of the app's chunks: any script but the entry, `index-….js`. */
const isAppChunk = (url: URL) => /\/assets\/(?!index-)[^/]*\.js$/.test(url.pathname);

/**
 * Holds the requests for an address, as a slow network would.
 * @returns a function that lets them through, and every later request
 */
export async function holdRequests(
  page: Page,
  address: RegExp | ((url: URL) => boolean),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Waits until the entry script has handled the failure of an app chunk. The browser keeps one
 * module for each address, so that a second import rejects after the import in the entry script.
 * @param failed resolves to the failed request
 */
async function waitForAppFailure(page: Page, failed: Promise<Request>): Promise<void> {
  const address = (await failed).url();
  // As text, because ts-jest turns import() into a require.
  await page.evaluate(`import(${JSON.stringify(address)}).catch(() => {})`);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Aborts all requests for the app's chunks. */
export const failApp = (page: Page): Promise<unknown> =>
  page.route(isAppChunk, (route) => route.abort());

/** Option of `open`: a phone's viewport. */
export const phone = { viewport: { width: 360, height: 740 } } as const;

/** A page whose app chunks are delayed. */
export interface PageBeforeHydration {
  page: Page;
  /** Lets the chunks load and waits until React has hydrated the page. */
  hydrate: () => Promise<void>;
  /** Lets the chunks load and does not wait. */
  release: () => void;
}

/** Opens a page in a phone's viewport and delays the app's chunks. */
export async function openBeforeHydration(
  browser: SuiteBrowser,
  path: string,
  options: OpenOptions = {},
): Promise<PageBeforeHydration> {
  let release = () => {};
  const page = await browser.open(path, {
    ...phone,
    hydrated: false,
    ...options,
    prepare: async (opened) => {
      release = await holdRequests(opened, isAppChunk);
      await options.prepare?.(opened);
    },
  });
  const hydrate = async () => {
    release();
    await hydrated(page);
  };
  return { page, hydrate, release };
}

/** Opens a page in a phone's viewport; the app's chunks fail to load. */
export async function openWithFailingApp(
  browser: SuiteBrowser,
  path: string,
  options: OpenOptions = {},
): Promise<Page> {
  browser.allowProblems(/Failed to load resource|ChunkLoadError/);
  let failed!: Promise<Request>;
  const page = await browser.open(path, {
    ...phone,
    hydrated: false,
    ...options,
    prepare: async (opened) => {
      failed = opened.waitForEvent('requestfailed');
      await failApp(opened);
      await options.prepare?.(opened);
    },
  });
  await waitForAppFailure(page, failed);
  return page;
}
