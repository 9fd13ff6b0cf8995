import type { Locator, Page } from 'playwright-core';
import { business } from '../../src/config/business';
import { faq } from '../../src/content/faq';
import { counterTexts, fieldTexts, formTexts } from '../../src/content/forms';
import { hero } from '../../src/content/home';
import { pages } from '../../src/content/pages';
import { navigation } from '../../src/content/site';
import { breakpoints } from '../../src/theme/breakpoints';
import { openBeforeHydration, openWithFailingApp, phone } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { typedValues } from '../support/leads';
import {
  answerTo,
  buttonNamed,
  focusedId,
  footerLink,
  menu,
  menuButton,
  openQuestions,
  pauseButton,
  question,
} from '../support/pageParts';
import { hydrated, idle, pageShown, watchHydration } from '../support/readiness';
import { answerPosts } from '../support/states';

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

/** Opens a page and resolves when hydration begins: React listens for events and has hydrated nothing yet. */
async function openAtHydrationStart(
  path: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
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
  return page;
}

/** Asserts that the menu is a modal dialog with the focus in it, and that Escape returns the focus to its button. */
async function expectMenu(page: Page): Promise<void> {
  await menu(page).waitFor();
  expect(
    await menu(page).evaluate((dialog) => [
      dialog.matches(':modal'),
      dialog.contains(document.activeElement),
    ]),
  ).toEqual([true, true]);
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
  expect(await focusedId(page)).toBe('menu-abrir');
}

/** Asserts that the headline's word does not change while the pause button is pressed. */
async function expectPaused(page: Page): Promise<void> {
  await page.clock.runFor(business.headlineRotationMs + 300);
  expect(await pauseButton(page).getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('h1 [data-active]').getAttribute('data-purpose')).toBe('turismo');
}

describe.each([
  { moment: 'before hydration', device: 'touch', isHydrated: false, isOld: false },
  { moment: 'after hydration', device: 'keyboard', isHydrated: true, isOld: false },
  {
    moment: 'before hydration, in an old browser',
    device: 'mouse',
    isHydrated: false,
    isOld: true,
  },
  { moment: 'after hydration, in an old browser', device: 'touch', isHydrated: true, isOld: true },
] as const)('by $device $moment', ({ device, isHydrated, isOld }) => {
  const press = pressBy[device];

  async function open(path: string): Promise<Page> {
    const { page, hydrate } = await openBeforeHydration(browser, path, {
      hasTouch: true,
      prepare: async (opened) => void (isOld && (await opened.addInitScript(removeNewFeatures))),
    });
    if (isHydrated) await hydrate();
    return page;
  }

  test('R-BAR-04, R-BAR-06: the menu takes the focus, locks scrolling, closes with Escape, its button or a tap outside, and its links work', async () => {
    const page = await open(pages.home.path);
    const pagePosition = () =>
      page.evaluate(() => [scrollY, document.querySelector('h1')!.getBoundingClientRect().left]);
    const before = await pagePosition();
    for (let time = 0; time < 2; time += 1) {
      await press(menuButton(page));
      await expectMenu(page);
    }
    await press(menuButton(page));
    await press(menu(page).getByRole('button', { name: navigation.menuClose }));
    await menu(page).waitFor({ state: 'hidden' });
    await press(menuButton(page));
    await menu(page).getByRole('heading', { name: navigation.company.title }).click();
    expect(await menu(page).isVisible()).toBe(true);
    await page.mouse.move(10, 400);
    await page.mouse.wheel(0, 600);
    await idle(page);
    expect(await pagePosition()).toEqual(before);
    await page.mouse.click(10, 400);
    await menu(page).waitFor({ state: 'hidden' });
    expect(await focusedId(page)).toBe('menu-abrir');
    await press(menuButton(page));
    await press(menu(page).getByRole('link', { name: navigation.products.links[2].label }));
    await menu(page).waitFor({ state: 'hidden' });
    await page.waitForFunction(() => {
      const { top } = document.getElementById('requisitos')!.getBoundingClientRect();
      return top >= 0 && top < 200;
    });
    await press(menuButton(page));
    await press(menu(page).getByRole('link', { name: pages.agencies.name }));
    await pageShown(page, pages.agencies.path);
    await menu(page).waitFor({ state: 'hidden' });
  });

  test('R-BAR-05: an open menu closes when the window grows, and the page scrolls again', async () => {
    const page = await open(pages.home.path);
    await press(menuButton(page));
    await menu(page).waitFor();
    await page.setViewportSize({ width: breakpoints.menu + 232, height: 740 });
    await menu(page).waitFor({ state: 'hidden' });
    await page.mouse.move(300, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => scrollY > 0);
    await page.setViewportSize({ width: breakpoints.menu - 68, height: 740 });
    expect(await menu(page).isVisible()).toBe(false);
  });

  test('R-FAQ-01, R-FAQ-06, R-FORM-06, R-FORM-17: questions open one at a time and close, purposes are selected and cleared, and the counter counts', async () => {
    const page = await open(pages.contact.path);
    for (const index of faq.items.keys()) {
      await press(question(page, index));
      await answerTo(page, index).waitFor();
      await page.waitForFunction(() => document.querySelectorAll('details[open]').length === 1);
    }
    await press(question(page, 3));
    await answerTo(page, 3).waitFor({ state: 'hidden' });
    expect(await openQuestions(page)).toEqual([]);

    const [first, second] = formTexts.purposes;
    const isPressed = (name: string) => buttonNamed(page, name).getAttribute('aria-pressed');
    await press(buttonNamed(page, first));
    await press(buttonNamed(page, second));
    expect(await getPurpose(page)).toBe(second);
    expect([await isPressed(first), await isPressed(second)]).toEqual(['false', 'true']);
    await press(buttonNamed(page, second));
    expect([await getPurpose(page), await isPressed(second)]).toEqual(['', 'false']);

    await message(page).pressSequentially('Hola');
    await page.getByText(counterTexts.visible(4)).waitFor();
  });
});

