import puppeteer, { type Browser } from 'puppeteer-core';
import { enginePaths } from '../../tools/browsers/engines';
import { PRESS_MS, pointOf, viewport, type Visit, type VisitOptions } from './engines';

/** One browser for each pair of settings, which Firefox cannot change while it runs; a start takes seconds. */
const browsers = new Map<string, Promise<Browser>>();

function browserWith(script: boolean, dark: boolean): Promise<Browser> {
  const key = `${script} ${dark}`;
  const browser =
    browsers.get(key) ??
    puppeteer.launch({
      browser: 'firefox',
      executablePath: enginePaths().firefox,
      headless: true,
      extraPrefsFirefox: {
        'javascript.enabled': script,
        'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
      },
    });
  browsers.set(key, browser);
  return browser;
}

/** Opens a window of Firefox by WebDriver BiDi, in a context of its own. */
export async function firefox({
  dark = false,
  script = true,
  width = viewport.width,
  touch = false,
}: VisitOptions): Promise<Visit> {
  const context = await (await browserWith(script, dark)).createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ ...viewport, width, hasTouch: touch });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
  const read: Visit['read'] = (script, argument) =>
    page.evaluate(script as (argument: unknown) => never, argument);
  return {
    goto: async (address) => void (await page.goto(address)),
    read,
    // Puppeteer's click waits for an IntersectionObserver, which does not run where scripts are disabled.
    click: async (element) => {
      const { x, y } = await pointOf(read, element, { script });
      if (touch) await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y, { delay: PRESS_MS });
    },
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    back: async () => void (await page.goBack()),
    problems: () => problems,
    close: () => context.close(),
  };
}

export async function closeFirefox(): Promise<void> {
  for (const browser of browsers.values()) await (await browser).close();
  browsers.clear();
}
