import { fieldTexts, formTexts, resultTexts } from '../../src/content/forms';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/formPage';
import { marker, received } from '../support/inbox';
import { formIds, labels, pageOf, typed, typedNames } from '../support/leads';

const browser = suiteBrowser();

/** A small phone: only then the page's pointer is coarse. */
const phone = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true } as const;
const keyboardHeight = 320;

const nameOfFocused = () => (document.activeElement as HTMLInputElement).name;

test('R-FORM-25: Enter goes from field to field, and sends from the last', async () => {
  const page = await browser.open(pageOf.agencia.path, phone);
  const surname = marker();
  await page.getByLabel(labels.nombre!, { exact: true }).tap();
  for (const name of typedNames('agencia')) {
    expect(await page.evaluate(nameOfFocused)).toBe(name);
    await page.keyboard.type(name === 'apellido' ? surname : typed('agencia')[name]!);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('alertdialog', { name: resultTexts.sent.title }).waitFor();
  expect(received('apellido', surname)).toHaveLength(1);
});

test('R-FORM-25: Enter makes a new line in the message, and comes to it from the field before', async () => {
  const page = await browser.open(pageOf.contacto.path, phone);
  await page.getByLabel(labels.telefono!, { exact: true }).tap();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(nameOfFocused)).toBe('mensaje');
  await page.keyboard.type('uno\ndos');
  expect(await page.getByLabel(labels.mensaje!, { exact: true }).inputValue()).toBe('uno\ndos');
});

test('R-FORM-25: on a computer Enter sends from every field', async () => {
  const page = await browser.open(pageOf.agencia.path);
  const surname = marker();
  await fillFields(page, { ...typed('agencia'), apellido: surname });
  await page.getByLabel(labels.nombre!, { exact: true }).press('Enter');
  await page.getByRole('alertdialog', { name: resultTexts.sent.title }).waitFor();
  expect(received('apellido', surname)).toHaveLength(1);
});

describe.each(formIds)('R-FORM-26: %s, a keyboard that covers half of the screen', (form) => {
  test.each(typedNames(form))('%s is seen with its error while it is typed', async (name) => {
    // Without motion the page stands where the focus brings it at once.
    const page = await browser.open(pageOf[form].path, { ...phone, reducedMotion: 'reduce' });
    expect(await page.locator('meta[name=viewport]').getAttribute('content')).toContain(
      'interactive-widget=resizes-content',
    );
    await fillFields(page, typed(form));
    const field = page.getByLabel(labels[name]!, { exact: true });
    // Refused by every field but the optional one, which takes no half of an address.
    await field.fill(name === 'web' ? 'www' : '');
    // What `interactive-widget` does as the keyboard comes.
    await page.setViewportSize({ width: 360, height: phone.viewport.height - keyboardHeight });
    await page.getByRole('button', { name: formTexts.submit }).evaluate((button) => {
      (button as HTMLButtonElement).form!.requestSubmit();
    });
    await page.waitForFunction(
      (wanted) => (document.activeElement as HTMLInputElement).name === wanted,
      name,
    );
    const words = fieldTexts[name as 'web'];
    const { x, y, width, height } = (await page
      .getByText('missing' in words ? (words.missing as string) : words.invalid)
      .last()
      .boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(360);
    expect(y + height).toBeLessThanOrEqual(phone.viewport.height - keyboardHeight);
    const bar = (await page.getByRole('banner').boundingBox())!;
    const typedIn = (await field.boundingBox())!;
    expect(typedIn.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(typedIn.y + typedIn.height).toBeLessThan(y);
  });
});
