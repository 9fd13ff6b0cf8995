import type { Page } from 'playwright-core';
import { faq } from '../../src/content/faq';
import { fieldTexts, formTexts, resultTexts } from '../../src/content/forms';
import { headlinePurposes, hero } from '../../src/content/home';
import { anchors, pages } from '../../src/content/pages';
import { navigation, start } from '../../src/content/site';
import { elementIdsOf, type FormId } from '../../src/forms/fields/definitions';
import { phone } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import { formIds, pageOf, payloads, requiredNames, typedValues } from '../support/leads';
import {
  answerTo,
  footerLink,
  menu,
  menuButton,
  question,
  submitButton,
} from '../support/pageParts';
import { pageShown, scrollYAtRest } from '../support/readiness';

/** The main paths of a visit in Chromium. The suites in `engines` walk the shorter list of other engines. */

const browser = suiteBrowser();
const desktop = { viewport: { width: 1440, height: 900 } } as const;
const withoutScript = { javaScriptEnabled: false } as const;

/** Waits until the element with this id stands below the bar. */
const sectionShown = (page: Page, id: string) =>
  page.waitForFunction(
    (section) => Math.abs(document.getElementById(section)!.getBoundingClientRect().top) < 120,
    id,
  );

describe.each([phone, desktop])('at $viewport.width px', (size) => {
  test.each(Object.values(pages))(
    'R-NAV-01: $path has its title and one h1, and does not scroll sideways',
    async ({ path, title }) => {
      const page = await browser.open(path, size);
      expect(await page.title()).toBe(title);
      expect(await page.locator('h1').count()).toBe(1);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    },
  );
});

test('R-HOME-13: a phone’s first screen has the headline, what the service does, the link Empezar and what it does, links to requirements, price and time, and that the service is private', async () => {
  const page = await browser.open(pages.home.path, { ...phone, ...withoutScript });
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
  for (const part of parts) {
    const { x, y, width, height } = (await part.boundingBox())!;
    expect([x >= 0, y >= 0, x + width <= 360, y + height <= 740]).toEqual(Array(4).fill(true));
  }
  const targets = hero.links.map(({ href }) => page.locator(`${href} :is(h2, h3)`).first());
  expect(await Promise.all(targets.map((target) => target.textContent()))).toEqual(
    hero.links.map(({ text }) => text),
  );
  expect((await page.locator('html').boundingBox())!.height).toBeLessThanOrEqual(5800);
});

test('R-HOME-01: the headline’s word changes', async () => {
  const page = await browser.open(pages.home.path);
  await page.waitForFunction(
    (id) => getComputedStyle(document.querySelector(`h1 [data-purpose="${id}"]`)!).opacity === '1',
    headlinePurposes[1].id,
  );
});

test('R-NAV-02, R-NAV-04: a link opens a page at its top, and going back restores the scroll position', async () => {
  const page = await browser.open(pages.home.path, desktop);
  await footerLink(page, pages.about.path).scrollIntoViewIfNeeded();
  const scrollPosition = await scrollYAtRest(page);
  expect(scrollPosition).toBeGreaterThan(1000);
  await footerLink(page, pages.about.path).click();
  await pageShown(page, pages.about.path);
  await page.locator('h1:focus').waitFor();
  expect(await scrollYAtRest(page)).toBe(0);
  await page.goBack();
  await pageShown(page, pages.home.path);
  expect(await scrollYAtRest(page)).toBe(scrollPosition);
});

test('R-HOME-03, R-BAR-01, R-NAV-03: ?section= and a link of the bar scroll the page to a section', async () => {
  const page = await browser.open(`/?section=${anchors.requirements}`, desktop);
  await sectionShown(page, anchors.requirements);
  const { label } = navigation.products.links[1]!;
  await page.getByRole('banner').getByRole('link', { name: label }).click();
  await page.waitForURL(`**/#${anchors.reviews}`);
  await sectionShown(page, anchors.reviews);
});

test('R-BAR-04: the menu opens, closes with Escape, and has links that open a page', async () => {
  const page = await browser.open(pages.home.path, phone);
  await menuButton(page).click();
  await menu(page).waitFor();
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
  await menuButton(page).click();
  await menu(page).getByRole('link', { name: pages.agencies.name }).click();
  await pageShown(page, pages.agencies.path);
  await menu(page).waitFor({ state: 'hidden' });
});

test('R-FAQ-01: one question is open at a time', async () => {
  const page = await browser.open(pages.contact.path);
  for (const index of [1, 0]) {
    await question(page, index).click();
    await answerTo(page, index).waitFor();
    for (const other of faq.items.keys())
      if (other !== index) await answerTo(page, other).waitFor({ state: 'hidden' });
  }
  await question(page, 0).click();
  await answerTo(page, 0).waitFor({ state: 'hidden' });
});

const markedValues = (form: FormId): Record<string, string> => ({
  ...typedValues(form),
  apellido: marker(),
});

test.each(formIds)(
  'R-FORM-14, R-LEAD-01: an empty form «%s» and a wrong field are refused and get the focus; the corrected form arrives completely',
  async (form) => {
    const values = markedValues(form);
    const page = await browser.open(pageOf[form].path, phone);
    const invalidNames = () =>
      page.$$eval('form [aria-invalid=true]', (all) =>
        all.map((field) => field.getAttribute('name')),
      );
    await submitButton(page).click();
    await page.locator(`#${elementIdsOf(form).summary}:focus`).waitFor();
    expect(await invalidNames()).toEqual(requiredNames(form));
    await fillFields(page, { ...values, correo: 'ana@' });
    const { opcionSeleccionada } = payloads[form];
    if (opcionSeleccionada) await page.getByRole('button', { name: opcionSeleccionada }).click();
    await submitButton(page).click();
    await page.locator('[name=correo]:focus').waitFor();
    expect(await invalidNames()).toEqual(['correo']);
    await page.getByText(fieldTexts.correo.invalid).waitFor();
    // A suggestion of a phone's keyboard ends with a space.
    await fillFields(page, { correo: 'ana@gmail.com', nombre: `${values.nombre} ` });
    await submitButton(page).click();
    await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
    expect(received('apellido', values.apellido!)).toEqual([
      { ...payloads[form], ...values, correo: 'ana@gmail.com' },
    ]);
  },
);

test('R-A11Y-09: the form is sent without JavaScript too', async () => {
  const values = markedValues('contacto');
  const page = await browser.open(pageOf.contacto.path, { ...phone, ...withoutScript });
  await fillFields(page, values);
  await page.getByRole('button', { name: formTexts.submit }).click();
  await page.waitForURL((url) => url.pathname !== pageOf.contacto.path);
  expect(received('apellido', values.apellido!)).toHaveLength(1);
});
