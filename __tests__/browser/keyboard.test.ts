import type { Page } from 'playwright-core';
import { navigation } from '../../src/content/site';
import { suiteBrowser } from '../support/browser';
import { cases } from '../support/extent';
import { pageOf } from '../support/leads';
import {
  buttonNamed,
  focusedId,
  menu,
  menuButton,
  openQuestions,
  question,
  submitButton,
} from '../support/pageParts';
import { answerPosts, fillForm, pagePaths, settled } from '../support/states';

const browser = suiteBrowser();
const widths = { escritorio: 1440, teléfono: 360 };

/** A control at which the Tab key stops. */
interface Stop {
  readonly who: string;
  /** Whether the control, or the box around it, has an outline. */
  readonly shown: boolean;
  /** What hides part of it: the sticky bar, another element, or the edge of the window. */
  readonly coveredBy: string;
}

/** Waits until the page has stopped scrolling and describes the focused control; null if it is not in the page. */
function look(page: Page): Promise<Stop | null> {
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
    const draws = (candidate: Element | null) => {
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
      const seen = [0.1, 0.5, 0.9].map((part) =>
        document.elementFromPoint(box.left + box.width * part, y),
      );
      // At a rounded corner, or in the gap of a wrapped link, the point belongs to another element: one of the
      // three points is enough.
      const own = (top: Element | null) => top && (element.contains(top) || top.contains(element));
      if (!seen.some(own)) coveredBy = seen[1]?.outerHTML.slice(0, 80) ?? 'nothing';
    }
    return {
      who: `${element.tagName.toLowerCase()} «${name}»`,
      shown: draws(element) || draws(element.parentElement),
      coveredBy,
    };
  });
}

/** Repeats `look` for up to 2 s while something covers the control: a smooth scroll may pause for some frames. */
async function stop(page: Page): Promise<Stop | null> {
  const end = Date.now() + 2000;
  let here: Stop | null;
  do here = await look(page);
  while (here?.coveredBy && Date.now() < end);
  return here;
}

