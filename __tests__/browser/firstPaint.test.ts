import { pages } from '../../src/content/pages';
import type { Page } from 'playwright-core';
import { footer } from '../../src/content/site';
import { suiteBrowser } from '../support/browser';
import { at, typeset } from '../support/readiness';

const browser = suiteBrowser();
const phone = { viewport: { width: 360, height: 740 } } as const;

/** What a script in the page wrote down. */
const written = (page: Page) =>
  page.evaluate(() => (window as unknown as { written: string[] }).written);

test('the word and its stamp stand at the first paint and land at the next change', async () => {
  const page = await browser.open(pages.home.path, {
    ...phone,
    prepare: (opened) =>
      opened.addInitScript(() => {
        const written: string[] = [];
        Object.assign(window, { written });
        for (const type of ['animationstart', 'transitionrun']) {
          addEventListener(
            type,
            ({ target }) => {
              const moving = (target as Element).closest<HTMLElement>(
                '[data-purpose][data-active]',
              );
              if (moving) written.push(`${moving.dataset.purpose} ${moving.tagName}`);
            },
            true,
          );
        }
      }),
  });
  const active = page.locator('main [data-purpose][data-active]');
  expect(await active.count()).toBe(2);
  expect(await active.first().getAttribute('data-purpose')).toBe('turismo');
  expect(await written(page)).toEqual([]);

  await page.locator('main [data-purpose="estudios"][data-active]').first().waitFor();
  await page.waitForFunction(() => (window as unknown as { written: string[] }).written.length > 3);
  // Each by its transform and its opacity.
  expect(await written(page)).toEqual(Array(4).fill('estudios SPAN'));
});

test.each(Object.values(pages).map(({ path }) => path))(
  '%s is laid out section by section before the app is asked for',
  async (location) => {
    const page = await browser.open(location, {
      ...phone,
      prepare: (opened) =>
        opened.addInitScript(() => {
          const written: string[] = [];
          Object.assign(window, { written });
          new MutationObserver((records) => {
            const { whole } = document.documentElement.dataset;
            for (const { type, addedNodes } of records) {
              if (type === 'attributes') written.push(`step ${whole}`);
              const [node] = addedNodes;
              if (node instanceof HTMLLinkElement && node.rel === 'modulepreload')
                written.push('app');
            }
          }).observe(document, {
            attributes: true,
            attributeFilter: ['data-whole'],
            childList: true,
            subtree: true,
          });
        }),
    });
    const sections = await page.locator('section').count();
    const expected = Array.from({ length: sections - 1 }, (_, index) => `step ${index + 1}`);
    expect([...new Set(await written(page))]).toEqual([...expected, 'step ', 'app']);
  },
);

test('until its turn comes a section is not laid out, and in the end all are', async () => {
  const page = await browser.open(pages.home.path, { ...phone, hydrated: false });
  await page.locator('html[data-whole=""]').waitFor({ state: 'attached' });
  await page.evaluate(() => delete document.documentElement.dataset.whole);
  const skipped = () =>
    page
      .locator('section, footer')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).contentVisibility));
  const states: string[] = [];
  for (const step of [undefined, '1', '2', '']) {
    if (step !== undefined) {
      await page.evaluate((whole) => (document.documentElement.dataset.whole = whole), step);
    }
    states.push((await skipped()).map((state) => (state === 'auto' ? '-' : '#')).join(''));
  }
  expect(states).toEqual(['------', '##----', '###---', '######']);
});

test('a typeface that would move what is being read waits for the next page', async () => {
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
  const faces = () =>
    page.evaluate(
      () => [...document.fonts].filter(({ ascentOverride }) => ascentOverride === 'normal').length,
    );
  expect(await faces()).toBe(0);
  await page.evaluate(() =>
    history.replaceState(history.state, '', `${location.pathname}?de=aviso`),
  );
  expect(await faces()).toBe(0);

  const { label } = footer.company.links.find(({ to }) => to === pages.contact.path)!;
  await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
  await at(page, pages.contact.path);
  await typeset(page);
});
