import type { Page } from 'playwright-core';
import { formTexts, resultTexts } from '../../src/content/forms';
import type { FormId } from '../../src/forms/fields/definitions';
import type { Outcome } from '../../src/forms/submit/request';
import { suiteBrowser } from '../support/browser';
import { startFaultService } from '../support/faultService';
import { fillFields } from '../support/fillFields';
import { pageOf, payloads, typedValues } from '../support/leads';
import { buttonNamed, formValues, submitButton } from '../support/pageParts';
import { addresses } from '../support/servers';

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
  await page.getByRole('form').getByText(formTexts.lastSubmit[outcome]).waitFor();
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
  'R-FORM-21, R-FORM-22, R-LEAD-11b, R-LEAD-14b, R-LEAD-22: the form «%s» says in dialog and form what became of a message to a service that %s; after a failure it can be sent again unchanged',
  async (form, _fault, behaviour, outcome, received) => {
    browser.allowProblems(/status of 500|net::ERR_FAILED|blocked by CORS policy/);
    const page = await openAndFill(form);
    Object.assign(service, behaviour);
    await submitButton(page).click();
    await expectResult(page, form, outcome);
    expectPosts(form, received);
    if (outcome === 'sent') await expectForm(page, form, 'empty');
    else await sendAgain(page, form);
  },
);

test('R-LEAD-10a: an answer that has arrived while the phone had frozen the page counts', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const page = await browser.open(pageOf.contacto.path, {
    prepare: async (opened) => {
      await opened.clock.install();
      await opened.route('**/_bandeja', async (route) => {
        await answered;
        await route.fulfill({ status: 200, json: {} });
      });
    },
  });
  await fillFields(page, typedValues('contacto'));
  await submitButton(page).click();
  await page.locator('form[data-state=sending]').waitFor();
  // Runs each timer that is due once, as a browser does when the phone wakes up.
  await page.clock.fastForward(33_000);
  answer();
  await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
});
