import { pages } from '../../src/content/pages';
import type { Page } from 'playwright-core';
import { openBeforeHydration } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { hydrated, typefacesLoaded } from '../support/readiness';
import { addresses } from '../support/servers';

const browser = suiteBrowser();

const locations = [...Object.values(pages).map(({ path }) => path), '/no-existe'];

/** Returns position and text of each visible element with text of its own or without children, in document order. */
function snapshot(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#root *')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      // Leaves out the changing word, and elements that are hidden.
      if (element.closest('[data-purpose]') || !element.checkVisibility()) return [];
      const textNodes = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = textNodes.map((node) => node.textContent).join('');
      const box = [x, y + scrollY, width, height].map((length) => Math.round(length)).join(' ');
      return text.trim() || !element.matches(':has(*)') ? [`${box} ${text}`] : [];
    }),
  );
}

/** The development build logs each hydration mismatch, which fails the test. */
describe.each([
  { build: 'development', width: 360 },
  { build: 'production', width: 360 },
  { build: 'production', width: 1440 },
])('the $build build, $width px', ({ build, width }) => {
  test.each(locations)(
    'R-PERF-10: %s: hydration changes no visible text or position, replaces no control and inserts no style',
    async (location) => {
      if (location === '/no-existe') browser.allowProblems(/404/);
      const { page, hydrate } = await openBeforeHydration(browser, location, {
        base: build === 'development' ? addresses().development : addresses().site,
        viewport: { width, height: 800 },
        // The changing word would make the snapshots differ.
        reducedMotion: 'reduce',
      });
      await typefacesLoaded(page);
      const prerendered = await snapshot(page);
      expect(prerendered.length).toBeGreaterThan(25);
      const controls = await page.$$('a, button, input, select, textarea, summary, dialog');

      await hydrate();
      expect(await snapshot(page)).toEqual(prerendered);
      for (const control of controls)
        expect(await control.evaluate((element) => element.isConnected)).toBe(true);
      // Emotion would add a style element for a rule that the prerendered styles lack.
      expect(await page.locator('style').count()).toBe(1);
    },
  );
});

test('R-PERF-10: a page whose main thread is busy in every frame is hydrated without an interaction', async () => {
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
