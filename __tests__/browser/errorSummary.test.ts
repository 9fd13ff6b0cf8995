import type { Locator, Page } from 'playwright-core';
import { pages } from '../../src/content/pages';
import { elementIdsOf } from '../../src/forms/elementIds';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { typedValues } from '../support/leads';
import { submitButton } from '../support/pageParts';
import { scrollYAtRest } from '../support/readiness';

/** What a refused submit moves in the window; forms.test.tsx has the rules of the error summary. */

const browser = suiteBrowser();
const ids = elementIdsOf('contacto');

const field = (page: Page, name: string): Locator => page.locator(`#${ids.field(name)}`);

describe.each([360, 1280])('at %i px', (width) => {
  test('R-FORM-14a: a press of the button right after the last correction sends the form: nothing moves under the pointer', async () => {
    const page = await browser.open(pages.contact.path, { viewport: { width, height: 740 } });
    await fillFields(page, { ...typedValues('contacto'), nombre: '', correo: '' });
    await submitButton(page).click();
    await field(page, 'nombre').fill('Ana');
    await field(page, 'correo').click();
    await page.keyboard.type('ana@example.com');
    await submitButton(page).scrollIntoViewIfNeeded();
    await scrollYAtRest(page);
    const { x, y, width: w, height } = (await submitButton(page).boundingBox())!;
    await page.mouse.move(x + w / 2, y + height / 2);
    await page.mouse.down();
    // A pressed button itself goes down by one pixel.
    expect(Math.abs((await submitButton(page).boundingBox())!.y - y)).toBeLessThanOrEqual(1);
    await page.mouse.up();
    await page.locator('form[data-state=sending], [role=dialog]').first().waitFor();
  });
});

test.each([
  { width: 320, height: 256, text: 100 },
  { width: 640, height: 320, text: 100 },
  { width: 360, height: 640, text: 150 },
])(
  'R-FORM-14c: in a window of $width x $height px with text at $text % the summary’s title is visible below the bar',
  async ({ width, height, text }) => {
    const page = await browser.open(pages.contact.path, { viewport: { width, height } });
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), text);
    await submitButton(page).click();
    await page.locator(`#${ids.summary} h3`).waitFor();
    await scrollYAtRest(page);
    const [title, bar] = await page.evaluate(
      (id) =>
        [`#${id} h3`, 'header'].map((selector) => {
          const { top, bottom } = document.querySelector(selector)!.getBoundingClientRect();
          return { top, bottom };
        }),
      ids.summary,
    );
    expect(title!.top).toBeGreaterThanOrEqual(bar!.bottom);
    expect(title!.top).toBeLessThan(height - 24);
  },
);
