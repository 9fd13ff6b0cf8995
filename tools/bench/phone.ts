import type { Browser, Page } from 'playwright-core';

const CPU_SLOWDOWN = 4;

export interface Bench {
  readonly browser: Browser;
  /** Origin of the server. */
  readonly url: string;
  /** Folder of the build that is served. */
  readonly dist: string;
  /** Number of visits behind each median. */
  readonly runs: number;
}

export const PHONE = `Phone of 412 px with a processor slowed down ${CPU_SLOWDOWN} times`;

/** Opens an empty page with a phone's viewport and an empty cache. */
export async function openPhone({ browser }: Bench): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
    locale: 'es-AR',
    ignoreHTTPSErrors: true,
  });
  // tsx wraps named functions in calls of esbuild's helper `__name`. Playwright sends such functions to the
  // page, so the page needs the helper, too.
  await page.addInitScript('globalThis.__name = (named) => named');
  return page;
}

/** Slows down the page's processor and, if `network` is true, its network to about the speed of slow 4G. */
export async function slowDown(page: Page, network = false): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (!network) return;
  const bytesPerSecond = 1_600_000 / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
}
