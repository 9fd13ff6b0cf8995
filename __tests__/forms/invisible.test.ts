import { agencyForm, cleanTyped, cleanValue } from '../../src/forms/fields/definitions';
import { schemaOf } from '../../src/forms/rules/schema';
import { payloads } from '../support/leads';

const { correo, web, telefono, nombre } = agencyForm.fields;

/** Marks that chats, contact cards, word processors and web pages put around what visitors copy. */
const marks =
  '\u202a\u202c\u2066\u2069\u200e\u200b\u200d\u2060\ufeff\u00ad\ufe0f\u{e0001}\u0007\ufff9';

test('R-FORM-09: invisible characters are removed from addresses and telephone numbers', () => {
  const parts = ['ana@gm', 'ail.com'];
  expect(cleanValue(correo, ` ${marks}${parts.join(marks)}${marks} `)).toBe(parts.join(''));
  expect(cleanTyped(correo, parts.join(marks))).toBe(parts.join(''));
  expect(cleanValue(web, `${marks}https://a.com.ar/${marks}`)).toBe('https://a.com.ar/');
  expect(cleanValue(telefono, `${marks}11${marks} 4555-1234`)).toBe('11 4555-1234');
});

test.each([
  ['around a name', `${marks} Ana${marks} `, 'Ana'],
  ['within a family of emojis', '👩‍👩‍👧', '👩‍👩‍👧'],
  ['after a heart at the end', '¡Gracias ❤\ufe0f \u202c', '¡Gracias ❤\ufe0f'],
  ['in a flag at the end', '🏴\u{e0067}\u{e0062}\u{e007f}', '🏴\u{e0067}\u{e0062}\u{e007f}'],
  ['alone', marks, ''],
])('R-FORM-09: invisible characters %s', (_place, typed, sent) => {
  expect(cleanValue(nombre, typed)).toBe(sent);
  expect(cleanTyped(nombre, typed)).toBe(typed);
});

test('R-FORM-07, R-FORM-09: no address is refused for a character that nobody can see', async () => {
  const values = {
    ...payloads.agencia,
    correo: `\u202aana@gmail.com\u202c`,
    web: `\u2068https://www.agencia.com.ar\u2069`,
  };
  await expect(schemaOf(agencyForm).validate(values)).resolves.toBeDefined();
  await expect(schemaOf(agencyForm).validate({ ...values, nombre: marks })).rejects.toThrow();
});
