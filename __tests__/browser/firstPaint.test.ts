import { pages } from '../../src/content/pages';
import type { Page } from 'playwright-core';
import { tagline } from '../../src/content/site';
import { typefaces } from '../../src/theme/typefaces';
import { suiteBrowser } from '../support/browser';
import { typefacesLoaded, typefacesOf } from '../support/readiness';

const browser = suiteBrowser();
const phone = { viewport: { width: 360, height: 740 } } as const;

/** Returns the lines that a script in the page has collected. */
const recordedLines = (page: Page) =>
  page.evaluate(() => (window as unknown as { recordedLines: string[] }).recordedLines);

test('R-HOME-12: the word and its stamp are not animated at the first paint, but at the next change', async () => {
  const page = await browser.open(pages.home.path, {
    ...phone,
    prepare: (opened) =>
      opened.addInitScript(() => {
        const recordedLines: string[] = [];
        Object.assign(window, { recordedLines });
        for (const type of ['animationstart', 'transitionrun']) {
          addEventListener(
            type,
            ({ target }) => {
              const moving = (target as Element).closest<HTMLElement>(
                '[data-purpose][data-active]',
              );
              if (moving) recordedLines.push(`${moving.dataset.purpose} ${moving.tagName}`);
            },
            true,
          );
        }
      }),
  });
  const active = page.locator('main [data-purpose][data-active]');
  expect(await active.count()).toBe(2);
  expect(await active.first().getAttribute('data-purpose')).toBe('turismo');
  expect(await recordedLines(page)).toEqual([]);

  await page.locator('main [data-purpose="estudios"][data-active]').first().waitFor();
  await page.waitForFunction(
    () => (window as unknown as { recordedLines: string[] }).recordedLines.length > 3,
  );
  // The word and its stamp each animate transform and opacity.
  expect(await recordedLines(page)).toEqual(Array(4).fill('estudios SPAN'));
});

test.each(
  Object.values(pages).flatMap(({ path }) => [360, 1440].map((width) => [path, width] as const)),
)(
  'R-PERF-06: the largest contentful paint of %s at %i px is no image that loads lazily',
  async (path, width) => {
    const page = await browser.open(path, {
      viewport: { width, height: width < 768 ? 740 : 900 },
      prepare: (opened) =>
        opened.addInitScript(() => {
          const recordedLines: string[] = [];
          Object.assign(window, { recordedLines });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
              recordedLines.push(
                `${entry.element?.tagName} ${entry.element?.getAttribute('loading')}`,
              );
            }
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    });
    await page.waitForFunction(
      () => (window as unknown as { recordedLines: string[] }).recordedLines.length > 0,
    );
    await page.waitForLoadState('networkidle');
    expect((await recordedLines(page)).filter((line) => line.endsWith(' lazy'))).toEqual([]);
  },
);

test('R-PERF-11: on a phone, texts change to the site’s typefaces when these arrive late', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // The browser dispatches `load` after the typefaces have arrived, so the page is not awaited.
  let opening: Promise<Page> | undefined;
  const page = await new Promise<Page>((resolve) => {
    opening = browser.open(pages.about.path, {
      ...phone,
      prepare: async (opened) => {
        await opened.route('**/*.woff2', async (route) => {
          await released;
          await route.continue();
        });
        resolve(opened);
      },
    });
  });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const drawn = async () => [
    ...(await typefacesOf(page, 'h1')),
    ...(await typefacesOf(page, 'main p')),
  ];
  const { headline, body } = typefaces;
  expect((await drawn()).join()).not.toMatch(RegExp(`${headline.family}|${body.family}`));
  release();
  await opening;
  await typefacesLoaded(page);
  expect((await drawn()).join()).toMatch(RegExp(`${headline.family}.*${body.family}`));
});

test('R-PERF-11: bold text is bold in the fallback font', async () => {
  browser.allowProblems(/Failed to load resource|net::ERR/);
  const page = await browser.open(pages.home.path, {
    ...phone,
    prepare: (opened) => opened.route('**/*.woff2', (route) => route.abort()),
  });
  const paragraph = page.getByRole('main').getByText(tagline);
  const bold = await paragraph.screenshot();
  await paragraph.evaluate((element) => (element.style.fontWeight = '400'));
  expect(bold.equals(await paragraph.screenshot())).toBe(false);
});
