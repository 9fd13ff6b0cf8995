import type { Page } from 'playwright-core';
import { counterTexts, fieldTexts, formTexts, resultTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { business } from '../../src/config/business';
import { openHeld, phone } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { marker, received } from '../support/inbox';
import { typedValues } from '../support/leads';
import { footerLink, menuButton, pauseButton, question, submitButton } from '../support/pageParts';
import { pageShown, hydrated } from '../support/readiness';

const browser = suiteBrowser();

// React's error 418: the translator has changed the HTML, and React renders every element anew.
beforeEach(() => browser.allowProblems(/Minified React error #418/));

/**
 * Does what a browser's page translator does: puts each text, and each that comes later, into two nested
 * elements. Translated texts are in capitals.
 */
function translatePages(): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || !text.data.trim()) continue;
      if (parent.closest('script, style, textarea, font, [translate=no]')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const start = () => {
    document.documentElement.lang = 'en';
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        wrap(target);
        addedNodes.forEach(wrap);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  Object.assign(window, { translatePages: start });
  if (
    new URLSearchParams(location.search).has('traducida') ||
    sessionStorage.getItem('traducida')
  ) {
    sessionStorage.setItem('traducida', 'si');
    addEventListener('DOMContentLoaded', start);
  }
}

const prepare = (page: Page) => page.addInitScript(translatePages);
const startTranslator = (page: Page) => page.evaluate('translatePages()');
const shown = (page: Page, words: string) =>
  page.getByText(words.toUpperCase(), { exact: true }).first().waitFor();

/** Returns the visible texts that the translator has missed. */
const untranslated = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) => element.checkVisibility() && !element.closest('[translate=no], font, svg'),
      )
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim())
      .filter(({ parentElement }) => !parentElement!.matches('script, style, textarea, option'))
      .map(({ textContent }) => textContent),
  );

/** Goes through errors, counter, sending, answer and the other pages, and asserts the texts that appear. */
async function walk(page: Page): Promise<void> {
  await submitButton(page).click();
  await shown(page, fieldTexts.nombre.missing);
  await shown(page, formTexts.summary(5));
  const values = { ...typedValues('contacto'), apellido: marker(), mensaje: 'Hola' };
  await fillTranslated(page, values);
  await page.waitForFunction(
    (count) => document.querySelector('#contacto-mensaje-cuenta')!.textContent!.includes(count),
    counterTexts.visible(4),
  );
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/_bandeja/, async (route) => {
    await answered;
    await route.continue();
  });
  await submitButton(page).click();
  await shown(page, formTexts.sending);
  answer();
  await shown(page, resultTexts.sent.title);
  await shown(page, resultTexts.sent.text);
  await page.locator('[role=alertdialog] button').last().click();
  await page.getByText(formTexts.sending.toUpperCase()).waitFor({ state: 'hidden' });
  await shown(page, formTexts.submit);
  expect(received('apellido', values.apellido)).toHaveLength(1);
  for (const { path } of [pages.about, pages.agencies, pages.home]) {
    await page.locator(`footer a[href^="${path}"]`).first().click();
    await pageShown(page, path);
    await page.waitForFunction(() => document.querySelector('h1 font'));
    expect(await untranslated(page)).toEqual([]);
  }
}

/** Fills in fields by their ids, because their labels are translated. */
async function fillTranslated(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`#contacto-${name}`).fill(value);
  }
}

test('R-SITE-10: a page that is translated after the app came goes on being right', async () => {
  const page = await browser.open(pages.contact.path, { ...phone, hydrated: true, prepare });
  await startTranslator(page);
  expect(await untranslated(page)).toEqual([]);
  await walk(page);
});

test('R-SITE-10: a form of a page that was translated before the app works as any', async () => {
  const page = await browser.open(`${pages.contact.path}?traducida`, { ...phone, prepare });
  await page.waitForFunction(() => document.querySelector('h1 font'));
  await page.locator('#contacto-nombre').focus();
  await hydrated(page);
  await page.waitForFunction(() => document.querySelector('h1 font'));
  await walk(page);
});

test('R-SITE-10: a page that was translated before the app keeps its translation while it is read', async () => {
  const requests: string[] = [];
  const page = await browser.open(`${pages.home.path}?traducida`, {
    ...phone,
    prepare: async (opened) => {
      opened.on('request', (request) => requests.push(request.url()));
      await prepare(opened);
    },
  });
  const heading = await page.waitForFunction(() => document.querySelector('h1 font'));
  await menuButton(page).click();
  await page.keyboard.press('Escape');
  await pauseButton(page).click();
  await question(page, 0).click();
  await page.waitForLoadState('networkidle');
  expect(await heading.evaluate((font) => (font as Element).isConnected)).toBe(true);
  expect(requests.filter((url) => /\/assets\/app-/.test(url))).toEqual([]);
  expect(await untranslated(page)).toEqual([]);
  // Without the app the link loads a document, which is translated again.
  await question(page, 0).click();
  await footerLink(page, pages.contact.path).click();
  await pageShown(page, pages.contact.path);
});

test('R-SITE-10: brand, addresses and numbers are not translated, and labels are', async () => {
  const { page } = await openHeld(browser, `${pages.contact.path}?traducida`, { prepare });
  await page.waitForFunction(() => document.querySelector('h1 font'));
  for (const own of [business.brand, business.email, `@${business.instagram}`]) {
    expect(await page.getByText(own, { exact: true }).first().isVisible()).toBe(true);
  }
  await shown(page, fieldTexts.nombre.label);
});
