import type { Locator, Page } from 'playwright-core';
import { formTexts, resultTexts } from '../../src/content/forms';
import { elementIdsOf } from '../../src/forms/fields/definitions';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { marker, received } from '../support/inbox';
import {
  formIds,
  labels,
  pageOf,
  refusals,
  refusedNames,
  requiredNames,
  typedValues,
  typedNames,
} from '../support/leads';
import { submitButton } from '../support/pageParts';

const browser = suiteBrowser();

/** A small phone; `isMobile` makes the pointer coarse. */
const phone = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true } as const;
const keyboardHeight = 320;

/** Height of a line of an error, in px. */
const TEXT_LINE = 20;

const getFocusedName = () => (document.activeElement as HTMLInputElement).name;

test('R-FORM-25a: on a phone Enter moves the focus to the next field, and submits in the last field', async () => {
  const page = await browser.open(pageOf.agencia.path, phone);
  const surname = marker();
  const firstField = page.getByLabel(labels.agencia.nombre!, { exact: true });
  await firstField.tap();
  // This Enter confirms a suggestion of the keyboard.
  await firstField.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  for (const name of typedNames('agencia')) {
    expect(await page.evaluate(getFocusedName)).toBe(name);
    await page.keyboard.type(name === 'apellido' ? surname : typedValues('agencia')[name]!);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
  expect(received('apellido', surname)).toHaveLength(1);
});

test('R-FORM-25b: on a phone Enter moves the focus to the message, and inserts a new line there', async () => {
  const page = await browser.open(pageOf.contacto.path, phone);
  await page.getByLabel(labels.contacto[typedNames('contacto').at(-2)!]!, { exact: true }).tap();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(getFocusedName)).toBe('mensaje');
  await page.keyboard.type('uno\ndos');
  expect(await page.getByLabel(labels.contacto.mensaje!, { exact: true }).inputValue()).toBe(
    'uno\ndos',
  );
});

test('R-FORM-24c: the message is as wide as the form, has room for three lines and grows with its text', async () => {
  const page = await browser.open(pageOf.contacto.path, phone);
  const message = page.getByLabel(labels.contacto.mensaje!, { exact: true });
  const sizes: { width: number; lines: number; hidden: number }[] = [];
  for (const lines of [0, 1, 3, 15]) {
    await message.fill('a\n'.repeat(lines).trimEnd());
    sizes.push(
      await message.evaluate((field) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
        const padding = parseFloat(paddingTop) + parseFloat(paddingBottom);
        return {
          width: field.closest('form')!.clientWidth - field.parentElement!.offsetWidth,
          lines: Math.floor((field.clientHeight - padding) / parseFloat(lineHeight) + 0.1),
          hidden: field.scrollHeight - field.clientHeight,
        };
      }),
    );
  }
  const grown = (lines: number) => ({ width: 0, lines, hidden: 0 });
  expect(sizes).toEqual([grown(3), grown(3), grown(3), grown(15)]);
});

test.each(formIds)(
  'R-FORM-26: %s: above a keyboard of half the screen the focused field and its error are visible below the bar',
  async (form) => {
    // With reduced motion the page jumps to the focused field.
    const page = await browser.open(pageOf[form].path, { ...phone, reducedMotion: 'reduce' });
    expect(await page.locator('meta[name=viewport]').getAttribute('content')).toContain(
      'interactive-widget=resizes-content',
    );
    await fillFields(page, typedValues(form));
    // A phone's keyboard makes the viewport smaller, because of `interactive-widget`.
    const height = phone.viewport.height - keyboardHeight;
    await page.setViewportSize({ width: 360, height });
    for (const name of refusedNames(form)) {
      const field = page.getByLabel(labels[form][name]!, { exact: true });
      const refused = refusals[form][name]!;
      await field.fill(refused.value);
      await submitButton(page).evaluate((button) => {
        (button as HTMLElement).blur();
        (button as HTMLButtonElement).form!.requestSubmit();
      });
      await page.waitForFunction(
        (wanted) => (document.activeElement as HTMLInputElement).name === wanted,
        name,
      );
      const error = page.getByText(refused.error);
      const errorBox = (await error.last().boundingBox())!;
      expect({ name, right: errorBox.x + errorBox.width <= 360 }).toEqual({ name, right: true });
      expect({ name, bottom: errorBox.y + errorBox.height <= height }).toEqual({
        name,
        bottom: true,
      });
      const bar = (await page.getByRole('banner').boundingBox())!;
      const box = (await field.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height);
      expect(box.y + box.height).toBeLessThan(errorBox.y);
      await field.fill(typedValues(form)[name]!);
      await error.last().waitFor({ state: 'detached' });
    }
  },
);

