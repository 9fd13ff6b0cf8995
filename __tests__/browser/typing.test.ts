import type { Page } from 'playwright-core';
import { pages } from '../../src/content/pages';
import { holdRequests, openBeforeHydration } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { formIds, pageOf } from '../support/leads';
import { focusedId, footerLink } from '../support/pageParts';
import { pageChanges } from '../support/pageChanges';

/** Who types letter by letter while the app starts: changedPages.test.ts fills in whole values. */

const browser = suiteBrowser();

const isHydrated = (page: Page) => page.evaluate(() => 'ready' in document.documentElement.dataset);

/** Time between two letters, in ms. */
const LETTER_MS = 90;

/** A text field of each kind, by form: `type=email` has no selection that a script could restore. */
const fields = formIds.flatMap((form) =>
  ['nombre', 'correo', form === 'contacto' ? 'mensaje' : 'ciudad'].map((field) => ({
    form,
    field,
  })),
);

describe.each(['nothing', 'a password manager'] as const)(
  'while hydration begins on a page that %s has changed',
  (program) => {
    test.each(fields)(
      'R-LEAD-03a, R-LEAD-18a: in «$field» of «$form» every letter arrives where the caret is, and the field keeps the focus',
      async ({ form, field }) => {
        browser.allowProblems(/Minified React error #418/);
        const { page, resume } = await openBeforeHydration(browser, pageOf[form].path);
        await pageChanges[program](page);
        const id = `${form}-${field}`;
        await page.locator(`#${id}`).click();
        await page.keyboard.type('Rsario');
        const hasCaret = field !== 'correo';
        if (hasCaret)
          await page
            .locator(`#${id}`)
            .evaluate((input) => (input as HTMLInputElement).setSelectionRange(1, 2));
        resume();
        let typed = '';
        for (; !(await isHydrated(page)); typed += 'o')
          await page.keyboard.type('o', { delay: LETTER_MS });
        await page.keyboard.type('!');
        expect(await focusedId(page)).toBe(id);
        // The first letter replaces the selection.
        const expected = hasCaret ? `R${typed}!ario` : `Rsario${typed}!`;
        expect(await page.locator(`#${id}`).inputValue()).toBe(expected);
      },
    );
  },
);

test('R-LEAD-03a, R-NAV-05a: who comes by a link of the site and types before the page has loaded keeps the focus', async () => {
  const { page } = await openBeforeHydration(browser, pages.about.path);
  const load = await holdRequests(page, /\.svg$/);
  await footerLink(page, pages.contact.path).click();
  const field = page.locator('#contacto-nombre');
  await field.click();
  await page.keyboard.type('An');
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  load();
  await page.waitForLoadState();
  await page.keyboard.type('a');
  expect(await field.inputValue()).toBe('Ana');
});
