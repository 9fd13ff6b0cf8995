import fc from 'fast-check';
import { fieldWords, formWords } from '../../src/content/forms';
import { agencySchema, contactSchema } from '../../src/forms/schema';

/**
 * The oracle: what must be accepted, written from the specification, the domain facts and the HTML
 * standard, without a look at the schema.
 */
const blanks = new Set(
  [
    ...[0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000],
    ...[0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a],
    ...[0x200b, 0x200c, 0x200d, 0x2060, 0xfeff],
  ].map((code) => String.fromCharCode(code)),
);
const seen = (text: string) => text.split('').some((unit) => !blanks.has(unit));
const asciiLetterOrDigit = (char: string) =>
  (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z') || (char >= '0' && char <= '9');

function mustTakeEmail(typed: string): boolean {
  const parts = typed.trim().split('@');
  const [local = '', domain = ''] = parts;
  const localChar = (char: string) =>
    asciiLetterOrDigit(char) || ".!#$%&'*+/=?^_`{|}~-".includes(char);
  const label = (text: string) =>
    text.length >= 1 &&
    text.length <= 63 &&
    [...text].every((char) => asciiLetterOrDigit(char) || char === '-') &&
    !text.startsWith('-') &&
    !text.endsWith('-');
  return (
    parts.length === 2 &&
    typed.length <= 1000 &&
    local !== '' &&
    [...local].every(localChar) &&
    domain.split('.').every(label)
  );
}

function mustTakeWeb(typed: string): boolean {
  if (!seen(typed)) return true;
  const text = typed.trim();
  const after = ['http://', 'https://'].find((start) => text.toLowerCase().startsWith(start));
  if (!after || text.length > 1000) return false;
  const rest = text.slice(after.length);
  const end = [...'/?#'].map((mark) => rest.indexOf(mark)).filter((at) => at >= 0);
  const authority = end.length ? rest.slice(0, Math.min(...end)) : rest;
  const tail = rest.slice(authority.length);
  const [host = '', port, ...more] = authority.split(':');
  const labels = host.split('.');
  const labelChar = (char: string) =>
    char === '-' || char === '_' || /[\p{L}\p{M}\p{N}]/u.test(char);
  return (
    more.length === 0 &&
    (port === undefined ||
      (port !== '' && [...port].every((char) => char >= '0' && char <= '9'))) &&
    labels.length >= 2 &&
    labels.every((text) => text !== '' && [...text].every(labelChar)) &&
    !labels.at(-1)!.includes('_') &&
    tail.split('').every((unit) => unit.trim() !== '') &&
    URL.canParse(text)
  );
}

const mustTake: Record<string, (typed: string) => boolean> = {
  nombre: (typed) => seen(typed) && typed.length <= 1000,
  apellido: (typed) => seen(typed) && typed.length <= 1000,
  telefono: (typed) => seen(typed) && typed.length <= 1000,
  ciudad: (typed) => seen(typed) && typed.length <= 1000,
  correo: mustTakeEmail,
  web: mustTakeWeb,
  mensaje: (typed) => seen(typed) && typed.length <= 112,
};

const people = { nombre: 'Ana', apellido: 'Gómez', correo: 'ana@gmail.com', telefono: '4555-1234' };
const whole = {
  contacto: { ...people, mensaje: 'Hola', opcionSeleccionada: '' },
  agencia: { ...people, web: '', ciudad: 'Rosario' },
};
type Form = keyof typeof whole;

/** First error of each field. */
function errorsOf(form: Form, values: Record<string, string>): Record<string, string> {
  const schema = form === 'contacto' ? contactSchema : agencySchema;
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

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 140 }),
  fc.string({ unit: 'grapheme', maxLength: 140 }),
  fc.string({ unit: fc.constantFrom(...blanks), maxLength: 8 }),
  fc.constantFrom(
    '',
    '\0',
    'Ñandú 👩‍👩‍👧‍👦',
    'שלום',
    '<script>alert(1)</script>',
    '"; DROP--',
    'a\r\nb',
    '\u200b',
  ),
  fc.nat(1200).map((length) => 'x'.repeat(length)),
);
const label = fc.string({ unit: fc.constantFrom(...'aZ9-_ñ.'), minLength: 0, maxLength: 5 });
const domain = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.'));
const outer = fc.constantFrom('', ' ', '\n', ' ');
const emailLike = fc
  .tuple(outer, fc.string({ maxLength: 6 }), fc.constantFrom('@', '@@', ''), domain, outer)
  .map((parts) => parts.join(''));
const webLike = fc
  .tuple(
    outer,
    fc.constantFrom(
      'http://',
      'https://',
      'HTTPS://',
      'ftp://',
      '//',
      'https:/',
      '',
      'javascript:',
      'https://u:p@',
    ),
    domain,
    fc.constantFrom('', '', ':80', ':', ':99999', ':x'),
    fc.constantFrom('', '/', '/a b', '?q=ñ', '#x', '\\', '/@x', '/%'),
    outer,
  )
  .map((parts) => parts.join(''));
const near112 = fc
  .tuple(fc.integer({ min: 105, max: 118 }), fc.constantFrom('', '👍', '👩‍👩‍👧‍👦', 'é', ' ', '\n'))
  .map(([length, end]) => 'x'.repeat(Math.max(0, length - end.length)) + end);
const generated: Record<string, fc.Arbitrary<string>> = {
  correo: fc.oneof(emailLike, fc.emailAddress(), anyText),
  web: fc.oneof({ arbitrary: webLike, weight: 3 }, fc.webUrl(), anyText),
  mensaje: fc.oneof(near112, anyText),
};

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
