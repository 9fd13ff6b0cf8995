import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { suiteBrowser } from '../support/browser';
import { snapshotTest } from '../support/snapshotTest';
import { pageOf } from '../support/leads';
import { menu, menuButton, question } from '../support/pageParts';
import { answerPosts, fillForm, pagePaths, settled } from '../support/states';

const browser = suiteBrowser();
const pages = Object.entries(pagePaths).map(([name, path]) => ({ name, path }));

const open = (path: string, width = 360) => {
  if (path === pagePaths['no encontrada']) browser.allowProblems(/status of 404/);
  return browser.open(path, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
};

const compared = snapshotTest(path.join(__dirname, '__snapshots__/snapshot-settings.txt'));

/** Longer than the pause in typing after which the form announces the remaining characters, in ms. */
const PAUSE_MS = 1300;

/** Compares an element's accessibility tree, without the addresses of links, with the snapshot. */
async function expectTreeSnapshot(part: Locator): Promise<void> {
  const tree = (await part.ariaSnapshot())
    .replace(/^ *- \/url:.*\n/gm, '')
    .replaceAll('\u00a0', ' ');
  expect(tree).toMatchSnapshot();
}

describe.each(pages)('$name', ({ path }) => {
  compared('is heard as it was when a person last read it through', async () => {
    const page = await open(path);
    await expectTreeSnapshot(page.locator('body'));
  });

  test('R-A11Y-03: lists without markers have the role that Safari needs to announce lists', async () => {
    const page = await open(path);
    const listsWithoutRole = await page.$$eval('ul, ol', (lists) =>
      lists
        .filter((list) => getComputedStyle(list).listStyleType === 'none')
        .filter((list) => list.getAttribute('role') !== 'list' && !list.closest('nav'))
        .map((list) => list.textContent?.slice(0, 40)),
    );
    expect(listsWithoutRole).toEqual([]);
  });
});

compared('the menu says what it is and where it leads', async () => {
  const page = await open('/');
  await menuButton(page).click();
  await menu(page).waitFor();
  await settled(page);
  await expectTreeSnapshot(menu(page));
});

compared('R-A11Y-03: the answer of an open question follows it', async () => {
  const page = await open('/');
  await question(page, 0).click();
  await page.locator('#faq details[open]').waitFor();
  await settled(page);
  await expectTreeSnapshot(page.locator('#faq'));
});

describe.each([
  ['agencia', pagePaths.agencias],
  ['contacto', pagePaths.contacto],
] as const)('the form «%s»', (form, path) => {
  compared('R-A11Y-03, R-FORM-15: is heard with its errors as it was', async () => {
    const page = await open(path);
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.locator(`#${form}-errores`).waitFor();
    await expectTreeSnapshot(page.locator(`#${form}-formulario`));
  });

  compared.each([
    ['¡Enviado!', 200],
    ['Error', 500],
  ])('R-A11Y-03: the answer «%s» is heard as it was', async (title, status) => {
    browser.allowProblems(/status of 500/);
    const page = await browser.open(path, {
      viewport: { width: 360, height: 800 },
      prepare: (opened) => answerPosts(opened, status),
    });
    await fillForm(page, form);
    await page.getByRole('button', { name: 'Enviar' }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    await settled(page);
    await expectTreeSnapshot(dialog);
  });
});

describe('live regions', () => {
  /** Records the texts that live regions get from now on, in order. */
  const recordAnnouncements = (page: Page) =>
    page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      const before = new Map<Element, string>();
      const regions = () =>
        document.querySelectorAll('[role="status"], [role="alert"], [aria-live]');
      for (const region of regions()) before.set(region, region.textContent ?? '');
      new MutationObserver(() => {
        for (const region of regions()) {
          const text = region.textContent ?? '';
          if (text && text !== before.get(region)) said.push(text);
          before.set(region, text);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

  test.each([
    ['¡Enviado!', 200, 'agencia'],
    ['Error', 500, 'contacto'],
  ] as const)(
    'R-A11Y-03: a form announces its sending once; the dialog has the label «%s» and a description',
    async (title, status, form) => {
      browser.allowProblems(/status of 500/);
      const page = await browser.open(pageOf[form].path, {
        viewport: { width: 360, height: 800 },
        prepare: async (opened) => {
          await opened.clock.install();
          await answerPosts(opened, status);
        },
      });
      await fillForm(page, form);
      // The announcement of the remaining characters must come before the recording begins.
      await page.clock.runFor(PAUSE_MS);
      await recordAnnouncements(page);
      await page.getByRole('button', { name: 'Enviar' }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      await settled(page);
      expect(await said(page)).toEqual(['Estamos enviando el formulario.']);
      const [heading, text] = await dialog.evaluate((element) =>
        ['aria-labelledby', 'aria-describedby'].map(
          (attribute) =>
            document.getElementById(element.getAttribute(attribute) ?? '')?.textContent,
        ),
      );
      expect(heading).toBe(title);
      expect(await page.getByText(text ?? '', { exact: true }).count()).toBe(1);
    },
  );

  test('R-FORM-17: the character counter announces the remaining characters once, after a pause in typing', async () => {
    const page = await browser.open(pagePaths.contacto, {
      prepare: (opened) => opened.clock.install(),
    });
    const message = page.getByLabel('Mensaje', { exact: true });
    await message.fill('a'.repeat(90));
    await page.clock.runFor(PAUSE_MS);
    await recordAnnouncements(page);
    await message.press('End');
    await message.pressSequentially('bbbbb', { delay: 60 });
    await page.waitForFunction(() => (window as unknown as { said: string[] }).said.length > 0);
    await page.clock.runFor(PAUSE_MS);
    expect(await said(page)).toEqual(['Te quedan 17 caracteres.']);
  });
});
