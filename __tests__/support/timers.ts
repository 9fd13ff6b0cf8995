import type { Page } from 'playwright-core';

/**
 * Delays each timer of the page that is at least `minMs` long by days. Call this function before the page
 * is opened.
 */
export async function disableTimers(page: Page, minMs: number): Promise<void> {
  await page.addInitScript((disabledMs) => {
    const timer = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      timer(run, ms < disabledMs ? ms : 2 ** 30, ...rest)) as typeof window.setTimeout;
  }, minMs);
}
