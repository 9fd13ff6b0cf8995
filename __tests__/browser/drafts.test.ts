import { formTexts } from '../../src/content/forms';
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
  await page.getByText(formTexts.restored).waitFor();
  await expectDraft();
  await page.goto('about:blank');
  await page.goBack();
  await expectDraft();
});
