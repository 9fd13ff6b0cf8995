import type { Page } from 'playwright-core';
import { formTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { openBeforeHydration, phone } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { pageOf, typedValues } from '../support/leads';
import {
  answerTo,
  buttonNamed,
  focusedId,
  footerLink,
  menu,
  menuButton,
  question,
  submitButton,
} from '../support/pageParts';
import { hydrated, roundTrip } from '../support/readiness';

const browser = suiteBrowser();

/** Message of the error that these tests make the scroll manager throw. */
const ERROR_MESSAGE = 'broken on purpose';
beforeEach(() => browser.allowProblems(RegExp(ERROR_MESSAGE)));

/** Waits until RootErrorBoundary has put the page's elements back, within a `<div>`. */
const waitForCrash = (page: Page) =>
  page.waitForFunction(() => document.querySelector('#root > div > header + *'));

/** Returns whether the page says that React handles its events. */
const isReady = (page: Page) => page.evaluate(() => 'ready' in document.documentElement.dataset);

/** Asserts that menu, questions, purposes, form and links work without React. */
async function expectUsable(page: Page, form: 'agencia' | 'contacto'): Promise<void> {
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await menuButton(page).click();
  await menu(page).waitFor();
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
  if (form === 'contacto') {
    await question(page, 0).click();
    await answerTo(page, 0).waitFor();
    await buttonNamed(page, formTexts.purposes[1]).click();
    expect(await page.locator('form select').inputValue()).toBe(formTexts.purposes[1]);
  }
  // The browser refuses the empty field.
  await page.locator(`#${form}-nombre`).fill('');
  await submitButton(page).click();
  expect(await focusedId(page)).toBe(`${form}-nombre`);
  const values: Record<string, string> = { ...typedValues(form), apellido: marker() };
  await fillFields(page, { ...values, ...('mensaje' in values && { mensaje: 'Hola' }) });
  await submitButton(page).click();
  await page.waitForURL(/_bandeja/);
  expect(received('apellido', values.apellido!)).toHaveLength(1);
  await page.goBack();
  await footerLink(page, pages.about.path).click();
  await page.waitForURL(`**${pages.about.path}`);
}

test('R-LEAD-19: contacto: an error during hydration leaves the prerendered page usable', async () => {
  const { page, release } = await openBeforeHydration(browser, pages.contact.path, {
    prepare: (opened) =>
      opened.addInitScript((message) => {
        Object.defineProperty(history, 'scrollRestoration', {
          set() {
            throw new Error(message);
          },
        });
      }, ERROR_MESSAGE),
  });
  // Before hydration the browser refuses the empty form.
  await submitButton(page).click();
  await page.locator('#contacto-nombre').fill('Ana');
  release();
  await waitForCrash(page);
  expect(await isReady(page)).toBe(false);
  expect(await page.locator('#contacto-nombre').inputValue()).toBe('Ana');
  expect(await focusedId(page)).toBe('contacto-nombre');
  await expectUsable(page, 'contacto');
});

test('R-LEAD-19: agencia: an error during a navigation leaves the new page usable', async () => {
  const page = await browser.open(pages.about.path, phone);
  await page.evaluate((message) => {
    window.scrollTo = () => {
      throw new Error(message);
    };
  }, ERROR_MESSAGE);
  await footerLink(page, pageOf.agencia.path).click();
  await waitForCrash(page);
  expect(await isReady(page)).toBe(false);
  await expectUsable(page, 'agencia');
});

test('R-LEAD-06, R-LEAD-19: an error in the frame of the site keeps typed text and the focus; what is typed afterwards is in the draft, too', async () => {
  const page = await browser.open(pages.contact.path, phone);
  await page.locator('#contacto-mensaje').fill('Hola');
  await page.evaluate((message) => {
    Element.prototype.scrollIntoView = () => {
      throw new Error(message);
    };
  }, ERROR_MESSAGE);
  // The scroll manager scrolls to a section that the address of a router's entry names; `key` is the router's.
  await page.evaluate(() => {
    history.pushState({ key: 'section' }, '', '?section=faq');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitForCrash(page);
  expect(await page.locator('#contacto-mensaje').inputValue()).toBe('Hola');
  expect(await focusedId(page)).toBe('contacto-mensaje');
  await page.locator('#contacto-nombre').fill('Ana');
  // Unlike a reload, a new visit to the address restores no fields by itself.
  await page.goto(page.url());
  expect(await page.locator('#contacto-nombre').inputValue()).toBe('Ana');
  expect(await page.locator('#contacto-mensaje').inputValue()).toBe('Hola');
});

test('R-LEAD-12, R-LEAD-19: a message that is being sent during an error in the frame is not sent again by a click', async () => {
  const page = await browser.open(pages.contact.path, phone);
  let posts = 0;
  let answer = () => {};
  const released = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/_bandeja/, async (route) => {
    posts += 1;
    await released;
    await route.continue();
  });
  await fillFields(page, { ...typedValues('contacto'), mensaje: 'Hola' });
  await submitButton(page).click();
  await page.waitForFunction(() => document.querySelector('form[data-state=sending]'));
  await page.evaluate((message) => {
    Element.prototype.scrollIntoView = () => {
      throw new Error(message);
    };
    history.pushState({ key: 'section' }, '', '?section=faq');
    dispatchEvent(new PopStateEvent('popstate'));
  }, ERROR_MESSAGE);
  await waitForCrash(page);
  expect(await page.locator('#contacto-mensaje').isEditable()).toBe(true);
  const answered = page.waitForResponse(/_bandeja/);
  // Without `force` Playwright would wait until the button is enabled.
  await submitButton(page).click({ force: true });
  answer();
  await answered;
  // A second post, native or of React, would begin before this request and would leave the page or be counted.
  await roundTrip(page);
  expect(posts).toBe(1);
});

describe('a copy of a page under another path', () => {
  const COPY = '/web/2026/https:/www.example.com/contactanos';

  test('R-NAV-14: loads no app; menu, questions, purposes and form work without the app', async () => {
    const scripts: string[] = [];
    const page = await browser.open(COPY, {
      ...phone,
      hydrated: false,
      prepare: async (opened) => {
        opened.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.endsWith('.js')) scripts.push(pathname);
        });
        await opened.route(`**${COPY}`, async (route) => {
          const url = new URL(route.request().url());
          await route.fulfill({
            response: await route.fetch({ url: url.origin + pages.contact.path }),
          });
        });
      },
    });
    await menuButton(page).click();
    await menu(page).waitFor();
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    await question(page, 0).click();
    await answerTo(page, 0).waitFor();
    const values: Record<string, string> = {
      ...typedValues('contacto'),
      apellido: marker(),
      mensaje: 'Hola',
    };
    await fillFields(page, values);
    await buttonNamed(page, formTexts.purposes[0]).click();
    const entry = await page.locator('script[src]').getAttribute('src');
    expect(scripts).toEqual([entry]);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(pages.contact.name);
    await submitButton(page).click();
    await page.waitForURL(/_bandeja/);
    expect(received('apellido', values.apellido!)).toEqual([
      { ...values, opcionSeleccionada: formTexts.purposes[0] },
    ]);
  });

  test('R-NAV-07, R-NAV-14: starts the app if the path is a variant of the route', async () => {
    const page = await browser.open('/CONTACTANOS/', {
      hydrated: false,
      prepare: (opened) =>
        opened.route('**/CONTACTANOS/', async (route) => {
          const url = new URL(route.request().url());
          await route.fulfill({
            response: await route.fetch({ url: url.origin + pages.contact.path }),
          });
        }),
    });
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe(pages.contact.path);
  });
});
