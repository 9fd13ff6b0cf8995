import { mailtoUrl } from '../../src/content/derived/channelUrls';
import { errorScreen } from '../../src/content/errors';
import { formTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { chats } from '../../src/content/site';
import { openBeforeHydration, phone } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { typedValues } from '../support/leads';
import {
  answerTo,
  buttonNamed,
  focusedId,
  menu,
  menuButton,
  question,
  submitButton,
} from '../support/pageParts';
import { hydrated, pageShown } from '../support/readiness';
import { breakFrame, ERROR_ON_PURPOSE } from '../support/states';

/** Errors that components throw, and copies of a page under another path, where the app does not start. */

const browser = suiteBrowser();

beforeEach(() => browser.allowProblems(RegExp(ERROR_ON_PURPOSE)));

test('R-ERR-09a: a page that throws during hydration becomes the error screen, with its styles', async () => {
  const { page, hydrate } = await openBeforeHydration(browser, pages.about.path, {
    prepare: (opened) =>
      opened.route(/AboutPage-/, async (route) => {
        const response = await route.fetch();
        const broken = `(() => { throw new Error('${ERROR_ON_PURPOSE}'); })`;
        const body = (await response.text()).replace(
          /export\{\w+ as default\}/,
          `export default ${broken}`,
        );
        await route.fulfill({ response, body });
      }),
  });
  await hydrate();
  const actions = page.locator('main [data-screen]');
  expect(await actions.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
});

test('R-ERR-09b, R-LEAD-06a: an error in the frame shows the error screen, whose retry button brings the page back with what was typed', async () => {
  const page = await browser.open(pages.contact.path, phone);
  await page.locator('#contacto-nombre').fill('Ana');
  await breakFrame(page);
  await page.getByRole('heading', { level: 1, name: errorScreen.heading }).waitFor();
  const links = page.getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([chats.question, mailtoUrl()]);
  await page.getByRole('button', { name: errorScreen.retry }).click();
  await pageShown(page, pages.home.path);
  await page.goto(new URL(pages.contact.path, page.url()).href);
  await hydrated(page);
  expect(await page.locator('#contacto-nombre').inputValue()).toBe('Ana');
});

/** Copies of the contact page on which the app does not start: their path, what changes the HTML of the page, and the console line that this causes. */
const copies = {
  'under another path': {
    path: '/web/2026/https:/www.example.com/contactanos',
    change: (html: string) => html,
    problem: null,
  },
  'that has lost its data attributes': {
    path: pages.contact.path,
    change: (html: string) => html.replace(/<html [^>]*>/, '<html lang="es-AR">'),
    // It names no file of the app.
    problem: /ChunkLoadError/,
  },
};

test.each(Object.entries(copies))(
  'R-NAV-14: a copy of a page %s loads no app; menu, questions, purposes and form work',
  async (_copy, { path, change, problem }) => {
    if (problem) browser.allowProblems(problem);
    const page = await browser.open(path, {
      ...phone,
      hydrated: false,
      prepare: (opened) =>
        opened.route(`**${path}`, async (route) => {
          const url = new URL(route.request().url()).origin + pages.contact.path;
          const response = await route.fetch({ url });
          await route.fulfill({ response, body: change(await response.text()) });
        }),
    });
    await menuButton(page).click();
    await menu(page).waitFor();
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    await question(page, 0).click();
    await answerTo(page, 0).waitFor();
    await buttonNamed(page, formTexts.purposes[1]!).click();
    // One line, because the browser posts line ends as CRLF.
    const values = { ...typedValues('contacto'), apellido: marker(), mensaje: 'Hola' };
    // The browser refuses the empty field.
    await fillFields(page, { ...values, nombre: '' });
    await submitButton(page).click();
    expect(await focusedId(page)).toBe('contacto-nombre');
    await fillFields(page, values);
    await submitButton(page).click();
    await page.waitForURL(/_bandeja/);
    expect(received('apellido', values.apellido)).toEqual([
      { ...values, opcionSeleccionada: formTexts.purposes[1]! },
    ]);
    const scripts = browser.requestedPaths().filter((requested) => requested.endsWith('.js'));
    expect(scripts).toEqual([expect.stringMatching(/\/index-/)]);
  },
);
