import type { Page } from 'playwright-core';
import type { FormId } from '../../src/forms/elementIds';
import { agencySchema, contactSchema } from '../../src/forms/schemas';
import { suiteBrowser } from '../support/browser';
import { marker, received } from '../support/inbox';
import {
  formIds,
  freeTextNames,
  pageOf,
  typedNames,
  typedValues,
  payloads,
} from '../support/leads';
import { WAIT_TIMEOUT_MS } from '../support/until';

/**
 * Sends inputs of visitors, programs and attackers through Chromium and HTTP into the inbox's file, where they arrive as the
 * control holds them, without what the schema removes; `forms/rules.test.ts` tests what it removes and refuses.
 */

const browser = suiteBrowser();

/** Returns the value that a control has after a text is set (HTML standard, value sanitization). */
const sanitize = (field: string, typed: string): string =>
  field === 'mensaje' ? typed.replace(/\r\n?/g, '\n') : typed.replace(/[\r\n]/g, '');

/**
 * Fills in fields as an autofill does, all at once and past `maxlength`, submits, and closes the dialog. All in one
 * call of the page, because the tests make many submits.
 * @returns the title of the dialog
 */
function submitForm(page: Page, form: FormId, values: Record<string, string>): Promise<string> {
  return page.evaluate(
    async ([id, texts, timeout]) => {
      const nextFrame = () => new Promise((resolve) => setTimeout(resolve, 5));
      const element = document.getElementById(`${id}-formulario`) as HTMLFormElement;
      const getTitle = () => document.querySelector('[role=dialog] h2');
      for (const [name, text] of Object.entries(texts)) {
        const control = document.getElementById(`${id}-${name}`) as HTMLInputElement;
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!;
        set!.call(control, text);
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
      element.requestSubmit();
      const deadline = Date.now() + timeout;
      while (!getTitle()) {
        if (Date.now() > deadline) throw new Error(`No answer: ${element.innerText}`);
        await nextFrame();
      }
      const title = getTitle()!.textContent;
      document.querySelector<HTMLButtonElement>('[role=dialog] button')!.click();
      while (getTitle()) await nextFrame();
      return title;
    },
    [form, values, WAIT_TIMEOUT_MS] as const,
  );
}

/** Opens a form with reduced motion, so that its dialog does not fade. */
const open = (form: FormId) => browser.open(pageOf[form].path, { reducedMotion: 'reduce' });

/** Returns the values of a complete form, in which a message has one line. */
const completeValues = (form: FormId): Record<string, string> => ({
  ...typedValues(form),
  ...(payloads[form].mensaje && { mensaje: 'Hola' }),
});

/** Sends a complete form with these texts in it and returns the received message. */
async function send(
  page: Page,
  form: FormId,
  texts: Record<string, string>,
): Promise<Record<string, string>> {
  const correo = `${marker()}@example.com`;
  expect(await submitForm(page, form, { ...completeValues(form), ...texts, correo })).toBe(
    '¡Enviado!',
  );
  const messages = received('correo', correo);
  expect(messages).toHaveLength(1);
  return messages[0]!;
}

const texts: Record<string, string> = {
  accents: 'Ñandú Pérez-Güemes àçõß, “Dvořák” ﬁ',
  'decomposed accents': 'Jose\u0301 Nu\u0303ez',
  emoji: '🧉👋🏽🇦🇷 ❤️‍🔥',
  'right-to-left text': 'שלום עולם \u202eabc\u202c مرحبا',
  quotes: `O'Higgins "la Flaca" «así» \\ \\" %22 &quot;`,
  markup: '<b>Ana</b> <img src=x onerror=alert(1)> &amp; <!-- -->',
  'script tags': `</script><script>alert(document.cookie)</script>`,
  'SQL and templates': `'; DROP TABLE leads;-- \${7*7} {{7*7}}`,
  'header injection': 'Ana%0d%0aBcc: x@example.com',
  'a multipart boundary': '------WebKitFormBoundary; name="correo"',
  tabs: 'a\tb\t\tc',
  'line ends': 'a\nb\r\nc',
  'null characters': 'a\0b\0\0c',
  'control characters': 'a\u0001\u0007\u001b[31m\u007f\u0085b',
  'inner spaces of all kinds': [
    ...'\t\u000b\f \u00a0\u1680\u2003\u202f\u3000\u200b\u200d\u2060\ufeff',
  ].join('x'),
  'the last code points': '\uffff\u{10ffff}\ufffd',
  'a formula': '=HYPERLINK("https://example.com")',
  'a JSON constructor': '{"__proto__":{"a":1}}',
};

describe.each(formIds)('the form %s', (form) => {
  const schema = form === 'agencia' ? agencySchema() : contactSchema();

  test(`R-FORM-23b, R-SEC-04: ${Object.keys(texts).length} kinds of text arrive as they were written`, async () => {
    const page = await open(form);
    for (const [kind, text] of Object.entries(texts)) {
      const names = freeTextNames(form);
      const message = await send(page, form, Object.fromEntries(names.map((name) => [name, text])));
      const expected = schema.cast(
        Object.fromEntries(names.map((name) => [name, sanitize(name, text)])),
        // The other fields are missing.
        { assert: false },
      );
      expect({ kind, ...message }).toMatchObject({ kind, ...expected });
      expect(Object.keys(message)).toEqual([
        ...typedNames(form),
        ...(form === 'contacto' ? ['opcionSeleccionada'] : []),
      ]);
    }
  });

  test('R-FORM-08b: the longest values that the form accepts arrive completely', async () => {
    const page = await open(form);
    // The longest encodings of one UTF-16 unit: three bytes in UTF-8, six in JSON.
    for (const unit of ['世', '\u0001']) {
      const typed = Object.fromEntries(
        freeTextNames(form).map((name) => {
          const length = name === 'mensaje' ? 112 : 1000;
          // A control character is removed from a telephone number, and from the ends of other texts.
          const text = name === 'telefono' ? '世'.repeat(length) : `x${unit.repeat(length - 2)}x`;
          return [name, text];
        }),
      );
      expect(await send(page, form, typed)).toMatchObject(typed);
    }
  });
});
