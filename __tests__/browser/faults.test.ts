import type { Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { chromiumArguments } from '../../tools/chromium';
import { newTab } from '../../src/content/site';
import type { FormId } from '../../src/forms/fields/definitions';
import { suiteBrowser } from '../support/browser';
import { at, hydrated } from '../support/readiness';
import { formIds, labels, pageOf, typed, wire } from '../support/leads';
import { faultControl, type Behaviour, type Received } from '../support/faultServer';
import { addresses } from '../support/servers';

/**
 * The fault matrix: each row is something that can happen between Enviar and the answer,
 * each is tried with both forms against a service that really does it, and each ends with a retry.
 */

jest.setTimeout(90_000);

const suite = suiteBrowser();

const forms = {
  agencia: {
    path: pageOf.agencia.path,
    page: pageOf.agencia.link,
    values: typed('agencia'),
    wire: wire.agencia,
    type: /^multipart\/form-data; boundary=/,
    failure: 'Hubo un error al enviar el mensaje. Inténtelo de nuevo más tarde.',
  },
  contacto: {
    path: pageOf.contacto.path,
    page: pageOf.contacto.link,
    values: typed('contacto'),
    wire: wire.contacto,
    type: /^application\/json$/,
    failure: 'Hubo un problema al enviar el formulario: Error en el envío del formulario',
  },
} as const;
type FormName = FormId;
const formNames = formIds;

const SENT = 'Su formulario ha sido enviado con éxito. Nos pondremos en contacto pronto.';

/** What a visitor is left with: an answer, or none because the page that sent is gone. */
type Outcome = 'sent' | 'failed' | 'untold';

/** What a row can do with its visit. */
interface Visit {
  readonly form: FormName;
  readonly page: Page;
  readonly button: () => ReturnType<Page['getByRole']>;
  readonly press: () => Promise<void>;
  /** Resolves when the service holds a request. */
  readonly held: () => Promise<void>;
  readonly release: () => Promise<void>;
  readonly stillSending: () => Promise<void>;
}

interface Fault {
  readonly name: string;
  readonly service?: Behaviour;
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What visitor, browser and network do; without it the visitor presses Enviar. */
  readonly act?: (visit: Visit) => Promise<void>;
  readonly outcome: Outcome | Record<FormName, Outcome>;
  /** Forms that reach the service; one for one submit, but where none can. */
  readonly requests?: 0 | 1 | Record<FormName, 0 | 1>;
  /** Brings the visitor back to the form, where `act` has led away from it. */
  readonly back?: (visit: Visit) => Promise<void>;
  /** What Chromium itself writes about it. */
  readonly noise?: RegExp;
  /** Has a browser of its own, in which the service's name cannot be resolved. */
  readonly unresolvable?: true;
}

const answer = (status: number, body?: string, type?: string): Behaviour => ({
  kind: 'answer',
  status,
  ...(body === undefined ? {} : { body }),
  ...(type === undefined ? {} : { type }),
});

const statusRow = (status: number, reason: string, body = '{"error":"no"}'): Fault => ({
  name: `${status} ${reason}`,
  service: answer(status, body),
  outcome: 'failed',
  noise: new RegExp(`status of ${status} `),
});

const hold: Behaviour = { kind: 'hold' };
const corsNoise = /blocked by CORS policy|net::ERR_FAILED/;

async function leave(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Acerca de nosotros' }).click();
  await at(page, '/acercaDeNosotros');
}

const toForm = async ({ page, form }: Visit) => {
  await page.getByRole('contentinfo').getByRole('link', { name: forms[form].page }).click();
  await at(page, forms[form].path);
};

const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });

