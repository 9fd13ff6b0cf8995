import type { Page } from 'playwright-core';
import { resultTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { typedValues } from '../support/leads';
import { menu, openMenu, submitButton } from '../support/pageParts';
import { pageShown } from '../support/readiness';

const browser = suiteBrowser();

const INSTAGRAM_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 9; SM-J530GM Build/PPR1.180610.011; wv) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 Instagram 300.0.0.29.110 Android';

/** Makes a page behave as in an app's built-in browser; runs before the page's scripts. */
function simulateInAppBrowser(): void {
  window.open = () => null;
  // The app's script adds an element, a global and a style; Android's text zoom is 130 %.
  addEventListener('DOMContentLoaded', () => {
    const added = document.createElement('div');
    added.id = 'fb-iab-root';
    document.body.append(added);
    Object.assign(window, { _AutofillCallbackHandler: () => {} });
    const style = new CSSStyleSheet();
    style.replaceSync('html { font-size: 130% } #fb-iab-root { position: fixed; bottom: 0 }');
    document.adoptedStyleSheets = [style];
  });
}

/** Removes session and local storage, which some built-in browsers lack. */
function removeStorage(): void {
  for (const name of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(window, name, { get: () => null });
  }
}

/** APIs that the site uses and that some current browsers lack. */
const NEWER_APIS = ['requestIdleCallback', 'navigation', 'trustedTypes'];

/** Removes APIs from the browser, before a page's first script. */
function removeApis(names: readonly string[]): void {
  for (const owner of [Window.prototype, window, Document.prototype, Navigator.prototype]) {
    for (const name of names) if (name in owner) Reflect.deleteProperty(owner, name);
  }
}

/** Removes `modulepreload`, which Safari lacks before 17: the link neither requests its module nor dispatches an event. */
function removeModulePreload(): void {
  const { supports } = DOMTokenList.prototype;
  DOMTokenList.prototype.supports = function (token) {
    return token !== 'modulepreload' && supports.call(this, token);
  };
  const { get, set } = Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, 'rel')!;
  Object.defineProperty(HTMLLinkElement.prototype, 'rel', {
    get,
    set(rel: string) {
      set!.call(this, rel === 'modulepreload' ? 'unknown' : rel);
    },
  });
}

/** Returns what a page still has of what was removed. */
const findRemaining = (names: readonly string[]) =>
  [...names, 'sessionStorage', 'localStorage'].filter(
    (name) => (window as unknown as Record<string, unknown>)[name],
  );

test.each([
  {
    title: 'R-SITE-08b: from a browser without newer APIs',
    remaining: ['sessionStorage', 'localStorage'],
    remove: async (page: Page) => {
      await page.addInitScript(removeApis, NEWER_APIS);
      await page.addInitScript(removeModulePreload);
    },
  },
  {
    title: 'R-SEC-03b, R-SITE-12a: from Instagram’s browser, without storage',
    remaining: NEWER_APIS,
    remove: async (page: Page) => {
      await page.addInitScript(simulateInAppBrowser);
      await page.addInitScript(removeStorage);
    },
  },
])('$title a visitor gets from home to the form, and the message arrives', async (given) => {
  const page = await browser.open(pages.home.path, {
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
    userAgent: INSTAGRAM_USER_AGENT,
    prepare: given.remove,
  });
  expect(await page.evaluate(findRemaining, NEWER_APIS)).toEqual(given.remaining);
  await openMenu(page);
  await menu(page).getByRole('link', { name: pages.contact.name }).tap();
  await pageShown(page, pages.contact.path);
  const values = { ...typedValues('contacto'), apellido: marker() };
  await fillFields(page, values);
  // The built-in browser's bars come back and make the viewport smaller.
  await page.setViewportSize({ width: 360, height: 560 });
  await submitButton(page).tap();
  await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
  expect(received('apellido', values.apellido)).toHaveLength(1);
});
