import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import {
  formIds,
  labels,
  pageOf,
  refusals,
  refusedNames,
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

test('R-FORM-25b: Enter in the message inserts a new line', async () => {
  const page = await browser.open(pageOf.contacto.path, phone);
  const message = page.getByLabel(labels.contacto.mensaje!, { exact: true });
  await message.tap();
  await page.keyboard.type('uno\ndos');
  expect(await message.inputValue()).toBe('uno\ndos');
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

test.each([360, 412, 768, 1280])(
  'R-FORM-18a: at %i px the question about a slip is as high as the hint, also for a long address',
  async (width) => {
    const page = await browser.open(pageOf.contacto.path, { viewport: { width, height: 740 } });
    const note = page.locator('#contacto-correo-nota');
    const { height } = (await note.boundingBox())!;
    for (const address of ['maximiliano.fernandez@gmial.com', 'maximiliano@hotmial.com.ar']) {
      await page.locator('#contacto-correo').fill(address);
      await note.getByText('¿Quisiste decir').waitFor();
      expect((await note.boundingBox())!.height).toBe(height);
    }
  },
);
