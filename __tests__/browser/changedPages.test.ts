import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { formTexts, resultTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { openBeforeHydration } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { isFullRun } from '../support/extent';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { formIds, pageOf, requiredNames, typedValues } from '../support/leads';
import { changeKinds, knownChanges, makeChanges } from '../support/pageChanges';
import {
  buttonNamed,
  footerLink,
  formValues,
  menu,
  menuButton,
  openQuestions,
  pauseButton,
  question,
  submitButton,
} from '../support/pageParts';
import { pageShown, roundTrip } from '../support/readiness';

const browser = suiteBrowser();

type KnownProgram = keyof typeof knownChanges;

/** React's error 418: the HTML differs from React's first render, and React renders every element anew. */
const HYDRATION_MISMATCH = /Minified React error #418/;
beforeEach(() => browser.allowProblems(HYDRATION_MISMATCH));

const successDialog = (page: Page) => page.getByRole('dialog', { name: resultTexts.sent.title });

/** Sends the form and follows a link, as a visitor does on an unchanged page. */
async function sendAndFollowLink(page: Page): Promise<void> {
  await submitButton(page).click();
  await successDialog(page).getByRole('button', { name: resultTexts.close }).click();
  await footerLink(page, pages.about.path).click();
  await pageShown(page, pages.about.path);
}

describe.each(['nothing', ...Object.keys(knownChanges)])(
  'a page that %s changed before hydration',
  (program) => {
    const change = async (page: Page) => {
      if (program in knownChanges) await page.evaluate(knownChanges[program as KnownProgram]);
    };

    test('R-LEAD-03, R-LEAD-18: keeps typed text and the purpose', async () => {
      const { page, hydrate } = await openBeforeHydration(browser, pages.contact.path);
      const values: Record<string, string> = { ...typedValues('contacto'), apellido: marker() };
      await buttonNamed(page, formTexts.purposes[1]).click();
      await fillFields(page, values);
      await change(page);
      await hydrate();
      expect(await formValues(page)).toEqual({
        ...values,
        opcionSeleccionada: formTexts.purposes[1],
      });
      const purpose = page.locator('form [aria-pressed=true]');
      expect(await purpose.getAttribute('value')).toBe(formTexts.purposes[1]);
      await sendAndFollowLink(page);
      expect(received('apellido', values.apellido!)).toHaveLength(1);
    });

    test('R-LEAD-03, R-LEAD-18: sends once the message that was submitted before hydration, and shows the result', async () => {
      const { page, hydrate } = await openBeforeHydration(browser, pages.contact.path);
      const values: Record<string, string> = { ...typedValues('contacto'), apellido: marker() };
      await fillFields(page, values);
      await buttonNamed(page, formTexts.purposes[2]).click();
      await submitButton(page).click();
      await submitButton(page).click({ force: true });
      expect(await submitButton(page).getAttribute('aria-disabled')).toBe('true');
      // A field of type `email` has no caret that a script can read.
      await page.locator('#contacto-correo').focus();
      await change(page);
      await hydrate();
      await successDialog(page).waitFor();
      await roundTrip(page);
      expect(received('apellido', values.apellido!)).toEqual([
        { ...values, opcionSeleccionada: formTexts.purposes[2] },
      ]);
    });
  },
);

test('R-HOME-10, R-LEAD-03: hydration keeps the focus, the open menu, the open question and the pressed pause button', async () => {
  const { page, hydrate } = await openBeforeHydration(browser, pages.home.path);
  await pauseButton(page).click();
  await question(page, 1).click();
  await menuButton(page).click();
  const link = menu(page).locator(`a[href="${pages.about.path}"]`);
  await link.focus();
  await hydrate();
  expect(await menu(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await pauseButton(page).and(page.locator('[aria-pressed=true]')).waitFor();
  expect(await openQuestions(page)).toEqual(['pregunta-2']);
  await pauseButton(page).click();
  await pauseButton(page).and(page.locator('[aria-pressed=false]')).waitFor();
});

const change = fc.record({
  kind: fc.constantFrom(...changeKinds),
  sourceIndex: fc.nat({ max: 9999 }),
  targetIndex: fc.nat({ max: 9999 }),
});

/** A random visit before hydration: what the visitor fills in, submits and opens, and what changes the page. */
const visit = fc.record({
  form: fc.constantFrom(...formIds),
  fields: fc.subarray([...new Set(formIds.flatMap(requiredNames))], { minLength: 1 }),
  sends: fc.boolean(),
  opens: fc.constantFrom('nothing', 'a question', 'the menu'),
  changes: fc.array(change, { minLength: 1, maxLength: 5 }),
});

test('R-LEAD-18: random changes of the page before hydration neither lose nor duplicate a message', async () => {
  await fc.assert(
    fc.asyncProperty(visit, async ({ form, fields, sends, opens, changes }) => {
      const { page, hydrate } = await openBeforeHydration(browser, pageOf[form].path);
      const complete = { ...typedValues(form), apellido: marker() };
      const filled = Object.fromEntries(
        Object.entries(complete).filter(([name]) => sends || fields.includes(name)),
      );
      await fillFields(page, filled);
      if (sends) await submitButton(page).click();
      if (opens === 'a question' && form === 'contacto') {
        await question(page, 0).click();
      }
      if (opens === 'the menu') {
        await menuButton(page).click();
      }
      await makeChanges(page, changes);
      await hydrate();
      if (sends) await successDialog(page).waitFor();
      else {
        if (opens === 'the menu') await page.keyboard.press('Escape');
        expect(await formValues(page)).toMatchObject(filled);
        await fillFields(page, complete);
        await submitButton(page).click();
        await successDialog(page).waitFor();
      }
      await successDialog(page).getByRole('button', { name: resultTexts.close }).click();
      expect(received('apellido', complete.apellido)).toHaveLength(1);
      await footerLink(page, pages.about.path).click();
      await pageShown(page, pages.about.path);
      await page.context().close();
    }),
    { numRuns: isFullRun ? 60 : 6, endOnFailure: true },
  );
});
