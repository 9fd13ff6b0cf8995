import fc from 'fast-check';
import { agencyForm, contactForm } from '../../src/forms/fields/definitions';
import {
  clearDraft,
  clearSending,
  truncate,
  fieldValues,
  isAnswerLost,
  markSending,
  readDraft,
  writeDraft,
} from '../../src/forms/sending/draft';
import { contact } from './formFixture';

const fieldNames = Object.keys(contactForm.fields);
const draftKey = 'borrador:contacto';

beforeEach(() => sessionStorage.clear());

test('R-LEAD-06: a draft is read back for its own form only, until the draft is removed', () => {
  writeDraft('contacto', contact.values);
  expect(readDraft(contactForm)).toEqual(contact.values);
  expect(readDraft(agencyForm)).toEqual({});
  clearDraft('contacto');
  expect(readDraft(contactForm)).toEqual({});
});

test('readDraft leaves out empty values', () => {
  sessionStorage.setItem(draftKey, '{"version":1,"values":{"nombre":"","mensaje":"Hola"}}');
  expect(readDraft(contactForm)).toEqual({ mensaje: 'Hola' });
});

test('R-LEAD-11: from markSending to clearSending a form’s answer counts as lost; other forms are not affected', async () => {
  markSending('contacto', Promise.resolve());
  expect(await isAnswerLost('agencia')).toBe(false);
  expect(await isAnswerLost('contacto')).toBe(true);
  clearSending('contacto');
  expect(await isAnswerLost('contacto')).toBe(false);
});

test('R-LEAD-08: fieldValues reads the filled fields of the definition and no other control', () => {
  document.body.innerHTML = `<form><input name="nombre" value="Ana"><input name="apellido" value="">
    <textarea name="mensaje">a\nb</textarea><input name="otro" value="x"></form>`;
  const { elements } = document.forms[0]!;
  const findElement = (name: string) => elements.namedItem(name) as HTMLInputElement | null;
  expect(fieldValues(contactForm, findElement)).toEqual({ nombre: 'Ana', mensaje: 'a\nb' });
  document.body.innerHTML = '';
});

test('writing only empty values removes the draft', () => {
  writeDraft('contacto', contact.values);
  writeDraft('contacto', { nombre: '', mensaje: '' });
  expect(sessionStorage.getItem(draftKey)).toBeNull();
});

test.each([
  'null',
  '[]',
  '{',
  '{"version":2,"values":{"nombre":"Ana"}}',
  '{"version":1}',
  '{"version":1,"values":null}',
  '{"version":1,"values":["Ana"]}',
  '{"version":1,"values":{"nombre":3,"mensaje":{},"__proto__":{"apellido":"x"}}}',
])('R-LEAD-07: invalid data in session storage is ignored: %s', (stored) => {
  sessionStorage.setItem(draftKey, stored);
  expect(readDraft(contactForm)).toEqual({});
});

test('R-LEAD-07: any text in session storage yields only strings within the maximum lengths', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc
          .dictionary(
            fc.constantFrom(...fieldNames),
            fc.oneof(
              fc.string(),
              fc.nat(1200).map((length) => 'x'.repeat(length)),
            ),
          )
          .map((values) => JSON.stringify({ version: 1, values })),
      ),
      (stored) => {
        sessionStorage.setItem(draftKey, stored);
        for (const [name, value] of Object.entries(readDraft(contactForm))) {
          expect(typeof value).toBe('string');
          expect(value.length).toBeLessThanOrEqual(name === 'mensaje' ? 112 : 1000);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('R-FORM-05: truncate does not split a surrogate pair', () => {
  expect(truncate('x'.repeat(111) + '👍', 112)).toBe('x'.repeat(111));
  expect(truncate('x'.repeat(110) + '👍', 112)).toBe('x'.repeat(110) + '👍');
  expect(truncate('abc', 112)).toBe('abc');
  expect(truncate('x👍yz', 4)).toBe('x👍y');
  expect(truncate('x\ud83d', 2)).toBe('x\ud83d');
});

test('R-LEAD-07, R-SEC-03: drafts are ignored if session storage throws errors', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  }
  expect(() => writeDraft('contacto', contact.values)).not.toThrow();
  expect(readDraft(contactForm)).toEqual({});
  expect(() => clearDraft('contacto')).not.toThrow();
  expect(await isAnswerLost('contacto')).toBe(false);
});

test('R-LEAD-07, R-SEC-03: drafts are ignored if session storage is blocked', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => writeDraft('contacto', contact.values)).not.toThrow();
  expect(readDraft(contactForm)).toEqual({});
});

test('R-SEC-03, R-LEAD-11: Web Locks that reject, as with blocked cookies, leave no unhandled rejection', async () => {
  const reject = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: reject, query: reject },
  });
  const onRejection = jest.fn();
  process.on('unhandledRejection', onRejection);
  markSending('contacto', Promise.resolve());
  expect(await isAnswerLost('contacto')).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', onRejection);
  Reflect.deleteProperty(navigator, 'locks');
  expect(onRejection).not.toHaveBeenCalled();
});
