import { pages } from '../../src/content/pages';
import { suiteBrowser } from '../support/browser';

const browser = suiteBrowser();

const paths = Object.values(pages).map(({ path }) => path);

test.each([320, 360, 1440])(
  'R-A11Y-11: at %i px no page scrolls sideways if a translator sets the direction right to left',
  async (width) => {
    for (const path of paths) {
      const page = await browser.open(path, {
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      const extent = await page.evaluate(() => {
        const root = document.scrollingElement!;
        scrollTo(-1000, 0);
        const left = scrollX;
        scrollTo(1000, 0);
        const right = scrollX;
        scrollTo(0, 0);
        const parts = [...document.querySelectorAll('header a, header button, header svg')]
          .filter((part) => part.checkVisibility({ visibilityProperty: true }))
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.width > 1 && (box.left < -1 || box.right > innerWidth + 1));
        return { left, right, wide: root.scrollWidth - root.clientWidth, outside: parts.length };
      });
      expect([path, extent]).toEqual([path, { left: 0, right: 0, wide: 0, outside: 0 }]);
    }
  },
);
