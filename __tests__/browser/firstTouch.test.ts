import { pages } from '../../src/content/pages';
import type { Locator, Page } from 'playwright-core';
import { business } from '../../src/config/business';
import { faq } from '../../src/content/faq';
import { counterTexts, fieldTexts } from '../../src/content/forms';
import { hero } from '../../src/content/home';
import { navigation } from '../../src/content/site';
import { openFailing, openHeld, phone } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { hydrated, watchHydration } from '../support/readiness';

const browser = suiteBrowser();

const questionOf = (page: Page, item: number) => page.locator(`#pregunta-${item + 1}`);
const hamburger = (page: Page) => page.getByRole('button', { name: /menú/i }).first();
const menu = (page: Page) => page.getByRole('dialog', { name: navigation.menuTitle });
const toggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** For each of these React would hydrate at once what it is for (its `isDiscreteEvent…`). */
const NEEDING_HYDRATION =
  'mousedown mouseup touchend touchstart pointerdown pointerup compositionend compositionstart keydown keypress keyup input textInput click change'.split(
    ' ',
  );

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
    const held = await openHeld(browser, path, { hasTouch: true, prepare });
    await gesture(held.page);
    return { page: held.page, settle: moment === 'before' ? held.arrive : async () => {} };
  }
  let hydrationBegins = () => Promise.resolve();
  const page = await browser.open(path, {
    ...phone,
    hasTouch: true,
    prepare: async (opened) => {
      await prepare?.(opened);
      hydrationBegins = await watchHydration(opened);
    },
  });
  await hydrationBegins();
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
          [...document.querySelectorAll('details[open] > summary')].map(({ id }) => id),
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
      const press = (opened: Page, name: string) => act(toggle(opened, name));
      const chosen = (opened: Page) => opened.locator('select').inputValue();
      const { page, settle } = await openAt(moment, pages.contact.path, async (opened) => {
        await press(opened, 'Turismo');
        if (moment === 'during') return;
        await press(opened, 'Turismo');
        expect(await chosen(opened)).toBe('');
        await press(opened, 'Estudio');
        await press(opened, 'Turismo');
        expect(await chosen(opened)).toBe('Turismo');
      });
      await settle();
      await page.waitForFunction(() =>
        document.querySelector('[value=Turismo][aria-pressed=true]'),
      );
      expect(await chosen(page)).toBe('Turismo');
      expect(await toggle(page, 'Estudio').getAttribute('aria-pressed')).toBe('false');
    });
  });

  test('R-FORM-17, R-PERF-12: the message is counted, and goes on being counted', async () => {
    const message = (page: Page) =>
      page.getByRole('textbox', { name: fieldTexts.mensaje.label, exact: true });
    const { page, settle } = await openAt(moment, pages.contact.path, (opened) =>
      message(opened).pressSequentially('Hola'),
    );
    await page.getByText(counterTexts.visible(4)).waitFor();
    await settle();
    await message(page).press('End');
    await page.keyboard.type('!');
    await page.getByText(counterTexts.visible(5)).waitFor();
    expect(await message(page).inputValue()).toBe('Hola!');
    expect(await page.getByText(counterTexts.spoken(5)).count()).toBe(1);
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

test('R-PERF-12: React hears nothing before it has the whole page: it would hydrate it under the finger', async () => {
  const { page, arrive } = await openHeld(browser, pages.contact.path, { hasTouch: true });
  await page.evaluate((types) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const type of types) {
      document.getElementById('root')!.addEventListener(type, () => heard.push(type), true);
    }
  }, NEEDING_HYDRATION);
  const heard = () =>
    page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
  const use = async () => {
    const field = page.getByLabel(fieldTexts.nombre.label, { exact: true });
    await field.tap();
    await field.click();
    await page.keyboard.type('a');
    await page.keyboard.insertText('ñ');
    await field.press('Tab');
  };
  await use();
  expect(await heard()).toEqual([]);
  await arrive();
  await use();
  expect(await heard()).toEqual(expect.arrayContaining(['pointerdown', 'click', 'input']));
});

test('R-BAR-06: without the app a followed link leaves the menu', async () => {
  const { page } = await openHeld(browser, pages.home.path, { hasTouch: true });
  await hamburger(page).tap();
  const { label } = navigation.products.links[2];
  await menu(page).getByRole('link', { name: label }).tap();
  await menu(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('#requisitos');
});

test('R-FORM-06, R-PERF-12: a purpose that is being pressed while the app comes is chosen', async () => {
  const { page, arrive } = await openHeld(browser, pages.contact.path);
  await toggle(page, 'Trabajo').scrollIntoViewIfNeeded();
  const { x, y } = (await toggle(page, 'Trabajo').boundingBox())!;
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await arrive();
  await page.mouse.up();
  await page.waitForFunction(() => document.querySelector('[value=Trabajo][aria-pressed=true]'));
});

test('R-BAR-06, R-PERF-12: without the app every control still answers, and the next gesture brings the app back', async () => {
  const { page, heal } = await openFailing(browser, pages.home.path);
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
