import type { Page } from 'playwright-core';
import { resultTexts } from '../../src/content/forms';
import type { FormId } from '../../src/forms/fields/definitions';
import type { Outcome } from '../../src/forms/submit/request';
import { suiteBrowser } from '../support/browser';
import {
  answer,
  endless,
  redirect,
  reset,
  startFaultService,
  type Behaviour,
} from '../support/faultService';
import { fillFields } from '../support/fillFields';
import { formIds, pageOf, payloads, typedValues } from '../support/leads';
import { buttonNamed, formValues, submitButton } from '../support/pageParts';
import { addresses } from '../support/servers';

/**
 * Faults between the press of Enviar and the answer that only a network and a browser can cause. Each case ends with an
 * empty form, or with a second request that sends the same values. request.test.ts has the outcome of each response.
 */

const browser = suiteBrowser();

let service: Awaited<ReturnType<typeof startFaultService>>;
const endpoint = () => new URL(addresses().otherEndpoint);
beforeAll(async () => void (service = await startFaultService(Number(endpoint().port))));
afterAll(() => service.close());
beforeEach(() => service.clear());

const requestTypes = {
  agencia: /^multipart\/form-data; boundary=/,
  contacto: /^application\/json$/,
};

/** Opens the site whose forms post to the fault service, and fills in a form. */
async function openAndFill(form: FormId): Promise<Page> {
  const { path } = pageOf[form];
  const page = await browser.open(path, { base: addresses().otherSite, reducedMotion: 'reduce' });
  await fill(page, form);
  return page;
}

async function fill(page: Page, form: FormId): Promise<void> {
  await fillFields(page, typedValues(form));
  if (form === 'contacto') await buttonNamed(page, 'Estudio').click();
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
  await dialog.getByRole('button', { name: resultTexts.close }).click();
  await dialog.waitFor({ state: 'detached' });
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
  service.behaviour = answer(200);
  service.deniesPreflights = false;
  await submitButton(page).click();
  await expectResult(page, form, 'sent');
  await expectForm(page, form, 'empty');
  expectPosts(form, length + 1);
}

/** A fault of the service or the network. */
interface Fault {
  readonly what: string;
  readonly behaviour: Behaviour;
  readonly deniesPreflights?: true;
  readonly outcomes: Record<FormId, Outcome>;
}

const both = (outcome: Outcome) => ({ agencia: outcome, contacto: outcome });

const faults: readonly Fault[] = [
  { what: 'answers with 200', behaviour: answer(200), outcomes: both('sent') },
  {
    what: 'answers with 200 and a denial without end',
    behaviour: endless,
    outcomes: both('sent'),
  },
  { what: 'answers with 500', behaviour: answer(500), outcomes: both('failed') },
  { what: 'redirects', behaviour: redirect, outcomes: both('unreachable') },
  { what: 'sends no CORS headers', behaviour: answer(200, {}), outcomes: both('unreachable') },
  {
    what: 'denies preflights',
    behaviour: answer(200),
    deniesPreflights: true,
    // A multipart POST is a simple request, which the browser sends without a preflight.
    outcomes: { agencia: 'sent', contacto: 'unreachable' },
  },
  {
    what: 'resets the connection before its answer',
    behaviour: reset(false),
    outcomes: both('unreachable'),
  },
  {
    what: 'resets the connection within the body of a 200',
    behaviour: reset(true),
    outcomes: both('sent'),
  },
];

describe.each(formIds)('the form «%s»', (form) => {
  test.each(faults)(
    'R-FORM-21, R-FORM-22, R-LEAD-01: reports the result of a service that $what; after a failure the message can be sent again unchanged',
    async ({ behaviour, deniesPreflights = false, outcomes }) => {
      browser.allowProblems(/status of 500|net::ERR_|blocked by CORS policy/);
      const page = await openAndFill(form);
      Object.assign(service, { behaviour, deniesPreflights });
      await submitButton(page).click();
      await expectResult(page, form, outcomes[form]);
      expectPosts(form, deniesPreflights && form === 'contacto' ? 0 : 1);
      if (outcomes[form] === 'sent') await expectForm(page, form, 'empty');
      else await sendAgain(page, form);
    },
  );
});
