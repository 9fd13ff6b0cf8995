import type { Locator, Page } from 'playwright-core';
import { business } from '../../src/config/business';
import { counterTexts, fieldTexts } from '../../src/content/forms';
import { hero } from '../../src/content/home';
import { pages } from '../../src/content/pages';
import { navigation } from '../../src/content/site';
import { openWithFailingApp, openBeforeHydration, phone } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import {
  answerTo,
  buttonNamed,
  menu,
  menuButton,
  openQuestions,
  pauseButton,
  question,
} from '../support/pageParts';
import { hydrated, watchHydration } from '../support/readiness';

const browser = suiteBrowser();

/** Events of taps and typing that would make React hydrate synchronously (react-dom, `discreteReplayableEvents`). */
const HYDRATING_EVENTS =
  'mousedown mouseup touchend touchstart pointerdown pointerup compositionend compositionstart keydown keypress keyup input textInput click change'.split(
    ' ',
  );

/** Presses a control, by the input device. */
const pressBy = {
  touch: (control: Locator) => control.tap(),
  mouse: (control: Locator) => control.click(),
  keyboard: (control: Locator) => control.press('Enter'),
} as const;

const message = (page: Page) =>
  page.getByRole('textbox', { name: fieldTexts.mensaje.label, exact: true });
const getPurpose = (page: Page) => page.locator('select').inputValue();
const getFocusedLabel = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel);

/** Opens a page and resolves when hydration begins: React listens for events and has hydrated nothing yet. */
async function openAtHydrationStart(
  path: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  let hydrationBegins = () => Promise.resolve();
  const page = await browser.open(path, {
    ...phone,
    hydrated: false,
    hasTouch: true,
    prepare: async (opened) => {
      await prepare?.(opened);
      hydrationBegins = await watchHydration(opened);
    },
  });
  await hydrationBegins();
  return page;
}

/** Asserts that the menu is open with the focus in it, and that Escape returns the focus to its button. */
async function expectMenu(page: Page): Promise<void> {
  expect(await menu(page).isVisible()).toBe(true);
  expect(await menu(page).count()).toBe(1);
  expect(await getFocusedLabel(page)).toBe(navigation.menuClose);
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
  expect(await getFocusedLabel(page)).toBe(navigation.menuOpen);
}

/** Asserts that the headline's word does not change while the pause button is pressed. */
async function expectPaused(page: Page): Promise<void> {
  await page.clock.runFor(business.headlineRotationMs + 300);
  expect(await pauseButton(page).getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('h1 [data-active]').getAttribute('data-purpose')).toBe('turismo');
}

describe.each(Object.keys(pressBy) as (keyof typeof pressBy)[])('first input by %s', (device) => {
  const press = pressBy[device];

  test('R-BAR-06, R-HOME-10, R-PERF-12: pause button and menu respond before the app has loaded, and hydration keeps their state', async () => {
    const { page, hydrate } = await openBeforeHydration(browser, pages.home.path, {
      hasTouch: true,
      prepare: (opened) => opened.clock.install(),
    });
    await press(pauseButton(page));
    expect(await pauseButton(page).getAttribute('aria-pressed')).toBe('true');
    await press(menuButton(page));
    expect(await menu(page).isVisible()).toBe(true);
    expect(await getFocusedLabel(page)).toBe(navigation.menuClose);
    await hydrate();
    await expectMenu(page);
    await expectPaused(page);
  });

  test('R-FAQ-06, R-FORM-06, R-FORM-17, R-PERF-12: question, purpose and character counter respond before the app has loaded, and hydration keeps their state', async () => {
    const { page, hydrate } = await openBeforeHydration(browser, pages.contact.path, {
      hasTouch: true,
    });
    await press(question(page, 1));
    await press(question(page, 0));
    expect(await openQuestions(page)).toEqual(['pregunta-1']);
    await press(buttonNamed(page, 'Turismo'));
    await press(buttonNamed(page, 'Turismo'));
    expect(await getPurpose(page)).toBe('');
    await press(buttonNamed(page, 'Estudio'));
    await press(buttonNamed(page, 'Turismo'));
    expect(await getPurpose(page)).toBe('Turismo');
    await message(page).pressSequentially('Hola');
    await page.getByText(counterTexts.visible(4)).waitFor();

    await hydrate();
    expect(await openQuestions(page)).toEqual(['pregunta-1']);
    expect(await answerTo(page, 0).isVisible()).toBe(true);
    await press(question(page, 2));
    await answerTo(page, 2).waitFor();
    expect(await openQuestions(page)).toEqual(['pregunta-3']);
    expect(await getPurpose(page)).toBe('Turismo');
    expect(await buttonNamed(page, 'Turismo').getAttribute('aria-pressed')).toBe('true');
    expect(await buttonNamed(page, 'Estudio').getAttribute('aria-pressed')).toBe('false');
    await message(page).press('End');
    await page.keyboard.type('!');
    await page.getByText(counterTexts.visible(5)).waitFor();
    expect(await message(page).inputValue()).toBe('Hola!');
    expect(await page.getByText(counterTexts.spoken(5)).count()).toBe(1);
  });

  describe('when hydration begins', () => {
    test('R-BAR-06, R-PERF-12: the menu opens and stays open', async () => {
      const page = await openAtHydrationStart(pages.home.path);
      await press(menuButton(page));
      await hydrated(page);
      await expectMenu(page);
    });

    test('R-FAQ-06, R-PERF-12: questions open one at a time, and the last stays open', async () => {
      const page = await openAtHydrationStart(pages.contact.path);
      await press(question(page, 1));
      await press(question(page, 0));
      expect(await openQuestions(page)).toEqual(['pregunta-1']);
      await hydrated(page);
      expect(await openQuestions(page)).toEqual(['pregunta-1']);
      expect(await answerTo(page, 0).isVisible()).toBe(true);
    });

    test('R-HOME-10, R-PERF-12: the pause button stays pressed, and the headline’s word does not change', async () => {
      const page = await openAtHydrationStart(pages.home.path, (opened) => opened.clock.install());
      await press(pauseButton(page));
      await hydrated(page);
      await expectPaused(page);
    });

    test('R-FORM-06, R-PERF-12: a press on a purpose selects the purpose', async () => {
      const page = await openAtHydrationStart(pages.contact.path);
      await press(buttonNamed(page, 'Turismo'));
      await hydrated(page);
      await page.waitForFunction(() =>
        document.querySelector('[value=Turismo][aria-pressed=true]'),
      );
      expect(await getPurpose(page)).toBe('Turismo');
    });
  });
});