test.each(formIds)(
  'R-FORM-24a: %s: a field adds no more than its label, its box and its hint: no empty line is reserved for its error',
  async (form) => {
    const page = await browser.open(pageOf[form].path, phone);
    const gaps = await page.locator('main form').evaluate((element) => {
      const shown = [
        ...element.querySelectorAll<HTMLElement>('label, legend, input, textarea, button, p'),
      ]
        // Material UI reserves a line by a hint that is a space.
        .filter((part) => part.matches('input, textarea') || part.innerText.trim())
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 1)
        .toSorted((one, other) => one.box.top - other.box.top);
      const first = shown.findIndex(({ part }) => part.matches('label'));
      const last = shown.findIndex(({ part }) => part.matches('[type=submit]'));
      let end = shown[first]!.box.top;
      return shown.slice(first, last + 1).map(({ part, box }) => {
        const gap = box.top - end;
        end = Math.max(end, box.bottom);
        return { before: part.innerText || part.getAttribute('name'), gap };
      });
    });
    expect(gaps.length).toBeGreaterThan(2 * typedNames(form).length);
    expect(gaps.filter(({ gap }) => gap >= TEXT_LINE)).toEqual([]);
  },
);

test.each(formIds)(
  'R-FORM-24b: %s: a correction does not move the submit button while the button is pressed',
  async (form) => {
    const email = (opened: Page) => opened.locator('main [name=correo]');
    const correctionOn = (opened: Page) =>
      opened.getByRole('button', { name: formTexts.suggestEmail('ana@gmail.com') });
    const page = await browser.open(pageOf[form].path, phone);
    const box = async (part: Locator) => (await part.boundingBox())!;

    const press = async (pressed: Page) => {
      const button = submitButton(pressed);
      await button.scrollIntoViewIfNeeded();
      const { x, y } = await box(button);
      await pressed.mouse.move(x + 20, y + 20);
      await pressed.mouse.down();
      expect(await correctionOn(pressed).count()).toBe(0);
      // A pressed button moves by 1 px; a correction above the button would move it by 44 px.
      expect(Math.abs((await box(button)).y - y)).toBeLessThan(2);
      await pressed.mouse.up();
      await correctionOn(pressed).waitFor();
    };
    await email(page).fill('ana@gmail.co');
    await press(page);

    // A program has filled in the field without an event. The form must not read the field when the button gets the
    // focus, but after the press.
    const filledPage = await browser.open(pageOf[form].path);
    await email(filledPage).evaluate((field: HTMLInputElement) => (field.value = 'ana@gmail.con'));
    await press(filledPage);
  },
);

test.each([320, 360, 1440])(
  'R-FORM-14e, R-FORM-24b: at %i px the summary keeps its height while a field is corrected and while a button is pressed; it loses its red border, and goes at the next submit',
  async (width) => {
    const page = await browser.open(pageOf.agencia.path, { viewport: { width, height: 740 } });
    const summary = page.locator(`#${elementIdsOf('agencia').summary}`);
    const heightOf = async () => (await summary.boundingBox())!.height;
    await submitButton(page).click();
    await summary.waitFor();
    const borderOf = () => summary.evaluate((box) => getComputedStyle(box).borderColor);
    const refusedBorder = await borderOf();
    const names = requiredNames('agencia');
    let height = 0;
    for (const [index, name] of names.entries()) {
      const field = page.getByLabel(labels.agencia[name]!, { exact: true });
      await field.focus();
      const left = names.length - index - 1;
      await page.waitForFunction(
        ([id, lines]) => document.querySelectorAll(`#${id} li`).length === lines,
        [elementIdsOf('agencia').summary, left + 1] as const,
      );
      height = await heightOf();
      await field.fill(typedValues('agencia')[name]!);
      const title = left ? formTexts.summary(left) : formTexts.allCorrected;
      await page.getByRole('group', { name: title }).waitFor();
      expect([title, await heightOf()]).toEqual([title, height]);
    }
    expect(await borderOf()).not.toBe(refusedBorder);
    await submitButton(page).scrollIntoViewIfNeeded();
    const { x, y } = (await submitButton(page).boundingBox())!;
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.waitForFunction(() => document.activeElement?.matches('[type=submit]'));
    expect(await heightOf()).toBe(height);
    await page.mouse.up();
    await summary.waitFor({ state: 'detached' });
  },
);
