import { pages } from '../../src/content/pages';
import type { Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { faq } from '../../src/content/faq';
import { fieldWords, formWords } from '../../src/content/forms';
import { hero } from '../../src/content/home';
import { navigation } from '../../src/content/site';
import { failApp, holdApp } from '../support/appChunks';
import { suiteBrowser, type OpenOptions } from '../support/browser';
import { hydrated } from '../support/readiness';

const browser = suiteBrowser();
const phone = { viewport: { width: 360, height: 740 }, hydrated: false } as const;
const [question] = faq.items;

interface HeldPage {
  page: Page;
  /** Lets the app through and waits for it. */
  arrive: () => Promise<void>;
  /** Lets the app through and does not wait. */
  release: () => void;
}

async function openHeld(path: string, options: OpenOptions = {}): Promise<HeldPage> {
  let release = () => {};
  const page = await browser.open(path, {
    ...phone,
    ...options,
    prepare: async (opened) => {
      release = await holdApp(opened);
      await options.prepare?.(opened);
    },
  });
  const arrive = async () => {
    release();
    await hydrated(page);
  };
  return { page, arrive, release };
}

const hamburger = (page: Page) => page.getByRole('button', { name: /menú/i }).first();
const menu = (page: Page) => page.getByRole('dialog', { name: navigation.menuTitle });
const submit = (page: Page) => page.getByRole('button', { name: formWords.submit, exact: true });
const toggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Fills the contact form; the surname tells this test's message from all others. */
async function fill(page: Page): Promise<string> {
  const surname = `Prueba ${Math.random()}`;
  const type = (name: 'nombre' | 'apellido' | 'correo' | 'telefono' | 'mensaje', text: string) =>
    page.getByLabel(fieldWords[name].label, { exact: true }).fill(text);
  await type('nombre', 'Ñata');
  await type('apellido', surname);
  await type('correo', 'nata@example.com');
  await type('telefono', '011 15-5555-0000');
  await type('mensaje', '¿Llego en julio?');
  return surname;
}

/** The messages with this surname that the inbox took. */
function received(surname: string): Record<string, string>[] {
  const lines = readFileSync(`${process.env.SUITE_DIST}/../site.jsonl`, 'utf8').trim().split('\n');
  return lines
    .map((line) => (JSON.parse(line) as { fields: Record<string, string> }).fields)
    .filter(({ apellido }) => apellido === surname);
}

const message = (apellido: string, opcionSeleccionada: string) => ({
  nombre: 'Ñata',
  apellido,
  correo: 'nata@example.com',
  telefono: '011 15-5555-0000',
  mensaje: '¿Llego en julio?',
  opcionSeleccionada,
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Long enough for a second message to arrive, if there were one. */
const wouldArrive = (page: Page) => page.waitForTimeout(700);

describe('done before the app arrives, and taking effect when it does', () => {
  test.each([1, 2])('%i taps on the hamburger: the menu opens and stays open', async (taps) => {
    const { page, arrive } = await openHeld(pages.home.path);
    for (let tap = 0; tap < taps; tap++) await hamburger(page).click();
    expect(await menu(page).count()).toBe(0);
    await arrive();
    await menu(page).waitFor();
    await page.waitForTimeout(300);
    expect(await menu(page).isVisible()).toBe(true);
  });

  test.each([1, 2])('%i taps on a question: its answer opens', async (taps) => {
    const { page, arrive } = await openHeld(pages.contact.path);
    const summary = page.getByRole('button', { name: question.question });
    for (let tap = 0; tap < taps; tap++) await summary.click();
    await arrive();
    await page.getByText(question.answer).waitFor();
    expect(await summary.getAttribute('aria-expanded')).toBe('true');
  });

  test('a tap on the pause: the word stands still', async () => {
    const { page, arrive } = await openHeld(pages.home.path);
    await page.getByRole('button', { name: hero.pause }).click();
    await arrive();
    await page.getByRole('button', { name: hero.resume }).waitFor();
  });

  test('taps on purposes: the last is pressed', async () => {
    const { page, arrive } = await openHeld(pages.contact.path);
    await toggle(page, 'Estudio').click();
    await toggle(page, 'Turismo').click();
    await toggle(page, 'Turismo').click();
    await arrive();
    await page.waitForFunction(() => document.querySelector('[value=Turismo][aria-pressed=true]'));
    expect(await toggle(page, 'Estudio').getAttribute('aria-pressed')).toBe('false');
  });

  test.each(['a tap', 'Enter'])('a whole form sent with %s: once, as typed', async (how) => {
    const { page, arrive } = await openHeld(pages.contact.path);
    const surname = await fill(page);
    await toggle(page, 'Turismo').click();
    if (how === 'Enter') {
      await page.getByLabel(fieldWords.telefono.label, { exact: true }).press('Enter');
    } else {
      await submit(page).click();
      await submit(page).click();
    }
    await arrive();
    await page.getByRole('alertdialog').waitFor();
    await wouldArrive(page);
    expect(received(surname)).toEqual([message(surname, 'Turismo')]);
  });

  test('Enviar on an empty form: our own errors', async () => {
    const { page, arrive } = await openHeld(pages.contact.path);
    await submit(page).click();
    await arrive();
    await page.waitForFunction(() => document.querySelectorAll('[aria-invalid=true]').length === 5);
    await page.waitForFunction(() => document.activeElement?.closest('form'));
    expect(await page.evaluate(() => document.querySelector('form')?.noValidate)).toBe(true);
  });

  test('half a word in a field: the focus and the cursor stay', async () => {
    const { page, arrive } = await openHeld(pages.contact.path);
    const field = page.getByLabel(fieldWords.nombre.label, { exact: true });
    await field.pressSequentially('Iés');
    await field.press('ArrowLeft');
    await field.press('ArrowLeft');
    await arrive();
    await page.keyboard.type('n');
    expect(await field.inputValue()).toBe('Inés');
  });

  test('with the keyboard on a question: the focus stays, and the key opens it', async () => {
    const { page, arrive } = await openHeld(pages.contact.path);
    await page.getByRole('button', { name: question.question }).focus();
    await page.keyboard.press('Enter');
    await arrive();
    await page.getByText(question.answer).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('pregunta-1');
  });

  test('on a slow network, without any help from the test', async () => {
    const page = await browser.open('/acercaDeNosotros', phone);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 300,
      downloadThroughput: 60_000,
      uploadThroughput: 60_000,
    });
    await page.goto(page.url().replace(pages.about.path, pages.home.path), { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await hamburger(page).click();
    await menu(page).waitFor({ timeout: 30_000 });
  });
});

test('a tap that comes while React hydrates is heard once', async () => {
  const page = await browser.open(pages.home.path, {
    ...phone,
    prepare: (opened) =>
      opened.addInitScript((name) => {
        const listen = EventTarget.prototype.addEventListener;
        let tapped = false;
        EventTarget.prototype.addEventListener = function (this: EventTarget, type, ...rest) {
          listen.call(this, type, ...rest);
          // React begins to listen, and has hydrated nothing yet.
          if (type !== 'click' || (this as Element).id !== 'root' || tapped) return;
          tapped = true;
          queueMicrotask(() =>
            document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click(),
          );
        };
      }, navigation.menuOpen),
  });
  await menu(page).waitFor();
  await page.waitForTimeout(400);
  expect(await menu(page).isVisible()).toBe(true);
});

test('a question tapped while its own code is on the way opens', async () => {
  let release = () => {};
  const page = await browser.open(pages.contact.path, {
    viewport: { width: 360, height: 740 },
    prepare: async (opened) => {
      const arrived = new Promise<void>((resolve) => (release = resolve));
      await opened.route(/FaqAccordion/, async (route) => {
        await arrived;
        await route.continue();
      });
    },
  });
  const summary = page.getByRole('button', { name: question.question });
  await summary.click();
  release();
  await page.getByText(question.answer).waitFor();
  expect(await summary.getAttribute('aria-expanded')).toBe('true');
});

describe('the app does not arrive', () => {
  const failing = async (path: string) => {
    browser.allow(/Failed to load resource/);
    let heal = async () => {};
    const page = await browser.open(path, {
      ...phone,
      prepare: async (opened) => {
        heal = await failApp(opened);
      },
    });
    await page.waitForFunction(() => document.documentElement.dataset.app === 'failed');
    return { page, heal };
  };

  test('answers and links stand open, and the next gesture brings it back', async () => {
    const { page, heal } = await failing(pages.home.path);
    expect(await page.getByText(question.answer).isVisible()).toBe(true);
    const bar = page.getByRole('navigation', { name: navigation.label });
    for (const { label } of navigation.products.links) {
      expect(await bar.getByRole('link', { name: label }).isVisible()).toBe(true);
    }
    expect(await page.getByRole('link', { name: pages.contact.name }).count()).toBe(1);
    expect(await hamburger(page).count()).toBe(0);
    await heal();
    await page.mouse.click(5, 300);
    await hydrated(page);
    await hamburger(page).click();
    await menu(page).waitFor();
  });

  test('a form goes out natively, at once and once, with its purpose', async () => {
    const { page } = await failing(pages.contact.path);
    const surname = await fill(page);
    await page.getByRole('radio', { name: 'Trabajo' }).check();
    await submit(page).click();
    await page.waitForURL(/_bandeja/);
    expect(received(surname)).toEqual([message(surname, 'Trabajo')]);
  });

  test('what was pressed before it failed goes out too', async () => {
    browser.allow(/Failed to load resource/);
    let fail = () => {};
    const page = await browser.open(pages.contact.path, {
      ...phone,
      prepare: async (opened) => {
        const failed = new Promise<void>((resolve) => (fail = resolve));
        await opened.route(/\/assets\/hydrate-/, async (route) => {
          await failed;
          await route.abort();
        });
      },
    });
    const surname = await fill(page);
    await toggle(page, 'Estudio').click();
    await submit(page).click();
    fail();
    await page.waitForURL(/_bandeja/);
    expect(received(surname)).toEqual([message(surname, 'Estudio')]);
  });

  test('an incomplete form is refused by the browser, and can be sent once complete', async () => {
    const { page } = await failing(pages.contact.path);
    await submit(page).click();
    expect(await page.evaluate(() => document.activeElement?.matches(':invalid'))).toBe(true);
    const surname = await fill(page);
    await submit(page).click();
    await page.waitForURL(/_bandeja/);
    expect(received(surname)).toEqual([message(surname, '')]);
  });

  test('a page whose own code fails keeps its finished HTML', async () => {
    browser.allow(/Failed to load resource/);
    const page = await browser.open(pages.contact.path, {
      ...phone,
      prepare: (opened) => opened.route(/ContactPage/, (route) => route.abort()),
    });
    await page.waitForFunction(() => document.documentElement.dataset.app === 'failed');
    const surname = await fill(page);
    await submit(page).click();
    await page.waitForURL(/_bandeja/);
    expect(received(surname)).toHaveLength(1);
  });
});

describe('the app is late', () => {
  test('after 10 s a form goes out natively, and never again', async () => {
    const { page, release } = await openHeld(pages.contact.path, {
      prepare: (opened) => opened.clock.install(),
    });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    let posts = 0;
    await page.route(/_bandeja/, async (route) => {
      posts++;
      await answered;
      await route.continue();
    });
    const surname = await fill(page);
    await toggle(page, 'Turismo').click();
    await submit(page).click();
    const { x, y } = (await submit(page).boundingBox())!;
    await page.clock.fastForward(8_000);
    expect(posts).toBe(0);
    await page.clock.fastForward(2_500);
    while (posts === 0) await pause(50);
    // The app arrives while the message is on its way, and the visitor is impatient. The mouse
    // waits for nothing: playwright's own click would wait for the message's answer.
    await page.mouse.click(x + 20, y + 20);
    release();
    await pause(2_000);
    await page.mouse.click(x + 20, y + 20);
    await pause(500);
    answer();
    await page.waitForURL(/_bandeja/);
    expect(posts).toBe(1);
    expect(received(surname)).toEqual([message(surname, 'Turismo')]);
  });

  test('after 10 s of a tapped hamburger the links stand in', async () => {
    const { page } = await openHeld(pages.home.path, {
      prepare: (opened) => opened.clock.install(),
    });
    await hamburger(page).click();
    await page.clock.fastForward(10_500);
    const link = page.getByRole('link', { name: navigation.products.links[2].label, exact: true });
    await link.first().waitFor();
  });

  test('a form whose tab goes to the back goes out at once', async () => {
    const { page, release } = await openHeld(pages.contact.path);
    const surname = await fill(page);
    await submit(page).click();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.waitForURL(/_bandeja/);
    release();
    expect(received(surname)).toEqual([message(surname, '')]);
  });

  test('a form whose page is left arrives, once', async () => {
    const { page, release } = await openHeld(pages.contact.path);
    const surname = await fill(page);
    await toggle(page, 'Trabajo').click();
    await submit(page).click();
    await page.goto(page.url().replace(pages.contact.path, pages.about.path));
    release();
    await wouldArrive(page);
    expect(received(surname)).toEqual([message(surname, 'Trabajo')]);
    await page.goBack();
    await hydrated(page);
    await wouldArrive(page);
    expect(received(surname)).toHaveLength(1);
  });

  test('an incomplete form whose page is left is not sent', async () => {
    const { page } = await openHeld(pages.contact.path);
    let posts = 0;
    page.on('request', (request) => void (posts += Number(request.method() === 'POST')));
    await page.getByLabel(fieldWords.nombre.label, { exact: true }).fill('Ana');
    await submit(page).click();
    await page.goto(page.url().replace(pages.contact.path, pages.about.path));
    await wouldArrive(page);
    expect(posts).toBe(0);
  });
});
