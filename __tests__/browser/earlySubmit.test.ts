import { pages } from '../../src/content/pages';
import type { Page } from 'playwright-core';
import { fieldTexts, formTexts } from '../../src/content/forms';
import { openFailing, openHeld, phone } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { marker, received } from '../support/inbox';
import { hydrated, roundTrip } from '../support/readiness';
import { until } from '../support/until';

const browser = suiteBrowser();
const choose = (page: Page, purpose: string) =>
  page.getByRole('button', { name: purpose, exact: true }).click();
const submit = (page: Page) => page.getByRole('button', { name: formTexts.submit, exact: true });

/** Fills in the contact form and returns its surname, by which the test finds its message. */
async function fill(page: Page): Promise<string> {
  const surname = marker();
  const type = (name: 'nombre' | 'apellido' | 'correo' | 'telefono' | 'mensaje', text: string) =>
    page.getByLabel(fieldTexts[name].label, { exact: true }).fill(text);
  await type('nombre', 'Ñata');
  await type('apellido', surname);
  await type('correo', 'nata@example.com');
  await type('telefono', '011 15-5555-0000');
  await type('mensaje', '¿Llego en julio?');
  return surname;
}

const message = (apellido: string, opcionSeleccionada: string) => ({
  nombre: 'Ñata',
  apellido,
  correo: 'nata@example.com',
  telefono: '011 15-5555-0000',
  mensaje: '¿Llego en julio?',
  opcionSeleccionada,
});

/** Waits for a message with this surname and for one more round trip, in which a second message would arrive. */
async function arrived(page: Page, surname: string) {
  await until(`the inbox has ${surname}`, () => received('apellido', surname).length > 0);
  await roundTrip(page);
  return received('apellido', surname);
}

/** Dispatches `pagehide`, as the browser does when a page is left or enters the back/forward cache. */
const hide = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('pagehide')));

