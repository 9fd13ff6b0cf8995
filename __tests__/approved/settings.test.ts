import { readFileSync } from 'node:fs';
import { ownersFiles } from '../../tools/build/syntax';
import { exampleOf, settingRules } from '../../tools/build/settingRules';
import { wrongSettings, type Settings } from '../../tools/build/settings';
import { unreadyProblems } from '../../tools/release/ownerProblems';
import { problemLines } from '../../tools/problem';
import { ownSettings } from '../tools/releaseFixture';

/**
 * Compares which values each setting may have with the tables in `__snapshots__`, which a person has read.
 * `npm run test:unit -- approved -u` renews them.
 */

const letters = (count: number) => 'x'.repeat(count);

/** Returns reviews without a problem, the first one with changes. */
const changedReviews = (changes: object) => [
  { ...ownSettings.reviews[0]!, ...changes },
  ...ownSettings.reviews.slice(1),
];

/** Values at the limits of the rules. Each setting is given each of them. */
const values: readonly unknown[] = [
  ...['Pampa Visas', 'pampa.visas', 'usuario.de.ejemplo', 'perfil-de-ejemplo'],
  ...['Desde $ 100.000: turno y dos prácticas de entrevista.', 'Te responde Ana.'],
  ...[2026, 2027, '2026-11', '2026-12'],
  ...[null, true, false, -1, 0, 1, 1.5, 2, 49, 50, 99, 100, 168, 169, 999, 1000, 1001, 1999],
  ...[2000, 2099, 2100, 60_000, 60_001, 999_999, 1e6, 1e9, []],
  ...['', ' ', 'x', ' x', 'x ', 'x\ny', 'x y', '<b>', '"x"', '«x»', 'Una oración.', 'Sin punto'],
  ...[
    'Ñandú & Cía.',
    'ana de la Torre',
    '¿Desde cuánto? Desde «$ 1».',
    '100 % si no sale.',
    '1.200',
  ],
  ...[2, 3, 22, 23, 30, 31, 100, 101, 1000].map(letters),
  ...['a.b', '.ab', 'ab.', 'a..b', 'a_b', 'a-b', 'ñandú', '@ana', 'in/ana', 'company/ana'],
  ...[
    'josé-pérez-1a2b',
    'jos%C3%A9-1a2b',
    'https://www.linkedin.com/company/ana',
    'https://instagram.com/ana',
  ],
  ...['/', '/x', '//x', '/x y', '/x…', 'www.otra.com.ar', 'https://', 'https://otra'],
  ...['https://www.otra.com.ar', 'https://www.otra.com.ar/', 'https://otra.com.ar/x?y=1#z'],
  ...['http://www.otra.com.ar', 'http://localhost:4173', 'http://127.0.0.1:9/x', 'ftp://otra.com'],
  ...['https://ana:clave@otra.com.ar', 'https://ñandú.com.ar', 'https://otra.com.ar:443'],
  ...[
    'https://xn--and-6ma2c.com.ar',
    'https://ñandú.com.ar/x',
    '/contacto.php',
    'https://otra.com.ar/...',
  ],
  ...['https://otra.com.ar/…', 'javascript:alert(1)', 'https://otra.example', 'https://otra.test'],
  ...['https://otra.invalid', 'https://example.org', 'https://example.net', 'http://[::1]:9'],
  ...['http://0.0.0.0:9', '/_bandeja', '/_bandeja/cuenta', 'https://formspree.io/f/abcdwxyz'],
  ...['ana@otra.com.ar', 'ana@otra', 'ana otra@x.com', 'ana@ñandú.com.ar', 'ana@example.com'],
  ...['ana+web@otra.com.ar', 'ana@ñandú', 'http://otra.com.ar/seguridad'],
  ...['5493511234567', '549351123456', '54935112345678', '5490351123456', '549351151234567'],
  ...['+5493511234567', '5413511234567', '5491100000000'],
  ...[
    '541112345678',
    '54901112345678',
    '549111512345678',
    '5493510156234471',
    '+54 9 11 1234-5678',
  ],
  ...['2026-05', '2026-00', '2026-13', '2026-5', '1999-05', '2100-05', '2026-05-01', 'mayo'],
  ...['\u202a5493511234567\u202c', 'Ana\u200b', 'https://formspree.io/f/abcd\ufeff', '👩\u200d💻.'],
  ...['https://www.Otra.com.ar', 'https://www.otra,com.ar', 'https://www.tu-dominio.com.ar'],
  ...['https://formspree.io/f/{form_id}', 'https://formspree.io/f/YOUR_FORM_ID'],
  ...['https://mi_n8n.otra.com/webhook/x', 'https://elegi-tu-sitio.com.ar', 'yourvisaid'],
  ...['🏴\u{e0067}\u{e0062}\u{e007f}', { origen: 'web' }],
  ...[{ email: 'correo' }, { email: '{correo' }, { asunto: 'De {nombre}' }, { clave: 'tu-clave' }],
  ...['30-71234567-1', '30712345671', '3-71234567-1', '30-00000000-0'],
  ...[
    {},
    { clave: 'x' },
    { clave: 1 },
    { correo: 'x' },
    { copia: '{correo}' },
    { copia: '{otro}' },
  ],
  ...[{ _gotcha: '' }, { _honey: '' }, { botcheck: '' }, { 'bot-field': '' }, { miHoneypot: '' }],
];

