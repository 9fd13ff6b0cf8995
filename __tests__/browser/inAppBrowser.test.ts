import type { Page } from 'playwright-core';
import { formTexts, resultTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { navigation, start } from '../../src/content/site';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { labels, typedValues } from '../support/leads';
import { pageShown, hydrated, scrollYAtRest, typefacesLoaded } from '../support/readiness';

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

const openInApp = (
  path: string,
  prepare: (page: Page) => Promise<unknown> = (page) => page.addInitScript(removeStorage),
) =>
  browser.open(path, {
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
    userAgent: INSTAGRAM_USER_AGENT,
    prepare: async (page) => {
      await page.addInitScript(simulateInAppBrowser);
      await prepare(page);
      // The test answers in place of WhatsApp's site.
      await page.route('https://wa.me/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
      );
    },
  });

const leaveAndReturn = async (page: Page, leave: () => Promise<void>) => {
  browser.allowProblems(/third party: https:\/\/wa\.me/);
  await leave();
  await page.waitForURL('https://wa.me/**');
  await page.goBack();
  await hydrated(page);
};

/** Opens the contact page by the menu and sends a message, which has to arrive once. */
async function sendMessage(page: Page): Promise<void> {
  await page.getByRole('button', { name: navigation.menuOpen }).tap();
  const menu = page.getByRole('dialog', { name: navigation.menuTitle });
  await menu.getByRole('link', { name: pages.contact.name }).tap();
  await pageShown(page, pages.contact.path);
  const apellido = marker();
  await fillFields(page, { ...typedValues('contacto'), apellido });
  // The built-in browser's bars come back and make the viewport smaller.
  await page.setViewportSize({ width: 360, height: 560 });
  await page.getByRole('button', { name: formTexts.submit }).tap();
  await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
  expect(received('apellido', apellido)).toHaveLength(1);
}

test('R-SITE-08, R-SITE-12: a message arrives from an in-app browser that lacks newer APIs', async () => {
  const page = await openInApp(pages.home.path, (opened) =>
    opened.addInitScript(removeApis, NEWER_APIS),
  );
  const remainingApis = await page.evaluate(
    (names) => names.filter((name) => name in window || name in document || name in navigator),
    NEWER_APIS,
  );
  expect(remainingApis).toEqual([]);
  await sendMessage(page);
});

test('R-SEC-03, R-SITE-12: a message arrives from an in-app browser without storage', async () => {
  const page = await openInApp(pages.home.path);
  expect(await page.evaluate(() => [window.sessionStorage, window.localStorage])).toEqual([
    null,
    null,
  ]);
  await sendMessage(page);
});

test('R-SITE-12: an in-app browser without storage opens the chat in the same view, and back restores the scroll position', async () => {
  const page = await openInApp(pages.home.path);
  const lastLink = page.getByRole('main').getByRole('link', { name: start.label }).last();
  await typefacesLoaded(page);
  await lastLink.scrollIntoViewIfNeeded();
  const scrollTop = await scrollYAtRest(page);
  expect(scrollTop).toBeGreaterThan(1000);
  await leaveAndReturn(page, () => lastLink.tap());
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, scrollTop);
});

// With session storage: the site keeps the draft there while another document is open.
test('R-SITE-12: in an in-app browser, back from a channel restores the texts of the form', async () => {
  const page = await openInApp(pages.contact.path, async () => {});
  await fillFields(page, typedValues('contacto'));
  await leaveAndReturn(page, () =>
    page.getByRole('main').locator('a[href^="https://wa.me"]').first().tap(),
  );
  for (const [name, value] of Object.entries(typedValues('contacto'))) {
    expect(await page.getByLabel(labels[name]!, { exact: true }).inputValue()).toBe(value);
  }
});
