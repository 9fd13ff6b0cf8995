import { pages } from '../../src/content/pages';
import type { Page } from 'playwright-core';
import { holdApp } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { cases } from '../support/extent';
import { hydrated, typeset } from '../support/readiness';
import { addresses } from '../support/servers';

const browser = suiteBrowser();

const locations = [...Object.values(pages).map(({ path }) => path), '/no-existe'];
/** Text and place of every element that a visitor can see, in document order. */
function snapshot(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#root *')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      // The word that changes, and what only a reader without the app sees.
      if (element.closest('[data-purpose]') || !element.checkVisibility()) return [];
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = own.map((node) => node.textContent).join('');
      const box = [x, y + scrollY, width, height].map((length) => Math.round(length)).join(' ');
      return text.trim() || !element.matches(':has(*)') ? [`${box} ${text}`] : [];
    }),
  );
}

/** Development tells what React finds different; the scheme is the CSS's affair alone. */
const variants = cases(
  (['development', 'production'] as const).flatMap((build) =>
    (['light', 'dark'] as const).flatMap((colorScheme) =>
      [360, 1440].map((width) => ({ build, colorScheme, width })),
    ),
  ),
  ({ build, colorScheme, width }) =>
    colorScheme === 'light' && (build === 'production' || width === 360),
);

describe.each(variants)('the $build build, $colorScheme, $width px', (variant) => {
  const { build, colorScheme, width } = variant;

  test.each(locations)(
    'R-DESIGN-04, R-PERF-10: %s: nothing disappears or moves when React arrives',
    async (location) => {
      if (location === '/no-existe') browser.allow(/404/);
      let release = () => {};
      const page = await browser.open(location, {
        base: build === 'development' ? addresses().development : addresses().site,
        colorScheme,
        viewport: { width, height: 800 },
        // The word that changes would make each snapshot a matter of chance.
        reducedMotion: 'reduce',
        hydrated: false,
        prepare: async (opened) => {
          release = await holdApp(opened);
        },
      });
      await typeset(page);
      const finished = await snapshot(page);
      expect(finished.length).toBeGreaterThan(25);

      release();
      await hydrated(page);
      expect(await snapshot(page)).toEqual(finished);
      // A rule that the build left out would have all styles computed anew.
      expect(await page.locator('style:not([data-rules])').count()).toBe(0);
    },
  );
});
