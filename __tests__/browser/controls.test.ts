import type { Locator, Page } from 'playwright-core';
import { faq } from '../../src/content/faq';
import { counterTexts, fieldTexts, formTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { navigation, start } from '../../src/content/site';
import { MENU_ID } from '../../src/contract';
import { openBeforeHydration, phone } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import {
  answerTo,
  buttonNamed,
  focusedId,
  menu,
  menuButton,
  openQuestions,
  pauseButton,
  question,
} from '../support/pageParts';
import { idle, pageShown, scrollYAtRest } from '../support/readiness';
import { settled } from '../support/states';

/** Tests the controls of a page before, during and after hydration, and in browsers without their newer features. */

const browser = suiteBrowser();

/** Presses a control, by the input device. */
const pressBy = {
  touch: (control: Locator) => control.tap(),
  mouse: (control: Locator) => control.click(),
  keyboard: (control: Locator) => control.press('Enter'),
} as const;

/** Removes invoker commands, `closedby` and exclusive `name`, which older browsers lack. */
function removeNewFeatures(): void {
  for (const name of ['command', 'commandForElement']) {
    delete (HTMLButtonElement.prototype as never)[name];
  }
  delete (HTMLDialogElement.prototype as never)['closedBy'];
  // The browser follows these attributes even without the properties, so they are removed too.
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector('dialog')!.removeAttribute('closedby');
    for (const item of document.querySelectorAll('details')) item.removeAttribute('name');
  });
  addEventListener('command', (event) => event.preventDefault(), true);
}

const message = (page: Page) =>
  page.getByRole('textbox', { name: fieldTexts.mensaje.label, exact: true });
const getPurpose = (page: Page) => page.locator('select').inputValue();

/** Asserts that a dialog is modal, and has the focus in it. */
async function expectFocusIn(dialog: Locator): Promise<void> {
  await dialog.waitFor();
  expect(
    await dialog.evaluate((element) => [
      element.matches(':modal'),
      element.contains(document.activeElement),
    ]),
  ).toEqual([true, true]);
}

describe.each([
  ['R-PERF-12: by touch before hydration', 'touch', { isHydrated: false, isOld: false }],
  [
    'R-PERF-12: by mouse before hydration, in an old browser',
    'mouse',
    { isHydrated: false, isOld: true },
  ],
  ['by keyboard after hydration, in an old browser', 'keyboard', { isHydrated: true, isOld: true }],
] as const)('%s', (_moment, device, { isHydrated, isOld }) => {
  const press = pressBy[device];

  async function open(path: string): Promise<Page> {
    const { page, hydrate } = await openBeforeHydration(browser, path, {
      hasTouch: true,
      prepare: async (opened) => void (isOld && (await opened.addInitScript(removeNewFeatures))),
    });
    if (isHydrated) await hydrate();
    return page;
  }

  /** Opens a page, and its menu. */
  async function openMenuOf(path: string): Promise<Page> {
    const page = await open(path);
    await press(menuButton(page));
    await menu(page).waitFor();
    return page;
  }
  const menuCloses = (page: Page) => menu(page).waitFor({ state: 'hidden' });

  test('R-BAR-02a: the button in the menu closes it', async () => {
    const page = await openMenuOf(pages.home.path);
    await press(menu(page).getByRole('button', { name: navigation.menuClose }));
    await menuCloses(page);
  });

  test('R-BAR-04a: the menu takes the focus, and the page behind it neither scrolls nor moves', async () => {
    const page = await open(pages.home.path);
    const pagePosition = () =>
      page.evaluate(() => [scrollY, document.querySelector('h1')!.getBoundingClientRect().left]);
    const before = await pagePosition();
    await press(menuButton(page));
    await expectFocusIn(menu(page));
    await page.mouse.move(10, 400);
    await page.mouse.wheel(0, 600);
    await idle(page);
    expect(await pagePosition()).toEqual(before);
  });

  test('R-BAR-04b: Escape and a press outside of the menu, but not one in it, close it, and the focus returns to its button', async () => {
    const page = await openMenuOf(pages.home.path);
    await page.keyboard.press('Escape');
    await menuCloses(page);
    expect(await focusedId(page)).toBe('menu-abrir');
    await press(menuButton(page));
    await menu(page).getByRole('heading', { name: navigation.company.title }).click();
    expect(await menu(page).isVisible()).toBe(true);
    await page.mouse.click(10, 400);
    await menuCloses(page);
    expect(await focusedId(page)).toBe('menu-abrir');
  });

  test('R-BAR-04c: a followed link to a section closes the menu, and shows the section', async () => {
    const page = await openMenuOf(pages.home.path);
    await press(menu(page).getByRole('link', { name: navigation.products.links[2]!.label }));
    await menuCloses(page);
    await page.waitForFunction(() => {
      const { top } = document.getElementById('requisitos')!.getBoundingClientRect();
      return top >= 0 && top < 200;
    });
  });

  test('R-BAR-04c: a followed link to a page closes the menu, and a step back closes the menu of that page', async () => {
    const page = await openMenuOf(pages.home.path);
    await press(menu(page).getByRole('link', { name: pages.agencies.name }));
    await pageShown(page, pages.agencies.path);
    await menuCloses(page);
    await press(menuButton(page));
    await menu(page).waitFor();
    await page.goBack();
    await pageShown(page, pages.home.path);
    await menuCloses(page);
  });

  test('R-BAR-04c: a press on the icon of a link closes the menu, too', async () => {
    const page = await openMenuOf(pages.home.path);
    await menu(page)
      .locator('a svg')
      .evaluate((icon) => {
        // Without an address, the click on the link's icon opens no tab.
        icon.closest('a')!.removeAttribute('href');
        icon.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      });
    await menuCloses(page);
  });

  test('R-BAR-04c, R-LIMIT-03a: an open menu closes when the window grows to 768 px, where the bar has no menu, and the page scrolls again', async () => {
    const page = await open(pages.home.path);
    await page.setViewportSize({ width: 767, height: 740 });
    await press(menuButton(page));
    await menu(page).waitFor();
    await page.setViewportSize({ width: 768, height: 740 });
    await menu(page).waitFor({ state: 'hidden' });
    expect(await menuButton(page).isVisible()).toBe(false);
    await page.mouse.move(300, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => scrollY > 0);
    await page.setViewportSize({ width: 700, height: 740 });
    expect(await menu(page).isVisible()).toBe(false);
  });

  test('R-FAQ-01b: questions open one at a time and close', async () => {
    const page = await open(pages.contact.path);
    for (const index of faq.items.keys()) {
      await press(question(page, index));
      await answerTo(page, index).waitFor();
      await page.waitForFunction(() => document.querySelectorAll('details[open]').length === 1);
    }
    await press(question(page, 3));
    await answerTo(page, 3).waitFor({ state: 'hidden' });
    expect(await openQuestions(page)).toEqual([]);
  });
});

