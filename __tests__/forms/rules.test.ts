import fc from 'fast-check';
import { anyText, generated, mustTake } from '../support/oracle';
import { fieldWords, formWords } from '../../src/content/forms';
import { agencySchema, contactSchema } from '../../src/forms/schema';

const people = { nombre: 'Ana', apellido: 'Gómez', correo: 'ana@gmail.com', telefono: '4555-1234' };
const whole = {
  contacto: { ...people, mensaje: 'Hola', opcionSeleccionada: '' },
  agencia: { ...people, web: '', ciudad: 'Rosario' },
};
type Form = keyof typeof whole;

/** First error of each field. */
function errorsOf(form: Form, values: Record<string, string>): Record<string, string> {
  const schema = form === 'contacto' ? contactSchema() : agencySchema();
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

const fieldsOf: [Form, string][] = [
  ...['nombre', 'apellido', 'correo', 'telefono', 'mensaje'].map((n): [Form, string] => [
    'contacto',
    n,
  ]),
  ...['nombre', 'apellido', 'correo', 'telefono', 'web', 'ciudad'].map((n): [Form, string] => [
    'agencia',
    n,
  ]),
];

test.each(fieldsOf)('%s, %s: takes exactly what the oracle takes', (form, field) => {
  let taken = 0;
  let runs = 0;
  fc.assert(
    fc.property(generated[field] ?? anyText, (typed) => {
      const error = errorsOf(form, { ...whole[form], [field]: typed })[field];
      runs += 1;
      if (!error) taken += 1;
      expect({ typed, taken: !error }).toEqual({ typed, taken: mustTake[field]!(typed) });
    }),
    { numRuns: 1500 },
  );
  process.stdout.write(`  ${form}.${field}: ${runs} values generated, ${taken} taken\n`);
  expect(taken).toBeGreaterThan(100);
  expect(runs - taken).toBeGreaterThan(50);
});

test.each([
  ['011 15-4555-1234'],
  ['+54 9 11 4555 1234'],
  ['(0351) 155-123456'],
  ['4555-1234'],
  ['+598 99 123 456'],
  ['no tengo, escribime'],
])('the telephone %s is taken as typed', (telefono) => {
  expect(errorsOf('contacto', { ...whole.contacto, telefono })).toEqual({});
});

test.each([
  ['www.agencia.com.ar', fieldWords.web.noScheme],
  ['agencia.com.ar/viajes?x=1', fieldWords.web.noScheme],
  ['//agencia.com.ar', fieldWords.web.noScheme],
  ['ftp://agencia.com.ar', fieldWords.web.noScheme],
  ['https://agencia', fieldWords.web.invalid],
  ['https://ana:1234@agencia.com.ar', fieldWords.web.invalid],
  ['javascript:alert(1)', fieldWords.web.invalid],
  ['mi agencia', fieldWords.web.invalid],
  ['https://agencia.com.ar/con espacio', fieldWords.web.invalid],
  ['https://' + 'a'.repeat(1000) + '.com', formWords.tooLong],
])('the address %p is refused, and the error says what to do', (web, error) => {
  expect(errorsOf('agencia', { ...whole.agencia, web })).toEqual({ web: error });
});

test.each([
  '',
  '   ',
  'http://agencia.com.ar',
  ' https://www.agencia.com.ar ',
  'HTTPS://Agencia.com.ar:8080/viajes?x=1#y',
  'https://ñandú.com.ar',
  'https://mi_agencia.blogspot.com/',
])('the address %p is taken', (web) => {
  expect(errorsOf('agencia', { ...whole.agencia, web })).toEqual({});
});

test('an empty form names every required field, each with its own words', () => {
  const empty = (values: object) =>
    Object.fromEntries(Object.keys(values).map((name) => [name, '']));
  expect(errorsOf('contacto', empty(whole.contacto))).toEqual({
    nombre: fieldWords.nombre.missing,
    apellido: fieldWords.apellido.missing,
    correo: fieldWords.correo.missing,
    telefono: fieldWords.telefono.missing,
    mensaje: fieldWords.mensaje.missing,
  });
  expect(errorsOf('agencia', empty(whole.agencia))).toEqual({
    nombre: fieldWords.nombre.missing,
    apellido: fieldWords.apellido.missing,
    correo: fieldWords.correo.missing,
    telefono: fieldWords.telefono.missing,
    ciudad: fieldWords.ciudad.missing,
  });
});

test('values that Formik leaves out count as empty', () => {
  expect(Object.keys(errorsOf('agencia', {}))).toEqual(
    expect.arrayContaining(['nombre', 'apellido', 'correo', 'telefono', 'ciudad']),
  );
});

test('a megabyte is judged in well under a second', () => {
  const started = performance.now();
  for (const text of ['x', 'a.', 'a@', '\u200b', 'https://a.', ' x'].map((unit) =>
    unit.repeat(1_000_000 / unit.length),
  )) {
    const errors = errorsOf('agencia', {
      nombre: text,
      apellido: text,
      correo: text,
      telefono: text,
      web: text,
      ciudad: text,
    });
    expect(Object.keys(errors).length).toBeGreaterThan(4);
  }
  expect(performance.now() - started).toBeLessThan(3000);
});
