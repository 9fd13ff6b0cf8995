import type { Page } from 'playwright-core';
import { formTexts } from '../../src/content/forms';
import type { FormId } from '../../src/forms/fields/definitions';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { formIds, pageOf, typedValues } from '../support/leads';
import { buttonNamed, formValues } from '../support/pageParts';
import { hydrated } from '../support/readiness';

/** What only a browser has: documents, their history and tabs. Both forms use the same code for drafts. */

const browser = suiteBrowser();

async function fillIn(page: Page, form: FormId): Promise<void> {
  await fillFields(page, typedValues(form));
  if (form === 'contacto') await buttonNamed(page, 'Estudio').click();
}

/** Asserts that the form shows each typed value and the purpose. */
async function expectDraft(page: Page, form: FormId): Promise<void> {
  expect(await formValues(page)).toMatchObject(typedValues(form));
  const purpose = await page.locator('[aria-pressed=true]').allInnerTexts();
  expect(purpose).toEqual(form === 'contacto' ? ['Estudio'] : []);
}

test.each(formIds)(
  'R-LEAD-06, R-SITE-12: the draft of «%s» survives a reload directly after typing, and a visit to another site',
  async (form) => {
    const page = await browser.open(pageOf[form].path);
    await fillIn(page, form);
    await page.reload();
    await hydrated(page);
    await page.getByText(formTexts.restored).waitFor();
    await expectDraft(page, form);
    await page.goto('about:blank');
    await page.goBack();
    await hydrated(page);
    await expectDraft(page, form);
  },
);
