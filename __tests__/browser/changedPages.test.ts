import type { Page } from 'playwright-core';
import { counterTexts, fieldTexts, formTexts, resultTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { holdRequests, openBeforeHydration, phone } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { typedValues } from '../support/leads';
import {
  buttonNamed,
  COUNTER,
  footerLink,
  formValues,
  pauseButton,
  submitButton,
} from '../support/pageParts';
import { pageChanges, prepareTranslator as prepare } from '../support/pageChanges';
import { pageShown, roundTrip } from '../support/readiness';

/** Pages that a translator or a password manager has changed: React renders every element anew. */

const browser = suiteBrowser();

beforeEach(() => browser.allowProblems(/Minified React error #418/));

const successDialog = (page: Page) => page.getByRole('dialog', { name: resultTexts.sent.title });

describe.each(Object.entries(pageChanges))(
  'a page that %s changed before hydration',
  (_program, change) => {
    const open = () => openBeforeHydration(browser, pages.contact.path, { prepare });

    test('R-LEAD-03b, R-LEAD-18a: keeps typed text and the purpose', async () => {
      const { page, hydrate } = await open();
      const values: Record<string, string> = { ...typedValues('contacto'), apellido: marker() };
      await buttonNamed(page, formTexts.purposes[1]!).click();
      await fillFields(page, values);
      await change(page);
      await hydrate();
      expect(await formValues(page)).toEqual({
        ...values,
        opcionSeleccionada: formTexts.purposes[1]!,
      });
      const purpose = page.locator('form [aria-pressed=true]');
      expect(await purpose.getAttribute('value')).toBe(formTexts.purposes[1]!);
      await submitButton(page).click();
      await successDialog(page).getByRole('button', { name: resultTexts.close }).click();
      await footerLink(page, pages.about.path).click();
      await pageShown(page, pages.about.path);
      expect(received('apellido', values.apellido!)).toHaveLength(1);
      // Not what the prerendered form contained.
      await page.goBack();
      await page.getByText(formTexts.status.intro).waitFor();
      expect(Object.values(await formValues(page)).join('')).toBe('');
    });

    test('R-LEAD-03c, R-LEAD-18b: sends once the message that was submitted before hydration, and shows the result', async () => {
      const { page, hydrate } = await open();
      const values: Record<string, string> = { ...typedValues('contacto'), apellido: marker() };
      await fillFields(page, values);
      await buttonNamed(page, formTexts.purposes[2]!).click();
      await submitButton(page).click();
      await submitButton(page).click({ force: true });
      expect(await submitButton(page).innerText()).toBe(formTexts.sending);
      await change(page);
      await hydrate();
      await successDialog(page).waitFor();
      await roundTrip(page);
      expect(received('apellido', values.apellido!)).toEqual([
        { ...values, opcionSeleccionada: formTexts.purposes[2]! },
      ]);
    });
  },
);

test('R-LEAD-18a: the pause before a failed hydration stays, and the next press ends it', async () => {
  const { page, hydrate } = await openBeforeHydration(browser, pages.home.path, { prepare });
  await pauseButton(page).click();
  await pageChanges['a translator'](page);
  await hydrate();
  const button = page.locator('h1 + button');
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  await button.click();
  expect(await button.getAttribute('aria-pressed')).toBe('false');
});

const waitForTranslated = (page: Page, text: string) =>
  page.getByText(text.toUpperCase(), { exact: true }).first().waitFor();

/** Returns the visible texts that the translator has missed. */
const findUntranslatedTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) => element.checkVisibility() && !element.closest('[translate=no], font, svg'),
      )
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim())
      .filter(({ parentElement }) => !parentElement!.matches('script, style, textarea, option'))
      .map(({ textContent }) => textContent),
  );

/** Uses errors, counter, sending, result and the other pages, and asserts that their texts are translated. */
async function checkFormAndPages(page: Page): Promise<void> {
  await submitButton(page).click();
  await waitForTranslated(page, fieldTexts.nombre.missing);
  await waitForTranslated(page, formTexts.summary(5));
  const values = { ...typedValues('contacto'), apellido: marker(), mensaje: 'Hola' };
  // By id, because the labels are translated.
  for (const [name, value] of Object.entries(values))
    await page.locator(`#contacto-${name}`).fill(value);
  await page.waitForFunction(
    ([counter, count]) => document.querySelector(counter!)!.textContent!.includes(count!),
    [COUNTER, counterTexts.visible(4)],
  );
  const resume = await holdRequests(page, /_bandeja/);
  await submitButton(page).click();
  await waitForTranslated(page, formTexts.sending);
  resume();
  await waitForTranslated(page, resultTexts.sent.title);
  await waitForTranslated(page, resultTexts.sent.contacto);
  await page.locator('[role=dialog] button').last().click();
  await page.getByText(formTexts.sending.toUpperCase()).waitFor({ state: 'hidden' });
  await waitForTranslated(page, formTexts.submit);
  expect(received('apellido', values.apellido)).toHaveLength(1);
  for (const { path } of [pages.about, pages.agencies, pages.home]) {
    await page.locator(`footer a[href^="${path}"]`).first().click();
    await pageShown(page, path);
    await page.waitForFunction(() => document.querySelector('h1 font'));
    expect(await findUntranslatedTexts(page)).toEqual([]);
  }
}

test('R-SITE-10a: on a page translated after hydration, form and navigation work and new texts are translated', async () => {
  const page = await browser.open(pages.contact.path, { ...phone, prepare });
  await page.evaluate('startTranslator()');
  await page.waitForFunction(() => document.querySelector('h1 font'));
  expect(await findUntranslatedTexts(page)).toEqual([]);
  await checkFormAndPages(page);
});
