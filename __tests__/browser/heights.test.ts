import type { Locator } from 'playwright-core';
import { hero } from '../../src/content/home';
import { pages } from '../../src/content/pages';
import { formTexts } from '../../src/content/forms';
import { hasOwnersContent } from '../support/ownersContent';
import { suiteBrowser } from '../support/browser';
import { hydrated } from '../support/readiness';

const browser = suiteBrowser();
const phone = { viewport: { width: 360, height: 740 } };
const box = async (part: Locator) => (await part.boundingBox())!;

test('R-HOME-13: a phone’s first screen shows what the service does, what Empezar does and that the service is private', async () => {
  const page = await browser.open(pages.home.path, phone);
  const { height } = await box(page.locator('html'));
  // The owner's own texts make the page longer.
  if (!hasOwnersContent()) expect(height).toBeLessThanOrEqual(5800);
  for (const text of [hero.lead, hero.callNote, hero.disclosure[0]]) {
    const { y, height } = await box(page.locator('main').getByText(text.slice(0, 40)));
    expect(y + (text === hero.disclosure[0] ? 0 : height)).toBeLessThan(740);
  }
});

describe.each([pages.agencies.path, pages.contact.path])('the form of %s', (path) => {
  test('R-FORM-24: no space is reserved for errors at a width of 360 px', async () => {
    const page = await browser.open(path, phone);
    await hydrated(page);
    const form = page.locator('main form');
    const { y } = await box(page.locator('main section:has(form) > h2'));
    const submit = await box(form.locator('[type=submit]'));
    expect(submit.y + submit.height - y).toBeLessThanOrEqual(760);
  });

  test('R-FORM-24: a correction does not move the submit button while the button is pressed', async () => {
    const page = await browser.open(path);
    await hydrated(page);
    const submit = page.locator('main form [type=submit]');
    await page.locator('main [name=correo]').fill('ana@gmail.co');
    await submit.scrollIntoViewIfNeeded();
    const { x, y } = await box(submit);
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    const correction = page.getByRole('button', { name: formTexts.suggestEmail('ana@gmail.com') });
    expect(await correction.count()).toBe(0);
    // A pressed button moves by 1 px; a correction above the button would move it by 44 px.
    expect(Math.abs((await box(submit)).y - y)).toBeLessThan(2);
    await page.mouse.up();
    await correction.waitFor();
  });
});
