import type { Browser, Page } from 'playwright-core';

const CPU_SLOWDOWN = 4;

/** What a section of the bench measures with. */
export interface Bench {
  readonly browser: Browser;
  /** Origin of the served production build. */
  readonly url: string;
  /** Folder that is served. */
  readonly dist: string;
  /** Number of visits behind each median. */
  readonly runs: number;
}

/** The phone, as the report describes it. */
export const PHONE = `Phone of 412 px with a processor slowed down ${CPU_SLOWDOWN} times`;

/** Opens an empty page with a phone's viewport and an empty cache; the processor is not slowed down yet. */
export async function openPhone({ browser }: Bench): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
    locale: 'es-AR',
    ignoreHTTPSErrors: true,
  });
  // esbuild (tsx) wraps named functions in a call of this helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  return page;
}

/** Slows down the processor from now on and, on request, the network to slow 4G. */
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