test('R-FORM-28, R-PERF-12: before hydration purposes are selected and cleared', async () => {
  const { page } = await openBeforeHydration(browser, pages.contact.path);
  const [first, second] = formTexts.purposes as [string, string];
  const isPressed = (name: string) => buttonNamed(page, name).getAttribute('aria-pressed');
  await buttonNamed(page, first).click();
  await buttonNamed(page, second).click();
  expect(await getPurpose(page)).toBe(second);
  expect([await isPressed(first), await isPressed(second)]).toEqual(['false', 'true']);
  await buttonNamed(page, second).click();
  expect([await getPurpose(page), await isPressed(second)]).toEqual(['', 'false']);
});

describe('controls that are used when hydration begins', () => {
  /** Opens a page and uses its controls when React has attached its listeners to the root and hydrated nothing yet. */
  const openAndUse = (path: string, useControls: () => void) =>
    browser.open(path, {
      ...phone,
      prepare: async (opened) => {
        await opened.clock.install();
        await opened.addInitScript(`window.useControls = ${useControls.toString()}`);
        await opened.addInitScript(() => {
          const listen = EventTarget.prototype.addEventListener;
          EventTarget.prototype.addEventListener = function (this: EventTarget, type, ...rest) {
            listen.call(this, type, ...rest);
            if (type !== 'click' || (this as Element).id !== 'root') return;
            EventTarget.prototype.addEventListener = listen;
            queueMicrotask((window as unknown as { useControls: () => void }).useControls);
          };
        });
      },
    });

  test('R-LEAD-03b: the menu opens, and the pause button stays pressed', async () => {
    const page = await openAndUse(pages.home.path, () => {
      document.querySelector<HTMLButtonElement>('h1 + button')!.click();
      document.getElementById('menu-abrir')!.focus();
      document.getElementById('menu-abrir')!.click();
    });
    expect(await menu(page).count()).toBe(1);
    await expectFocusIn(menu(page));
    await page.keyboard.press('Escape');
    expect(await focusedId(page)).toBe('menu-abrir');
    expect(await pauseButton(page).getAttribute('aria-pressed')).toBe('true');
    await pauseButton(page).press('Space');
    expect(await pauseButton(page).getAttribute('aria-pressed')).toBe('false');
  });

  test('R-LEAD-03b: the question pressed last is open', async () => {
    const page = await openAndUse(pages.contact.path, () => {
      for (const id of ['pregunta-2', 'pregunta-1']) document.getElementById(id)!.click();
    });
    expect(await openQuestions(page)).toEqual(['pregunta-1']);
  });

  test('R-LEAD-03b: the purpose stays selected', async () => {
    const page = await openAndUse(pages.contact.path, () =>
      document.querySelector<HTMLButtonElement>('form [value=Turismo]')!.click(),
    );
    expect(await getPurpose(page)).toBe('Turismo');
    expect(await buttonNamed(page, 'Turismo').getAttribute('aria-pressed')).toBe('true');
    await buttonNamed(page, 'Turismo').click();
    expect(await getPurpose(page)).toBe('');
  });

  test('R-LEAD-03a: the message stays, and is counted', async () => {
    const page = await openAndUse(pages.contact.path, () => {
      const field = document.querySelector('textarea')!;
      field.value = 'Hola';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.getByText(counterTexts.visible(4)).waitFor();
    expect(await message(page).inputValue()).toBe('Hola');
  });
});

test.each([
  { width: 320, text: 150 },
  { width: 360, text: 200 },
])(
  'R-BAR-04b: at $width px with text at $text %, right after a tap has opened the menu, keys and a tap outside close it',
  async ({ width, text }) => {
    const page = await browser.open(pages.contact.path, {
      hasTouch: true,
      viewport: { width, height: 740 },
    });
    // As Chrome on Android enlarges text in the end.
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), text);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => menu(page).getByRole('button', { name: navigation.menuClose }).press('Enter'),
      () => page.touchscreen.tap(4, 400),
    ]) {
      await menuButton(page).tap();
      await close();
      await menu(page).waitFor({ state: 'hidden' });
    }
  },
);

