import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { chromiumArguments } from '../../tools/chromium';
import { freePort } from '../../tools/freePort';
import { resultTexts } from '../../src/content/forms';
import { newTab } from '../../src/content/site';
import type { FormId } from '../../src/forms/fields/definitions';
import { suiteBrowser } from '../support/browser';
import { cases } from '../support/extent';
import { fillFields } from '../support/fillFields';
import type { Submission } from '../../src/forms/sending/submission';
import { answer, type Fault, type Visit } from '../support/submitFault';
import { pageShown, hydrated } from '../support/readiness';
import { formIds, labels, pageOf, typedValues, payloads } from '../support/leads';
import { faultControl, type Received } from '../support/faultServer';
import { serviceFaults } from '../support/serviceFaults';
import { addresses } from '../support/servers';
import { visitFaults } from '../support/visitFaults';
import { until } from '../support/until';

/**
 * Faults between the press of Enviar and the response: a server that fails, or a visitor who leaves, reloads or goes
 * offline. A case ends with an empty form, or with a second request that sends the same body.
 */

const suite = suiteBrowser();

const forms = {
  agencia: {
    path: pageOf.agencia.path,
    linkName: pageOf.agencia.link,
    values: typedValues('agencia'),
    payload: payloads.agencia,
    type: /^multipart\/form-data; boundary=/,
    failure: 'Hubo un error al enviar el mensaje. Inténtelo de nuevo más tarde.',
  },
  contacto: {
    path: pageOf.contacto.path,
    linkName: pageOf.contacto.link,
    values: typedValues('contacto'),
    payload: payloads.contacto,
    type: /^application\/json$/,
    failure: 'Hubo un problema al enviar el formulario: Error en el envío del formulario',
  },
} as const;
const SENT_TEXT = 'Su formulario ha sido enviado con éxito. Nos pondremos en contacto pronto.';

const faults = [...serviceFaults, ...visitFaults];

const control = (command?: Parameters<typeof faultControl>[1]) =>
  faultControl(addresses().faultControl, command);

const valueFor = <Value>(either: Value | Record<FormId, Value>, form: FormId): Value =>
  typeof either === 'object' && either !== null && form in either
    ? (either as Record<FormId, Value>)[form]
    : (either as Value);

/** Returns the fields of a body, in their order. */
async function fieldsOf({ contentType, body }: Received): Promise<[string, string][]> {
  const bytes = Buffer.from(body, 'base64');
  if (contentType === 'application/json') return Object.entries(JSON.parse(bytes.toString('utf8')));
  const data = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
  return [...data] as [string, string][];
}

/** Returns a body with a fixed boundary, because each request has another boundary. */
function normalizedBody({ contentType, body }: Received): string {
  const boundary = contentType.match(/boundary=(.*)/)?.[1];
  const text = Buffer.from(body, 'base64').toString('latin1');
  return boundary ? text.replaceAll(boundary, 'BOUNDARY') : text;
}

async function fillIn(page: Page, form: FormId): Promise<void> {
  await fillFields(page, forms[form].values);
  if (form === 'contacto') await page.getByRole('button', { name: 'Estudio', exact: true }).click();
}

async function expectForm(page: Page, form: FormId, state: 'kept' | 'cleared'): Promise<void> {
  const shown: Record<string, string> = {};
  for (const name of Object.keys(forms[form].values)) {
    const field = page.getByLabel(labels[name]!, { exact: true });
    shown[name] = await field.inputValue();
  }
  const empty = Object.fromEntries(Object.keys(shown).map((name) => [name, '']));
  expect(shown).toEqual(state === 'kept' ? forms[form].values : empty);
  const pressed = await page.locator(`#${form}-formulario [aria-pressed="true"]`).allInnerTexts();
  expect(pressed).toEqual(form === 'contacto' && state === 'kept' ? ['Estudio'] : []);
}

async function expectDialog(page: Page, form: FormId, outcome: Submission): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.count()).toBe(1);
  const text = (await dialog.innerText()).replace(/\s+/g, ' ').trim();
  if (outcome === 'sent') {
    expect(text).toBe(`¡Enviado! ${SENT_TEXT} Cerrar`);
    return;
  }
  const opening = {
    failed: `Error ${forms[form].failure}`,
    unreachable: `Error ${forms[form].failure}`,
    unknown: `${resultTexts.unknown.title} ${resultTexts.unknown[form]}`,
  };
  expect(text).toBe(
    `${opening[outcome]} ${resultTexts[outcome].otherWays} ` +
      `Enviarlo por WhatsApp ${newTab} ${resultTexts.email} Cerrar`,
  );
  const chat = await dialog
    .getByRole('link', { name: /^Enviarlo por WhatsApp/ })
    .getAttribute('href');
  const mail = await dialog.getByRole('link', { name: resultTexts.email }).getAttribute('href');
  expect(chat).toMatch(/^https:\/\/wa\.me\/549\d{10}\?text=/);
  expect(mail).toMatch(/^mailto:[^?]+\?subject=/);
  const texts = [
    new URL(chat!).searchParams.get('text')!,
    new URLSearchParams(mail!.split('?')[1]).get('body')!.replaceAll('\r\n', '\n'),
  ];
  for (const text of texts) {
    expect(text).toContain(forms[form].linkName);
    for (const value of Object.values(forms[form].payload)) expect(text).toContain(value);
  }
}

