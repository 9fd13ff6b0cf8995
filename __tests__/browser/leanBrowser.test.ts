import { formTexts, resultTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { navigation } from '../../src/content/site';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/formPage';
import { marker, received } from '../support/inbox';
import { typed } from '../support/leads';
import { at } from '../support/readiness';

const browser = suiteBrowser();

/** What browsers that people still use lack, and the site uses where it is. */
const newer = [
  'requestIdleCallback',
  'startViewTransition',
  'navigation',
  'trustedTypes',
  'scheduler',
  'connection',
];

/** Takes it all away before a page's first script. */
const makeLean = (names: readonly string[]) => {
  for (const owner of [Window.prototype, window, Document.prototype, Navigator.prototype]) {
    for (const name of names) {
      if (name in owner) Reflect.deleteProperty(owner, name);
    }
  }
};

test('R-SITE-08: a lead gets through a browser without the newer parts, from home by the menu', async () => {
  const page = await browser.open(pages.home.path, {
    viewport: { width: 360, height: 740 },
    prepare: (opened) => opened.addInitScript(makeLean, newer),
  });
  const left = await page.evaluate(
    (names) => names.filter((name) => name in window || name in document || name in navigator),
    newer,
  );
  expect(left).toEqual([]);
  await page.getByRole('button', { name: navigation.menuOpen }).click();
  const menu = page.getByRole('dialog', { name: navigation.menuTitle });
  await menu.locator(`a[href="${pages.contact.path}"]`).click();
  await at(page, pages.contact.path);
  const apellido = marker();
  await fillFields(page, { ...typed('contacto'), apellido });
  await page.getByRole('button', { name: formTexts.submit }).click();
  await page.getByRole('alertdialog', { name: resultTexts.sent.title }).waitFor();
  expect(received('apellido', apellido)).toHaveLength(1);
});
