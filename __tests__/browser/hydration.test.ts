import { pages } from '../../src/content/pages';
import type { Page } from 'playwright-core';
import { openBeforeHydration } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { COUNTER } from '../support/pageParts';
import { hydrated, typefacesLoaded } from '../support/readiness';
import { addresses } from '../support/servers';

const browser = suiteBrowser();

const locations = [...Object.values(pages).map(({ path }) => path), '/no-existe'];

/** Returns position and text of each visible element with text of its own or without children, in document order. */
function snapshot(page: Page): Promise<string[]> {
  return page.evaluate(
    (counter) =>
      [...document.querySelectorAll('#root *')].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        // Leaves out the changing word, elements that are hidden, and the counter, which counts from hydration on.
        const isLeftOut = element.closest(`[data-purpose], ${counter}`);
        if (isLeftOut || !element.checkVisibility()) return [];
        const textNodes = [...element.childNodes].filter(
          (node) => node.nodeType === Node.TEXT_NODE,
        );
        const text = textNodes.map((node) => node.textContent).join('');
        const box = [x, y + scrollY, width, height].map((length) => Math.round(length)).join(' ');
        return text.trim() || !element.matches(':has(*)') ? [`${box} ${text}`] : [];
      }),
    COUNTER,
  );
}

/** Returns the custom properties that the page's own style sheet defines on the document, as the browser computes them. */
function customProperties(page: Page): Promise<[name: string, value: string][]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets[0]!.cssRules];
    const names = rules.flatMap((rule) =>
      rule instanceof CSSStyleRule && rule.selectorText === ':root' ? [...rule.style] : [],
    );
    const { style } = document.createElement('p');
    return names
      .filter((name) => name.startsWith('--'))
      .map((name) => {
        const value = getComputedStyle(document.documentElement).getPropertyValue(name);
        // The build has minified the values: `0.04` is `.04`, `rgba()` is hexadecimal, and `#FFF` is `#fff`.
        style.color = '';
        style.color = value;
        return [name, style.color || value.replace(/^\./, '0.').toLowerCase()];
      });
  });
}

/** Returns the selectors of the style sheets that the page did not have before hydration. */
const addedSelectors = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .slice(1)
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) =>
        rule instanceof CSSMediaRule
          ? [...rule.cssRules].map((inner) => `${rule.conditionText} ${inner.cssText}`)
          : [rule.cssText],
      )
      .map((rule) => rule.replace(/ \{.*/s, '')),
  );

/** The development build logs each hydration mismatch, which fails the test. */
describe.each([
  { build: 'development', width: 360, colorScheme: 'light' },
  { build: 'production', width: 360, colorScheme: 'light' },
  { build: 'production', width: 1440, colorScheme: 'dark' },
] as const)('the $build build, $width px, $colorScheme', ({ build, width, colorScheme }) => {
  test.each(locations)(
    'R-PERF-10a: %s: hydration changes no visible text or position, replaces no control and adds only the other custom properties of the theme',
    async (location) => {
      if (location === '/no-existe') browser.allowProblems(/404/);
      const { page, hydrate } = await openBeforeHydration(browser, location, {
        base: build === 'development' ? addresses().development : addresses().site,
        viewport: { width, height: 800 },
        colorScheme,
        // The changing word would make the snapshots differ.
        reducedMotion: 'reduce',
      });
      await typefacesLoaded(page);
      const prerendered = await snapshot(page);
      expect(prerendered.length).toBeGreaterThan(25);
      const properties = await customProperties(page);
      expect(properties.length).toBeGreaterThan(20);
      const controls = await page.$$('a, button, input, select, textarea, summary, dialog');

      await hydrate();
      expect(await snapshot(page)).toEqual(prerendered);
      for (const control of controls)
        expect(await control.evaluate((element) => element.isConnected)).toBe(true);
      // MUI's sheet comes in a task after the first commit.
      await page.waitForFunction(() => document.styleSheets.length > 1);
      // Emotion would add other selectors for a rule that the prerendered styles lack.
      expect(new Set(await addedSelectors(page))).toEqual(
        new Set([':root', '(prefers-color-scheme: dark) :root']),
      );
      expect(await customProperties(page)).toEqual(properties);
    },
  );
});

test('R-PERF-10b: a page whose main thread is busy in every frame is hydrated without an interaction', async () => {
  const page = await browser.open('/contactanos', {
    viewport: { width: 1440, height: 900 },
    hydrated: false,
    prepare: (opened) =>
      opened.addInitScript(() => {
        const useFrame = () => {
          const end = performance.now() + 30;
          while (performance.now() < end);
          requestAnimationFrame(useFrame);
        };
        requestAnimationFrame(useFrame);
      }),
  });
  await hydrated(page);
});
