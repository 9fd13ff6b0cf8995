import { formTexts } from '../../src/content/forms';
import { openBeforeHydration } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { pageOf, typedValues } from '../support/leads';
import { buttonNamed, formValues } from '../support/pageParts';
import { hydrated } from '../support/readiness';

/** What only a browser has: documents and their history. Both forms use the same code for drafts. */

const browser = suiteBrowser();

test('R-LEAD-06a: a draft survives a reload directly after typing, and a visit to another site', async () => {
  const page = await browser.open(pageOf.contacto.path);
  const values = typedValues('contacto');
  await fillFields(page, values);
  await buttonNamed(page, 'Estudio').click();
  const expectDraft = async () => {
    await hydrated(page);
    expect(await formValues(page)).toMatchObject(values);
    expect(await page.locator('[aria-pressed=true]').allInnerTexts()).toEqual(['Estudio']);
  };
  await page.reload();
  await page.getByText(formTexts.status.restored).waitFor();
  await expectDraft();
  await page.goto('about:blank');
  await page.goBack();
  await expectDraft();
});

test('R-LEAD-06b, R-LEAD-06c: what the visitor types before hydration stays, and the draft fills the other fields', async () => {
  const values = { nombre: 'Vieja', mensaje: 'Hola', opcionSeleccionada: 'Turismo' };
  const { page, hydrate } = await openBeforeHydration(browser, pageOf.contacto.path, {
    prepare: (opened) =>
      opened.addInitScript(
        (draft) => sessionStorage.setItem('borrador:contacto', draft),
        JSON.stringify({ version: 1, values }),
      ),
  });
  await fillFields(page, { nombre: 'Ana' });
  await buttonNamed(page, 'Estudio').click();
  await hydrate();
  await page.getByText(formTexts.status.restored).waitFor();
  expect(await formValues(page)).toMatchObject({
    nombre: 'Ana',
    mensaje: 'Hola',
    opcionSeleccionada: 'Estudio',
  });
});

test('R-LEAD-06b: a form that has only what was typed before hydration does not call it restored', async () => {
  const { page, hydrate } = await openBeforeHydration(browser, pageOf.contacto.path);
  await fillFields(page, { nombre: 'Ana' });
  await hydrate();
  expect(await formValues(page)).toMatchObject({ nombre: 'Ana' });
  expect(await page.getByText(formTexts.status.intro).isVisible()).toBe(true);
});
