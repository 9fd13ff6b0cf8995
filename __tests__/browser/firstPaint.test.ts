import { pages } from '../../src/content/pages';
import type { Page } from 'playwright-core';
import { footer, tagline } from '../../src/content/site';
import { typefaces } from '../../src/theme/typefaces';
import { addresses } from '../support/servers';
import { suiteBrowser } from '../support/browser';
import {
  idle,
  pageShown,
  drawnInOwnTypefaces,
  typefacesOf,
  typefacesLoaded,
} from '../support/readiness';

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

test('R-PERF-11: a typeface that would cause a layout shift waits for the next page', async () => {
  const page = await browser.open(pages.home.path, {
    ...phone,
    prepare: (opened) =>
      opened.addInitScript(() => {
        let moved = 0;
        const { add } = FontFaceSet.prototype;
        FontFaceSet.prototype.add = function (face) {
          moved += 20;
          return add.call(this, face);
        };
        const { getBoundingClientRect } = Element.prototype;
        Element.prototype.getBoundingClientRect = function () {
          const { x, y, width, height } = getBoundingClientRect.call(this);
          return new DOMRect(x, y + moved, width, height);
        };
      }),
  });
  const countTypefaces = () =>
    page.evaluate(
      () => [...document.fonts].filter(({ ascentOverride }) => ascentOverride === 'normal').length,
    );
  expect(await countTypefaces()).toBe(0);
  await page.evaluate(() =>
    history.replaceState(history.state, '', `${location.pathname}?de=aviso`),
  );
  expect(await countTypefaces()).toBe(0);

  const { label } = footer.company.links.find(({ to }) => to === pages.contact.path)!;
  await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
  await pageShown(page, pages.contact.path);
  await typefacesLoaded(page);
});

describe('a window that is resized across 600 px', () => {
  const usedTypefaces = async (page: Page) => [
    ...(await typefacesOf(page, 'h1')),
    ...(await typefacesOf(page, 'main p')),
  ];
  const bothFaces = RegExp(`${typefaces.headline.family}.*${typefaces.body.family}`);
  const resize = async (page: Page, size: { width: number; height: number }) => {
    await page.setViewportSize(size);
    await idle(page);
  };

  test.each([
    {
      title: 'a narrowed window',
      wide: { width: 1024, height: 700 },
      narrow: { width: 390, height: 844 },
    },
    {
      title: 'a phone that is turned',
      wide: { width: 740, height: 360 },
      narrow: { width: 360, height: 740 },
    },
  ])(
    'R-PERF-11: $title keeps the site’s typefaces, also after a return to the first size',
    async ({ wide, narrow }) => {
      const page = await browser.open(pages.about.path, { viewport: wide });
      await drawnInOwnTypefaces(page);
      const typefacesBefore = await usedTypefaces(page);
      expect(typefacesBefore.join()).toMatch(bothFaces);
      await resize(page, narrow);
      expect(await usedTypefaces(page)).toEqual(typefacesBefore);
      await resize(page, wide);
      expect(await usedTypefaces(page)).toEqual(typefacesBefore);
    },
  );

  test('R-PERF-11: a narrow window that is widened keeps the site’s typefaces', async () => {
    const page = await browser.open(pages.about.path, { ...phone });
    await drawnInOwnTypefaces(page);
    const typefacesBefore = await usedTypefaces(page);
    expect(typefacesBefore.join()).toMatch(bothFaces);
    await resize(page, { width: 1024, height: 700 });
    expect(await usedTypefaces(page)).toEqual(typefacesBefore);
  });
});

test('R-PERF-10, R-PERF-11: a style sheet that an extension has added prevents neither the typefaces nor hydration', async () => {
  const sheet = `${addresses().crossInbox}/extension.css`;
  const page = await browser.open(pages.home.path, {
    ...phone,
    // The page's Content Security Policy does not apply to elements that an extension adds.
    bypassCSP: true,
    prepare: async (opened) => {
      await opened.route(sheet, (route) =>
        route.fulfill({ contentType: 'text/css', body: 'x-extension { color: red }' }),
      );
      await opened.addInitScript((href) => {
        new MutationObserver((_changes, observer) => {
          if (!document.head) return;
          observer.disconnect();
          const link = document.createElement('link');
          document.head.append(Object.assign(link, { rel: 'stylesheet', href }));
        }).observe(document, { childList: true, subtree: true });
      }, sheet);
      // The entry script runs after the style sheet has loaded.
      await opened.route(/\/assets\/index-/, async (route) => {
        await opened.waitForFunction((href) => {
          const link = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
          return link?.sheet;
        }, sheet);
        await route.continue();
      });
    },
  });
  await typefacesLoaded(page);
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