const faults: Fault[] = [
  { name: 'none: 200 with JSON', outcome: 'sent' },
  { name: '204', service: answer(204, ''), outcome: 'sent' },
  { name: '200 with HTML', service: answer(200, '<h1>Gracias</h1>', 'text/html'), outcome: 'sent' },
  { name: '200 with an empty body', service: answer(200, ''), outcome: 'sent' },
  { name: '200 with broken JSON', service: answer(200, '{"ok":tr'), outcome: 'sent' },
  { name: '200 with 2 MB', service: answer(200, 'x'.repeat(2e6), 'text/plain'), outcome: 'sent' },
  statusRow(400, 'bad request'),
  statusRow(403, 'domain or captcha'),
  statusRow(404, 'unknown form', '<h1>Not found</h1>'),
  statusRow(413, 'too large', ''),
  statusRow(
    422,
    'with an errors array',
    '{"error":"Validation","errors":[{"code":"TYPE_EMAIL","field":"correo","message":"should be an email"}]}',
  ),
  statusRow(429, 'throttled'),
  statusRow(500, 'server error'),
  statusRow(502, 'bad gateway', '<h1>Bad gateway</h1>'),
  statusRow(503, 'unavailable'),
  {
    name: 'connection refused',
    service: { kind: 'closed' },
    outcome: 'failed',
    requests: 0,
    noise: /net::ERR_CONNECTION_REFUSED|blocked by CORS policy/,
  },
  {
    name: 'reset before the answer',
    service: { kind: 'reset', at: 'start' },
    outcome: 'failed',
    noise: /net::ERR_(CONNECTION_RESET|EMPTY_RESPONSE)/,
  },
  {
    name: 'reset within the headers',
    service: { kind: 'reset', at: 'headers' },
    outcome: 'failed',
    noise: /net::ERR_|blocked by CORS policy/,
  },
  {
    name: 'reset within the body of a 500',
    service: { kind: 'reset', at: 'body', status: 500 },
    outcome: 'failed',
    noise: /status of 500|net::ERR_CONNECTION_RESET/,
  },
  {
    name: 'reset within the body of a 200',
    service: { kind: 'reset', at: 'body' },
    outcome: 'sent',
    noise: /net::ERR_CONNECTION_RESET/,
  },
  {
    name: 'no answer for 30 s',
    service: hold,
    prepare: (page) => page.clock.install(),
    act: async ({ page, press, held, stillSending }) => {
      await press();
      await held();
      await page.clock.runFor(28_000);
      await stillSending();
      await page.clock.runFor(2_100);
    },
    outcome: 'failed',
  },
  {
    name: 'DNS failure',
    unresolvable: true,
    outcome: 'failed',
    requests: 0,
    noise: /net::ERR_NAME_NOT_RESOLVED|blocked by CORS policy/,
  },
  {
    name: 'CORS denied',
    service: { kind: 'withoutCors' },
    outcome: 'failed',
    noise: corsNoise,
  },
  {
    name: 'preflight denied',
    service: { kind: 'preflightDenied' },
    // Multipart is a simple request: nothing is asked before it.
    outcome: { agencia: 'sent', contacto: 'failed' },
    requests: { agencia: 1, contacto: 0 },
    noise: corsNoise,
  },
  {
    name: 'redirect to a page without CORS',
    service: { kind: 'redirect', cors: false },
    outcome: 'failed',
    noise: corsNoise,
  },
  {
    name: 'redirect to a page with CORS',
    service: { kind: 'redirect', cors: true },
    outcome: 'sent',
  },
  {
    name: 'slow 5 s then 200',
    service: hold,
    prepare: (page) => page.clock.install(),
    act: async ({ page, press, held, stillSending, release }) => {
      await press();
      await held();
      await page.clock.runFor(5_000);
      await stillSending();
      await release();
    },
    outcome: 'sent',
  },
  {
    name: 'asleep for a minute, then 200',
    service: hold,
    prepare: (page) => page.clock.install(),
    act: async ({ page, press, held, stillSending, release }) => {
      await press();
      await held();
      await page.clock.fastForward(60_000);
      await stillSending();
      await release();
    },
    outcome: 'sent',
  },
  {
    name: 'asleep for a minute, then no answer',
    service: hold,
    prepare: (page) => page.clock.install(),
    act: async ({ page, press, held }) => {
      await press();
      await held();
      await page.clock.fastForward(60_000);
      await page.clock.runFor(4_000);
    },
    outcome: 'failed',
  },
  {
    name: 'offline then online',
    act: async ({ page, press }) => {
      await page.context().setOffline(true);
      const said = page.getByText(
        'No tenés conexión. Podés probar igual: si no sale, no se borra nada.',
      );
      await said.waitFor();
      await press();
      await page.getByRole('alertdialog').waitFor();
      await page.context().setOffline(false);
      await said.waitFor({ state: 'detached' });
    },
    outcome: 'failed',
    requests: 0,
    noise: /net::ERR_INTERNET_DISCONNECTED|blocked by CORS policy/,
  },
  {
    name: 'page frozen in the background while sending',
    service: hold,
    act: async ({ page, press, held, release }) => {
      const session = await page.context().newCDPSession(page);
      await press();
      await held();
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      await release();
      await new Promise((resolve) => setTimeout(resolve, 300));
      await session.send('Page.setWebLifecycleState', { state: 'active' });
    },
    outcome: 'sent',
  },
  {
    name: 'another tab in front while sending',
    service: hold,
    act: async ({ page, press, held, release, stillSending }) => {
      await press();
      await held();
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await stillSending();
      await release();
    },
    outcome: 'sent',
  },
  {
    name: 'double click',
    service: hold,
    act: async ({ button, held, release }) => {
      await button().dblclick();
      await held();
      // Playwright itself would wait for a button that is not disabled.
      await button().click({ force: true });
      await release();
    },
    outcome: 'sent',
  },
  {
    name: 'Enter twice',
    service: hold,
    act: async ({ page, held, release }) => {
      await page.getByLabel('Apellido', { exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await held();
      await page.keyboard.press('Enter');
      await release();
    },
    outcome: 'sent',
  },
  {
    name: 'Enter and click in one task',
    service: hold,
    act: async ({ page, form, held, release }) => {
      await page.evaluate((id) => {
        const element = document.getElementById(id) as HTMLFormElement;
        element.requestSubmit();
        element.requestSubmit();
        element.querySelector<HTMLButtonElement>('[type=submit]')?.click();
      }, `${form}-formulario`);
      await held();
      await release();
    },
    outcome: 'sent',
  },
  {
    name: 'navigation while sending, then 200',
    service: hold,
    act: async ({ page, press, held, release }) => {
      await press();
      await held();
      await leave(page);
      await release();
    },
    outcome: 'sent',
    back: toForm,
  },
  {
    name: 'answered while the next page is still on its way',
    service: hold,
    prepare: (page) =>
      page.route(/HomePage/, async (route) => {
        await page.waitForFunction(() => document.querySelector('[role="alertdialog"]'));
        await route.continue();
      }),
    act: async ({ page, press, held, release }) => {
      await press();
      await held();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Preguntas frecuentes' })
        .click();
      await page.waitForURL((url) => url.pathname === '/');
      await release();
      await page.locator('#faq').waitFor({ state: 'attached' });
    },
    outcome: 'sent',
    back: toForm,
  },
  {
    name: 'navigation while sending, then a failure',
    service: hold,
    prepare: (page) => page.clock.install(),
    act: async ({ page, press, held }) => {
      await press();
      await held();
      await leave(page);
      await page.clock.runFor(30_100);
    },
    outcome: 'failed',
    back: toForm,
  },
  {
    name: 'there and back while sending, pressed again',
    service: hold,
    act: async (visit) => {
      const { page, press, held, release } = visit;
      await press();
      await held();
      await leave(page);
      await toForm(visit);
      await page.getByText('Lo que enviaste recién sigue en camino.').waitFor();
      await press();
      await release();
    },
    outcome: 'sent',
  },
  {
    name: 'back and forward while sending, then a failure',
    service: hold,
    prepare: (page) => page.clock.install(),
    act: async (visit) => {
      const { page, press, held } = visit;
      await press();
      await held();
      await page.goBack();
      await at(page, '/acercaDeNosotros');
      await page.goForward();
      await at(page, forms[visit.form].path);
      await page.getByText('Lo que enviaste recién sigue en camino.').waitFor();
      await press();
      await page.clock.runFor(30_100);
    },
    outcome: 'failed',
  },
  {
    name: 'reload while sending',
    service: hold,
    act: async ({ page, press, held }) => {
      await press();
      await held();
      await page.reload();
      await hydrated(page);
      await page.getByText(/^La página se cerró mientras se enviaba/).waitFor();
    },
    outcome: 'untold',
  },
  {
    name: 'another site while sending, and back',
    service: hold,
    act: async ({ page, press, held }) => {
      await press();
      await held();
      await page.goto(`${addresses().site}/acercaDeNosotros`);
      await page.goBack();
      await hydrated(page);
      await page.getByText(/^La página se cerró mientras se enviaba/).waitFor();
    },
    outcome: 'untold',
  },
  {
    name: 'reload after a failure',
    service: answer(500),
    act: async ({ page, press }) => {
      await press();
      await page.getByRole('alertdialog').waitFor();
      await page.reload();
      await hydrated(page);
      await page.getByText('Recuperamos lo que habías escrito.').waitFor();
    },
    outcome: 'untold',
    noise: /status of 500/,
  },
  {
    name: 'storage blocked, 200',
    prepare: blockStorage,
    outcome: 'sent',
  },
  {
    name: 'storage blocked, 500',
    prepare: blockStorage,
    service: answer(500),
    outcome: 'failed',
    noise: /status of 500/,
  },
  {
    name: "the dialog's code cannot be had",
    prepare: (page) => page.route(/\/assets\/Dialog/, (route) => route.abort()),
    service: answer(500),
    outcome: 'failed',
    noise: /status of 500|net::ERR_FAILED/,
  },
  {
    name: "the dialog's code never comes",
    prepare: (page) => page.route(/\/assets\/Dialog/, () => undefined),
    service: answer(500),
    outcome: 'failed',
    noise: /status of 500/,
  },
];

const control = (command?: Parameters<typeof faultControl>[1]) =>
  faultControl(addresses().faultControl, command);

const of = <Value>(either: Value | Record<FormName, Value>, form: FormName): Value =>
  typeof either === 'object' && either !== null && form in either
    ? (either as Record<FormName, Value>)[form]
    : (either as Value);

/** A form's fields, exactly as its bytes say; of a multipart body without its random boundary. */
async function fieldsOf({ contentType, body }: Received): Promise<[string, string][]> {
  const bytes = Buffer.from(body, 'base64');
  if (contentType === 'application/json') return Object.entries(JSON.parse(bytes.toString('utf8')));
  const data = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
  return [...data] as [string, string][];
}

/** A body without what may differ from one request to the next: the boundary. */
function bytesOf({ contentType, body }: Received): string {
  const boundary = contentType.match(/boundary=(.*)/)?.[1];
  const text = Buffer.from(body, 'base64').toString('latin1');
  return boundary ? text.replaceAll(boundary, 'BOUNDARY') : text;
}

async function fillIn(page: Page, form: FormName): Promise<void> {
  for (const [name, value] of Object.entries(forms[form].values)) {
    await page.getByLabel(labels[name]!, { exact: true }).fill(value);
  }
  if (form === 'contacto') await page.getByRole('button', { name: 'Estudio', exact: true }).click();
}

async function expectForm(page: Page, form: FormName, state: 'kept' | 'cleared'): Promise<void> {
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

async function expectDialog(page: Page, form: FormName, outcome: Outcome): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  expect(await dialog.count()).toBe(1);
  const words = (await dialog.innerText()).replace(/\s+/g, ' ').trim();
  if (outcome === 'sent') {
    expect(words).toBe(`¡Enviado! ${SENT} Cerrar`);
    return;
  }
  expect(words).toBe(
    `Error ${forms[form].failure} Lo que escribiste sigue en el formulario. También podés mandarlo así: ` +
      `Enviarlo por WhatsApp ${newTab} Enviarlo por correo Cerrar`,
  );
  const chat = await dialog
    .getByRole('link', { name: /^Enviarlo por WhatsApp/ })
    .getAttribute('href');
  const mail = await dialog.getByRole('link', { name: 'Enviarlo por correo' }).getAttribute('href');
  expect(chat).toMatch(/^https:\/\/wa\.me\/549\d{10}\?text=/);
  expect(mail).toMatch(/^mailto:[^?]+\?subject=/);
  const texts = [
    new URL(chat!).searchParams.get('text')!,
    new URLSearchParams(mail!.split('?')[1]).get('body')!.replaceAll('\r\n', '\n'),
  ];
  for (const text of texts) {
    expect(text).toContain(forms[form].page);
    for (const value of Object.values(forms[form].wire)) expect(text).toContain(value);
  }
}

async function close(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await page.clock.runFor(1_000).catch(() => undefined);
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
}

const results = new Map<string, Record<FormName, string>>();
const note = (fault: Fault, form: FormName, result: string) => {
  const row = results.get(fault.name) ?? { agencia: '', contacto: '' };
  results.set(fault.name, { ...row, [form]: result });
};

afterAll(() => {
  const line = (cells: string[]) => `${cells[0]!.padEnd(50)}${cells[1]!.padEnd(30)}${cells[2]}\n`;
  const rows = faults.map(({ name }) =>
    line([name, results.get(name)?.agencia ?? '', results.get(name)?.contacto ?? '']),
  );
  const passed = [...results.values()].flatMap(Object.values).filter((cell) => /^ok/.test(cell));
  process.stdout.write(
    `\nFault matrix (told the visitor, form after it, forms received):\n${line(['fault', 'agencia', 'contacto'])}${rows.join('')}` +
      `${passed.length} of ${faults.length * formNames.length} cases passed, each with a retry of the identical body or a form left empty\n\n`,
  );
});

beforeEach(() => control({ behaviour: answer(200), reset: true }));

/** Opens the form by a link, so that the history has a page of the site before it. */
async function openForm(fault: Fault, form: FormName): Promise<Page> {
  const base = addresses().faultSite;
  const before = '/acercaDeNosotros';
  const page = fault.unresolvable
    ? await openWithoutName(base + before)
    : await suite.open(before, {
        base,
        prepare: async (opened) => void (await fault.prepare?.(opened)),
      });
  await page.getByRole('contentinfo').getByRole('link', { name: forms[form].page }).click();
  await at(page, forms[form].path);
  return page;
}

let ownBrowser: Awaited<ReturnType<typeof chromium.launch>> | undefined;
let ownNoise: string[] = [];

async function openWithoutName(url: string): Promise<Page> {
  const { host } = new URL(addresses().faultEndpoint);
  ownNoise = [];
  ownBrowser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: [...chromiumArguments, `--host-resolver-rules=MAP ${host} ~NOTFOUND`],
  });
  const page = await ownBrowser.newPage();
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) ownNoise.push(message.text());
  });
  page.on('pageerror', (error) => ownNoise.push(error.message));
  await page.goto(url);
  await hydrated(page);
  return page;
}

