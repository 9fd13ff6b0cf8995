import { getContrastRatio } from '@mui/material/styles';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { suiteBrowser } from '../support/browser';
import { isPage, openState, pageStates } from '../support/states';

/** Measures the ring around the control that has the keyboard's focus, as the browser draws it. */

const browser = suiteBrowser();

/** Contrast of the ring with what is around the control (WCAG 1.4.11). */
const MIN_CONTRAST = 3;

/** How far from its control a ring may end, in px. */
const REACH = 10;

/** Width of a sufficient ring, in px (WCAG 2.4.13). */
const MIN_WIDTH = 2;

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the pixels of a part of the window, three channels each. */
const pixelsOf = async (page: Page, clip: Rect): Promise<Buffer> =>
  sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();

/** Shows or hides every outline. */
const showOutlines = (page: Page, isShown: boolean) =>
  page.evaluate((shown) => {
    const sheet = new CSSStyleSheet();
    if (!shown) sheet.replaceSync('* { outline-color: transparent !important }');
    document.adoptedStyleSheets = [sheet];
  }, isShown);

/** Returns how many pixels of the focused control's ring have the contrast, and how many a sufficient ring has. */
async function measureRing(page: Page): Promise<{ strong: number; needed: number }> {
  const { box, clip } = await page.evaluate((reach) => {
    const [first, ...others] = document.activeElement!.getClientRects();
    const largest = others.reduce((a, b) => (b.width > a.width ? b : a), first!);
    const { x, y, right, bottom } = document.activeElement!.getBoundingClientRect();
    const [left, top] = [Math.max(0, x - reach), Math.max(0, y - reach)];
    return {
      box: { width: largest.width, height: largest.height },
      clip: {
        x: left,
        y: top,
        width: Math.min(innerWidth, right + reach) - left,
        height: Math.min(innerHeight, bottom + reach) - top,
      },
    };
  }, REACH);
  const focused = await pixelsOf(page, clip);
  await showOutlines(page, false);
  const bare = await pixelsOf(page, clip);
  await showOutlines(page, true);
  const ratios = new Map<string, number>();
  let strong = 0;
  for (let index = 0; index < focused.length; index += 3) {
    const pair = [focused, bare].map(
      (pixels) => `rgb(${pixels.subarray(index, index + 3).join()})`,
    );
    if (pair[0] === pair[1]) continue;
    const key = pair.join();
    if (!ratios.has(key)) ratios.set(key, getContrastRatio(pair[0]!, pair[1]!));
    if (ratios.get(key)! >= MIN_CONTRAST) strong += 1;
  }
  return { strong, needed: 2 * (box.width + box.height) * MIN_WIDTH };
}

/**
 * Returns what distinguishes each control's ring from that of others: element, classes, and the background around it; null
 * for a control that is not displayed.
 */
const kindsOf = (controls: Locator): Promise<(string | null)[]> =>
  controls.evaluateAll((elements) =>
    elements.map((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return null;
      const backgrounds: string[] = [];
      for (let part = element.parentElement; part; part = part.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(part);
        if (!/, 0\)$/.test(backgroundColor)) backgrounds.push(backgroundColor);
        if (backgroundImage !== 'none') backgrounds.push(backgroundImage);
      }
      const { className } = element.closest('.MuiInputBase-root') ?? element;
      const classes = className.replace(/Mui-focus\w* ?/g, '');
      return `${element.localName} ${classes} ${backgrounds[0] ?? ''}`;
    }),
  );

/**
 * Returns the controls of an open page whose ring is too weak; of each kind one.
 * @param kinds those that were measured, to which the page's are added
 */
async function weakRings(page: Page, kinds: Set<string>): Promise<string[]> {
  // From now on the browser shows the focus, as to a visitor who uses the keyboard.
  await page.keyboard.press('Tab');
  const controls = page.locator('a[href], button, input, select, textarea, summary');
  const weak: string[] = [];
  for (const [index, kind] of (await kindsOf(controls)).entries()) {
    if (kind === null || kinds.has(kind)) continue;
    const control = controls.nth(index);
    // An element behind a modal dialog takes no focus.
    const hasFocus = await control.evaluate((element: HTMLElement) => {
      element.focus();
      return document.activeElement === element;
    });
    if (!hasFocus) continue;
    kinds.add(kind);
    const { strong, needed } = await measureRing(page);
    if (strong >= needed) continue;
    const html = await control.evaluate((element) => element.outerHTML.slice(0, 160));
    weak.push(`${strong} of ${Math.round(needed)} px: ${html}`);
  }
  return weak;
}

/** Each state on a phone, and each page on a computer, where the QR code stands beside the call to action. */
const views = [
  ...pageStates.map((state) => ({ state, width: 360 })),
  ...pageStates.filter(isPage).map((state) => ({ state, width: 1440 })),
];

// One test, because a kind is measured only once: most states have the same controls as the page just after it was opened.
test('R-A11Y-02a, R-A11Y-06a: the ring of each kind of control has 3 : 1 with what is around it, in every state and both schemes', async () => {
  const kinds = new Set<string>();
  const weak: string[] = [];
  for (const { state, width } of views) {
    const page = await openState(browser, state, { viewport: { width, height: 800 } });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await weakRings(page, kinds);
      weak.push(...found.map((line) => `${state.name}, ${width} px, ${colorScheme}: ${line}`));
    }
    await page.context().close();
  }
  expect(weak).toEqual([]);
  expect(kinds.size).toBeGreaterThan(60);
}, 600_000);