describe('a form, before the app', () => {
  test.each(['a tap', 'Enter'])(
    'R-LEAD-03: sent with %s goes once, as typed, and is answered here',
    async (how) => {
      const { page, hydrate } = await openHeld(browser, pages.contact.path);
      const surname = await fill(page);
      await choose(page, 'Turismo');
      if (how === 'Enter') {
        await page.getByLabel(fieldTexts.telefono.label, { exact: true }).press('Enter');
      } else {
        await submit(page).click();
        await submit(page).click({ force: true });
      }
      expect(await submit(page).getAttribute('aria-disabled')).toBe('true');
      await hydrate();
      await page.getByRole('alertdialog').waitFor();
      expect(await arrived(page, surname)).toEqual([message(surname, 'Turismo')]);
    },
  );

  test('R-LEAD-03: is refused by the browser in our words, which each correction ends', async () => {
    const { page } = await openHeld(browser, pages.contact.path);
    const refusal = () =>
      page.evaluate(() => (document.activeElement as HTMLInputElement).validationMessage);
    await submit(page).click();
    expect(await refusal()).toBe(fieldTexts.nombre.missing);
    const surname = await fill(page);
    await page.getByLabel(fieldTexts.correo.label, { exact: true }).fill('nata.example.com');
    await submit(page).click();
    expect(await refusal()).toBe(fieldTexts.correo.invalid);
    await page.getByLabel(fieldTexts.correo.label, { exact: true }).fill('nata@example.com');
    await submit(page).click();
    expect(await submit(page).getAttribute('aria-disabled')).toBe('true');
    expect(received('apellido', surname)).toEqual([]);
  });

  test('R-LEAD-03: half a word in a field: the focus and the cursor stay', async () => {
    const { page, hydrate } = await openHeld(browser, pages.contact.path);
    const field = page.getByLabel(fieldTexts.nombre.label, { exact: true });
    await field.pressSequentially('Iés');
    await field.press('ArrowLeft');
    await field.press('ArrowLeft');
    await hydrate();
    await page.keyboard.type('n');
    expect(await field.inputValue()).toBe('Inés');
  });

  test('R-LEAD-03: with the keyboard on a purpose: the focus stays on it', async () => {
    const { page, hydrate } = await openHeld(browser, pages.contact.path);
    const first = page.getByRole('button', { name: formTexts.purposes[0], exact: true });
    await page.getByLabel(fieldTexts.telefono.label, { exact: true }).press('Tab');
    await page.keyboard.press(' ');
    await hydrate();
    expect(await first.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await first.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press(' ');
    expect(await first.getAttribute('aria-pressed')).toBe('false');
  });
});

test('R-LEAD-03: what is sent before the app is what stands in the form, without a draft that was not shown', async () => {
  const { page, hydrate } = await openHeld(browser, pages.contact.path, {
    prepare: (opened) =>
      opened.addInitScript(() =>
        sessionStorage.setItem(
          'borrador:contacto',
          '{"version":1,"values":{"opcionSeleccionada":"Turismo"}}',
        ),
      ),
  });
  const surname = await fill(page);
  await submit(page).click();
  await hydrate();
  await page.getByRole('alertdialog').waitFor();
  expect(received('apellido', surname)).toEqual([message(surname, '')]);
});

describe('the app does not arrive', () => {
  test('R-LEAD-04: a form is refused by the browser until it is complete, then sent natively, at once and once, with its purpose', async () => {
    const { page } = await openFailing(browser, pages.contact.path);
    await submit(page).click();
    expect(await page.evaluate(() => document.activeElement?.matches(':invalid'))).toBe(true);
    const surname = await fill(page);
    await choose(page, 'Trabajo');
    await submit(page).click();
    await page.waitForURL(/_bandeja/);
    expect(received('apellido', surname)).toEqual([message(surname, 'Trabajo')]);
  });

  test('R-LEAD-04: a purpose that the browser restores when the visitor comes back is shown as chosen', async () => {
    const { page } = await openFailing(browser, pages.contact.path);
    await choose(page, 'Turismo');
    await page.goto(page.url().replace(pages.contact.path, pages.about.path));
    await page.goBack();
    await page.waitForFunction(
      () =>
        document.querySelector('select')!.value ===
        (document.querySelector<HTMLButtonElement>('form [aria-pressed=true]')?.value ?? ''),
    );
    expect(await page.locator('select').inputValue()).toBe('Turismo');
  });

  test('R-LEAD-04: what was pressed before it failed goes out too', async () => {
    browser.allowProblems(/Failed to load resource/);
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
    await choose(page, 'Estudio');
    await submit(page).click();
    fail();
    await page.waitForURL(/_bandeja/);
    expect(received('apellido', surname)).toEqual([message(surname, 'Estudio')]);
  });
});

describe('the app is late', () => {
  test('R-LEAD-04, R-LEAD-12: after 10 s a form goes out natively, and never again', async () => {
    // Playwright cannot read a page during a navigation, so the page reports through the console.
    const told: string[] = [];
    const { page, release } = await openHeld(browser, pages.contact.path, {
      prepare: async (opened) => {
        opened.on('console', (message) => void told.push(message.text()));
        await opened.addInitScript(() => {
          const tell = ({ isTrusted }: Event) =>
            void (isTrusted && setTimeout(() => console.debug('clicked by the visitor')));
          addEventListener('click', tell, true);
          const timer = setInterval(() => {
            if (!document.querySelector('form')?.noValidate) return;
            clearInterval(timer);
            console.debug('hydrated');
          }, 50);
        });
        await opened.clock.install();
      },
    });
    const times = (what: string) => told.filter((one) => one === what).length;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    let posts = 0;
    await page.route(/_bandeja/, async (route) => {
      posts++;
      await answered;
      await route.continue();
    });
    const surname = await fill(page);
    await choose(page, 'Turismo');
    await submit(page).click();
    const { x, y } = (await submit(page).boundingBox())!;
    await page.clock.fastForward(8_000);
    expect(posts).toBe(0);
    await page.clock.fastForward(2_500);
    await until('the browser sends the form', () => posts > 0);
    // The app hydrates the page while the message is being sent, and the visitor clicks again.
    await page.mouse.click(x + 20, y + 20);
    release();
    await until('the app arrives', () => times('hydrated') > 0);
    await page.mouse.click(x + 20, y + 20);
    await until('the page hears every click', () => times('clicked by the visitor') === 3);
    answer();
    await page.waitForURL(/_bandeja/);
    expect(posts).toBe(1);
    expect(received('apellido', surname)).toEqual([message(surname, 'Turismo')]);
  });

  test('R-LEAD-05: a form whose tab goes to the back goes out at once', async () => {
    const { page, release } = await openHeld(browser, pages.contact.path);
    const surname = await fill(page);
    await submit(page).click();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.waitForURL(/_bandeja/);
    release();
    expect(received('apellido', surname)).toEqual([message(surname, '')]);
  });

  test('R-LEAD-05: a form whose page is left arrives, once', async () => {
    const { page, release } = await openHeld(browser, pages.contact.path);
    const surname = await fill(page);
    await choose(page, 'Trabajo');
    await submit(page).click();
    await page.goto(page.url().replace(pages.contact.path, pages.about.path));
    release();
    expect(await arrived(page, surname)).toEqual([message(surname, 'Trabajo')]);
    await page.goBack();
    await hydrated(page);
    expect(await arrived(page, surname)).toHaveLength(1);
  });

  test('R-LEAD-05: a page that the browser keeps when it is left sends once, and its button can be pressed', async () => {
    const { page } = await openHeld(browser, pages.contact.path);
    const surname = await fill(page);
    await submit(page).click();
    expect(await submit(page).getAttribute('aria-disabled')).toBe('true');
    await hide(page);
    expect(await submit(page).getAttribute('aria-disabled')).toBeNull();
    expect(await arrived(page, surname)).toEqual([message(surname, '')]);
  });
});
