import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { faq } from '../../src/content/faq';
import { formTexts, resultTexts } from '../../src/content/forms';
import { hero } from '../../src/content/home';
import { pages } from '../../src/content/pages';
import { navigation } from '../../src/content/site';
import { openHeld } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { whole } from '../support/extent';
import { fillFields } from '../support/formPage';
import { marker, received } from '../support/inbox';
import { formIds, pageOf, requiredNames, typed } from '../support/leads';
import { changeKinds, knownChanges, makeChanges } from '../support/pageChanges';
import { at } from '../support/readiness';

const browser = suiteBrowser();

/** React says that it rendered a changed page anew (its error 418). */
const RENDERED_ANEW = /Minified React error #418/;
beforeEach(() => browser.allow(RENDERED_ANEW));

const submit = (page: Page) => page.locator('main form [type=submit]');
const sent = (page: Page) => page.getByRole('alertdialog', { name: resultTexts.sent.title });

/** What the fields of a page's form hold, by name. */
const held = (page: Page) =>
  page.evaluate(() => Object.fromEntries(new FormData(document.querySelector('main form')!)));

/** Sends what the form holds, and goes to another page: the site works as if nothing had happened. */
async function sendAndWalk(page: Page): Promise<void> {
  await submit(page).click();
  await sent(page).getByRole('button', { name: resultTexts.close }).click();
  await page.locator(`footer a[href="${pages.about.path}"]`).click();
  await at(page, pages.about.path);
}

describe.each(Object.keys(knownChanges) as (keyof typeof knownChanges)[])(
  'a page that %s changed before the app',
  (who) => {
    test.each(formIds)(
      'R-LEAD-18: %s: keeps what is typed, the focus and the caret',
      async (form) => {
        const { page, arrive } = await openHeld(browser, pageOf[form].path);
        const values: Record<string, string> = { ...typed(form), apellido: marker() };
        await fillFields(page, values);
        const name = page.locator(`#${form}-nombre`);
        await name.press('Home');
        await name.press('ArrowRight');
        await page.evaluate(knownChanges[who]);
        await arrive();
        await page.keyboard.type('-');
        const [first, ...rest] = values.nombre!;
        expect(await held(page)).toMatchObject({ ...values, nombre: `${first}-${rest.join('')}` });
        await sendAndWalk(page);
        expect(received('apellido', values.apellido!)).toHaveLength(1);
      },
    );

    test.each(formIds)(
      'R-LEAD-18: %s: sends once what was sent before, and answers',
      async (form) => {
        const { page, arrive } = await openHeld(browser, pageOf[form].path);
        const values: Record<string, string> = { ...typed(form), apellido: marker() };
        await fillFields(page, values);
        if (form === 'contacto') {
          await page.getByRole('button', { name: formTexts.purposes[2], exact: true }).click();
        }
        await submit(page).click();
        await page.evaluate(knownChanges[who]);
        await arrive();
        await sent(page).waitFor();
        expect(received('apellido', values.apellido!)).toEqual([
          form === 'contacto' ? { ...values, opcionSeleccionada: formTexts.purposes[2] } : values,
        ]);
      },
    );

    test('R-LEAD-18: keeps the menu, the question, the pause and the purpose', async () => {
      const home = await openHeld(browser, pages.home.path);
      await home.page.getByRole('button', { name: hero.pause }).click();
      await home.page.getByText(faq.items[1].question).click();
      await home.page.getByRole('button', { name: navigation.menuOpen }).click();
      await home.page.evaluate(knownChanges[who]);
      // A translated page waits for a form, and is left as it is.
      if (who !== 'a translator') await home.arrive();
      const menu = home.page.getByRole('dialog', { name: navigation.menuTitle });
      expect(await menu.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
      await home.page.keyboard.press('Escape');
      await home.page.getByRole('button', { name: hero.pause, pressed: true }).waitFor();
      expect(await home.page.locator('details[open] > summary').getAttribute('id')).toBe(
        'pregunta-2',
      );

      const contact = await openHeld(browser, pages.contact.path);
      const purpose = contact.page.locator('form [aria-pressed=true]');
      await contact.page.getByRole('button', { name: formTexts.purposes[1], exact: true }).click();
      await contact.page.evaluate(knownChanges[who]);
      await contact.arrive();
      expect(await purpose.getAttribute('value')).toBe(formTexts.purposes[1]);
      expect((await held(contact.page)).opcionSeleccionada).toBe(formTexts.purposes[1]);
    });
  },
);

test('R-LEAD-18: another form in the page does not take the message that was sent before', async () => {
  const { page, arrive } = await openHeld(browser, pages.contact.path);
  const values: Record<string, string> = { ...typed('contacto'), apellido: marker() };
  await fillFields(page, values);
  await submit(page).click();
  await makeChanges(page, [{ kind: 'add a form around the page', where: 1, whereTo: 0 }]);
  await page.evaluate(knownChanges['a password manager']);
  await arrive();
  await sent(page).waitFor();
  expect(received('apellido', values.apellido!)).toHaveLength(1);
});

test('R-LEAD-18: Escape gives the focus back to the button of a menu that was open before', async () => {
  const { page, arrive } = await openHeld(browser, pages.contact.path);
  await page.getByRole('button', { name: navigation.menuOpen }).click();
  await page.evaluate(knownChanges['a password manager']);
  await arrive();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('menu-abrir');
});

const change = fc.record({
  kind: fc.constantFrom(...changeKinds),
  where: fc.nat({ max: 9999 }),
  whereTo: fc.nat({ max: 9999 }),
});

/** What a visitor did before the app came: a whole message and Enviar, or a part of one and something opened. */
const visit = fc.record({
  form: fc.constantFrom(...formIds),
  fields: fc.subarray(typedFieldNames(), { minLength: 1 }),
  sends: fc.boolean(),
  opens: fc.constantFrom('nothing', 'a question', 'the menu'),
  changes: fc.array(change, { minLength: 1, maxLength: 5 }),
});

function typedFieldNames(): string[] {
  return [...new Set(formIds.flatMap((form) => requiredNames(form)))];
}

test(`R-LEAD-18: whatever changes the page before the app, no message is lost and none goes twice`, async () => {
  await fc.assert(
    fc.asyncProperty(visit, async ({ form, fields, sends, opens, changes }) => {
      const { page, arrive } = await openHeld(browser, pageOf[form].path);
      const complete = { ...typed(form), apellido: marker() };
      const filled = Object.fromEntries(
        Object.entries(complete).filter(([name]) => sends || fields.includes(name)),
      );
      await fillFields(page, filled);
      if (sends) await submit(page).click();
      if (opens === 'a question' && form === 'contacto') {
        await page.getByText(faq.items[0].question).click();
      }
      if (opens === 'the menu') {
        await page.getByRole('button', { name: navigation.menuOpen }).click();
      }
      await makeChanges(page, changes);
      await arrive();
      if (sends) await sent(page).waitFor();
      else {
        if (opens === 'the menu') await page.keyboard.press('Escape');
        expect(await held(page)).toMatchObject(filled);
        await fillFields(page, complete);
        await submit(page).click();
        await sent(page).waitFor();
      }
      await sent(page).getByRole('button', { name: resultTexts.close }).click();
      expect(received('apellido', complete.apellido)).toHaveLength(1);
      await page.locator(`footer a[href="${pages.about.path}"]`).click();
      await at(page, pages.about.path);
      await page.context().close();
    }),
    { numRuns: whole ? 300 : 30, endOnFailure: true },
  );
});
