import { resultTexts } from '../../src/content/forms';
import { hero } from '../../src/content/home';
import { pages } from '../../src/content/pages';
import { start } from '../../src/content/site';
import { phone } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { chromiumVisit } from '../support/chromiumVisit';
import { describeEngine } from '../support/enginePaths';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { pageOf, typedValues } from '../support/leads';
import { pageChanges, prepareTranslator } from '../support/pageChanges';
import { footerLink, formValues, submitButton } from '../support/pageParts';
import { pageShown } from '../support/readiness';
import { connectToBrowser } from '../support/sharedBrowser';

/**
 * The main paths of a visit in Chromium, as the suites in `engines` walk them in other browsers, and what
 * visitors meet first: a phone's screen, Enter, the way back to a form, a translated page.
 */

describeEngine('Chromium', chromiumVisit(connectToBrowser));

const browser = suiteBrowser();

test('R-HOME-13: a phone’s first screen has the headline, what the service does, the link Empezar and what it does, links to requirements, price and time, and that the service is private', async () => {
  const page = await browser.open(pages.home.path, { ...phone, javaScriptEnabled: false });
  const content = page.getByRole('main');
  const textOf = (text: string) => content.getByText(text.slice(0, 40));
  const empezar = content.getByRole('link', { name: start.label }).first();
  const parts = [
    page.locator('h1'),
    empezar,
    textOf(hero.lead[0]),
    textOf(hero.callNote),
    ...hero.links.map(({ text }) => content.getByRole('link', { name: text, exact: true })),
    textOf(hero.disclosure[0]),
  ];
  expect(hero.lead[0]).toMatch(/EE\.\sUU\./);
  for (const part of parts) {
    const { x, y, width, height } = (await part.boundingBox())!;
    expect([x >= 0, y >= 0, x + width <= 360, y + height <= 740]).toEqual(Array(4).fill(true));
  }
  const targets = hero.links.map(({ href }) => page.locator(`${href} :is(h2, h3)`).first());
  expect(await Promise.all(targets.map((target) => target.textContent()))).toEqual(
    hero.links.map(({ text }) => text),
  );
});

test('R-LEAD-06a, R-LEAD-07a: a form keeps its values while the visitor reads another page; Enter sends it once, and afterwards it stays empty', async () => {
  const { path } = pageOf.contacto;
  const page = await browser.open(path, { reducedMotion: 'reduce' });
  const values = { ...typedValues('contacto'), apellido: marker() };
  const leaveAndReturn = async () => {
    await footerLink(page, pages.about.path).click();
    await pageShown(page, pages.about.path);
    await page.goBack();
    await pageShown(page, path);
    return formValues(page);
  };
  await fillFields(page, values);
  expect(await leaveAndReturn()).toMatchObject(values);
  await page.locator('main form [name=nombre]').press('Enter');
  const dialog = page.getByRole('dialog', { name: resultTexts.sent.title });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const empty = Object.fromEntries(Object.keys(values).map((name) => [name, '']));
  expect(await leaveAndReturn()).toMatchObject(empty);
  expect(received('apellido', values.apellido)).toMatchObject([values]);
});

test('R-SITE-10a: a form that a translator has changed arrives, and its page leads to the others', async () => {
  const { path } = pageOf.agencia;
  const page = await browser.open(path, { prepare: prepareTranslator, reducedMotion: 'reduce' });
  const values = { ...typedValues('agencia'), apellido: marker() };
  await fillFields(page, values);
  await pageChanges['a translator'](page);
  await submitButton(page).click();
  await page.getByText(resultTexts.sent.agencia.toUpperCase()).waitFor();
  await page.keyboard.press('Escape');
  expect(received('apellido', values.apellido)).toMatchObject([values]);
  await footerLink(page, pages.about.path).click();
  await page.waitForURL((url) => url.pathname === pages.about.path);
  await page.getByRole('heading', { level: 1, name: pages.about.name.toUpperCase() }).waitFor();
});
