import { pages } from '../../src/content/pages';
import type { Locator, Page } from 'playwright-core';
import { business } from '../../src/config/business';
import { faq } from '../../src/content/faq';
import { counterWords, fieldWords, formWords } from '../../src/content/forms';
import { hero } from '../../src/content/home';
import { navigation } from '../../src/content/site';
import { failApp, holdApp } from '../support/appChunks';
import { suiteBrowser, type OpenOptions } from '../support/browser';
import { marker, received } from '../support/inbox';
import { fetched, hydrated } from '../support/readiness';

const browser = suiteBrowser();
const phone = { viewport: { width: 360, height: 740 }, hydrated: false } as const;

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

const questionOf = (page: Page, item: number) => page.locator(`#pregunta-${item + 1}`);
const choose = (page: Page, purpose: string) => page.locator('label', { hasText: purpose }).click();
const hamburger = (page: Page) => page.getByRole('button', { name: /menú/i }).first();
const menu = (page: Page) => page.getByRole('dialog', { name: navigation.menuTitle });
const submit = (page: Page) => page.getByRole('button', { name: formWords.submit, exact: true });
const toggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Fills the contact form; the surname tells this test's message from all others. */
async function fill(page: Page): Promise<string> {
  const surname = marker();
  const type = (name: 'nombre' | 'apellido' | 'correo' | 'telefono' | 'mensaje', text: string) =>
    page.getByLabel(fieldWords[name].label, { exact: true }).fill(text);
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

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Long enough for a second message to arrive, if there were one. */
const wouldArrive = (page: Page) => page.waitForTimeout(700);

/** How an early gesture is made. */
const ways = {
  touch: (control: Locator) => control.tap(),
  mouse: (control: Locator) => control.click(),
  keyboard: (control: Locator) => control.press('Enter'),
} as const;

/** When it is made: with the app held back for good, just before it comes, or as React begins. */
const moments = ['blocked', 'before', 'during'] as const;

/** Opens a page at a moment of the app's arrival; `settle` is once the app is there, or never comes. */
async function openAt(
  moment: (typeof moments)[number],
  path: string,
  gesture: (page: Page) => Promise<void>,
  prepare?: (page: Page) => Promise<void>,
) {
  if (moment !== 'during') {
    const held = await openHeld(path, { hasTouch: true, prepare });
    await gesture(held.page);
    return { page: held.page, settle: moment === 'before' ? held.arrive : async () => {} };
  }
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const page = await browser.open(path, {
    ...phone,
    hasTouch: true,
    prepare: async (opened) => {
      await prepare?.(opened);
      await opened.exposeFunction('begun', begin);
      await opened.addInitScript(() => {
        const listen = EventTarget.prototype.addEventListener;
        EventTarget.prototype.addEventListener = function (this: EventTarget, type, ...rest) {
          listen.call(this, type, ...rest);
          // React begins to listen, and has hydrated nothing yet.
          if (type !== 'click' || (this as Element).id !== 'root') return;
          void (window as unknown as { begun: () => void }).begun();
        };
      });
    },
  });
  await begun;
  await gesture(page);
  return { page, settle: () => hydrated(page) };
}

describe.each(moments)('a first touch, the app %s', (moment) => {
  describe.each(Object.keys(ways) as (keyof typeof ways)[])('by %s', (way) => {
    const act = ways[way];

    test('R-BAR-06, R-PERF-12: the hamburger opens the menu, which stays', async () => {
      const { page, settle } = await openAt(moment, pages.home.path, (opened) =>
        act(hamburger(opened)),
      );
      expect(await menu(page).isVisible()).toBe(true);
      await page.keyboard.press('Tab');
      const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
      expect(await focused()).toBe(navigation.menuClose);
      await settle();
      expect(await menu(page).isVisible()).toBe(true);
      expect(await menu(page).count()).toBe(1);
      expect(await focused()).toBe(navigation.menuClose);
      await page.keyboard.press('Escape');
      await menu(page).waitFor({ state: 'hidden' });
      expect(await focused()).toBe(navigation.menuOpen);
    });

    test('R-FAQ-06, R-PERF-12: a question opens, alone, and stays open', async () => {
      const { page, settle } = await openAt(moment, pages.contact.path, async (opened) => {
        await act(questionOf(opened, 1));
        await act(questionOf(opened, 0));
      });
      const opened = () =>
        page.evaluate(() =>
          [
            ...document.querySelectorAll('details[open] > summary, [id^=p][aria-expanded=true]'),
          ].map(({ id }) => id),
        );
      expect(await opened()).toEqual(['pregunta-1']);
      await settle();
      expect(await opened()).toEqual(['pregunta-1']);
      expect(await page.getByText(faq.items[0].answer).isVisible()).toBe(true);
      await act(questionOf(page, 2));
      await page.getByText(faq.items[2].answer).waitFor();
      expect(await opened()).toEqual(['pregunta-3']);
    });

    test('R-HOME-10, R-PERF-12: the pause is pressed, and the word stands still', async () => {
      const { page, settle } = await openAt(
        moment,
        pages.home.path,
        (opened) => act(opened.getByRole('button', { name: hero.pause })),
        (opened) => opened.clock.install(),
      );
      const pressed = page.getByRole('button', { name: hero.pause, pressed: true });
      await pressed.waitFor();
      await settle();
      await page.clock.runFor(business.headlineRotationMs + 300);
      expect(await pressed.isVisible()).toBe(true);
      expect(await page.locator('h1 [data-active]').getAttribute('data-purpose')).toBe('turismo');
    });

    test('R-FORM-06, R-PERF-12: a purpose is chosen, and one that is pressed again is taken back', async () => {
      // Radio buttons, which give way to toggle buttons as the app comes.
      const press = async (opened: Page, name: string) => {
        const [radio, button] = [`[type=radio][value=${name}]`, `button[value=${name}]:visible`];
        if (way === 'keyboard') await opened.locator(`${radio}, ${button}`).press(' ');
        else await act(opened.locator(`label:has(${radio}), ${button}`));
      };
      const { page, settle } = await openAt(moment, pages.contact.path, async (opened) => {
        await press(opened, 'Turismo');
        if (moment === 'during') return;
        await press(opened, 'Turismo');
        expect(await opened.locator('[type=radio]:checked').inputValue()).toBe('');
        await press(opened, 'Estudio');
        await press(opened, 'Turismo');
        expect(await opened.locator('[type=radio]:checked').inputValue()).toBe('Turismo');
      });
      await settle();
      if (moment === 'blocked') return;
      // Nothing is taken from under the focus of a keyboard.
      if (way === 'keyboard') await page.keyboard.press('Tab');
      await page.waitForFunction(() =>
        document.querySelector('[value=Turismo][aria-pressed=true]'),
      );
      expect(await toggle(page, 'Estudio').getAttribute('aria-pressed')).toBe('false');
    });
  });

  test('R-FORM-17, R-PERF-12: the message is counted, and goes on being counted', async () => {
    const message = (page: Page) =>
      page.getByRole('textbox', { name: fieldWords.mensaje.label, exact: true });
    const { page, settle } = await openAt(moment, pages.contact.path, (opened) =>
      message(opened).pressSequentially('Hola'),
    );
    await page.getByText(counterWords.visible(4)).waitFor();
    await settle();
    await message(page).press('End');
    await page.keyboard.type('!');
    await page.getByText(counterWords.visible(5)).waitFor();
    expect(await message(page).inputValue()).toBe('Hola!');
    expect(await page.getByText(counterWords.spoken(5)).count()).toBe(1);
  });

  test('R-PERF-12: a link to a section leads there', async () => {
    const { page } = await openAt(moment, pages.home.path, (opened) =>
      opened.getByRole('link', { name: hero.more }).tap(),
    );
    await page.waitForFunction(() => {
      const top = document.getElementById('requisitos')!.getBoundingClientRect().top;
      return top >= 0 && top < 200;
    });
  });
});

test('R-BAR-06: without the app a followed link leaves the menu', async () => {
  const { page } = await openHeld(pages.home.path, { hasTouch: true });
  await hamburger(page).tap();
  const { label } = navigation.products.links[2];
  await menu(page).getByRole('link', { name: label }).tap();
  await menu(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('#requisitos');
});

describe('a form, before the app', () => {
  test.each(['a tap', 'Enter'])(
    'R-LEAD-03: sent with %s goes once, as typed, and is answered here',
    async (how) => {
      const { page, arrive } = await openHeld(pages.contact.path);
      const surname = await fill(page);
      await choose(page, 'Turismo');
      if (how === 'Enter') {
        await page.getByLabel(fieldWords.telefono.label, { exact: true }).press('Enter');
      } else {
        await submit(page).click();
        await submit(page).click({ force: true });
      }
      expect(await submit(page).getAttribute('aria-disabled')).toBe('true');
      await arrive();
      await page.getByRole('alertdialog').waitFor();
      await wouldArrive(page);
      expect(received('apellido', surname)).toEqual([message(surname, 'Turismo')]);
    },
  );

  test('R-LEAD-03: is refused by the browser in our words, which each correction ends', async () => {
    const { page } = await openHeld(pages.contact.path);
    const refusal = () =>
      page.evaluate(() => (document.activeElement as HTMLInputElement).validationMessage);
    await submit(page).click();
    expect(await refusal()).toBe(fieldWords.nombre.missing);
    const surname = await fill(page);
    await page.getByLabel(fieldWords.correo.label, { exact: true }).fill('nata.example.com');
    await submit(page).click();
    expect(await refusal()).toBe(fieldWords.correo.invalid);
    await page.getByLabel(fieldWords.correo.label, { exact: true }).fill('nata@example.com');
    await submit(page).click();
    expect(await submit(page).getAttribute('aria-disabled')).toBe('true');
    expect(received('apellido', surname)).toEqual([]);
  });

  test('R-LEAD-03: half a word in a field: the focus and the cursor stay', async () => {
    const { page, arrive } = await openHeld(pages.contact.path);
    const field = page.getByLabel(fieldWords.nombre.label, { exact: true });
    await field.pressSequentially('Iés');
    await field.press('ArrowLeft');
    await field.press('ArrowLeft');
    await arrive();
    await page.keyboard.type('n');
    expect(await field.inputValue()).toBe('Inés');
  });

  test('R-LEAD-03: with the keyboard on a purpose: the focus stays on it', async () => {
    const { page, arrive } = await openHeld(pages.contact.path);
    const focused = () =>
      page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
    await page.getByLabel(fieldWords.telefono.label, { exact: true }).press('Tab');
    await page.keyboard.press('ArrowRight');
    const first = await focused();
    expect(formWords.purposes).toContain(first);
    await arrive();
    expect(await focused()).toBe(first);
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.activeElement?.ariaPressed === 'true');
    expect(await focused()).not.toBe(first);
    await page.keyboard.press(' ');
    await page.waitForFunction(() => document.activeElement?.ariaPressed === 'false');
  });
});

test('R-FORM-06, R-PERF-12: a purpose that is being pressed while the app comes is chosen', async () => {
  const { page, arrive } = await openHeld(pages.contact.path);
  const label = page.locator('label', { hasText: 'Trabajo' });
  await label.scrollIntoViewIfNeeded();
  const { x, y } = (await label.boundingBox())!;
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await arrive();
  await page.mouse.up();
  await page.waitForFunction(() => document.querySelector('[value=Trabajo][aria-pressed=true]'));
});

test('R-FAQ-06: a click on a question that finds the accordion here is handed on to it', async () => {
  const page = await browser.open(pages.contact.path, phone);
  await hydrated(page);
  await page.mouse.move(20, 20);
  await fetched(page, 'FaqAccordion');
  await questionOf(page, 1).click();
  const button = page.getByRole('button', { name: faq.items[1].question });
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  expect(await page.locator('details').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('pregunta-2');
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
    await page.waitForTimeout(500);
    return { page, heal };
  };

  test('R-BAR-06, R-PERF-12: every control still answers, and the next gesture brings the app back', async () => {
    const { page, heal } = await failing(pages.home.path);
    await hamburger(page).click();
    await menu(page).waitFor();
    await page.keyboard.press('Escape');
    await questionOf(page, 0).click();
    await page.getByText(faq.items[0].answer).waitFor();
    await heal();
    await page.mouse.click(5, 300);
    await hydrated(page);
    expect(await page.getByText(faq.items[0].answer).isVisible()).toBe(true);
  });

  test('R-LEAD-04: a form goes out natively, at once and once, with its purpose', async () => {
    const { page } = await failing(pages.contact.path);
    const surname = await fill(page);
    await page.getByRole('radio', { name: 'Trabajo' }).check();
    await submit(page).click();
    await page.waitForURL(/_bandeja/);
    expect(received('apellido', surname)).toEqual([message(surname, 'Trabajo')]);
  });

  test('R-LEAD-04: what was pressed before it failed goes out too', async () => {
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
    await choose(page, 'Estudio');
    await submit(page).click();
    fail();
    await page.waitForURL(/_bandeja/);
    expect(received('apellido', surname)).toEqual([message(surname, 'Estudio')]);
  });

  test('R-LEAD-04: an incomplete form is refused by the browser, and can be sent once complete', async () => {
    const { page } = await failing(pages.contact.path);
    await submit(page).click();
    expect(await page.evaluate(() => document.activeElement?.matches(':invalid'))).toBe(true);
    const surname = await fill(page);
    await submit(page).click();
    await page.waitForURL(/_bandeja/);
    expect(received('apellido', surname)).toEqual([message(surname, '')]);
  });

  test('R-LEAD-04: a page whose own code fails keeps its finished HTML', async () => {
    browser.allow(/Failed to load resource/);
    const page = await browser.open(pages.contact.path, {
      ...phone,
      prepare: (opened) => opened.route(/ContactPage/, (route) => route.abort()),
    });
    await page.waitForTimeout(500);
    const surname = await fill(page);
    await submit(page).click();
    await page.waitForURL(/_bandeja/);
    expect(received('apellido', surname)).toHaveLength(1);
  });
});

describe('the app is late', () => {
  test('R-LEAD-04, R-LEAD-12: after 10 s a form goes out natively, and never again', async () => {
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
    await choose(page, 'Turismo');
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
    expect(received('apellido', surname)).toEqual([message(surname, 'Turismo')]);
  });

  test('R-LEAD-05: a form whose tab goes to the back goes out at once', async () => {
    const { page, release } = await openHeld(pages.contact.path);
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
    const { page, release } = await openHeld(pages.contact.path);
    const surname = await fill(page);
    await choose(page, 'Trabajo');
    await submit(page).click();
    await page.goto(page.url().replace(pages.contact.path, pages.about.path));
    release();
    await wouldArrive(page);
    expect(received('apellido', surname)).toEqual([message(surname, 'Trabajo')]);
    await page.goBack();
    await hydrated(page);
    await wouldArrive(page);
    expect(received('apellido', surname)).toHaveLength(1);
  });

  test('R-LEAD-05: a page that the browser keeps when it is left sends once, and its button can be pressed', async () => {
    const { page } = await openHeld(pages.contact.path);
    const surname = await fill(page);
    await submit(page).click();
    expect(await submit(page).getAttribute('aria-disabled')).toBe('true');
    await page.evaluate(() => void dispatchEvent(new Event('pagehide')));
    expect(await submit(page).getAttribute('aria-disabled')).toBeNull();
    await wouldArrive(page);
    expect(received('apellido', surname)).toEqual([message(surname, '')]);
  });

  test('R-LEAD-04: an incomplete form whose page is left is not sent', async () => {
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
