import type { Locator, Page } from 'playwright-core';
import { resultTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { typedValues } from '../support/leads';
import { formValues, menu, menuButton, submitButton } from '../support/pageParts';
import { pageShown, hydrated } from '../support/readiness';

const browser = suiteBrowser();

const INSTAGRAM_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 9; SM-J530GM Build/PPR1.180610.011; wv) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 Instagram 300.0.0.29.110 Android';

/** Makes a page behave as in an app's built-in browser; runs before the page's scripts. */
function simulateInAppBrowser(): void {
  window.open = () => null;
  // The built-in browser has no tabs and opens such links in the same view.
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[target=_blank]');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    location.href = link.href;
  });
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
const NEWER_APIS = [
  'requestIdleCallback',
  'startViewTransition',
  'navigation',
  'trustedTypes',
  'scheduler',
  'connection',
];

/** Removes APIs from the browser, before a page's first script. */
function removeApis(names: readonly string[]): void {
  for (const owner of [Window.prototype, window, Document.prototype, Navigator.prototype]) {
    for (const name of names) if (name in owner) Reflect.deleteProperty(owner, name);
  }
}

/** Opens a page in an app's browser, with or without storage and newer APIs. */
const openInApp = (path: string, isLimited: boolean) =>
  browser.open(path, {
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
    userAgent: INSTAGRAM_USER_AGENT,
    prepare: async (page) => {
      await page.addInitScript(simulateInAppBrowser);
      if (isLimited) {
        await page.addInitScript(removeStorage);
        await page.addInitScript(removeApis, NEWER_APIS);
      }
      // The test answers in place of WhatsApp's site.
      await page.route('https://wa.me/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
      );
    },
  });

/** Follows a link to the chat and returns. */
async function visitChat(page: Page, link: Locator): Promise<void> {
  browser.allowProblems(/third party: https:\/\/wa\.me/);
  await link.tap();
  await page.waitForURL('https://wa.me/**');
  await page.goBack();
  await hydrated(page);
}

test('R-SEC-03, R-SITE-08, R-SITE-12: a message arrives from an in-app browser without storage and newer APIs', async () => {
  const page = await openInApp(pages.home.path, true);
  const remainingApis = await page.evaluate(
    (names) => names.filter((name) => name in window || name in document || name in navigator),
    NEWER_APIS,
  );
  expect(remainingApis).toEqual([]);
  expect(await page.evaluate(() => [sessionStorage, localStorage])).toEqual([null, null]);
  await menuButton(page).tap();
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

// With session storage: the site keeps the draft there while another document is open.
test('R-SITE-12: an in-app browser opens the chat in the same view, and back restores the texts of the form', async () => {
  const page = await openInApp(pages.contact.path, false);
  await fillFields(page, typedValues('contacto'));
  await visitChat(page, page.getByRole('main').locator('a[href^="https://wa.me"]').first());
  expect(await formValues(page)).toMatchObject(typedValues('contacto'));
});
