import fc from 'fast-check';
import { fieldTexts, formTexts } from '../../src/content/forms';
import type { FormId } from '../../src/forms/elementIds';
import { findEmailSlip } from '../../src/forms/fields/emailSlips';
import { agencySchema, contactSchema } from '../../src/forms/schemas';
import {
  formIds,
  refusals,
  refusedNames,
  requiredNames,
  typedNames,
  payloads,
} from '../support/leads';

const schemas = { agencia: agencySchema(), contacto: contactSchema() };

/** Returns one field's value as it is sent. */
const sentValue = (form: FormId, name: string, value: string) =>
  (schemas[form].cast({ ...payloads[form], [name]: value }) as Record<string, string>)[name];

/** The first error of each field, by its name. */
function errorsOf(form: FormId, values: Record<string, string>): Record<string, string> {
  try {
    schemas[form].validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

/** Marks that chats, contact cards, word processors and web pages put around what visitors copy. */
const marks =
  '\u202a\u202c\u2066\u2069\u200e\u200b\u200d\u2060\ufeff\u00ad\ufe0f\u{e0001}\u0007\ufff9';

test('R-FORM-03: the form accepts the e-mail addresses that the browser accepts and whose domain has a dot, and no others', () => {
  const input = Object.assign(document.createElement('input'), { type: 'email', required: true });
  const label = fc.string({ unit: fc.constantFrom(...'aZ9-_ñ.@'), maxLength: 5 });
  const typed = fc.oneof(
    fc.tuple(fc.string({ maxLength: 6 }), label, label).map(([a, b, c]) => `${a}@${b}.${c}`),
    fc.emailAddress(),
    fc.nat(70).map((length) => `a@${'b'.repeat(length)}.c`),
    fc.tuple(label, label).map(([a, b]) => `${a}@${b}`),
  );
  const counts = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(typed, (correo) => {
      input.value = sentValue('contacto', 'correo', correo)!;
      const isValid = input.checkValidity();
      const isAccepted = isValid && /@.*\./.test(correo);
      counts[isAccepted ? 'accepted' : 'refused'] += 1;
      const { missing, invalid, incomplete } = fieldTexts.correo;
      const reason = isValid ? incomplete : input.value ? invalid : missing;
      const error = isAccepted ? {} : { correo: reason };
      // A suggestion of a phone's keyboard ends with a space.
      expect(errorsOf('contacto', { ...payloads.contacto, correo: `${correo} ` })).toEqual(error);
    }),
    { numRuns: 1000 },
  );
  // Many addresses have to be accepted and many refused, or the generator misses the edges of the rule.
  expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(100);
});

test.each(formIds)(
  'R-FORM-15: in the form «%s» each field refuses a value with its own error text, and no other field does',
  (form) => {
    for (const name of refusedNames(form)) {
      const { value, error } = refusals[form][name]!;
      expect(errorsOf(form, { ...payloads[form], [name]: value })).toEqual({ [name]: error });
    }
  },
);

test.each([
  ['www.agencia.com.ar', fieldTexts.web.noScheme('https://www.agencia.com.ar')],
  [' agencia.com.ar/viajes?x=1', fieldTexts.web.noScheme('https://agencia.com.ar/viajes?x=1')],
  ['//agencia.com.ar', fieldTexts.web.invalid],
  ['ftp://agencia.com.ar', fieldTexts.web.invalid],
  ['https://agencia', fieldTexts.web.invalid],
  ['https://agencia..com', fieldTexts.web.invalid],
  ['https://agencia.com:', fieldTexts.web.invalid],
  ['https://agencia.com:99999', fieldTexts.web.invalid],
  ['https://agencia.co_m', fieldTexts.web.invalid],
  ['https://ana:1234@agencia.com.ar', fieldTexts.web.invalid],
  ['javascript:alert(1)', fieldTexts.web.invalid],
  ['mi agencia', fieldTexts.web.invalid],
  ['https://www. agencia.com', fieldTexts.web.invalid],
  ['https://agencia.com.ar/con espacio', fieldTexts.web.invalid],
  ['https://' + 'a'.repeat(1000) + '.com', formTexts.tooLong(1000)],
])(
  'R-FORM-04, R-FORM-15: the web address %p is refused with the error text of this mistake',
  (web, error) => {
    expect(errorsOf('agencia', { ...payloads.agencia, web })).toEqual({ web: error });
  },
);

test.each([
  '',
  '   ',
  'http://agencia.com.ar',
  ' https://www.agencia.com.ar ',
  `${marks}https://www.agencia.com.ar${marks}`,
  'HTTPS://Agencia.com.ar:8080/viajes?x=1#y',
  'https://agencia.com?q=ñ',
  'https://ñandú.com.ar',
  'https://mi_agencia.blogspot.com/',
])('R-FORM-04, R-FORM-09a: the web address %p is accepted', (web) => {
  expect(errorsOf('agencia', { ...payloads.agencia, web })).toEqual({});
});

test.each(['', ' ', '\u3000\t\n', '\u200b', marks])(
  'R-FORM-07a: with %j in each field, each required field has an error text of its own',
  (blank) => {
    for (const form of formIds) {
      const values = Object.fromEntries(Object.keys(payloads[form]).map((name) => [name, blank]));
      const expected = requiredNames(form).map((name) => [name, refusals[form][name]!.error]);
      expect(new Set(expected.map(([, error]) => error)).size).toBe(expected.length);
      expect(errorsOf(form, values)).toEqual(Object.fromEntries(expected));
    }
  },
);

test.each(['x', '👍'])(
  'R-FORM-05, R-FORM-08a: a text that ends in «%s» is accepted up to the limit in UTF-16 units, and refused beyond it',
  (character) => {
    const fill = (length: number) => 'x'.repeat(length - character.length) + character;
    const send = (nombre: number, mensaje: number) =>
      errorsOf('contacto', { ...payloads.contacto, nombre: fill(nombre), mensaje: fill(mensaje) });
    expect(send(1000, 112)).toEqual({});
    expect(send(1001, 113)).toEqual({
      nombre: formTexts.tooLong(1000),
      mensaje: fieldTexts.mensaje.tooLong,
    });
  },
);

test('R-FORM-08a: 1 MB in each field of the agency form is refused', () => {
  const text = 'a.'.repeat(500_000);
  const values = Object.fromEntries(typedNames('agencia').map((name) => [name, text]));
  const errors = errorsOf('agencia', values);
  expect(Object.keys(errors).toSorted()).toEqual(typedNames('agencia').toSorted());
  expect(errors).toMatchObject({
    nombre: formTexts.tooLong(1000),
    ciudad: formTexts.tooLong(1000),
  });
});

test.each(['0351 155 0000', '(011) 4555-1234 int. 12', '+598 99 123 456', '1'])(
  'R-FORM-07b: the telephone number %p is accepted',
  (telefono) => {
    for (const form of formIds) expect(errorsOf(form, { ...payloads[form], telefono })).toEqual({});
  },
);

test('R-FORM-09b: invisible characters are removed from addresses and telephone numbers', () => {
  const sent = (name: string, value: string) => sentValue('agencia', name, value);
  const parts = ['ana@gm', 'ail.com'];
  expect(sent('correo', ` ${marks}${parts.join(marks)}${marks} `)).toBe(parts.join(''));
  expect(sent('web', `${marks}https://a.com.ar/${marks}`)).toBe('https://a.com.ar/');
  expect(sent('telefono', `${marks}11${marks} 4555-1234`)).toBe('11 4555-1234');
});

test.each([
  ['around a name', `${marks} Ana${marks} `, 'Ana'],
  ['within a family of emojis', '👩‍👩‍👧', '👩‍👩‍👧'],
  ['after a heart at the end', '¡Gracias ❤\ufe0f \u202c', '¡Gracias ❤\ufe0f'],
  ['in a flag at the end', '🏴\u{e0067}\u{e0062}\u{e007f}', '🏴\u{e0067}\u{e0062}\u{e007f}'],
  ['alone', marks, ''],
])('R-FORM-09b: invisible characters %s', (_place, typed, sent) => {
  expect(sentValue('agencia', 'nombre', typed)).toBe(sent);
});

/** Mistyped domains of each provider. */
const mistypedDomains: Readonly<Record<string, string>> = {
  'gmail.com':
    'gmail.con gmial.com gmal.com gamil.com gmail.cmo gmaill.com gmail.com.ar GMAIL.CON gmail gmail.co gmai',
  'hotmail.com': 'hotmial.com hotmal.com homail.com',
  'hotmail.com.ar': 'hotmail.con.ar',
  'yahoo.com': 'yaho.com yahoo.con',
  'yahoo.com.ar': 'yahoo.con.ar yaho.com.ar yahoo.com.arr',
  'outlook.com': 'outlok.com',
  'outlook.com.ar': 'outlok.com.ar',
  'live.com': 'live.con lvie.com',
  'live.com.ar': 'live.con.ar',
  'icloud.com': 'iclodu.com',
  'fibertel.com.ar': 'fibertl.com.ar',
  'speedy.com.ar': 'speddy.com.ar',
};

test.each(
  Object.entries(mistypedDomains).flatMap(([domain, mistyped]) =>
    mistyped.split(' ').map((typed) => [typed, domain]),
  ),
)('R-FORM-18a: «Ana+visa@%s» is taken for a slip for «%s»', (typed, domain) => {
  expect(findEmailSlip(`Ana+visa@${typed}`)).toEqual({ name: 'Ana+visa', domain });
});

/** Domains that exist, or of which too little is known to correct them. */
const otherDomains =
  'GMAIL.com gma uba.ar ymail.com mail.com email.com gmx.com me.com estudio.com.ar ' +
  'hotmail.co live.co lvxe.com lxie.com gmial.con live.cl outlook.cl hotmail.cl yahoo.es hotmail.es outlook.es ' +
  'yahoo.com.br fi.uba.ar';

test.each([
  ...[...Object.keys(mistypedDomains), ...otherDomains.split(' ')].map((domain) => `ana@${domain}`),
  ...['ana @gmial.com', 'ana@@gmial.com', 'ana@', '@gmail.con', 'ana', ''],
])('R-FORM-18a: %p is taken for no slip', (typed) => {
  expect(findEmailSlip(typed)).toBeNull();
});
