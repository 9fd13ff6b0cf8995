import { pages } from '../../src/content/pages';
import { typefaces } from '../../src/theme/theme';
import { holdRequests } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { idle, typefacesLoaded, typefacesOf } from '../support/readiness';

const browser = suiteBrowser();

describe.each([360, 1440])('layout at %i px', (width) => {
  test.each(Object.values(pages).map(({ path }) => path))(
    'R-PERF-09a, R-PERF-09b: %s hardly shifts when the fonts load late, and shows them',
    async (route) => {
      const page = await browser.open(route, {
        viewport: { width, height: 900 },
        prepare: async (opened) => {
          await opened.exposeFunction('onFirstPaint', await holdRequests(opened, /\.woff2$/));
          await opened.addInitScript(() => {
            const shifts: { value: number; moved: string }[] = [];
            Object.assign(window, { shifts });
            new PerformanceObserver((_list, observer) => {
              observer.disconnect();
              (window as unknown as { onFirstPaint: () => void }).onFirstPaint();
            }).observe({ type: 'paint', buffered: true });
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & {
                value: number;
                sources: { node?: Node }[];
              })[]) {
                const moved = entry.sources.map(
                  ({ node }) => `${node?.nodeName} «${node?.textContent?.slice(0, 30)}»`,
                );
                shifts.push({ value: entry.value, moved: moved.join(', ') });
              }
            }).observe({ type: 'layout-shift', buffered: true });
          });
        },
      });
      await typefacesLoaded(page);
      await idle(page);
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; moved: string }[] }).shifts,
      );
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total < 0.01 ? [] : shifts).toEqual([]);
      // In a wide window paragraphs keep the fallback font, because it has been shown.
      const { headline, body } = typefaces;
      const drawn = [...(await typefacesOf(page, 'h1')), ...(await typefacesOf(page, 'main p'))];
      expect(drawn.join().includes(headline.family)).toBe(true);
      if (width < 600) expect(drawn.join()).toContain(body.family);
    },
  );
});

test('R-PERF-09a: elements of the bar that arrive later do not move the chat link', async () => {
  const page = await browser.open(pages.home.path, { viewport: { width: 360, height: 800 } });
  const chat = page.locator('header nav > ul + a');
  const boxes = async () => {
    const found = [];
    for (const width of [700, 360]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(await chat.boundingBox());
    }
    return found;
  };
  const boxesInWholeBar = await boxes();
  // The browser may paint the page before the rest of the bar has arrived.
  await page
    .locator('header nav > ul + a ~ *')
    .evaluateAll((all) => all.forEach((e) => e.remove()));
  expect(await boxes()).toEqual(boxesInWholeBar);
});
