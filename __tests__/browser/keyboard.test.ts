import type { Locator, Page } from 'playwright-core';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { pageOf, typedValues } from '../support/leads';
import { resultTexts } from '../../src/content/forms';
import { navigation } from '../../src/content/site';
import { buttonNamed, focusedId, submitButton } from '../support/pageParts';
import { idle } from '../support/readiness';
import { answerPosts, pagePaths, settled } from '../support/states';

const browser = suiteBrowser();

/** A control that has the focus. */
interface FocusedControl {
  readonly label: string;
  /** Whether the control, or the box around it, has an outline. */
  readonly hasOutline: boolean;
  /** Whatever covers the control or its ring: the sticky bar, another element or an edge of the window; otherwise empty. */
  readonly coveredBy: string;
}

/** Describes the focused control; null if no control has the focus. With reduced motion the browser jumps to it. */
function inspectFocus(page: Page): Promise<FocusedControl | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const name = (
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      ''
    ).trim();
    const hasOutline = (candidate: Element | null) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(candidate);
      return (
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor)
      );
    };
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const ring = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const box = element.getBoundingClientRect();
    const bar = document.querySelector('header');
    const barBottom = bar && !bar.contains(element) ? bar.getBoundingClientRect().bottom : 0;
    let coveredBy = '';
    if (!element.closest('[role="dialog"], .skip-link') && box.top < barBottom + ring)
      coveredBy = barBottom > 0 ? 'bar' : 'upper edge';
    // The browser scrolls a long text field to its caret, not to its end. There the box around the field has the ring.
    else if (ring > 0 && box.bottom + ring > window.innerHeight) coveredBy = 'lower edge';
    else if (box.top > window.innerHeight - Math.min(24, box.height)) coveredBy = 'lower edge';
    else if (box.left < -1 || box.right > window.innerWidth + 1) coveredBy = 'side';
    else {
      const y = Math.min(box.top + box.height / 2, window.innerHeight - 2);
      const topElements = [0.1, 0.5, 0.9].map((part) =>
        document.elementFromPoint(box.left + box.width * part, y),
      );
      // One of the three points is enough: at a rounded corner, or in the gap of a wrapped link, a point belongs to
      // another element.
      const belongsToControl = (top: Element | null) =>
        top && (element.contains(top) || top.contains(element));
      if (!topElements.some(belongsToControl))
        coveredBy = topElements[1]?.outerHTML.slice(0, 80) ?? 'nothing';
    }
    return {
      label: `${element.tagName.toLowerCase()} «${name}»`,
      hasOutline: hasOutline(element) || hasOutline(element.parentElement),
      coveredBy,
    };
  });
}

/** Presses a key until the focus leaves the page or has been on `length` controls; returns these controls. */
async function pressRepeatedly(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  length = Infinity,
): Promise<FocusedControl[]> {
  const focusedControls: FocusedControl[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    const control = await inspectFocus(page);
    // The first press may move the focus from the browser's bars into the page.
    if (control) focusedControls.push(control);
    else if (presses > 0) return focusedControls;
    if (focusedControls.length >= length) return focusedControls;
  }
  throw new Error('The focus never left the page');
}

/** Returns how many controls Tab should reach. */
const countControls = (page: Page): Promise<number> =>
  page
    .locator('a[href], button:enabled, input:enabled, select, textarea, summary, [tabindex="0"]')
    .filter({ visible: true })
    .count();

/** Every page on a phone, and Contáctanos with large text and on a computer too. */
const visits = [
  ...Object.entries(pagePaths).map(([name, path]) => ({ name, path, width: 360, text: 100 })),
  { name: 'contacto', path: pagePaths.contacto, width: 360, text: 200 },
  { name: 'contacto', path: pagePaths.contacto, width: 1440, text: 100 },
];

