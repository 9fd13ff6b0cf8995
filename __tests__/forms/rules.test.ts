import fc from 'fast-check';
import { anyText, valuesNearRules, mustAccept } from '../support/validationModel';
import { fieldTexts, formTexts } from '../../src/content/forms';
import { agencyForm, contactForm, type FormId } from '../../src/forms/fields/definitions';
import { schemaOf } from '../../src/forms/rules/schema';
import { formIds, requiredNames, typedNames, payloads } from '../support/leads';

/** The first error of each field, by its name. */
function errorsOf(form: FormId, values: Record<string, string>): Record<string, string> {
  const schema = schemaOf(form === 'contacto' ? contactForm : agencyForm);
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

// The other fields have the rules of `telefono`, and `correo` is the same in both forms.
test.each([
  ['contacto', 'telefono'],
  ['contacto', 'correo'],
  ['contacto', 'mensaje'],
  ['agencia', 'web'],
] as const)(
  'R-FORM-03, R-FORM-04, R-FORM-05, R-FORM-07, R-FORM-08, R-FORM-09: %s, %s: the schema accepts exactly the values of the oracle',
  (form, field) => {
    let acceptedCount = 0;
    let refusedCount = 0;
    fc.assert(
      fc.property(valuesNearRules[field] ?? anyText, (typed) => {
        const error = errorsOf(form, { ...payloads[form], [field]: typed })[field];
        if (error) refusedCount += 1;
        else acceptedCount += 1;
        expect({ typed, isAccepted: !error }).toEqual({
          typed,
          isAccepted: mustAccept[field]!(typed),
        });
      }),
      { numRuns: 1000 },
    );
    // Many values have to be accepted and many refused, or the generator misses the edges of the rule.
    expect(acceptedCount).toBeGreaterThan(70);
    expect(refusedCount).toBeGreaterThan(35);
  },
);

test.each([
  ['www.agencia.com.ar', fieldTexts.web.noScheme],
  ['agencia.com.ar/viajes?x=1', fieldTexts.web.noScheme],
  ['//agencia.com.ar', fieldTexts.web.noScheme],
  ['ftp://agencia.com.ar', fieldTexts.web.noScheme],
  ['https://agencia', fieldTexts.web.invalid],
  ['https://ana:1234@agencia.com.ar', fieldTexts.web.invalid],
  ['javascript:alert(1)', fieldTexts.web.invalid],
  ['mi agencia', fieldTexts.web.invalid],
  ['https://agencia.com.ar/con espacio', fieldTexts.web.invalid],
  ['https://' + 'a'.repeat(1000) + '.com', formTexts.tooLong(1000)],
])(
  'R-FORM-04, R-FORM-08, R-FORM-15: the web address %p is refused with the error text of this mistake',
  (web, error) => {
    expect(errorsOf('agencia', { ...payloads.agencia, web })).toEqual({ web: error });
  },
);

test.each([
  '',
  '   ',
  'http://agencia.com.ar',
  ' https://www.agencia.com.ar ',
  'HTTPS://Agencia.com.ar:8080/viajes?x=1#y',
  'https://ñandú.com.ar',
  'https://mi_agencia.blogspot.com/',
])('R-FORM-04: the web address %p is accepted', (web) => {
  expect(errorsOf('agencia', { ...payloads.agencia, web })).toEqual({});
});

test('R-FORM-07, R-FORM-15: in an empty form each required field has an error text of its own', () => {
  const withEmptyValues = (values: object) =>
    Object.fromEntries(Object.keys(values).map((name) => [name, '']));
  for (const form of formIds) {
    const errors = errorsOf(form, withEmptyValues(payloads[form]));
    expect(Object.keys(errors).toSorted()).toEqual(requiredNames(form).toSorted());
    for (const [name, error] of Object.entries(errors)) {
      expect(error).toBe((fieldTexts as Record<string, { missing?: string }>)[name]!.missing);
    }
    expect(new Set(Object.values(errors)).size).toBe(requiredNames(form).length);
  }
});

test('R-FORM-07: required values that Formik leaves out count as empty', () => {
  expect(Object.keys(errorsOf('agencia', {}))).toEqual(
    expect.arrayContaining(requiredNames('agencia')),
  );
});

test.each(['x', 'a.', 'a@', '\u200b', 'https://a.', ' x'])(
  'R-FORM-08: 1 MB of «%s» in each field of the agency form is refused with its length as the reason',
  (unit) => {
    const text = unit.repeat(1_000_000 / unit.length);
    const inEachField = (value: string) =>
      Object.fromEntries(typedNames('agencia').map((name) => [name, value]));
    expect(errorsOf('agencia', inEachField(text))).toEqual(inEachField(formTexts.tooLong(1000)));
  },
);

test('R-FORM-05: a message that is too long is refused with an error text of its own', () => {
  const { mensaje } = errorsOf('contacto', { mensaje: 'x'.repeat(113) });
  expect(mensaje).toBe(fieldTexts.mensaje.tooLong);
});