describe.each([true, false])('hydrated: %s', (isHydrated) => {
  async function open(width = 360): Promise<Page> {
    const { page, hydrate } = await openBeforeHydration(browser, pages.contact.path, {
      viewport: { width, height: 740 },
      hasTouch: true,
    });
    if (isHydrated) await hydrate();
    return page;
  }

  const isOpen = (page: Page) => page.locator(`#${MENU_ID}[open]`).isVisible();

  test.each(
    [320, 360, 767].flatMap((width) =>
      (['touchscreen', 'mouse'] as const).map((device) => ({ width, device })),
    ),
  )(
    'R-BAR-02a: at $width px presses by $device at one place open the menu, close it and, while it still slides out, open it again',
    async ({ width, device }) => {
      const page = await open(width);
      const { x, y } = (await menuButton(page).boundingBox())!;
      for (const expected of [true, false, true]) {
        if (device === 'mouse') await page.mouse.click(x + 24, y + 24);
        else await page.touchscreen.tap(x + 24, y + 24);
        expect(await isOpen(page)).toBe(expected);
        if (expected) await settled(page);
      }
    },
  );

  test('R-BAR-02a: a program that presses without a pause opens the menu, closes it and opens it again', async () => {
    const page = await open();
    const states = await page.evaluate(
      (id) =>
        ['show-modal', 'close', 'show-modal'].map((command) => {
          document
            .querySelector<HTMLButtonElement>(`[commandfor=${id}][command=${command}]`)!
            .click();
          return document.querySelector<HTMLDialogElement>(`#${id}`)!.open;
        }),
      MENU_ID,
    );
    expect(states).toEqual([true, false, true]);
  });

  test('R-BAR-03: the chat of the menu opens right after the menu has opened', async () => {
    const page = await open();
    await menuButton(page).click();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      menu(page).getByRole('link', { name: start.label }).click(),
    ]);
    await tab.close();
  });
});

test.each(Object.entries(pressBy))(
  'R-FAQ-07: a question that opens by %s stays at its place, in every frame',
  async (_device, press) => {
    for (const isHydrated of [false, true]) {
      const { page, hydrate } = await openBeforeHydration(browser, pages.contact.path, {
        hasTouch: true,
        viewport: { width: 360, height: 640 },
      });
      if (isHydrated) await hydrate();
      await press(question(page, 0));
      await answerTo(page, 0).waitFor();
      await scrollYAtRest(page);
      await question(page, 2).evaluate((summary) => {
        if (document.activeElement?.tagName === 'SUMMARY') summary.focus({ preventScroll: true });
        scrollBy({ top: summary.getBoundingClientRect().top - 229, behavior: 'instant' });
        const places: number[] = [];
        const record = () => {
          places.push(Math.round(summary.getBoundingClientRect().top));
          requestAnimationFrame(() => setTimeout(record));
        };
        record();
        Object.assign(window, { places });
      });
      await press(question(page, 2));
      await answerTo(page, 2).waitFor();
      await answerTo(page, 0).waitFor({ state: 'hidden' });
      await scrollYAtRest(page);
      const places = await page.evaluate<number[]>('places');
      // A scroll position may be a part of a pixel.
      expect(places.filter((place) => Math.abs(place - 229) > 1)).toEqual([]);
    }
  },
);

test('R-FAQ-08: the questions are copied with their answers', async () => {
  const page = await browser.open(pages.contact.path);
  await question(page, 0).click();
  const copied = await page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.getElementById('faq')!);
    getSelection()!.removeAllRanges();
    getSelection()!.addRange(range);
    return getSelection()!.toString();
  });
  for (const { question: text } of faq.items) expect(copied).toContain(text);
});

test('R-FAQ-06: a link with a text fragment opens the answer', async () => {
  const text = encodeURIComponent(faq.items[2].answer.split('. ')[0]!);
  const page = await browser.open(`${pages.contact.path}#:~:text=${text}`);
  await answerTo(page, 2).waitFor();
});
