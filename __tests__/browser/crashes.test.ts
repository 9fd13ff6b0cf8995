import type { Page } from 'playwright-core';
import { formTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import type { FormId } from '../../src/forms/fields/definitions';
import { holdRequests, openBeforeHydration, phone } from '../support/appChunks';
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

/** Pages without React: after an error in the frame of the site, and copies under another path. */

const browser = suiteBrowser();

/** Message of the errors that these tests make the site throw. */
const ERROR_MESSAGE = 'broken on purpose';
beforeEach(() => browser.allowProblems(RegExp(ERROR_MESSAGE)));

/** Waits until RootErrorBoundary has put the page's elements back, within a `<div>`. */
const waitForCrash = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('#root > div > header + *') &&
      !('ready' in document.documentElement.dataset),
  );

/** Makes the scroll manager of an open page throw, while the menu is closed or open. */
async function crash(page: Page, menuState: 'closed' | 'open' = 'closed'): Promise<void> {
  await page.evaluate(
    ([message, state]) => {
      Element.prototype.scrollIntoView = () => {
        if (state === 'open') document.querySelector('dialog')!.showModal();
        throw new Error(message);
      };
      // The scroll manager scrolls to an element that the address of a router's entry names; `key` is the router's.
      history.pushState({ key: String(Math.random()) }, '', '?section=menu-abrir');
      dispatchEvent(new PopStateEvent('popstate'));
    },
    [ERROR_MESSAGE, menuState] as const,
  );
  await waitForCrash(page);
}

/** Asserts that menu, questions, purposes, form and links work without React. */
async function expectUsable(page: Page, form: FormId): Promise<void> {
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await menuButton(page).click();
  await menu(page).waitFor();
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
  const values: Record<string, string> = { ...typedValues(form), apellido: marker() };
  if (form === 'contacto') {
    await question(page, 0).click();
    await answerTo(page, 0).waitFor();
    await buttonNamed(page, formTexts.purposes[1]).click();
    // One line, because the browser posts line ends as CRLF.
    values.mensaje = 'Hola';
  }
  // The browser refuses the empty field.
  await fillFields(page, { ...values, nombre: '' });
  await submitButton(page).click();
  expect(await focusedId(page)).toBe(`${form}-nombre`);
  await fillFields(page, values);
  await submitButton(page).click();
  await page.waitForURL(/_bandeja/);
  expect(received('apellido', values.apellido!)).toEqual([
    { ...values, ...(form === 'contacto' && { opcionSeleccionada: formTexts.purposes[1] }) },
  ]);
  await page.goBack();
  await footerLink(page, pages.about.path).click();
  await page.waitForURL(`**${pages.about.path}`);
}

test('R-ERR-03: a page that throws during hydration becomes the error screen, with its styles', async () => {
  const { page, hydrate } = await openBeforeHydration(browser, pages.about.path, {
    prepare: (opened) =>
      opened.route(/AboutPage-/, async (route) => {
        const response = await route.fetch();
        const broken = `(() => { throw new Error('${ERROR_MESSAGE}'); })`;
        const body = (await response.text()).replace(
          /export\{\w+ as default\}/,
          `export default ${broken}`,
        );
        await route.fulfill({ response, body });
      }),
  });
  await hydrate();
  const actions = page.locator('main [data-screen]');
  expect(await actions.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
});

test('R-LEAD-19: an error during hydration leaves the prerendered page usable', async () => {
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
  await page.locator('#contacto-nombre').fill('Ana');
  release();
  await waitForCrash(page);
  expect(await page.locator('#contacto-nombre').inputValue()).toBe('Ana');
  expect(await focusedId(page)).toBe('contacto-nombre');
  await expectUsable(page, 'contacto');
});

test('R-LEAD-06, R-LEAD-19: a later error in the frame keeps typed text and the focus, the draft continues, an open menu closes, and the page stays usable', async () => {
  const page = await browser.open(pages.about.path, phone);
  await footerLink(page, pageOf.agencia.path).click();
  await page.locator('#agencia-ciudad').fill('Salta');
  await crash(page);
  expect(await page.locator('#agencia-ciudad').inputValue()).toBe('Salta');
  expect(await focusedId(page)).toBe('agencia-ciudad');
  await page.locator('#agencia-nombre').fill('Ana');
  // Unlike a reload, a new visit to the address restores no fields by itself.
  await page.goto(page.url());
  expect(await page.locator('#agencia-nombre').inputValue()).toBe('Ana');
  expect(await page.locator('#agencia-ciudad').inputValue()).toBe('Salta');
  await hydrated(page);
  await crash(page, 'open');
  await menu(page).waitFor({ state: 'hidden' });
  await expectUsable(page, 'agencia');
});

test('R-LEAD-12, R-LEAD-19: a message that is being sent during an error in the frame is not sent again by a click', async () => {
  const page = await browser.open(pages.contact.path, phone);
  let posts = 0;
  page.on('request', (request) => void (posts += Number(request.method() === 'POST')));
  const answer = await holdRequests(page, /_bandeja/);
  await fillFields(page, typedValues('contacto'));
  await submitButton(page).click();
  await page.waitForFunction(() => document.querySelector('form[data-state=sending]'));
  await crash(page);
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

/** Opens the contact page under another path. */
async function openCopy(path: string) {
  const scripts: string[] = [];
  const page = await browser.open(path, {
    ...phone,
    hydrated: false,
    prepare: async (opened) => {
      opened.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) scripts.push(pathname);
      });
      await opened.route(`**${path}`, async (route) => {
        const url = new URL(route.request().url()).origin + pages.contact.path;
        await route.fulfill({ response: await route.fetch({ url }) });
      });
    },
  });
  return { page, scripts };
}

test('R-NAV-14: a copy of a page under another path loads no app; menu, questions, purposes and form work', async () => {
  const { page, scripts } = await openCopy('/web/2026/https:/www.example.com/contactanos');
  await fillFields(page, typedValues('contacto'));
  expect(scripts).toEqual([await page.locator('script[src]').getAttribute('src')]);
  await expectUsable(page, 'contacto');
});

test('R-NAV-14: a copy of a page at a variant of its path starts the app', async () => {
  const { page } = await openCopy('/CONTACTANOS/');
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe(pages.contact.path);
});
