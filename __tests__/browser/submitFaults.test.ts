import type { Page } from 'playwright-core';
import { formTexts, resultTexts } from '../../src/content/forms';
import type { FormId } from '../../src/forms/elementIds';
import type { Outcome } from '../../src/forms/submit/request';
import { suiteBrowser } from '../support/browser';
import { startFaultService } from '../support/faultService';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { formIds, pageOf, payloads, typedValues } from '../support/leads';
import { buttonNamed, formValues, submitButton } from '../support/pageParts';
import { addresses } from '../support/servers';
import { until } from '../support/until';

/**
 * Requests to another origin, as the browser sends them. Each case ends with an empty form, or with a second request that
 * sends the same values. request.test.ts has the outcome of each response.
 */

const browser = suiteBrowser();

let service: Awaited<ReturnType<typeof startFaultService>>;
const workingService = { status: 200, deniesPreflights: false };
const endpoint = () => new URL(addresses().otherEndpoint);
beforeAll(async () => void (service = await startFaultService(Number(endpoint().port))));
beforeEach(() => void Object.assign(service, { ...workingService, posts: [] }));

const requestTypes = {
  agencia: /^multipart\/form-data; boundary=/,
  contacto: /^application\/json$/,
};

/** Opens the site whose forms post to the fault service, and fills in a form. */
async function openAndFill(form: FormId): Promise<Page> {
  const { path } = pageOf[form];
  const page = await browser.open(path, { base: addresses().otherSite, reducedMotion: 'reduce' });
  await fillFields(page, typedValues(form));
  if (form === 'contacto') await buttonNamed(page, 'Estudio').click();
  return page;
}

/** Asserts that the form has the typed values, or is empty. */
async function expectForm(page: Page, form: FormId, state: 'filled' | 'empty'): Promise<void> {
  const names = Object.keys(payloads[form]);
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  expect(await formValues(page)).toEqual(state === 'filled' ? payloads[form] : empty);
}

/** Asserts what the dialog says, and closes it. */
async function expectResult(page: Page, form: FormId, outcome: Outcome): Promise<void> {
  const texts = resultTexts[outcome];
  const dialog = page.getByRole('dialog', { name: texts.title });
  await dialog.getByText(texts[form]).waitFor();
  if ('otherWays' in texts) expect(await dialog.getByText(texts.otherWays).count()).toBe(1);
  const doubt = dialog.getByText(/puede que .*haya llegado/i);
  expect(await doubt.count()).toBe(outcome === 'unreachable' ? 1 : 0);
  await dialog.getByRole('button', { name: resultTexts.close }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('form').getByText(formTexts.status[outcome]).waitFor();
}

/** Asserts that the service has received complete posts of a form. */
function expectPosts(form: FormId, count: number): void {
  expect(service.posts).toHaveLength(count);
  for (const { method, path, contentType, accept, fields } of service.posts) {
    expect([method, path, accept]).toEqual(['POST', endpoint().pathname, 'application/json']);
    expect(contentType).toMatch(requestTypes[form]);
    expect(Object.entries(fields)).toEqual(Object.entries(payloads[form]));
  }
}

/** Sends the form of an earlier failure again. */
async function sendAgain(page: Page, form: FormId): Promise<void> {
  const { length } = service.posts;
  await expectForm(page, form, 'filled');
  Object.assign(service, workingService);
  await submitButton(page).click();
  await expectResult(page, form, 'sent');
  await expectForm(page, form, 'empty');
  expectPosts(form, length + 1);
}

test.each<[FormId, fault: string, Partial<typeof service>, Outcome, received: number]>([
  ['agencia', 'answers with 500', { status: 500 }, 'failed', 1],
  ['contacto', 'answers with 500', { status: 500 }, 'failed', 1],
  // A multipart POST is a simple request, which the browser sends without a preflight.
  ['agencia', 'denies preflights', { deniesPreflights: true }, 'sent', 1],
  ['contacto', 'denies preflights', { deniesPreflights: true }, 'unreachable', 0],
])(
  'R-FORM-12a, R-FORM-12b, R-FORM-13a, R-FORM-13b, R-FORM-21, R-FORM-22, R-LEAD-11b: the form «%s» says in dialog and form what became of a message to a service that %s; after a failure it can be sent again unchanged',
  async (form, _fault, behaviour, outcome, count) => {
    browser.allowProblems(/status of 500|net::ERR_FAILED|blocked by CORS policy/);
    const page = await openAndFill(form);
    Object.assign(service, behaviour);
    await submitButton(page).click();
    await expectResult(page, form, outcome);
    expectPosts(form, count);
    if (outcome === 'sent') await expectForm(page, form, 'empty');
    else await sendAgain(page, form);
  },
);

test.each(formIds)(
  'R-LEAD-11c: the form «%s», reloaded while its message is under way, says that the message may have arrived, and sends it only when the visitor does',
  async (form) => {
    let posts = 0;
    const page = await browser.open(pageOf[form].path, {
      prepare: async (opened) => {
        // Without an answer.
        await opened.route('**/_bandeja', () => void (posts += 1));
      },
    });
    await fillFields(page, typedValues(form));
    await submitButton(page).click();
    await until('the message is under way', () => posts > 0);
    await page.reload();
    await page.getByText(formTexts.status.unreachable).waitFor();
    expect(await formValues(page)).toMatchObject(typedValues(form));
    await page.reload();
    await page.getByText(formTexts.status.unreachable).waitFor();
    expect(posts).toBe(1);
    await page.unroute('**/_bandeja');
    await page.route('**/_bandeja', (route) => route.fulfill({ status: 200, json: {} }));
    await submitButton(page).click();
    await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
    await page.reload();
    await page.getByText(formTexts.status.intro).waitFor();
  },
);

test.each(formIds)(
  'R-LEAD-09: in the form «%s» a field that a program fills in without an event keeps its text while the visitor types in others, and is sent',
  async (form) => {
    const page = await browser.open(pageOf[form].path);
    const { telefono, ...typed }: Record<string, string> = {
      ...typedValues(form),
      apellido: marker(),
    };
    // A refused submit before, after which the fields show errors.
    await submitButton(page).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    const silent = page.locator(`#${form}-telefono`);
    await silent.evaluate((field: HTMLInputElement, value) => (field.value = value!), telefono);
    for (const [name, value] of Object.entries(typed)) {
      await page.locator(`#${form}-${name}`).pressSequentially(value.replace('\n', ' '));
      expect(await silent.inputValue()).toBe(telefono);
    }
    await silent.focus();
    await silent.blur();
    await submitButton(page).click();
    await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
    expect(received('apellido', typed.apellido!)).toMatchObject([{ telefono }]);
  },
);
