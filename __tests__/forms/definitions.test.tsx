import { screen } from '@testing-library/react';
import { fieldTexts } from '../../src/content/forms';
import { emptyValues, forms } from '../../src/forms/fields/definitions';
import { schemaOf } from '../../src/forms/rules/schema';
import { formIds, labels, typedNames, type TextField } from '../support/leads';
import { agency, contact, control } from './formFixture';

const name = { type: 'text', autocapitalize: 'words', required: '' };

/** The attributes that each field has to have. */
const traits: Record<string, Record<string, string>> = {
  nombre: { ...name, autocomplete: 'given-name' },
  apellido: { ...name, autocomplete: 'family-name' },
  correo: {
    type: 'email',
    inputmode: 'email',
    autocomplete: 'email',
    autocapitalize: 'off',
    spellcheck: 'false',
    required: '',
  },
  telefono: { type: 'tel', inputmode: 'tel', autocomplete: 'tel', required: '' },
  web: { type: 'url', inputmode: 'url', autocomplete: 'url' },
  ciudad: { type: 'text', autocomplete: 'address-level2', required: '' },
  mensaje: { maxlength: '112', required: '' },
} satisfies Record<TextField, object>;

const fieldsOf = formIds.flatMap((form) => typedNames(form).map((field) => ({ form, field })));

test.each(fieldsOf)('R-FORM-05, R-FORM-19: $form: $field tells the browser what it is', (named) => {
  (named.form === 'agencia' ? agency : contact).render();
  const element = control(named.field);
  const expected = traits[named.field]!;
  expect(element).toHaveAttribute('name', named.field);
  expect(element).toHaveAttribute('id', `${named.form}-${named.field}`);
  for (const [attribute, value] of Object.entries(expected)) {
    expect(element).toHaveAttribute(attribute, value);
  }
  expect(element.hasAttribute('required')).toBe('required' in expected);
  expect(screen.getByText(labels[named.field]!)).toBeVisible();
});

test.each([
  [agency, ['next', 'next', 'next', 'next', 'next', 'send']],
  // The Enter key makes a new line in the message.
  [contact, ['next', 'next', 'next', 'next', 'enter']],
])('R-FORM-25: the phone’s Enter key says what it does in each field', ({ render }, hints) => {
  render();
  const fields = screen.getAllByRole('textbox');
  expect(fields.map((field) => field.getAttribute('enterkeyhint'))).toEqual(hints);
});

test('R-FORM-07: the telephone has a hint', () => {
  contact.render();
  expect(control('telefono')).toHaveAccessibleDescription(fieldTexts.telefono.hint);
});

test.each(forms)('$id: every field has an empty value and a rule', (form) => {
  const names = Object.keys(form.fields);
  expect(Object.keys(emptyValues(form))).toEqual(names);
  expect(Object.keys(schemaOf(form).fields)).toEqual(names);
});

test('every entry of the fields’ texts is used by a field', () => {
  const used = forms.flatMap(({ fields }) => Object.values(fields).map(({ texts }) => texts));
  const unused = Object.entries(fieldTexts).filter(([, texts]) => !used.includes(texts));
  expect(unused.map(([key]) => key)).toEqual([]);
});
