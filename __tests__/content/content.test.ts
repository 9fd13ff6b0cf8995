import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { business } from '../../src/config/business';
import { about } from '../../src/content/about';
import { faq } from '../../src/content/faq';
import { hero, howItWorks, requirements, reviewsSection, services } from '../../src/content/home';
import { disclosure, reviewedOn } from '../../src/content/site';
import { contentWith, detailNames } from '../support/content';

const src = path.resolve(__dirname, '../../src');

type Found = readonly [where: string, words: string];

/** Every string in a module's exports, with its place. Functions are called with a number. */
function stringsIn(value: unknown, where: string): Found[] {
  if (typeof value === 'string') return [[where, value]];
  if (typeof value === 'function') {
    return [1, 2].flatMap((count) => stringsIn(value(count), `${where}(${count})`));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${where}.${key}`));
  }
  return [];
}

/** Every string of the modules of src/content. */
const stringsOf = (modules: ReturnType<typeof contentWith>) =>
  modules.flatMap(([name, exports]) => stringsIn(exports, name));

const everything = stringsOf(contentWith());
const isAddress = (words: string) => /^(https?:|mailto:|[/#@]|[\w.-]+@[\w.-]+$)/.test(words);
/** The strings that visitors read: without addresses and ids of drawings or channels. */
const words = everything.filter(
  ([where, text]) => !isAddress(text) && !/\.(id|drawing|to|href)(\(|$)/.test(where),
);

/** The strings that a pattern finds, with their places, so that a failure names them. */
const found = (pattern: RegExp) => words.filter(([, text]) => pattern.test(text));

test('every file of src/content is read', () => {
  const read = new Set(words.map(([where]) => `${where.split('.')[0]}.ts`));
  expect([...read].toSorted()).toEqual(fs.readdirSync(path.join(src, 'content')).toSorted());
});

test.each([
  ['is empty', /^\s*$/],
  ['is a note to ourselves', /\b(TODO|FIXME|XXX|TBD|[Ll]orem|ipsum)\b/],
  ['holds what a template could not fill', /\b(undefined|null|NaN)\b|\[object|\$\{/],
  ['has straight quotes', /["']/],
  ['has three dots for an ellipsis', /\.\.\./],
  ['has a double space', / {2}/],
  ['has a space before a mark', / [,.;:!?](\s|$)/],
  ['has HTML in it', /<\/?\w+|&\w+;/],
  ['has a character that the fonts lack', /[→✓]/],
  ['breaks «EE. UU.» between lines', /EE\.? UU|EEUU|EE\.UU/],
  ['breaks a number from its unit', /\d (años?|mes(es)?|horas?|días?|minutos?|km|%)/],
  ['breaks a telephone number', /\d \d/],
  ['opens a question or a cry without ¿ or ¡', /^[^¿]*\?|^[^¡]*!(?!$)/],
])('no text %s', (_what, pattern) => {
  const english = (text: string) => text === 'Unexpected Application Error!';
  expect(found(pattern).filter(([, text]) => !english(text))).toEqual([]);
});

test.each([
  [
    'is in English',
    /(?<!\p{L})(the|and|your?|with|here|click|send|read|next|back|close|open|home)(?!\p{L})/iu,
  ],
  ['pretends to be official', /\boficial(es|mente)?\b/i],
  ['promises an approval', /garantizad|aprobaci[óo]n asegurada|100\s*%|visa segura/i],
  ['names a price', /(US)?\$\s*\d|\d\s*(d[óo]lares|pesos|USD)/i],
  ['speaks of the Visa Waiver Program', /waiver|\bESTA\b/],
])('R-SITE-01, R-TRUST-03, R-TRUST-04, R-TRUST-10, R-TRUST-11: no text %s', (_what, pattern) => {
  expect(found(pattern)).toEqual([]);
});

/** A text with the texts of its links, and plain spaces. */
const read = (parts: string | readonly (string | { readonly text: string })[]) =>
  [parts]
    .flat()
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
    .replaceAll('\u00a0', ' ');

test.each([
  ['the hero', hero.disclosure],
  ['the footer', disclosure],
])(
  'R-TRUST-01: %s says that we are private, and that anyone can do without us',
  (_place, parts) => {
    expect(read(parts)).toMatch(
      /servicio privado: no (somos|es) parte del gobierno de EE\. UU\. ni de su embajada, ni los representa.*por tu cuenta/i,
    );
  },
);

test('R-TRUST-05, R-TRUST-11: what is known of visas is worded as it is', () => {
  const [, validity, refusal] = faq.items;
  const [, ties, foreigners] = requirements.tickets;
  const [form, appointment, interview] = about.system.steps;
  const [, , turno, entrevista] = howItWorks.steps;
  const [, study, work] = services.groups[1].cards;
  for (const [{ text }, fact] of [
    [{ text: validity.answer }, /B1\/B2\) vale hasta 10 años para argentinos .* varias veces/],
    [{ text: validity.answer }, /estudio y trabajo tienen otros plazos/],
    [{ text: validity.answer }, /Cuánto podés quedarte no lo dice la visa: se decide al llegar/],
    [{ text: refusal.answer }, /al menos 6 meses .* No es una ley, es un consejo/],
    [{ text: refusal.answer }, /El arancel se paga otra vez/],
    [{ text: reviewsSection.note }, /^Cada visa la decide el consulado/],
    [{ text: disclosure }, /La visa la decide el consulado, y su arancel se paga aparte/],
    [{ text: requirements.note }, /se paga antes del turno y no se devuelve/],
    [
      { text: requirements.bring },
      /confirmaciones del DS-160 y del turno, y el comprobante del arancel/,
    ],
    [ties, /no garantizan/],
    [foreigners, /Si vivís acá, sumá tu DNI/],
    [form, /va primero/],
    [appointment, /número de confirmación tiene que ser el mismo/],
    [
      foreigners,
      /Según tu nacionalidad, puede haber restricciones: fijate en travel\.state\.gov .* o preguntanos/,
    ],
    [appointment, /arancel del consulado, que no se devuelve/],
    [turno!, /arancel del consulado, que no se devuelve/],
    [interview, /en la embajada, en Buenos Aires, casi siempre en persona/],
    [entrevista!, /en la embajada, en Buenos Aires, casi siempre en persona/],
    [study, /Te piden que tus redes sean públicas \(visas F, M y J\)/],
    [
      work,
      /Casi siempre, primero aprueban una petición de tu empleador .* Work & Travel es una J-1: el programa te da el DS-2019, sin petición\. No te buscamos empleo/,
    ],
  ] as const) {
    expect(read(text)).toMatch(fact);
  }
});

test('R-TRUST-06: the years of experience are the team’s wherever they are said', () => {
  const said = words.filter(([, text]) => /experiencia/.test(text));
  expect(said.length).toBeGreaterThan(1);
  expect(said.filter(([, text]) => !/equipo/.test(text))).toEqual([]);
});

describe('with another owner’s settings', () => {
  const others = {
    brand: 'Otra marca S.A.',
    whatsapp: '5493519876543',
    email: 'ana@otra.com.ar',
    instagram: 'otra.cuenta',
    linkedin: 'otro-perfil',
    clients: 7001,
    yearsOfExperience: 41,
    launchYear: 2091,
    copyrightYear: 2092,
    replyHours: 43,
    reviewedOn: '2093-02',
    messageMaxLength: 447,
    headlineRotationMs: 4409,
  };
  const anew = stringsOf(contentWith(others, (name) => `Dato ${name}.`));

  const { clients, yearsOfExperience, launchYear, copyrightYear, replyHours } = business;
  test.each([
    business.brand,
    business.whatsapp,
    business.email,
    business.instagram,
    business.linkedin,
    `${clients}+`,
    `más de ${yearsOfExperience} años`,
    `${launchYear}`,
    `© ${copyrightYear}`,
    `${replyHours} horas`,
    `${business.messageMaxLength} caracteres`,
    reviewedOn.replace('Revisado: ', ''),
  ])('R-LIMIT-09, R-OWNER-01: no text says the old «%s»: it stands in src/config alone', (old) => {
    const said = (text: string) => text.replaceAll('\u00a0', ' ').toLowerCase();
    expect(anew.filter(([, text]) => said(text).includes(old.toLowerCase()))).toEqual([]);
  });

  test('R-LIMIT-09, R-OWNER-01: the new ones are read instead', () => {
    const all = anew.map(([, text]) => text).join('\n');
    for (const value of ['Otra marca S.A.', '7001', '41', '2091', '2092', '43', '02/2093', '447']) {
      expect(all).toContain(value);
    }
  });

  test('R-FAQ-03, R-TRUST-05: how long the visa holds does not follow the years of experience', () => {
    const validity = anew.filter(([, text]) => /vale hasta/.test(text)).map(([, text]) => text);
    expect(validity).toEqual([expect.stringContaining('vale hasta 10\u00a0años para argentinos')]);
  });

  test('R-OWNER-06: a name that ends in a full stop begins a message with one', () => {
    const greetings = anew.filter(([, text]) => decodeURIComponent(text).includes('Hola, '));
    expect(greetings.length).toBeGreaterThan(2);
    expect(greetings.filter(([, text]) => text.includes('..'))).toEqual([]);
  });

  test.each(detailNames)('R-OWNER-08: what is filled in as %s is shown', (name) =>
    expect(anew.some(([, text]) => text.includes(`Dato ${name}.`))).toBe(true),
  );
});

test('R-TRUST-10: the reader is *vos* everywhere but in the sentences of R-TRUST-10', () => {
  const quoted = [
    'Su formulario ha sido enviado con éxito. Nos pondremos en contacto pronto.',
    'Hubo un error al enviar el mensaje. Inténtelo de nuevo más tarde.',
    `Deja tu mensaje (máximo ${business.messageMaxLength} caracteres)`,
    'Contáctanos',
  ];
  const foreign =
    /\b(usted(es)?|puedes|quieres|tienes|necesitas|debes|haz|escríbenos|inténtelo|complete|ingrese|su (visa|turno|formulario|trámite))\b/i;
  expect(found(foreign).filter(([, text]) => !quoted.includes(text))).toEqual([]);
});

/** The texts that are written in a TSX file: in elements, in expressions, or in attributes that are announced. */
function ownTexts(file: string): string[] {
  const own: string[] = [];
  const readable =
    /^(aria-label|aria-description|aria-roledescription|alt|title|placeholder|label)$/;
  const add = (text: string) =>
    void (/\p{L}{2}/u.test(text) && own.push(`${file}: ${text.trim()}`));
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression) {
      if (ts.isStringLiteralLike(node.expression)) add(node.expression.text);
    }
    if (ts.isJsxAttribute(node) && readable.test(node.name.getText())) {
      const value = node.initializer;
      const literal = value && ts.isJsxExpression(value) ? value.expression : value;
      if (literal && ts.isStringLiteralLike(literal)) add(literal.text);
    }
    ts.forEachChild(node, visit);
  };
  const source = fs.readFileSync(path.join(src, file), 'utf8');
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return own;
}

test('R-OWNER-01: no component holds a text of its own', () => {
  const files = fs
    .readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap(ownTexts)).toEqual([]);
});
