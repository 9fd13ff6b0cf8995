import { pages } from '../../src/content/pages';
import type { Page } from 'playwright-core';
import { fieldTexts, formTexts } from '../../src/content/forms';
import { openWithFailingApp, openBeforeHydration, phone } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { marker, received } from '../support/inbox';
import { hydrated, roundTrip } from '../support/readiness';
import { disableTimers } from '../support/timers';
import { until } from '../support/until';

const browser = suiteBrowser();
const choose = (page: Page, purpose: string) =>
  page.getByRole('button', { name: purpose, exact: true }).click();
const submitButton = (page: Page) =>
  page.getByRole('button', { name: formTexts.submit, exact: true });

/** Fills in the contact form. @returns the surname, by which the test finds the message in the inbox */
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
async function arrivedMessages(page: Page, surname: string) {
  await until(`the inbox has ${surname}`, () => received('apellido', surname).length > 0);
  await roundTrip(page);
  return received('apellido', surname);
}

/** Disables the timer of 10 s after which the browser posts a waiting form. */
const disableHoldTimer = (page: Page) => disableTimers(page, 5_000);

/** Dispatches `pagehide`, as the browser does when a page is left or enters the back/forward cache. */
const dispatchPageHide = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new Event('pagehide')));

describe('a form before hydration', () => {
  test.each(['a tap', 'Enter'])(
    'R-LEAD-03: is sent once after a submit with %s, and the result is shown in the page',
    async (how) => {
      const { page, hydrate } = await openBeforeHydration(browser, pages.contact.path);
      const surname = await fill(page);
      await choose(page, 'Turismo');
      if (how === 'Enter') {
        await page.getByLabel(fieldTexts.telefono.label, { exact: true }).press('Enter');
      } else {
        await submitButton(page).click();
        await submitButton(page).click({ force: true });
      }
      expect(await submitButton(page).getAttribute('aria-disabled')).toBe('true');
      await hydrate();
      await page.getByRole('dialog').waitFor();
      expect(await arrivedMessages(page, surname)).toEqual([message(surname, 'Turismo')]);
    },
  );

  test('R-LEAD-03: is refused with the site’s error texts until each field is corrected', async () => {
    const { page } = await openBeforeHydration(browser, pages.contact.path);
    const refusal = () =>
      page.evaluate(() => (document.activeElement as HTMLInputElement).validationMessage);
    await submitButton(page).click();
    expect(await refusal()).toBe(fieldTexts.nombre.missing);
    const surname = await fill(page);
    await page.getByLabel(fieldTexts.correo.label, { exact: true }).fill('nata.example.com');
    await submitButton(page).click();
    expect(await refusal()).toBe(fieldTexts.correo.invalid);
    await page.getByLabel(fieldTexts.correo.label, { exact: true }).fill('nata@example.com');
    await submitButton(page).click();
    expect(await submitButton(page).getAttribute('aria-disabled')).toBe('true');
    expect(received('apellido', surname)).toEqual([]);
  });

  test('R-LEAD-03: keeps the text, the focus and the cursor of a half-typed field', async () => {
    const { page, hydrate } = await openBeforeHydration(browser, pages.contact.path);
    const field = page.getByLabel(fieldTexts.nombre.label, { exact: true });
    await field.pressSequentially('Iés');
    await field.press('ArrowLeft');
    await field.press('ArrowLeft');
    await hydrate();
    await page.keyboard.type('n');
    expect(await field.inputValue()).toBe('Inés');
  });

  test('R-LEAD-03: keeps a purpose that was selected with the keyboard, and its focus', async () => {
    const { page, hydrate } = await openBeforeHydration(browser, pages.contact.path);
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

test('R-LEAD-03, R-LEAD-08: a draft is shown before hydration, and is sent with a form that is submitted before hydration', async () => {
  const { page, hydrate } = await openBeforeHydration(browser, pages.contact.path, {
    prepare: (opened) =>
      opened.addInitScript(() =>
        sessionStorage.setItem(
          'borrador:contacto',
          '{"version":1,"values":{"nombre":"Otra","opcionSeleccionada":"Turismo"}}',
        ),
      ),
  });
  expect(await page.locator('form [aria-pressed=true]').allInnerTexts()).toEqual(['Turismo']);
  const surname = await fill(page);
  await submitButton(page).click();
  await hydrate();
  await page.getByRole('dialog').waitFor();
  expect(received('apellido', surname)).toEqual([message(surname, 'Turismo')]);
});

describe('if the app fails to load', () => {
  test('R-LEAD-04: the browser refuses an incomplete form, and posts a complete form at once and only once, with its purpose', async () => {
    const { page } = await openWithFailingApp(browser, pages.contact.path, {
      prepare: disableHoldTimer,
    });
    await submitButton(page).click();
    expect(await page.evaluate(() => document.activeElement?.matches(':invalid'))).toBe(true);
    const surname = await fill(page);
    await choose(page, 'Trabajo');
    await submitButton(page).click();
    await page.waitForURL(/_bandeja/);
    expect(received('apellido', surname)).toEqual([message(surname, 'Trabajo')]);
  });

  test('R-LEAD-04: a purpose that the browser restores after a step back is shown as selected', async () => {
    const { page } = await openWithFailingApp(browser, pages.contact.path);
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

  test('R-LEAD-04: the browser posts a form that was submitted before the failure, at once', async () => {
    browser.allowProblems(/Failed to load resource/);
    let fail = () => {};
    const page = await browser.open(pages.contact.path, {
      ...phone,
      prepare: async (opened) => {
        await disableHoldTimer(opened);
        const failed = new Promise<void>((resolve) => (fail = resolve));
        await opened.route(/\/assets\/hydrate-/, async (route) => {
          await failed;
          await route.abort();
        });
      },
    });
    const surname = await fill(page);
    await choose(page, 'Estudio');
    await submitButton(page).click();
    fail();
    await page.waitForURL(/_bandeja/);
    expect(received('apellido', surname)).toEqual([message(surname, 'Estudio')]);
  });
});

describe('if the app loads late', () => {
  test('R-LEAD-04, R-LEAD-12: the browser posts a form after 10 s, and later clicks do not send the form again', async () => {
    // Playwright cannot read a page during a navigation, so the page reports through the console.
    const consoleTexts: string[] = [];
    const { page, release } = await openBeforeHydration(browser, pages.contact.path, {
      prepare: async (opened) => {
        opened.on('console', (line) => void consoleTexts.push(line.text()));
        await opened.addInitScript(() => {
          const reportClick = ({ isTrusted }: Event) =>
            void (isTrusted && setTimeout(() => console.debug('clicked by the visitor')));
          addEventListener('click', reportClick, true);
          const timer = setInterval(() => {
            if (!('ready' in document.documentElement.dataset)) return;
            clearInterval(timer);
            console.debug('hydrated');
          }, 50);
        });
        await opened.clock.install();
      },
    });
    const countInConsole = (wanted: string) =>
      consoleTexts.filter((text) => text === wanted).length;
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
    await submitButton(page).click();
    const { x, y } = (await submitButton(page).boundingBox())!;
    await page.clock.fastForward(8_000);
    expect(posts).toBe(0);
    await page.clock.fastForward(2_500);
    await until('the browser sends the form', () => posts > 0);
    // The app hydrates the page while the message is being sent, and the visitor clicks again.
    await page.mouse.click(x + 20, y + 20);
    release();
    await until('React has hydrated the page', () => countInConsole('hydrated') > 0);
    await page.mouse.click(x + 20, y + 20);
    await until(
      'the page has received every click',
      () => countInConsole('clicked by the visitor') === 3,
    );
    answer();
    await page.waitForURL(/_bandeja/);
    expect(posts).toBe(1);
    expect(received('apellido', surname)).toEqual([message(surname, 'Turismo')]);
  });

  test('R-LEAD-05: the browser posts a waiting form at once when the tab is hidden', async () => {
    const { page, release } = await openBeforeHydration(browser, pages.contact.path, {
      prepare: disableHoldTimer,
    });
    const surname = await fill(page);
    await submitButton(page).click();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.waitForURL(/_bandeja/);
    release();
    expect(received('apellido', surname)).toEqual([message(surname, '')]);
  });

  test('R-LEAD-05: a waiting form is sent once when its page is left', async () => {
    const { page, release } = await openBeforeHydration(browser, pages.contact.path);
    const surname = await fill(page);
    await choose(page, 'Trabajo');
    await submitButton(page).click();
    await page.goto(page.url().replace(pages.contact.path, pages.about.path));
    release();
    expect(await arrivedMessages(page, surname)).toEqual([message(surname, 'Trabajo')]);
    await page.goBack();
    await hydrated(page);
    expect(await arrivedMessages(page, surname)).toHaveLength(1);
  });

  test('R-LEAD-05: a page that enters the back/forward cache sends its waiting form once and enables the button', async () => {
    const { page } = await openBeforeHydration(browser, pages.contact.path);
    const surname = await fill(page);
    await submitButton(page).click();
    expect(await submitButton(page).getAttribute('aria-disabled')).toBe('true');
    await dispatchPageHide(page);
    expect(await submitButton(page).getAttribute('aria-disabled')).toBeNull();
    expect(await arrivedMessages(page, surname)).toEqual([message(surname, '')]);
  });
});
