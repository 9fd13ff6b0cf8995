import { render, screen } from '@testing-library/react';
import { fieldTexts, formNames } from '../../src/content/forms';
import { emptyValues, forms, ids, labelOf } from '../../src/forms/fields/definitions';
import { LeadForm } from '../../src/forms/LeadForm';
import { schemaOf } from '../../src/forms/rules/schema';
import { themed } from './bench';

describe.each(forms.map((form) => [form.id, form] as const))('%s', (_id, form) => {
  test.each(Object.entries(form.fields))(
    'R-FORM-19: %s stands in the form, with its label',
    (name, field) => {
      render(themed(<LeadForm form={form} />));
      const element = screen.getByRole('form', { name: formNames[form.id].label });
      expect(element).toContainElement(screen.getByText(labelOf(field)));
      if (field.control === 'purpose') return;
      const control = screen.getByLabelText(labelOf(field));
      expect(control).toHaveAttribute('name', name);
      expect(control).toHaveAttribute('id', ids(form.id).field(name));
      expect(control).toHaveProperty('required', field.required);
    },
  );

  test('R-FORM-25: the phone’s Enter key says what it does in each field', () => {
    render(themed(<LeadForm form={form} />));
    const hints = screen.getAllByRole('textbox').map((field) => field.getAttribute('enterkeyhint'));
    // A text takes new lines.
    const last = form.id === 'contacto' ? 'enter' : 'send';
    expect(hints).toEqual([...hints.slice(1).map(() => 'next'), last]);
  });

  test('every field has an empty value and a rule', () => {
    const names = Object.keys(form.fields);
    expect(Object.keys(emptyValues(form))).toEqual(names);
    expect(Object.keys(schemaOf(form).fields)).toEqual(names);
  });
});

test('every field that has words stands in a form', () => {
  const names = forms.flatMap(({ fields }) => Object.keys(fields));
  expect(Object.keys(fieldTexts).filter((name) => !names.includes(name))).toEqual([]);
});
