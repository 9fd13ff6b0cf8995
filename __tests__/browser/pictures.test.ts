import { existsSync } from 'node:fs';
import path from 'node:path';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright-core';
import { suiteBrowser } from '../support/browser';
import { attachFile } from '../support/failureReport';
import { drawnInOwnTypefaces, typefacesLoaded } from '../support/readiness';
import { isPage, pageStates, settled } from '../support/states';
import { until } from '../support/until';

/**
 * Compares screenshots with the pictures in `pictures/`, which `npm run test:browser -- pictures -u` renews.
 */

expect.extend({ toMatchImageSnapshot });

const browser = suiteBrowser();
const folder = path.join(__dirname, 'pictures');
const differences = path.resolve('reports/pictures');

/** Difference of a pixel that is ignored, 0 to 1: less than a colour that is a little warmer, more than a thin edge drawn again. */
const SHADE = 0.02;

/** Percentage of a picture's pixels that may differ by more than SHADE; a sentence of small print has 0.06 %. */
const THRESHOLD = 0.01;

const phone = { width: 360, height: 740, colorScheme: 'light', deviceScaleFactor: 0.5 } as const;
const tablet = { width: 768, height: 1024, colorScheme: 'light', deviceScaleFactor: 0.5 } as const;
const desktop = {
  width: 1440,
  height: 900,
  colorScheme: 'light',
  deviceScaleFactor: 0.25,
} as const;
const dark = { colorScheme: 'dark' } as const;
/** Between the breakpoints, where the other pictures have none. */
const laptop = { ...desktop, ...dark, width: 1280, height: 800 } as const;
const noScript = { ...phone, javaScriptEnabled: false } as const;

/** Pages that have what only pages without JavaScript show: the links of the bar, the list of purposes. */
const WITHOUT_SCRIPT = ['inicio', 'contacto'];

/** States beside the pages that look different. */
const OTHER_STATES = [
  'inicio, menú abierto',
  'contacto, pregunta abierta',
  'contacto, propósito elegido',
  'contacto, enviando',
  'contacto, todo por corregir',
  'contacto, no enviado',
];

const pictures = [
  ...pageStates
    .filter((state) => isPage(state) || OTHER_STATES.includes(state.name))
    .map((state) => ({ state, view: phone, title: `${state.name}, 360 px` })),
  // No page has the result's dialog before hydration, so the approved rules of the pages lack its styles.
  ...pageStates
    .filter(({ name }) => name === 'contacto, enviado')
    .flatMap((state) => [
      { state, view: tablet, title: `${state.name}, 768 px` },
      {
        state,
        view: { ...tablet, forcedColors: 'active' } as const,
        title: `${state.name}, colores forzados`,
      },
    ]),
  ...pageStates.filter(isPage).flatMap((state) => [
    { state, view: tablet, title: `${state.name}, 768 px` },
    { state, view: desktop, title: `${state.name}, 1440 px` },
    { state, view: laptop, title: `${state.name}, 1280 px, oscuro` },
    { state, view: { ...phone, ...dark }, title: `${state.name}, 360 px, oscuro` },
  ]),
  ...pageStates
    .filter(({ name }) => WITHOUT_SCRIPT.includes(name))
    .map((state) => ({ state, view: noScript, title: `${state.name}, sin JavaScript` })),
];

/** Asserts that a screenshot matches the reference picture, whose file name comes from the title. */
async function expectPicture(page: Page, title: string, fullPage: boolean): Promise<void> {
  const name = title.normalize('NFD').replace(/\p{M}/gu, '').replace(/\W+/g, '-');
  await until('the images of the picture have loaded', () =>
    page.evaluate(
      (isFullPage) =>
        [...document.images]
          .filter((image) => {
            const { top, bottom } = image.getBoundingClientRect();
            return isFullPage || (bottom > 0 && top < innerHeight);
          })
          .map((image) => {
            // The browser would load a lazy image far below only when the visitor scrolls.
            image.loading = 'eager';
            image.decoding = 'sync';
            return image.complete && image.naturalWidth > 0;
          })
          .every(Boolean),
      fullPage,
    ),
  );
  // A busy machine may still be drawing: two screenshots in a row have to be equal.
  let picture = await page.screenshot({ fullPage });
  for (let before; !before?.equals(picture);) {
    before = picture;
    picture = await page.screenshot({ fullPage });
  }
  try {
    expect(picture).toMatchImageSnapshot({
      customSnapshotsDir: folder,
      customDiffDir: differences,
      customSnapshotIdentifier: name,
      // By default pixelmatch ignores what it takes for antialiasing: at this scale, all of a small icon.
      customDiffConfig: { threshold: SHADE, includeAA: true },
      failureThreshold: THRESHOLD / 100,
      failureThresholdType: 'percent',
    });
  } catch (error) {
    const difference = path.join(differences, `${name}-diff.png`);
    if (existsSync(difference)) attachFile(difference);
    throw error;
  }
}

test.each(pictures)(
  'the screenshot matches the reference picture: $title',
  async ({ state, view, title }) => {
    const { width, height, ...rest } = view;
    const hasScript = !('javaScriptEnabled' in rest);
    if (state.allowedProblems) browser.allowProblems(state.allowedProblems);
    const page = await browser.open(state.path, {
      viewport: { width, height },
      ...rest,
      reducedMotion: 'reduce',
      prepare: state.prepare,
    });
    await (hasScript ? drawnInOwnTypefaces(page) : typefacesLoaded(page));
    await state.enter?.(page);
    // With reduced motion nothing moves on a page without scripts.
    if (hasScript) await settled(page);
    await expectPicture(page, title, isPage(state));
  },
);
