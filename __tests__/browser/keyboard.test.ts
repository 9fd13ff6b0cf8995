import type { Page } from 'playwright-core';
import { navigation } from '../../src/content/site';
import { suiteBrowser } from '../support/browser';
import { cases } from '../support/extent';
import { pageOf } from '../support/leads';
import { buttonNamed, focusedId, menu, menuButton, submitButton } from '../support/pageParts';
import { answerPosts, fillForm, pagePaths, settled } from '../support/states';

const browser = suiteBrowser();
const widths = { escritorio: 1440, teléfono: 360 };

/** Longer than the pause in typing after which the form announces the remaining characters, in ms. */
const COUNTER_PAUSE_MS = 1300;

/** A control that has the focus. */
interface FocusedControl {
  readonly label: string;
  /** Whether the control, or the box around it, has an outline. */
  readonly hasOutline: boolean;
  /** Whatever covers the control: the sticky bar, another element or an edge of the window; otherwise empty. */
  readonly coveredBy: string;
}

/** Waits until the page has stopped scrolling and describes the focused control; null if no control has the focus. */
function inspectFocus(page: Page): Promise<FocusedControl | null> {
  return page.evaluate(async () => {
    // With reduced motion the browser jumps, so there is no scrolling to wait for.
    const scrollsSmoothly = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (let y = NaN, still = 0; scrollsSmoothly && still < 2; y = window.scrollY) {
      await new Promise(requestAnimationFrame);
      still = y === window.scrollY ? still + 1 : 0;
    }
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
    const box = element.getBoundingClientRect();
    const bar = document.querySelector('header');
    const barBottom = bar && !bar.contains(element) ? bar.getBoundingClientRect().bottom : 0;
    let coveredBy = '';
    if (!element.closest('[role="dialog"], .skip-link') && box.top < barBottom) coveredBy = 'bar';
    // The browser scrolls a long text field to its caret, not to its end.
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

/** Repeats `inspectFocus` for up to 2 s while the control is covered: a smooth scroll may pause for some frames. */
async function waitForUncoveredFocus(page: Page): Promise<FocusedControl | null> {
  const end = Date.now() + 2000;
  let control: FocusedControl | null;
  do control = await inspectFocus(page);
  while (control?.coveredBy && Date.now() < end);
  return control;
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
    const control = await waitForUncoveredFocus(page);
    // The first press may move the focus from the browser's bars into the page.
    if (control) focusedControls.push(control);
    else if (presses > 0) return focusedControls;
    if (focusedControls.length >= length) return focusedControls;
  }
  throw new Error('The focus never left the page');
}

/** Returns how many controls Tab should reach. */
function countControls(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
        (element) =>
          (element as HTMLElement).checkVisibility({ visibilityProperty: true }) &&
          !(element as HTMLInputElement).disabled &&
          getComputedStyle(element).display !== 'none',
      ).length,
  );
}

const open = async (path: string, width: number, motion: 'reduce' | 'no-preference' = 'reduce') => {
  if (path === pagePaths['no encontrada']) browser.allowProblems(/status of 404/);
  return browser.open(path, { viewport: { width, height: 760 }, reducedMotion: motion });
};

/** The short run has every page on a phone, and home and Contáctanos on a desktop. */
const visits = cases(
  Object.entries(pagePaths).flatMap(([page, path]) =>
    Object.values(widths).map((width) => ({ page, path, width })),
  ),
  ({ path, width }) =>
    width === widths.teléfono || path === pagePaths.inicio || path === pagePaths.contacto,
);

describe.each(visits)('$page at $width px', ({ path, width }) => {
  test('R-A11Y-02: Tab and Shift+Tab reach every control, outlined and uncovered, and the skip link leads to the content', async () => {
    const page = await open(path, width);
    const forward = await pressRepeatedly(page, 'Tab');
    expect(forward[0]?.label).toBe('a «Saltar al contenido»');
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
  });
});

test('R-A11Y-02: with text at 200 %, Tab and Shift+Tab reach every control of home, uncovered', async () => {
  const page = await open('/', widths.teléfono);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const forward = await pressRepeatedly(page, 'Tab');
  expect(forward).toHaveLength(await countControls(page));
  const backward = await pressRepeatedly(page, 'Shift+Tab', forward.length);
  expect(backward).toHaveLength(forward.length);
  expect([...forward, ...backward].filter(({ coveredBy }) => coveredBy)).toEqual([]);
});

describe('the menu', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });

  async function openMenu(page: Page): Promise<void> {
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await menu(page).waitFor();
    await settled(page);
  }

  test('R-NAV-03, R-NAV-05: a link of the menu moves the focus to the heading of its section or page, below the bar', async () => {
    const page = await open(pagePaths.contacto, 360, 'no-preference');
    const follow = async (label: string, heading: string) => {
      await openMenu(page);
      await menu(page).getByRole('link', { name: label }).focus();
      await page.keyboard.press('Enter');
      await menu(page).waitFor({ state: 'hidden' });
      await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), heading);
      await settled(page);
      expect((await waitForUncoveredFocus(page))?.coveredBy).toBe('');
      expect(
        await page.evaluate((wanted) => document.activeElement?.matches(wanted), heading),
      ).toBe(true);
    };
    for (const { label, to } of navigation.products.links) {
      await follow(label, `${to.slice(1)} :is(h1, h2, h3)`);
    }
    await follow('Acerca de nosotros', 'h1');
    expect(await focused(page)).toBe('Acerca de nosotros');
  });
});

/** Records the texts that live regions get from now on, in order. @returns a function that reads them */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const before = new Map<Element, string>();
    const regions = () => document.querySelectorAll('[role="status"], [role="alert"], [aria-live]');
    for (const region of regions()) before.set(region, region.textContent ?? '');
    new MutationObserver(() => {
      for (const region of regions()) {
        const text = region.textContent ?? '';
        if (text && text !== before.get(region)) said.push(text);
        before.set(region, text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

describe('after a submit', () => {
  test.each([
    ['¡Enviado!', 200, 'agencia', 'agencia-enviar', 'Escape'],
    ['Error', 500, 'contacto', 'contacto-nombre', 'Enter'],
  ] as const)(
    'R-A11Y-03, R-FORM-10: the sending is announced once; the dialog «%s» keeps the focus inside and returns the focus to where it was',
    async (title, status, form, submitFrom, closingKey) => {
      browser.allowProblems(/status of 500/);
      const page = await browser.open(pageOf[form].path, {
        viewport: { width: 360, height: 760 },
        prepare: async (opened) => {
          await opened.clock.install();
          await answerPosts(opened, status);
        },
      });
      await fillForm(page, form);
      // The announcement of the remaining characters must come before the recording begins.
      await page.clock.runFor(COUNTER_PAUSE_MS);
      const announcements = await recordAnnouncements(page);
      await page.locator(`#${submitFrom}`).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      await settled(page);
      expect(await announcements()).toEqual(['Estamos enviando el formulario.']);
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      expect(await focused()).toBe('Cerrar');
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

  test('R-FORM-14: several errors move the focus to the error summary, whose first link leads to its field', async () => {
    const page = await open(pagePaths.contacto, 360);
    await submitButton(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'contacto-errores');
    expect((await waitForUncoveredFocus(page))?.coveredBy).toBe('');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await focusedId(page)).toBe('contacto-nombre');
    expect(await waitForUncoveredFocus(page)).toMatchObject({ hasOutline: true, coveredBy: '' });
  });
});