test('R-FORM-17, R-PERF-12: the character counter counts a message that is typed when hydration begins', async () => {
  const page = await openAtHydrationStart(pages.contact.path);
  await message(page).pressSequentially('Hola');
  await hydrated(page);
  await page.getByText(counterTexts.visible(4)).waitFor();
  expect(await message(page).inputValue()).toBe('Hola');
});

test.each([
  [
    'before the app has loaded',
    async () => (await openBeforeHydration(browser, pages.home.path, { hasTouch: true })).page,
  ],
  ['when hydration begins', () => openAtHydrationStart(pages.home.path)],
])('R-PERF-12: a link within the page scrolls to its section %s', async (_moment, open) => {
  const page = await open();
  await page.getByRole('link', { name: hero.requirementsLink }).tap();
  await page.waitForFunction(() => {
    const top = document.getElementById('requisitos')!.getBoundingClientRect().top;
    return top >= 0 && top < 200;
  });
});

test('R-PERF-12: React’s root element receives no input event before hydration', async () => {
  const { page, hydrate } = await openBeforeHydration(browser, pages.contact.path, {
    hasTouch: true,
  });
  await page.evaluate((types) => {
    const rootEvents: string[] = [];
    Object.assign(window, { rootEvents });
    for (const type of types) {
      document.getElementById('root')!.addEventListener(type, () => rootEvents.push(type), true);
    }
  }, HYDRATING_EVENTS);
  const takeRootEvents = () =>
    page.evaluate(() => (window as unknown as { rootEvents: string[] }).rootEvents.splice(0));
  const tapAndType = async () => {
    const field = page.getByLabel(fieldTexts.nombre.label, { exact: true });
    await field.tap();
    await field.click();
    await page.keyboard.type('a');
    await page.keyboard.insertText('ñ');
    await field.press('Tab');
  };
  await tapAndType();
  expect(await takeRootEvents()).toEqual([]);
  await hydrate();
  await tapAndType();
  expect(await takeRootEvents()).toEqual(expect.arrayContaining(['pointerdown', 'click', 'input']));
});

test('R-FORM-06, R-PERF-12: a mouse press that begins before and ends after hydration selects the purpose', async () => {
  const { page, hydrate } = await openBeforeHydration(browser, pages.contact.path);
  await buttonNamed(page, 'Trabajo').scrollIntoViewIfNeeded();
  const { x, y } = (await buttonNamed(page, 'Trabajo').boundingBox())!;
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await hydrate();
  await page.mouse.up();
  await page.waitForFunction(() => document.querySelector('[value=Trabajo][aria-pressed=true]'));
});

test('R-BAR-06, R-PERF-12: if the app fails to load, menu and questions respond, and the next click loads the app again', async () => {
  const { page, endFailure } = await openWithFailingApp(browser, pages.home.path);
  await menuButton(page).click();
  await menu(page).waitFor();
  await page.keyboard.press('Escape');
  await question(page, 0).click();
  await answerTo(page, 0).waitFor();
  await endFailure();
  await page.mouse.click(5, 300);
  await hydrated(page);
  expect(await answerTo(page, 0).isVisible()).toBe(true);
});
