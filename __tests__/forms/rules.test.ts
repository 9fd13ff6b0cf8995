import fc from 'fast-check';
import { fieldTexts, formTexts } from '../../src/content/forms';
import {
  agencyForm,
  cleanValue,
  contactForm,
  schemaOf,
  type FormId,
} from '../../src/forms/fields/definitions';
import { isWebAddress, suggestEmail, suggestWeb } from '../../src/forms/fields/typedText';
import {
  formIds,
  refusals,
  refusedNames,
  requiredNames,
  typedNames,
  payloads,
} from '../support/leads';

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

/** Marks that chats, contact cards, word processors and web pages put around what visitors copy. */
const marks =
  '\u202a\u202c\u2066\u2069\u200e\u200b\u200d\u2060\ufeff\u00ad\ufe0f\u{e0001}\u0007\ufff9';

test('R-FORM-03: the form accepts the e-mail addresses that the browser accepts, and no others', () => {
  const input = Object.assign(document.createElement('input'), { type: 'email', required: true });
  const label = fc.string({ unit: fc.constantFrom(...'aZ9-_ñ.@'), maxLength: 5 });
  const typed = fc.oneof(
    fc.tuple(fc.string({ maxLength: 6 }), label, label).map(([a, b, c]) => `${a}@${b}.${c}`),
    fc.emailAddress(),
    fc.nat(70).map((length) => `a@${'b'.repeat(length)}.c`),
  );
  const counts = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(typed, (correo) => {
      input.value = cleanValue(contactForm.fields.correo, correo);
      const isAccepted = input.checkValidity();
      counts[isAccepted ? 'accepted' : 'refused'] += 1;
      const error = isAccepted ? {} : { correo: fieldTexts.correo.invalid };
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
  ['www.agencia.com.ar', fieldTexts.web.noScheme],
  ['agencia.com.ar/viajes?x=1', fieldTexts.web.noScheme],
  ['//agencia.com.ar', fieldTexts.web.noScheme],
  ['ftp://agencia.com.ar', fieldTexts.web.noScheme],
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
  'R-FORM-04, R-FORM-15, R-FORM-27: the web address %p is refused with the error text of this mistake',
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
])('R-FORM-04, R-FORM-09a, R-FORM-27: the web address %p is accepted', (web) => {
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

test.each(['x', '👍', ' '])(
  'R-FORM-05, R-FORM-08a: a text that ends in «%s» is accepted up to the limit in UTF-16 units, and refused beyond it',
  (character) => {
    const fill = (length: number) => 'x'.repeat(length - character.length) + character;
    const send = (nombre: number, mensaje: number) =>
      errorsOf('contacto', {
        ...payloads.contacto,
        nombre: fill(nombre),
        mensaje: fill(mensaje),
      });
    expect(send(1000, 112)).toEqual({});
    expect(send(1001, 113)).toEqual({
      nombre: formTexts.tooLong(1000),
      mensaje: fieldTexts.mensaje.tooLong,
    });
  },
);

test.each(['a.', '\u200b', 'https://a.', ' x'])(
  'R-FORM-08a: 1 MB of «%s» in each field of the agency form is refused with its length as the reason',
  (unit) => {
    const text = unit.repeat(1_000_000 / unit.length);
    const inEachField = (value: string) =>
      Object.fromEntries(typedNames('agencia').map((name) => [name, value]));
    expect(errorsOf('agencia', inEachField(text))).toEqual(inEachField(formTexts.tooLong(1000)));
  },
);

test.each(['0351 155 0000', '(011) 4555-1234 int. 12', '+598 99 123 456', '1'])(
  'R-FORM-07b: the telephone number %p is accepted',
  (telefono) => {
    for (const form of formIds) expect(errorsOf(form, { ...payloads[form], telefono })).toEqual({});
  },
);

test('R-FORM-09b: invisible characters are removed from addresses and telephone numbers', () => {
  const { correo, web, telefono } = agencyForm.fields;
  const parts = ['ana@gm', 'ail.com'];
  expect(cleanValue(correo, ` ${marks}${parts.join(marks)}${marks} `)).toBe(parts.join(''));
  expect(cleanValue(web, `${marks}https://a.com.ar/${marks}`)).toBe('https://a.com.ar/');
  expect(cleanValue(telefono, `${marks}11${marks} 4555-1234`)).toBe('11 4555-1234');
});

test.each([
  ['around a name', `${marks} Ana${marks} `, 'Ana'],
  ['within a family of emojis', '👩‍👩‍👧', '👩‍👩‍👧'],
  ['after a heart at the end', '¡Gracias ❤\ufe0f \u202c', '¡Gracias ❤\ufe0f'],
  ['in a flag at the end', '🏴\u{e0067}\u{e0062}\u{e007f}', '🏴\u{e0067}\u{e0062}\u{e007f}'],
  ['alone', marks, ''],
])('R-FORM-09b: invisible characters %s', (_place, typed, sent) => {
  expect(cleanValue(agencyForm.fields.nombre, typed)).toBe(sent);
});

/** Returns the suggestion for an e-mail address as the field asks for it. */
const suggestFor = (typed: string, touched: boolean) =>
  suggestEmail(cleanValue(contactForm.fields.correo, typed), touched);

/** Mistyped domains of each provider. */
const mistypedDomains: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.con gmial.com gmal.com gamil.com gmail.cmo gmaill.com gmail,com GMAIL.CON',
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
  'agencia.com.ar': 'agencia,com.ar',
};

test.each([
  ...Object.entries(mistypedDomains).flatMap(([domain, mistyped]) =>
    mistyped.split(' ').map((typed) => [`Ana+visa@${typed}`, `Ana+visa@${domain}`]),
  ),
  ['a@gmail.con', 'a@gmail.com'],
  ['ana @gmail.com', 'ana@gmail.com'],
  ['ana @ gmail . com', 'ana@gmail.com'],
  ['mi correo es ana@gmail.com', 'ana@gmail.com'],
  ['correo: ana@gmail.com', 'ana@gmail.com'],
  ['ana@@gmail.com', 'ana@gmail.com'],
  ['ana@gmail.com.ar', 'ana@gmail.com'],
  ['ana@agencia..com.ar', 'ana@agencia.com.ar'],
  ['ana@agencia.com.ar.', 'ana@agencia.com.ar'],
  ['ana@agencia.com.ar,', 'ana@agencia.com.ar'],
  ['María.Ñúñez@agencia.com.ar', 'Maria.Nunez@agencia.com.ar'],
  ['Ana Pérez <ana@agencia.com.ar>', 'ana@agencia.com.ar'],
  ['mailto:ana@gmail.com', 'ana@gmail.com'],
  ['"ana@gmail.com"', 'ana@gmail.com'],
  ['ana@gmail.com (trabajo)', 'ana@gmail.com'],
  ['ana@gmail.com - 11 4555-1234', 'ana@gmail.com'],
  ['ana@gmail.com; juan@gmail.com', 'ana@gmail.com'],
  ['ana@gmail.com / juan@gmail.com', 'ana@gmail.com'],
  ['ana@gmail.com,juan@gmail.com', 'ana@gmail.com'],
  ['ana arroba gmail punto com', 'ana@gmail.com'],
  ['ana punto perez Arroba agencia punto com punto ar', 'ana.perez@agencia.com.ar'],
  ['ana arroba gmail.com', 'ana@gmail.com'],
])('R-FORM-18a: the correction of %s is %s, which the form accepts', (typed, correo) => {
  expect(suggestFor(typed!, false)).toBe(correo);
  expect(errorsOf('contacto', { ...payloads.contacto, correo: correo! })).toEqual({});
});

/** Domains that exist, or of which too little is known to correct them. */
const otherDomains =
  'GMAIL.com gma uba.ar ymail.com mail.com email.com gmx.com me.com ' +
  'hotmail.co live.co lvxe.com lxie.com gmial.con live.cl outlook.cl hotmail.cl yahoo.es hotmail.es outlook.es ' +
  'yahoo.com.br fi.uba.ar';

test.each([
  ...[...Object.keys(mistypedDomains), ...otherDomains.split(' ')].map((domain) => `ana@${domain}`),
  ...[' ana@gmail.com ', 'ana\u200b@gmail.com', 'ana @agencia', 'ana@', '@gmail.con', 'ana', ''],
  // A part of a name is another person's address.
  ...['o’higgins@gmail.com', 'ana@peña.com.ar', 'Ana ana@agencia.com', 'ana perez@gmail.com'],
])('R-FORM-18a: %p gets no correction', (typed) => {
  expect(suggestFor(typed, true)).toBeNull();
});

test.each(['ana@gmai', 'ana@gmail', 'ana@gmail.c', 'ana@gmail.co'])(
  'R-FORM-18a: the unfinished %s gets a correction only after the field loses the focus',
  (typed) => {
    expect(suggestFor(typed, false)).toBeNull();
    expect(suggestFor(typed, true)).toBe('ana@gmail.com');
  },
);

test.each([
  ['www.agencia.com.ar', 'https://www.agencia.com.ar'],
  [' agencia.com.ar/viajes ', 'https://agencia.com.ar/viajes'],
  ['agencia.com:8080', 'https://agencia.com:8080'],
  ['//agencia.com', 'https://agencia.com'],
  ['http:/agencia.com', 'https://agencia.com'],
  ['https:agencia.com', 'https://agencia.com'],
  ['http:agencia.com', 'https://agencia.com'],
  ['htps://agencia.com', 'https://agencia.com'],
  ['https//agencia.com', 'https://agencia.com'],
  ['https;//agencia.com', 'https://agencia.com'],
  ['https:// www. agencia. com', 'https://www.agencia.com'],
  ['https://agencia.com.', 'https://agencia.com'],
  ['www.agencia.com ,', 'https://www.agencia.com'],
  ['agencia.com.ar/?de=https:x', 'https://agencia.com.ar/?de=https:x'],
])('R-FORM-18b: the correction of the web address %p is %p', (typed, suggestion) => {
  expect(suggestWeb(cleanValue(agencyForm.fields.web, typed))).toBe(suggestion);
  expect(isWebAddress(suggestion)).toBe(true);
});

test.each([
  'https://https://a.com',
  'https://a.com',
  'agencia',
  'ana@a.com',
  'javascript:x(1)',
  'agencia.com y otra.com',
  'no tengo',
  '',
])('R-FORM-18b: the web address %p gets no correction', (typed) => {
  expect(suggestWeb(typed)).toBeNull();
});