describe('R-PERF-12: hydration keeps the state of the controls', () => {
  test('R-BAR-06, R-HOME-10: an open menu and the pressed pause button', async () => {
    const { page, hydrate } = await openBeforeHydration(browser, pages.home.path, {
      hasTouch: true,
      prepare: (opened) => opened.clock.install(),
    });
    await pauseButton(page).tap();
    await menuButton(page).press('Enter');
    await hydrate();
    expect(await menu(page).count()).toBe(1);
    await expectMenu(page);
    await expectPaused(page);
    await pauseButton(page).press('Space');
    expect(await pauseButton(page).getAttribute('aria-pressed')).toBe('false');
  });

  test('R-FAQ-06, R-FORM-06, R-FORM-17: an open question, a purpose and a message', async () => {
    const { page, hydrate } = await openBeforeHydration(browser, pages.contact.path);
    await question(page, 1).press('Enter');
    await question(page, 0).click();
    await buttonNamed(page, 'Turismo').click();
    await message(page).pressSequentially('Hola');
    await hydrate();
    expect(await openQuestions(page)).toEqual(['pregunta-1']);
    await question(page, 2).click();
    await answerTo(page, 2).waitFor();
    expect(await openQuestions(page)).toEqual(['pregunta-3']);
    expect(await getPurpose(page)).toBe('Turismo');
    expect(await buttonNamed(page, 'Turismo').getAttribute('aria-pressed')).toBe('true');
    await message(page).press('End');
    await page.keyboard.type('!');
    await page.getByText(counterTexts.visible(5)).waitFor();
    expect(await message(page).inputValue()).toBe('Hola!');
    expect(await page.getByText(counterTexts.spoken(5)).count()).toBe(1);
  });

  test('R-BAR-06: a menu that is opened when hydration begins', async () => {
    const page = await openAtHydrationStart(pages.home.path);
    await menuButton(page).tap();
    await hydrated(page);
    await expectMenu(page);
  });

  test('R-HOME-10: a pause button that is pressed when hydration begins', async () => {
    const page = await openAtHydrationStart(pages.home.path, (opened) => opened.clock.install());
    await pauseButton(page).click();
    await hydrated(page);
    await expectPaused(page);
  });

  test('R-FAQ-06, R-FORM-06, R-FORM-17: a question, a purpose and a message that are entered when hydration begins', async () => {
    const page = await openAtHydrationStart(pages.contact.path);
    await question(page, 1).press('Enter');
    await question(page, 0).press('Enter');
    await buttonNamed(page, 'Turismo').press('Enter');
    await message(page).pressSequentially('Hola');
    await hydrated(page);
    await page.getByText(counterTexts.visible(4)).waitFor();
    expect(await openQuestions(page)).toEqual(['pregunta-1']);
    expect(await message(page).inputValue()).toBe('Hola');
    await page.waitForFunction(() => document.querySelector('[value=Turismo][aria-pressed=true]'));
    expect(await getPurpose(page)).toBe('Turismo');
  });

  test('R-NAV-03: a link within the page that is followed when hydration begins', async () => {
    const page = await openAtHydrationStart(pages.home.path);
    await page.getByRole('link', { name: hero.requirementsLink }).tap();
    await page.waitForFunction(() => {
      const top = document.getElementById('requisitos')!.getBoundingClientRect().top;
      return top >= 0 && top < 200;
    });
  });

  test('R-FORM-06: a mouse press on a purpose that begins before and ends after hydration', async () => {
    const { page, hydrate } = await openBeforeHydration(browser, pages.contact.path);
    await buttonNamed(page, 'Trabajo').scrollIntoViewIfNeeded();
    const { x, y } = (await buttonNamed(page, 'Trabajo').boundingBox())!;
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await hydrate();
    await page.mouse.up();
    await page.waitForFunction(() => document.querySelector('[value=Trabajo][aria-pressed=true]'));
  });

  test('R-PERF-13: each control is the same element before and after hydration', async () => {
    const { page, hydrate } = await openBeforeHydration(browser, pages.contact.path);
    const selector =
      '#menu-abrir, #menu, #menu a, #faq details, #faq summary, form button, form [name]';
    const marked = await page.evaluate((all) => {
      const elements = [...document.querySelectorAll(all)];
      Object.assign(window, { marked: elements });
      return elements.length;
    }, selector);
    expect(marked).toBeGreaterThan(25);
    await hydrate();
    await menuButton(page).click();
    await page.keyboard.press('Escape');
    await question(page, 0).click();
    await buttonNamed(page, formTexts.purposes[0]).click();
    await buttonNamed(page, formTexts.submit).click();
    const unchanged = await page.evaluate((all) => {
      const { marked: before } = window as unknown as { marked: Element[] };
      const found = [...document.querySelectorAll(all)];
      return before.filter((element) => element.isConnected && found.includes(element)).length;
    }, selector);
    expect(unchanged).toBe(marked);
  });
});

