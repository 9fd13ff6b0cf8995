import type { Page } from 'playwright-core';
import type { OpenOptions, SuiteBrowser } from './browser';
import { hydrated } from './readiness';

/** Returns whether an address is that of an app's chunk: any script but the entry, `index-….js`. */
export const isAppChunk = (url: URL) => /\/assets\/(?!index-)[^/]*\.js$/.test(url.pathname);

/**
 * Holds the requests for an address, as a slow network would.
 * @returns a function that lets them through, and every later request
 */
export async function holdRequests(
  page: Page,
  address: RegExp | ((url: URL) => boolean),
): Promise<() => void> {
  let resume = () => {};
  const resumed = new Promise<void>((resolve) => (resume = resolve));
  await page.route(address, async (route) => {
    await resumed;
    await route.continue();
  });
  return resume;
}

/** Option of `open`: a phone's viewport. */
export const phone = { viewport: { width: 360, height: 740 } } as const;

/**
 * Opens a page in a phone's viewport and delays the app's chunks.
 * @returns the page; `resume`, which lets the chunks load; `hydrate`, which also waits until React has hydrated the page
 */
export async function openBeforeHydration(
  browser: SuiteBrowser,
  path: string,
  options: OpenOptions = {},
) {
  let resume = () => {};
  const page = await browser.open(path, {
    ...phone,
    hydrated: false,
    ...options,
    prepare: async (opened) => {
      resume = await holdRequests(opened, isAppChunk);
      await options.prepare?.(opened);
    },
  });
  const hydrate = async () => {
    resume();
    await hydrated(page);
  };
  return { page, hydrate, resume };
}