/** Presses a key until the focus leaves the page or has been on `length` controls; returns these controls. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', length = Infinity): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    const here = await stop(page);
    // The first press may move the focus from the browser's bars into the page.
    if (here) stops.push(here);
    else if (presses > 0) return stops;
    if (stops.length >= length) return stops;
  }
  throw new Error('The focus never left the page');
}

/** Returns how many controls Tab should reach. */
function controls(page: Page): Promise<number> {
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

/** Every page on a phone; on a desktop the pages with other controls. */
const visits = cases(
  Object.entries(pagePaths).flatMap(([page, path]) =>
    Object.values(widths).map((width) => ({ page, path, width })),
  ),
  ({ path, width }) =>
    width === widths.teléfono || path === pagePaths.inicio || path === pagePaths.contacto,
);

describe.each(visits)('$page at $width px', ({ path, width }) => {
  test('R-A11Y-02: Tab reaches every control once, visibly and uncovered, Shift+Tab goes back, and the skip link leads to the content', async () => {
    const page = await open(path, width);
    const forward = await walk(page, 'Tab');
    expect(forward[0]?.who).toBe('a «Saltar al contenido»');
    expect(forward.filter(({ shown }) => !shown)).toEqual([]);
    expect(forward.filter(({ coveredBy }) => coveredBy)).toEqual([]);
    expect(forward).toHaveLength(await controls(page));
    const backward = await walk(page, 'Shift+Tab', forward.length);
    expect(backward.filter(({ shown }) => !shown)).toEqual([]);
    expect(backward.filter(({ coveredBy }) => coveredBy)).toEqual([]);
    expect(backward.map(({ who }) => who)).toEqual(forward.map(({ who }) => who).reverse());
    // The focus is on the skip link again.
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

test('R-A11Y-02: the walk is uncovered with text at 200 % too', async () => {
  const page = await open('/', widths.teléfono);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const forward = await walk(page, 'Tab');
  const backward = await walk(page, 'Shift+Tab', forward.length);
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

  test('R-BAR-04: opens by key, keeps the focus inside, and Escape gives it back to the hamburger', async () => {
    const page = await open('/', 360, 'no-preference');
    await openMenu(page);
    const dialog = menu(page);
    const names: string[] = [];
    for (let presses = 0; presses < 18; presses += 1) {
      await page.keyboard.press('Tab');
      // Between the last control and the first the focus is in the browser's own bar.
      expect(
        await dialog.evaluate(
          (element) =>
            element.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true);
      names.push(await focused(page));
    }
    for (const label of [
      'Servicios',
      'Reviews',
      'Requisitos',
      'FAQ',
      'Acerca de nosotros',
      'Para agencias de viaje',
      'Contáctanos',
      'Cerrar menú',
    ]) {
      expect(names).toContain(label);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Abrir menú');
  });

  test('R-NAV-03, R-NAV-05: a link moves the focus to the heading of its section or page, below the bar', async () => {
    const page = await open(pagePaths.contacto, 360, 'no-preference');
    const follow = async (label: string, heading: string) => {
      await openMenu(page);
      await menu(page).getByRole('link', { name: label }).focus();
      await page.keyboard.press('Enter');
      await menu(page).waitFor({ state: 'hidden' });
      await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), heading);
      await settled(page);
      expect((await stop(page))?.coveredBy).toBe('');
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

describe('controls', () => {
  test('R-FAQ-01: questions open and close with Enter and Space, one at a time', async () => {
    const page = await open('/', 1440);
    await question(page, 0).focus();
    await page.keyboard.press('Enter');
    expect(await openQuestions(page)).toEqual(['pregunta-1']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await openQuestions(page)).toEqual(['pregunta-2']);
    await page.keyboard.press('Space');
    expect(await openQuestions(page)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await openQuestions(page)).toEqual(['pregunta-2']);
  });

  test('R-FORM-06: each purpose is a stop of its own, chosen and taken back by key', async () => {
    const page = await open(pagePaths.contacto, 360);
    const pressed = (name: string) => buttonNamed(page, name).getAttribute('aria-pressed');
    await buttonNamed(page, 'Trabajo').focus();
    await page.keyboard.press('Space');
    expect(await pressed('Trabajo')).toBe('true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect([await pressed('Trabajo'), await pressed('Estudio')]).toEqual(['false', 'true']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    expect(await pressed('Turismo')).toBe('false');
  });

  test('R-HOME-10: the changing word pauses and resumes by key', async () => {
    const page = await open('/', 360, 'no-preference');
    await page.getByRole('button', { name: /^Pausar/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Pausar/, pressed: true }).waitFor();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: /^Pausar/, pressed: false }).waitFor();
  });
});

describe('the result of a form', () => {
  test.each([
    ['¡Enviado!', 200, 'agencia', 'Escape'],
    ['Error', 500, 'contacto', 'Enter'],
  ] as const)(
    'R-FORM-10: «%s» keeps the focus inside and gives it back to the submit button',
    async (title, status, form, leave) => {
      browser.allowProblems(/status of 500/);
      const page = await browser.open(pageOf[form].path, {
        viewport: { width: 360, height: 760 },
        prepare: (opened) => answerPosts(opened, status),
      });
      await fillForm(page, form);
      await submitButton(page).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('alertdialog', { name: title });
      await dialog.waitFor();
      await settled(page);
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      expect(await focused()).toBe('Cerrar');
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let presses = 0; presses < 4; presses += 1) {
          await page.keyboard.press(key);
          expect(
            await page.evaluate(
              () =>
                document.activeElement?.closest('[role="presentation"], [role="alertdialog"]') !==
                null,
            ),
          ).toBe(true);
        }
      }
      await buttonNamed(page, 'Cerrar').focus();
      await page.keyboard.press(leave);
      await dialog.waitFor({ state: 'detached' });
      expect(await focused()).toBe('Enviar');
    },
  );

  test('R-FORM-14: a refused form gives the focus to the summary, whose links lead to the fields', async () => {
    const page = await open(pagePaths.contacto, 360);
    await submitButton(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'contacto-errores');
    expect((await stop(page))?.coveredBy).toBe('');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await focusedId(page)).toBe('contacto-nombre');
    expect(await stop(page)).toMatchObject({ shown: true, coveredBy: '' });
  });
});
