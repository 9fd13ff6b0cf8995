import fs from 'node:fs';
import path from 'node:path';
import { business } from '../../src/config/business';
import { hero } from '../../src/content/home';
import { disclosure } from '../../src/content/site';
import { loadContent } from '../support/content';

/** A text and its place: the module and the path of the property. */
type PlacedText = readonly [place: string, text: string];

/** Returns every string in a module's exports, with its place. Functions are called with 1 and with 2. */
function stringsIn(value: unknown, where: string): PlacedText[] {
  if (typeof value === 'string') return [[where, value]];
  if (typeof value === 'function') {
    return [1, 2].flatMap((count) => stringsIn(value(count), `${where}(${count})`));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${where}.${key}`));
  }
  return [];
}

/** Returns every string of the modules, with its place. */
const stringsOf = (modules: ReturnType<typeof loadContent>) =>
  modules.flatMap(([name, exports]) => stringsIn(exports, name));

const allStrings = stringsOf(loadContent());
const isAddress = (text: string) => /^(https?:|mailto:|[/#@]|[\w.-]+@[\w.-]+$)/.test(text);
/** The strings that visitors read: without addresses, ids, and names of drawings. */
const texts = allStrings.filter(
  ([where, text]) => !isAddress(text) && !/\.(id|drawing|to|href)(\(|$)/.test(where),
);

/** Returns the texts that match a pattern, with their places, so that a failure names the places. */
const textsMatching = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text));

test('the checks cover every file of src/content', () => {
  const checkedFiles = new Set(texts.map(([where]) => `${where.split('.')[0]}.ts`));
  expect([...checkedFiles].toSorted()).toEqual(
    fs.readdirSync(path.resolve(__dirname, '../../src/content')).toSorted(),
  );
});

test.each([
  ['is empty', /^\s*$/],
  ['has a developer’s note', /\b(TODO|FIXME|XXX|TBD|[Ll]orem|ipsum)\b/],
  ['has a template value that is missing', /\b(undefined|null|NaN)\b|\[object|\$\{/],
  ['has straight quotes', /["']/],
  ['has three dots instead of an ellipsis', /\.\.\./],
  ['has a double space', / {2}/],
  ['has a space before a punctuation mark', / [,.;:!?](\s|$)/],
  ['has HTML', /<\/?\w+|&\w+;/],
  ['has an arrow or a check mark, which the fonts lack', /[→✓]/],
  ['has «EE. UU.» with a breaking space or without both dots', /EE\.? UU|EEUU|EE\.UU/],
  [
    'has a breaking space between a number and its unit',
    /\d (años?|mes(es)?|horas?|días?|minutos?|km|%)/,
  ],
  ['has a breaking space between two digits', /\d \d/],
  ['has a question without ¿, or an exclamation without ¡', /(^|[?!])([^¿]*\?|[^¡]*!)/],
])('no text %s', (_problem, pattern) => {
  const isErrorHeading = (text: string) => text === 'Unexpected Application Error!';
  expect(textsMatching(pattern).filter(([, text]) => !isErrorHeading(text))).toEqual([]);
});

test.each([
  [
    'has a common English word',
    /(?<!\p{L})(the|and|your?|with|here|click|send|read|next|back|close|open|home)(?!\p{L})/iu,
  ],
  ['calls anything official', /\b(oficial(es|mente)?|gubernamental)\b/i],
  [
    'promises an approval',
    /garantiza(d|mos)|aseguramos|aprobaci[óo]n (segura|asegurada)|sin riesgo|100\s*%|visa segura/i,
  ],
  ['creates urgency', /últimos (turnos|cupos|lugares)|apurate|solo por hoy|oferta|urgente/i],
  ['names a price', /(US)?\$\s*\d|\d\s*(d[óo]lares|pesos|USD)/i],
  ['mentions the Visa Waiver Program', /waiver|\bESTA\b/],
])('R-SITE-01, R-TRUST-03, R-TRUST-04, R-TRUST-10, R-TRUST-11: no text %s', (_problem, pattern) => {
  expect(textsMatching(pattern)).toEqual([]);
});

/** Returns a text with the texts of its links, and with plain spaces. */
const plainText = (parts: string | readonly (string | { readonly text: string })[]) =>
  [parts]
    .flat()
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
    .replaceAll('\u00a0', ' ');

test.each([
  ['the hero', hero.disclosure],
  ['the footer', disclosure],
])(
  'R-TRUST-01: the disclosure in %s says that the service is private and that visitors can apply by themselves',
  (_place, parts) => {
    expect(plainText(parts)).toMatch(
      /servicio privado: no (somos|es) parte del gobierno de EE\. UU\. ni de su embajada, ni los representa.*por tu cuenta/i,
    );
  },
);

test('R-TRUST-06: every text about experience mentions the team', () => {
  const experienceTexts = texts.filter(([, text]) => /experiencia/.test(text));
  expect(experienceTexts.length).toBeGreaterThan(1);
  expect(experienceTexts.filter(([, text]) => !/equipo/.test(text))).toEqual([]);
});

describe('with another owner’s settings', () => {
  const otherStrings = stringsOf(
    loadContent({
      brand: 'Otra marca S.A.',
      // Figures of four digits, which no other text contains.
      clients: 7001,
      yearsOfExperience: 6103,
      launchYear: 2091,
      copyrightYear: 2092,
      replyHours: 5209,
      messageMaxLength: 3447,
    }),
  );

  test('R-LIMIT-09, R-OWNER-01: no text, also none that pages show later, contains an old brand or figure', () => {
    const { brand, clients, yearsOfExperience, launchYear, copyrightYear, replyHours } = business;
    const oldValues = RegExp(
      `${brand}|${clients}|más de ${yearsOfExperience}|${launchYear}|${copyrightYear}|\\b${replyHours}[\u00a0 ]h|\\b${business.messageMaxLength}\\b`,
      'i',
    );
    expect(otherStrings.filter(([, text]) => oldValues.test(text))).toEqual([]);
  });

  test('R-OWNER-06: a greeting with a brand that ends in a full stop has no second full stop', () => {
    const greetings = otherStrings.filter(([, text]) =>
      decodeURIComponent(text).includes('Hola, '),
    );
    expect(greetings.length).toBeGreaterThan(2);
    expect(greetings.filter(([, text]) => text.includes('..'))).toEqual([]);
  });
});

test('R-TRUST-10: no text addresses the visitor as tú or usted, except the quoted texts', () => {
  const quoted = [
    'Su formulario ha sido enviado con éxito. Nos pondremos en contacto pronto.',
    'Hubo un error al enviar el mensaje. Inténtelo de nuevo más tarde.',
    `Deja tu mensaje (máximo ${business.messageMaxLength} caracteres)`,
    'Contáctanos',
  ];
  const tuOrUsted =
    /\b(usted(es)?|puedes|quieres|tienes|necesitas|debes|haz|escríbenos|inténtelo|complete|ingrese|su (visa|turno|formulario|trámite))\b/i;
  expect(textsMatching(tuOrUsted).filter(([, text]) => !quoted.includes(text))).toEqual([]);
});