test.each(visits)(
  'R-A11Y-02a: on «$name» at $width px with text at $text %, Tab and Shift+Tab reach every control, outlined and uncovered, and the skip link leads to the content',
  async ({ path, width, text }) => {
    if (path === pagePaths['no encontrada']) browser.allowProblems(/status of 404/);
    const page = await browser.open(path, {
      viewport: { width, height: 760 },
      reducedMotion: 'reduce',
    });
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), text);
    const forward = await pressRepeatedly(page, 'Tab');
    expect(forward[0]?.label).toBe(`a «${navigation.skip}»`);
    expect(forward.filter(({ hasOutline }) => !hasOutline)).toEqual([]);
    expect(forward.filter(({ coveredBy }) => coveredBy)).toEqual([]);
    expect(forward).toHaveLength(await countControls(page));
    const backward = await pressRepeatedly(page, 'Shift+Tab', forward.length);
    expect(backward.filter(({ hasOutline }) => !hasOutline)).toEqual([]);
    expect(backward.filter(({ coveredBy }) => coveredBy)).toEqual([]);
    expect(backward.map(({ label }) => label)).toEqual(forward.map(({ label }) => label).reverse());
    // The focus is on the skip link again.
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  },
);

test.each([
  ['¡Enviado!', 200, 'agencia', 'agencia-enviar', 'Escape'],
  ['Error', 500, 'contacto', 'contacto-nombre', 'Enter'],
] as const)(
  'R-FORM-29a, R-FORM-29b: on a phone on its side the dialog «%s» opens at its title, scrolls as a whole, keeps the focus inside and returns the focus to where it was',
  async (title, status, form, submitFrom, closingKey) => {
    browser.allowProblems(/status of 500/);
    const page = await browser.open(pageOf[form].path, {
      viewport: { width: 740, height: 360 },
      prepare: (opened) => answerPosts(opened, status),
    });
    await fillFields(page, typedValues(form));
    await page.locator(`#${submitFrom}`).press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    await settled(page);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(title);
    expect((await page.locator(':focus').boundingBox())!.y).toBeGreaterThan(0);
    const scrollers = await dialog
      .locator('*')
      .evaluateAll((parts) =>
        parts
          .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
          .map(({ className }) => className),
      );
    expect(scrollers).toEqual([]);
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      const isInside = () =>
        document.activeElement!.closest('[role="presentation"], [role="dialog"]') !== null;
      expect(await page.evaluate(isInside)).toBe(true);
    }
    await buttonNamed(page, 'Cerrar').focus();
    await page.keyboard.press(closingKey);
    await dialog.waitFor({ state: 'detached' });
    expect(await focusedId(page)).toBe(submitFrom);
  },
);

/** Presses Enter on an element and holds the key, so that it repeats. */
async function holdEnter(page: Page, element: Locator): Promise<void> {
  await element.focus();
  for (let repeats = 0; repeats < 4; repeats += 1) {
    await page.keyboard.down('Enter');
    await idle(page);
  }
  await page.keyboard.up('Enter');
}

test('R-A11Y-02b: Enter held on «Cerrar» does not press «Enviar», which gets the focus', async () => {
  const posts: string[] = [];
  const page = await browser.open(pageOf.contacto.path, {
    prepare: async (opened) => {
      await answerPosts(opened, 200);
      opened.on('request', (request) => {
        if (request.method() === 'POST') posts.push(request.url());
      });
    },
  });
  await fillFields(page, typedValues('contacto'));
  await submitButton(page).press('Enter');
  await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
  await holdEnter(page, buttonNamed(page, resultTexts.close));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focusedId(page)).toBe('contacto-enviar');
  expect(await page.locator('#contacto-errores').count()).toBe(0);
  expect(posts).toHaveLength(1);
  // A new press works.
  await page.keyboard.press('Enter');
  await page.locator('#contacto-errores').waitFor();
});

test('R-A11Y-02c: after a click into the text, Tab goes on from there', async () => {
  const page = await browser.open(pagePaths.acerca, { viewport: { width: 1280, height: 740 } });
  const paragraph = page.locator('main section p').last();
  await paragraph.click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('Tab');
  const isAfter = await paragraph.evaluate(
    (clicked) =>
      Boolean(
        clicked.compareDocumentPosition(document.activeElement!) &
        (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY),
      ) && document.activeElement !== document.body,
  );
  expect(isAfter).toBe(true);
});
