import { pages } from '../../src/content/pages';
import type { Page } from 'playwright-core';
import { faq } from '../../src/content/faq';
import { formTexts } from '../../src/content/forms';
import { navigation } from '../../src/content/site';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { formIds, pageOf, requiredNames, typedValues } from '../support/leads';
import { answerTo, focusedId, openQuestions, question } from '../support/pageParts';
import { addresses } from '../support/servers';

const browser = suiteBrowser();

const withoutScript = { javaScriptEnabled: false } as const;
const phone = { ...withoutScript, viewport: { width: 360, height: 740 } };
const everyPath = Object.values(pages).map(({ path }) => path);

/** Returns type and text of each visible button. */
const visibleButtons = (page: Page) =>
  page
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .map((button) => [(button as HTMLButtonElement).type, button.textContent?.trim() ?? '']),
    );

describe.each(everyPath)('%s without JavaScript', (path) => {
  test('R-A11Y-09, R-DESIGN-04, R-DESIGN-06, R-SEC-01: all texts but closed answers are visible at 360 and 1440 px, and no button is without function', async () => {
    const page = await browser.open(path, phone);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    const buttonsWithoutFunction = (await visibleButtons(page)).filter(
      ([type]) => type !== 'submit',
    );
    expect(buttonsWithoutFunction).toEqual([]);
    expect(await page.getByRole('button', { name: navigation.menuOpen }).count()).toBe(0);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      // No text of the HTML is hidden until a script runs.
      const hidden = await page.locator('main, footer').evaluateAll((regions) =>
        regions
          .flatMap((region) => [
            ...region.querySelectorAll('h1, h2, h3, p, li, dt, dd, legend, label'),
          ])
          .filter(
            (element) =>
              !element.closest('[data-requires-script], [aria-hidden="true"], details > div'),
          )
          .filter((element) => {
            const { height } = element.getBoundingClientRect();
            const { opacity, visibility } = getComputedStyle(element);
            const isShown =
              element.checkVisibility() && visibility === 'visible' && opacity === '1';
            return element.textContent?.trim() && !(isShown && height > 0);
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect([width, hidden]).toEqual([width, []]);
    }
  });

  test('R-A11Y-09, R-BAR-06, R-NAV-06: every link can be reached at 360 px, and the pages of bar and menu are linked', async () => {
    const page = await browser.open(path, phone);
    const links = await page.locator('a[href]').evaluateAll((anchors) =>
      (anchors as HTMLAnchorElement[]).map((anchor) => ({
        href: anchor.getAttribute('href'),
        isReachable: anchor.checkVisibility() || anchor.matches('.skip-link, dialog *'),
        isOverflowing: anchor.getBoundingClientRect().right > innerWidth + 1,
      })),
    );
    expect(links.filter(({ isReachable, isOverflowing }) => !isReachable || isOverflowing)).toEqual(
      [],
    );
    for (const { to } of [...navigation.products.links, ...navigation.company.links]) {
      expect(links.map(({ href }) => href)).toContain(to);
    }
  });
});

test('R-A11Y-09, R-FAQ-06: without JavaScript questions open one at a time, and a click on an open question closes the answer', async () => {
  const page = await browser.open(pages.contact.path, phone);
  for (const index of faq.items.keys()) {
    await question(page, index).click();
    expect(await answerTo(page, index).isVisible()).toBe(true);
    expect(await openQuestions(page)).toHaveLength(1);
  }
  await question(page, 3).click();
  expect(await openQuestions(page)).toEqual([]);
});

test('R-NAV-03, R-NAV-06: without JavaScript a bar link leads to its section on home, below the bar', async () => {
  const page = await browser.open(pages.about.path, phone);
  await page.locator('header').getByRole('link', { name: 'Requisitos' }).click();
  await page.waitForURL('**/#requisitos');
  const top = (await page.locator('#requisitos').boundingBox())!.y;
  const bar = (await page.locator('header').boundingBox())!;
  expect(top).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
});

describe('the forms without JavaScript', () => {
  test.each(formIds)('R-LEAD-02: the browser refuses an empty form «%s»', async (form) => {
    const page = await browser.open(pageOf[form].path, phone);
    await page.getByRole('button', { name: formTexts.submit }).click();
    // A browser that refuses a form focuses the first invalid field.
    expect(await focusedId(page)).toBe(`${form}-${requiredNames(form)[0]}`);
  });

  test.each(['', formTexts.purposes[1]])(
    'R-LEAD-02: a native submit of the contact form arrives with the purpose «%s»',
    async (purpose) => {
      const page = await browser.open(pages.contact.path, phone);
      // One line, because the browser posts line ends as CRLF.
      const apellido = marker();
      const values = { ...typedValues('contacto'), apellido, mensaje: '¿Llego? 🧉' };
      await fillFields(page, values);
      if (purpose) await page.getByRole('combobox').selectOption(purpose);
      await page.getByRole('button', { name: formTexts.submit }).click();
      await page.waitForURL(/_bandeja/);
      expect(received('apellido', apellido)).toEqual([{ ...values, opcionSeleccionada: purpose }]);
    },
  );

  test('R-LEAD-02: a native submit of the agency form arrives, also at an inbox of another origin', async () => {
    const apellido = marker();
    const values = { ...typedValues('agencia'), apellido };
    for (const [base, inbox] of [
      [addresses().site, 'site'],
      [addresses().crossSite, 'cross'],
    ] as const) {
      const page = await browser.open(pages.agencies.path, { ...phone, base });
      await fillFields(page, values);
      await page.getByRole('button', { name: formTexts.submit }).click();
      await page.waitForURL(/_bandeja/);
      expect(received('apellido', apellido, inbox)).toEqual([values]);
    }
  });
});