async function close(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await page.clock.runFor(1_000).catch(() => undefined);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

beforeEach(() => control({ behaviour: answer(200), reset: true }));

/** Opens the form's page, directly or by a link of another page. */
async function openForm(fault: Fault, form: FormId): Promise<Page> {
  const base = addresses().faultSite;
  const { path, linkName } = forms[form];
  const startPath = fault.fromAnotherPage ? '/acercaDeNosotros' : path;
  const page = fault.otherBrowser
    ? await openInOtherBrowser(fault.otherBrowser, base + startPath)
    : await suite.open(startPath, {
        base,
        // Dialogs open and close without an animation.
        reducedMotion: 'reduce',
        prepare: async (opened) => void (await fault.prepare?.(opened)),
      });
  if (!fault.fromAnotherPage) return page;
  await page.getByRole('contentinfo').getByRole('link', { name: linkName }).click();
  await pageShown(page, path);
  return page;
}

let otherBrowser: Browser | undefined;
let consoleProblems: string[] = [];

async function openInOtherBrowser(
  kind: NonNullable<Fault['otherBrowser']>,
  url: string,
): Promise<Page> {
  const { host } = new URL(addresses().faultEndpoint);
  const port = await freePort();
  const argument =
    kind === 'unresolvable'
      ? `--host-resolver-rules=MAP ${host} ~NOTFOUND`
      : `--remote-debugging-port=${port}`;
  consoleProblems = [];
  otherBrowser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: [...chromiumArguments, argument],
  });
  const page = await (kind === 'unresolvable' ? otherBrowser : await connectToPort(port)).newPage();
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) consoleProblems.push(message.text());
  });
  page.on('pageerror', (error) => consoleProblems.push(error.message));
  await page.goto(url);
  await hydrated(page);
  return page;
}

/** Connects to the browser without focus emulation. */
async function connectToPort(port: number): Promise<BrowserContext> {
  const connection = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, {
    noDefaults: true,
  });
  return connection.contexts()[0]!;
}

afterEach(async () => {
  await otherBrowser?.close();
  otherBrowser = undefined;
});

/**
 * Returns the forms of a fault's cases. Both forms use the same code for requests, so the short run tests a fault with
 * one form, unless the outcomes differ.
 */
const testedForms = (fault: Fault) =>
  cases(
    formIds,
    (form) =>
      fault.bothForms ||
      typeof fault.outcome === 'object' ||
      form === formIds[faults.indexOf(fault) % formIds.length],
  );

describe.each(faults)('$name', (fault) => {
  test.each(testedForms(fault))(
    'R-FORM-21, R-FORM-22, R-FORM-23, R-LEAD-01, R-LEAD-14: the %s form reports the result; after a failure the message stays and can be sent again unchanged',
    async (form) => {
      const outcome = valueFor(fault.outcome, form);
      const requests = valueFor(fault.requests ?? 1, form);
      if (fault.allowedProblems) suite.allowProblems(fault.allowedProblems);
      const page = await openForm(fault, form);
      await fillIn(page, form);
      if (fault.service) await control({ behaviour: fault.service });

      const button = () => page.locator(`#${form}-enviar`);
      const visit: Visit = {
        form,
        page,
        button,
        pressSubmit: () => button().click(),
        async requestHeld() {
          await until('the service holds a request', async () => (await control()).waiting > 0);
        },
        release: async () => void (await control({ release: true })),
        async expectSending() {
          expect(await button().innerText()).toBe('Enviando…');
          expect(await page.getByRole('dialog').count()).toBe(0);
        },
      };
      await (fault.steps ? fault.steps(visit) : visit.pressSubmit());

      if (outcome !== 'notShown') {
        await expectDialog(page, form, outcome);
        await close(page);
      }
      await fault.returnToForm?.(visit);
      await expectForm(page, form, outcome === 'sent' ? 'cleared' : 'kept');

      const { received } = await control();
      expect(received).toHaveLength(requests);
      // «¡Enviado!» is shown for no message that the service has not taken.
      expect(outcome === 'sent' && received.some(({ isStored }) => !isStored)).toBe(false);
      for (const request of received) {
        expect([request.method, request.path]).toEqual([
          'POST',
          new URL(addresses().faultEndpoint).pathname,
        ]);
        expect(request.contentType).toMatch(forms[form].type);
        expect(request.accept).toBe('application/json');
        expect(await fieldsOf(request)).toEqual(Object.entries(forms[form].payload));
      }

      if (outcome !== 'sent') {
        await control({ behaviour: answer(200) });
        if (fault.otherBrowser === 'unresolvable') {
          await page.route(addresses().faultEndpoint, (route) =>
            route.continue({ url: addresses().faultEndpoint.replace('localhost', '127.0.0.1') }),
          );
        }
        await page.clock.resume().catch(() => undefined);
        await visit.pressSubmit();
        await expectDialog(page, form, 'sent');
        await close(page);
        await expectForm(page, form, 'cleared');
        const allReceived = (await control()).received;
        expect(allReceived).toHaveLength(requests + 1);
        const secondRequest = allReceived.at(-1)!;
        expect(await fieldsOf(secondRequest)).toEqual(Object.entries(forms[form].payload));
        if (requests) expect(normalizedBody(secondRequest)).toBe(normalizedBody(received[0]!));
      }
      if (fault.otherBrowser) {
        expect(consoleProblems.filter((line) => !fault.allowedProblems?.test(line))).toEqual([]);
      }
    },
  );
});