afterEach(async () => {
  await ownBrowser?.close();
  ownBrowser = undefined;
});

describe.each(faults)('$name', (fault) => {
  test.each(formNames)('%s', async (form) => {
    note(fault, form, 'FAILED');
    const outcome = of(fault.outcome, form);
    const requests = of(fault.requests ?? 1, form);
    if (fault.noise) suite.allow(fault.noise);
    const page = await openForm(fault, form);
    await fillIn(page, form);
    if (fault.service) await control({ behaviour: fault.service });

    const button = () => page.locator(`#${form}-enviar`);
    const visit: Visit = {
      form,
      page,
      button,
      press: () => button().click(),
      async held() {
        while ((await control()).waiting === 0) await page.waitForTimeout(20);
      },
      release: async () => void (await control({ release: true })),
      async stillSending() {
        expect(await button().innerText()).toBe('Enviando…');
        expect(await page.getByRole('alertdialog').count()).toBe(0);
      },
    };
    await (fault.act ? fault.act(visit) : visit.press());

    if (outcome !== 'untold') {
      await expectDialog(page, form, outcome);
      await close(page);
    }
    await fault.back?.(visit);
    await expectForm(page, form, outcome === 'sent' ? 'cleared' : 'kept');

    const { received } = await control();
    expect(received).toHaveLength(requests);
    for (const sent of received) {
      expect(sent.contentType).toMatch(forms[form].type);
      expect(sent.accept).toBe('application/json');
      expect(await fieldsOf(sent)).toEqual(Object.entries(forms[form].wire));
    }
    let told = `ok: ${outcome}, ${outcome === 'sent' ? 'cleared' : 'kept'}, ${requests}`;

    if (outcome !== 'sent') {
      await control({ behaviour: answer(200) });
      if (fault.unresolvable) {
        await page.route(addresses().faultEndpoint, (route) =>
          route.continue({ url: addresses().faultEndpoint.replace('localhost', '127.0.0.1') }),
        );
      }
      await page.clock.resume().catch(() => undefined);
      await visit.press();
      await expectDialog(page, form, 'sent');
      await close(page);
      await expectForm(page, form, 'cleared');
      const after = (await control()).received;
      expect(after).toHaveLength(requests + 1);
      const second = after.at(-1)!;
      expect(await fieldsOf(second)).toEqual(Object.entries(forms[form].wire));
      if (requests) expect(bytesOf(second)).toBe(bytesOf(received[0]!));
      told += ' +1';
    }
    if (fault.unresolvable) {
      expect(ownNoise.filter((line) => !fault.noise?.test(line))).toEqual([]);
    }
    note(fault, form, told);
  });
});
