import type { Browser } from 'playwright-core';
import { hasFocus, PRESS_MS, pointOf, viewport, type Visit, type VisitOptions } from './engines';
import { until, WAIT_TIMEOUT_MS } from './until';

/** Longest time between the taps of a double tap, in ms; Chromium's is 300. */
const DOUBLE_TAP_MS = 400;

/**
 * Returns a function that opens windows of a Chromium of any age. Functions in the page find elements, because Playwright's
 * locators call `checkVisibility`, which Chromium has since 105.
 * @param startBrowser starts the browser, or connects to one
 */
export function chromiumVisit(
  startBrowser: () => Promise<Browser>,
): (options: VisitOptions) => Promise<Visit> {
  let browser: Promise<Browser> | undefined;
  afterAll(async () => (await browser)?.close());

  return async ({ dark, script, width = viewport.width, touch }) => {
    browser ??= startBrowser();
    const context = await (
      await browser
    ).newContext({
      locale: 'es-AR',
      viewport: { ...viewport, width },
      hasTouch: touch,
      colorScheme: dark ? 'dark' : 'light',
      javaScriptEnabled: script,
    });
    context.setDefaultTimeout(WAIT_TIMEOUT_MS);
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    const read: Visit['read'] = (script, argument) =>
      page.evaluate(script as (argument: unknown) => never, argument);
    const click: Visit['click'] = async (element) => {
      const { x, y } = await pointOf(read, element, { script });
      if (touch) {
        // Chromium takes two quick taps at one place for a double tap, and opens the menu of the selected word.
        await new Promise((resolve) => setTimeout(resolve, DOUBLE_TAP_MS));
        await page.touchscreen.tap(x, y);
      } else await page.mouse.click(x, y, { delay: PRESS_MS });
    };
    return {
      goto: async (address) => void (await page.goto(address)),
      read,
      click,
      type: async (selector, text) => {
        await click({ selector });
        // Chromium reports a finger's tap before it has moved the focus.
        await until(`${selector} has the focus`, () => read(hasFocus, selector));
        await page.keyboard.press('End');
        await page.keyboard.type(text);
      },
      press: (key) => page.keyboard.press(key),
      back: async () => void (await page.goBack()),
      problems: () => problems,
      close: () => context.close(),
    };
  };
}