/** Events of taps and typing that would make React hydrate synchronously (react-dom, `discreteReplayableEvents`). */
const HYDRATING_EVENTS =
  'mousedown mouseup touchend touchstart pointerdown pointerup compositionend compositionstart keydown keypress keyup input textInput click change'.split(
    ' ',
  );

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

test('R-FAQ-06: the browser finds the text of a closed answer', async () => {
  const page = await browser.open(pages.contact.path, phone);
  const text = faq.items[3].answer.slice(0, 30);
  // Chromium opens the answer only for a visitor's search, so the test asserts just the match.
  expect(await page.evaluate(`window.find(${JSON.stringify(text)})`)).toBe(true);
});

test('R-FAQ-06: a link with a text fragment opens the answer', async () => {
  const text = encodeURIComponent(faq.items[2].answer.split('. ')[0]!);
  const page = await browser.open(`${pages.contact.path}#:~:text=${text}`);
  await answerTo(page, 2).waitFor();
});

/** Uses menu, question and button. @returns the elements of which an animation or transition has begun */
async function animatedElements(reducedMotion: 'reduce' | 'no-preference'): Promise<string[]> {
  const page = await browser.open(pages.contact.path, { viewport: phone.viewport, reducedMotion });
  await page.evaluate(() => {
    const animated = new Set<string>();
    Object.assign(window, { animated });
    for (const type of ['animationstart', 'transitionrun']) {
      addEventListener(type, ({ target }) => animated.add((target as Element).localName));
    }
  });
  await menuButton(page).click();
  await menu(page).waitFor();
  await idle(page);
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
  await idle(page);
  await question(page, 0).click();
  await answerTo(page, 0).waitFor();
  await idle(page);
  await buttonNamed(page, formTexts.submit).hover();
  await page.mouse.down();
  await idle(page);
  return page.evaluate(() => [...(window as unknown as { animated: Set<string> }).animated]);
}

test('R-A11Y-07: menu, answer and button are animated, but not with reduced motion', async () => {
  expect(await animatedElements('no-preference')).toEqual(['dialog', 'svg', 'button']);
  expect(await animatedElements('reduce')).toEqual([]);
});

test('R-BAR-04: going back closes the menu', async () => {
  const page = await browser.open(pages.about.path, { viewport: phone.viewport });
  await footerLink(page, pages.contact.path).click();
  await pageShown(page, pages.contact.path);
  await menuButton(page).click();
  await menu(page).waitFor();
  await page.goBack();
  await pageShown(page, pages.about.path);
  await menu(page).waitFor({ state: 'hidden' });
});

test('R-BAR-04, R-FORM-10: the back gesture closes the result dialog, and the page can be used and scrolled again', async () => {
  const page = await browser.open(pages.contact.path, {
    viewport: phone.viewport,
    prepare: (opened) =>
      opened.addInitScript(() => {
        const watchers: { requestClose(): void }[] = [];
        const NativeCloseWatcher = (
          window as never as { CloseWatcher: new () => { requestClose(): void } }
        ).CloseWatcher;
        class Watcher extends NativeCloseWatcher {
          constructor() {
            super();
            watchers.push(this);
          }
        }
        // Android's back gesture requests the newest watcher to close.
        Object.assign(window, {
          CloseWatcher: Watcher,
          goBack: () => watchers.at(-1)!.requestClose(),
        });
      }),
  });
  await answerPosts(page, 200);
  await fillFields(page, { ...typedValues('contacto'), mensaje: 'Hola' });
  await buttonNamed(page, formTexts.submit).click();
  await page.getByRole('dialog').waitFor();
  expect(await page.locator('#root').evaluate((root) => (root as HTMLElement).inert)).toBe(true);
  await page.evaluate('goBack()');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await page.locator('#root').evaluate((root) => (root as HTMLElement).inert)).toBe(false);
  expect(await focusedId(page)).toBe('contacto-enviar');
  await page.mouse.wheel(0, 600);
  await page.waitForFunction(() => scrollY > 0);
});
