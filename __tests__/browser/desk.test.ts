import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { DESK_PATH } from '../../tools/desk/path';
import { componentGroups } from '../../tools/desk/sections/componentGroups';
import { words } from '../../tools/desk/words';
import { roles } from '../../tools/theme/roles';
import { injectAxe, runAxe } from '../support/audits';
import { suiteBrowser } from '../support/browser';
import { cases } from '../support/extent';
import { pageStates } from '../support/states';

/** The designer's desk, as `npm start` leads to it: a development server of its own. */

const browser = suiteBrowser();

// No scheme of the test's: each frame has its own.
const openDesk = (width = 1440) =>
  browser.open(DESK_PATH, {
    viewport: { width, height: 500 },
    colorScheme: null,
    reducedMotion: 'reduce',
    hydrated: false,
  });

/** Opens the desk and waits for its heading, which comes with its code. */
async function readDesk(width?: number): Promise<Page> {
  const page = await openDesk(width);
  await page.getByRole('heading', { name: words.title }).waitFor();
  return page;
}

test('R-DESIGN-10: nothing of the desk reaches visitors', () => {
  const dist = process.env.SUITE_DIST ?? '';
  const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|css|txt|json|webmanifest)$|^_/.test(file))
    .map((file) => readFileSync(path.join(dist, file), 'utf8'));
  expect(texts.length).toBeGreaterThan(20);
  for (const word of [DESK_PATH, words.title, words.intro, 'prepareFrame', 'muestra']) {
    expect(texts.filter((text) => text.includes(word))).toEqual([]);
  }
});

test('R-DESIGN-10: each state of the suites’ table is shown, once', () => {
  const shown = componentGroups.flatMap(({ states }) => states.map(({ name }) => name));
  expect(shown.toSorted()).toEqual(pageStates.map(({ name }) => name).toSorted());
});

test('R-DESIGN-10: names each colour and says where everything comes from', async () => {
  const page = await readDesk();
  for (const role of roles) {
    await page.getByRole('heading', { name: role, exact: true }).waitFor();
  }
  await page.waitForFunction(
    (least) =>
      [...document.querySelectorAll(`button[title]`)].filter((button) =>
        /^src\/.*:\d+$/.test(button.textContent),
      ).length >= least,
    roles.length + 30,
  );
  expect(await page.locator('[data-lost]').allTextContents()).toEqual([]);
});

test.each([360, 1440])('R-DESIGN-10: axe finds nothing at %i px', async (width) => {
  const page = await readDesk(width);
  await injectAxe(page);
  // AAA's contrast is the site's own promise.
  const { violations } = await runAxe(page, ['color-contrast-enhanced']);
  expect(violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

/** A reload, which the desk does in its own way; in the whole matrix all. */
const telling = cases(pageStates, ({ name }) => /^contacto, borrador/.test(name)).filter(
  ({ at }) => at?.(360) ?? true,
);

test('R-DESIGN-10: shows the states by day and by night, beside each other', async () => {
  browser.allow(/status of 404|ChunkLoadError/);
  const page = await readDesk();
  for (const { name } of telling) {
    for (const scheme of ['light', 'dark'] as const) {
      const title = `${name}, ${words.schemes[scheme]}, 360 px`;
      await page.getByRole('button', { name: `${words.use}: ${title}` }).scrollIntoViewIfNeeded();
      await page.locator(`[data-progress="there"]:has(iframe[title="${title}"])`).waitFor();
      const isDark = await page
        .frameLocator(`iframe[title="${title}"]`)
        .locator('html')
        .evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
      expect(isDark).toBe(scheme === 'dark');
    }
  }
}, 300_000);