/** Values of `reviews`, and what is wrong with each. */
const wrongReviews: Readonly<Record<string, unknown>> = {
  'two reviews': ownSettings.reviews.slice(1),
  'a blank alternative text': changedReviews({ alt: ' ' }),
  'no alternative text': changedReviews({ alt: undefined }),
  'a link without https://': changedReviews({ link: 'instagram' }),
  'a link without quotes': changedReviews({ link: 5 }),
  'no list': 'ana.jpg',
  nothing: undefined,
};

const show = (value: unknown) =>
  typeof value === 'string' && /^x{9,}$/.test(value)
    ? `${value.length} letters`
    : JSON.stringify(value)?.replace(/\p{Cf}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);

/** Returns each answer to the values, with the values that get it. */
function answersTo(answer: (value: unknown) => string): string {
  const rows = new Map<string, string[]>();
  for (const value of values) {
    const text = answer(value);
    rows.set(text, [...(rows.get(text) ?? []), show(value)]);
  }
  return [...rows].map(([text, list]) => `${text}\n    ${list.join('  ')}`).join('\n');
}

const names = (Object.keys(settingRules) as (keyof typeof settingRules)[]).filter(
  (name) => name !== 'reviews',
);
const today = new Date('2026-11-23T12:00:00Z');

/** A folder without a share image, whose brand a release compares with the current one. */
const PHOTOS = 'src';

/** Returns the lines with which a release refuses settings that a build accepts. */
const refusals = (settings: Settings): string[] =>
  problemLines(unreadyProblems(settings, today, PHOTOS));

/** The comments in `src/config`, without numbers of requirements and laws, by what stands below them. */
const comments = new Map(
  ownersFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\/\*\*([^]*?)\*\/\s*(?:export const )?(\w+)/g)].map(
      ([, comment = '', name = '']) => [name, comment.replace(/R-\w+-\d+|Ley [\d.]+/g, '')],
    ),
  ),
);
const figuresIn = (text: string): string[] => text.match(/\d+/g) ?? [];

// The owner's settings may have problems of their own.
const known = refusals(ownSettings);

test.each(names)('R-OWNER-03, R-OWNER-05, R-OWNER-09, R-OWNER-19: the values of %s', (name) => {
  const answers = answersTo((value) => {
    const settings = { ...ownSettings, [name]: value };
    const wrong = wrongSettings(settings).map(({ problem }) => `a build refuses: ${problem}`);
    if (wrong.length > 0) return wrong.join(' / ');
    const lines = refusals(settings).filter((line) => !known.includes(line));
    return lines.map((line) => line.replaceAll(String(value), '#')).join(' / ') || 'accepted';
  });
  expect(answers).toMatchSnapshot();
  // The comment above a setting names the figures of its rule and of its example.
  const figures = figuresIn(answers.replace(/^ {4}.*$/gm, '') + exampleOf(name));
  expect(figures).toEqual(expect.arrayContaining(figuresIn(comments.get(name) ?? '')));
});

test('R-OWNER-03: wrong reviews', () => {
  const answers = Object.entries(wrongReviews).map(([what, reviews]) => {
    const problems = wrongSettings({ ...ownSettings, reviews: reviews as never });
    return `${what}: ${problems.map(({ problem }) => problem).join(' / ')}`;
  });
  expect(answers.join('\n')).toMatchSnapshot();
  const link = 'https://example.com/opinion';
  expect(wrongSettings({ ...ownSettings, reviews: changedReviews({ link }) })).toEqual([]);
});
