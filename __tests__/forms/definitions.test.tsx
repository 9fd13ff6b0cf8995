import { screen } from '@testing-library/react';
import { fieldTexts } from '../../src/content/forms';
import { emptyValues, forms } from '../../src/forms/fields/definitions';
import { schemaOf } from '../../src/forms/rules/schema';
import { formIds, labels, typedNames, type TextField } from '../support/leads';
import { agency, contact, control } from './formFixture';

const nameAttributes = { type: 'text', autocapitalize: 'words', required: '' };

/** The attributes that each field has to have. */
const expectedAttributes: Record<string, Record<string, string>> = {
  nombre: { ...nameAttributes, autocomplete: 'given-name' },
  apellido: { ...nameAttributes, autocomplete: 'family-name' },
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

const fieldCases = formIds.flatMap((form) => typedNames(form).map((field) => ({ form, field })));

test.each(fieldCases)(
  'R-FORM-05, R-FORM-19: $form: $field has a visible label and the attributes of its kind',
  ({ form, field }) => {
    (form === 'agencia' ? agency : contact).render();
    const element = control(field);
    const expected = expectedAttributes[field]!;
    expect(element).toHaveAttribute('name', field);
    expect(element).toHaveAttribute('id', `${form}-${field}`);
    for (const [attribute, value] of Object.entries(expected)) {
      expect(element).toHaveAttribute(attribute, value);
    }
    expect(element.hasAttribute('required')).toBe('required' in expected);
    expect(screen.getByText(labels[field]!)).toBeVisible();
  },
);

test.each([
  ['agencia', agency, ['next', 'next', 'next', 'next', 'next', 'send']],
  // The Enter key makes a new line in the message.
  ['contacto', contact, ['next', 'next', 'next', 'next', 'enter']],
] as const)(
  'R-FORM-25: %s: enterkeyhint labels the phone’s Enter key in each field',
  (_form, { render }, hints) => {
    render();
    const fields = screen.getAllByRole('textbox');
    expect(fields.map((field) => field.getAttribute('enterkeyhint'))).toEqual(hints);
  },
);

test('R-FORM-07: the telephone field is described by its hint', () => {
  contact.render();
  expect(control('telefono')).toHaveAccessibleDescription(fieldTexts.telefono.hint);
});

test.each(forms)('$id: the empty values and the schema contain every field', (form) => {
  const fieldNames = Object.keys(form.fields);
  expect(Object.keys(emptyValues(form))).toEqual(fieldNames);
  expect(Object.keys(schemaOf(form).fields)).toEqual(fieldNames);
});

test('every entry of fieldTexts is used by a field', () => {
  const used = forms.flatMap(({ fields }) => Object.values(fields).map(({ texts }) => texts));
  const unused = Object.entries(fieldTexts).filter(([, texts]) => !used.includes(texts));
  expect(unused.map(([key]) => key)).toEqual([]);
});
