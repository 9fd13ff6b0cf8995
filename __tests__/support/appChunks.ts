import type { Page } from 'playwright-core';

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
 * Makes the app's code fail to arrive.
 * @returns ends the failure
 */
export async function failApp(page: Page): Promise<() => Promise<void>> {
  await page.route(isApp, (route) => route.abort());
  return () => page.unroute(isApp);
}
