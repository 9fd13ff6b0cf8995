import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addAttach } from 'jest-html-reporters/helper';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright-core';
import { suiteBrowser } from '../support/browser';
import { drawnInOwnTypefaces } from '../support/readiness';
import { isPage, pageStates, settled } from '../support/states';

/**
 * Compares screenshots with the pictures in `pictures/`, which `npm run test:browser -- pictures -u` renews.
 * Another version of the browser draws letters differently, so that only larger differences fail there.
 */

expect.extend({ toMatchImageSnapshot });

const browser = suiteBrowser();
const folder = path.join(__dirname, 'pictures');
const differences = path.resolve('reports/pictures');

/** The file that names the browser of the pictures. */
const browserFile = path.join(folder, 'browser.txt');
const version = `Chromium ${process.env.CHROME_VERSION}\n`;
if (process.env.SUITE_UPDATES === 'all') writeFileSync(browserFile, version);
const isSameBrowser = readFileSync(browserFile, 'utf8') === version;

/** Difference of a pixel that is ignored, 0 to 1: a field's thin edge differs from one screenshot to the next. */
const SHADE = 0.05;

/**
 * Percentage of a picture's pixels that may differ by more than SHADE; a sentence of small print has 0.06 %, the
 * edges of all letters have less than 5 %.
 */
const THRESHOLD = isSameBrowser ? 0.01 : 5;

const phone = { width: 360, height: 740, colorScheme: 'light', deviceScaleFactor: 0.5 } as const;
const desktop = {
  width: 1440,
  height: 900,
  colorScheme: 'dark',
  deviceScaleFactor: 0.25,
} as const;

/** States beside the pages that look different; approved/states.test.tsx has the markup of the states. */
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
  ...pageStates
    .filter((state) => isPage(state))
    .map((state) => ({ state, view: desktop, title: `${state.name}, 1440 px, oscuro` })),
];

/** Asserts that a screenshot matches the reference picture, whose file name comes from the title. */
async function expectPicture(page: Page, title: string, fullPage: boolean): Promise<void> {
  const name = title.normalize('NFD').replace(/\p{M}/gu, '').replace(/\W+/g, '-');
  await page.evaluate(async (isFullPage) => {
    const isInViewport = (image: Element) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    for (const image of [...document.images].filter(
      (candidate) => isFullPage || isInViewport(candidate),
    )) {
      // The browser would load a lazy image far below only when the visitor scrolls.
      image.loading = 'eager';
      await image.decode();
    }
  }, fullPage);
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
      customDiffConfig: { threshold: SHADE },
      failureThreshold: THRESHOLD / 100,
      failureThresholdType: 'percent',
      // Other letters may break a line elsewhere, which makes the page longer.
      allowSizeMismatch: !isSameBrowser,
    });
  } catch (error) {
    const difference = path.join(differences, `${name}-diff.png`);
    if (existsSync(difference)) await addAttach({ attach: difference, description: title });
    throw error;
  }
}

test.each(pictures)(
  'the screenshot matches the reference picture: $title',
  async ({ state, view, title }) => {
    const { width, height, ...rest } = view;
    if (state.allowedProblems) browser.allowProblems(state.allowedProblems);
    const page = await browser.open(state.path, {
      viewport: { width, height },
      ...rest,
      reducedMotion: 'reduce',
      prepare: state.prepare,
    });
    await drawnInOwnTypefaces(page);
    await state.enter?.(page);
    await settled(page);
    await expectPicture(page, title, isPage(state));
  },
);
