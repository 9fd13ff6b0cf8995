import { pages } from '../../src/content/pages';
import type { Page } from 'playwright-core';
import { business } from '../../src/config/business';
import { faq } from '../../src/content/faq';
import { formTexts } from '../../src/content/forms';
import { navigation } from '../../src/content/site';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { pageOf, requiredNames, typedValues } from '../support/leads';
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

  test('R-A11Y-09, R-BAR-06, R-NAV-06, R-SEO-06: each internal link has an existing target, and every link can be reached at 360 px', async () => {
    const page = await browser.open(path, phone);
    const links = await page.locator('a[href]').evaluateAll((anchors) =>
      (anchors as HTMLAnchorElement[]).map((anchor) => ({
        href: anchor.href,
        isInternal: anchor.origin === location.origin,
        isReachable: anchor.checkVisibility() || anchor.matches('.skip-link, dialog *'),
        isOverflowing: anchor.getBoundingClientRect().right > innerWidth + 1,
      })),
    );
    expect(links.filter(({ isReachable, isOverflowing }) => !isReachable || isOverflowing)).toEqual(
      [],
    );
    const internalLinks = new Set(links.filter((link) => link.isInternal).map(({ href }) => href));
    for (const href of internalLinks) {
      const response = await page.request.get(href);
      expect([href, response.status()]).toEqual([href, 200]);
      const { hash } = new URL(href);
      if (hash) expect(await response.text()).toContain(`id="${hash.slice(1)}"`);
    }
    for (const { to } of [...navigation.products.links, ...navigation.company.links]) {
      expect([...internalLinks].map((href) => href.replace(addresses().site, ''))).toContain(to);
    }
  });
});

test('R-NAV-15: without JavaScript the footer underlines the link to the page that is shown', async () => {
  const page = await browser.open(pages.contact.path, phone);
  const current = page.locator('footer [aria-current]');
  expect(await current.getAttribute('href')).toBe(pages.contact.path);
  expect(await current.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe(
    'underline',
  );
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

test('R-NAV-08: without JavaScript the first link of the error screen leads to home', async () => {
  browser.allowProblems(/404/);
  const page = await browser.open('/no-existe', phone);
  await page.locator('main').getByRole('link').first().click();
  await page.waitForURL(`${addresses().site}/`);
});

describe('the forms without JavaScript', () => {
  test.each([
    ['contacto', requiredNames('contacto')],
    ['agencia', requiredNames('agencia')],
  ] as const)(
    'R-LEAD-02: the form «%s» has the attributes for native validation, and the browser refuses an empty form',
    async (formId, required) => {
      const page = await browser.open(pageOf[formId].path, phone);
      const form = page.locator('form');
      expect(await form.getAttribute('method')).toBe('post');
      expect(await form.getAttribute('enctype')).toBe('multipart/form-data');
      expect(await form.getAttribute('novalidate')).toBeNull();
      for (const name of required) {
        expect(await page.locator(`[name=${name}]`).getAttribute('required')).not.toBeNull();
      }
      expect(await page.locator('[name=correo]').getAttribute('type')).toBe('email');
      expect(await page.locator('[name=telefono]').getAttribute('type')).toBe('tel');
      if (formId === 'contacto') {
        const limit = await page.locator('[name=mensaje]').getAttribute('maxlength');
        expect(limit).toBe(String(business.messageMaxLength));
      } else {
        expect(await page.locator('[name=web]').getAttribute('type')).toBe('url');
        expect(await page.locator('[name=web]').getAttribute('required')).toBeNull();
      }
      await page.getByRole('button', { name: formTexts.submit }).click();
      // A browser that refuses a form focuses the first invalid field.
      expect(await focusedId(page)).toBe(`${formId}-${required[0]}`);
    },
  );

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
