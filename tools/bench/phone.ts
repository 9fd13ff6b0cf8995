import type { Browser, CDPSession, Page } from 'playwright-core';

/** Slower than this machine by, to stand for a phone. */
const SLOWDOWN = 4;

/** A page in a browser of its own, as on a phone. */
export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  /** Slows the processor down from now on. */
  readonly slowDown: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** What the phone is, for the report. */
export const phoneWords = `412 px with touch, processor slowed down ${SLOWDOWN} times`;

/** A phone that has visited nothing yet. */
export async function takePhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
    locale: 'es-AR',
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  // tsx marks functions with their names by this, which a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await context.newCDPSession(page);
  return {
    page,
    session,
    slowDown: () => session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }),
    close: () => context.close(),
  };
}
