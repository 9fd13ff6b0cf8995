import type { Page } from 'playwright-core';
import { resultTexts } from '../../src/content/forms';
import type { FormId } from '../../src/forms/elementIds';
import { suiteBrowser } from '../support/browser';
import { startFaultService } from '../support/faultService';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { pageOf, payloads, typedValues } from '../support/leads';
import { buttonNamed, submitButton } from '../support/pageParts';
import { addresses } from '../support/servers';

/**
 * Requests to another origin, for which the browser may ask the service first (a preflight). request.test.ts has the outcome
 * of each response, specificationForms.test.tsx what the site says of it.
 */

const browser = suiteBrowser();

let service: Awaited<ReturnType<typeof startFaultService>>;
const endpoint = () => new URL(addresses().otherEndpoint);
beforeAll(async () => void (service = await startFaultService(Number(endpoint().port))));
beforeEach(() => void Object.assign(service, { deniesPreflights: true, posts: [] }));

const requestTypes = {
  agencia: /^multipart\/form-data; boundary=/,
  contacto: /^application\/json$/,
};

/** Opens the site whose forms post to the service, fills in a form and submits it. */
async function fillInAndSubmit(form: FormId): Promise<Page> {
  const { path } = pageOf[form];
  const page = await browser.open(path, { base: addresses().otherSite, reducedMotion: 'reduce' });
  await fillFields(page, typedValues(form));
  if (form === 'contacto') await buttonNamed(page, 'Estudio').click();
  await submitButton(page).click();
  return page;
}

/** Asserts that the site says that the message has arrived, and that the service has received it once, complete. */
async function expectArrival(page: Page, form: FormId): Promise<void> {
  await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
  expect(service.posts).toHaveLength(1);
  const { method, path, contentType, accept, fields } = service.posts[0]!;
  expect([method, path, accept]).toEqual(['POST', endpoint().pathname, 'application/json']);
  expect(contentType).toMatch(requestTypes[form]);
  expect(Object.entries(fields)).toEqual(Object.entries(payloads[form]));
}

test('R-FORM-21: the agencies’ message arrives at a service that denies preflights: a multipart request needs none', async () => {
  await expectArrival(await fillInAndSubmit('agencia'), 'agencia');
});

test('R-FORM-13a, R-FORM-22: of a contact message whose preflight the service denies the site says that it may have arrived; sent again it arrives unchanged', async () => {
  browser.allowProblems(/net::ERR_FAILED|blocked by CORS policy/);
  const page = await fillInAndSubmit('contacto');
  const dialog = page.getByRole('dialog', { name: resultTexts.unreachable.title });
  await dialog.getByText(resultTexts.unreachable.otherWays).waitFor();
  expect(service.posts).toEqual([]);
  service.deniesPreflights = false;
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await submitButton(page).click();
  await expectArrival(page, 'contacto');
});

test('R-LEAD-09: a field that a program fills in without an event keeps its text while the visitor types in others, and is sent', async () => {
  const page = await browser.open(pageOf.contacto.path);
  const { telefono, ...typed }: Record<string, string> = {
    ...typedValues('contacto'),
    apellido: marker(),
  };
  // A refused submit before, after which the fields show errors.
  await submitButton(page).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  const silent = page.locator('#contacto-telefono');
  await silent.evaluate((field: HTMLInputElement, value) => (field.value = value!), telefono);
  for (const [name, value] of Object.entries(typed)) {
    await page.locator(`#contacto-${name}`).pressSequentially(value.replace('\n', ' '));
    expect(await silent.inputValue()).toBe(telefono);
  }
  await silent.focus();
  await silent.blur();
  await submitButton(page).click();
  await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
  expect(received('apellido', typed.apellido!)).toMatchObject([{ telefono }]);
});
