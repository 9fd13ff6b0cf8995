import { spawnSync } from 'node:child_process';
import path from 'node:path';
import {
  currentSettings,
  placeholderNotice,
  problemMessage,
  remainingPlaceholders,
  settingProblems,
  type Settings,
} from '../../tools/build/settings';

const problemsOf = (changes: Partial<Settings>) =>
  settingProblems({ ...currentSettings, ...changes });

/** A list of reviews of which the first is changed. */
const reviewsWith = (change: object) => [
  { ...currentSettings.reviews[0]!, ...change },
  ...currentSettings.reviews.slice(1),
];

test('what the project ships with can be built', () => {
  expect(settingProblems(currentSettings)).toEqual([]);
});

test.each<[keyof Settings, unknown]>([
  ['brand', 'Ñandú & Cía.'],
  ['siteUrl', 'https://pampa.com.ar'],
  ['siteUrl', 'http://localhost:4173'],
  ['formEndpoint', '/_bandeja'],
  ['formEndpoint', 'https://usebasin.com/f/0123abcd'],
  ['formEndpoint', 'http://localhost:9999/_bandeja'],
  ['formEndpoint', 'http://127.0.0.1:9999/x'],
  ['whatsapp', '5493511234567'],
  ['email', 'hola+web@pampa.com.ar'],
  ['instagram', 'pampa.visas_'],
  ['linkedin', 'josé-pérez-1a2b'],
  ['reviewedOn', '2027-01'],
  ['reviews', reviewsWith({ link: 'https://example.com/opinion' })],
])('%s may be %j', (setting, value) => {
  expect(problemsOf({ [setting]: value })).toEqual([]);
});

test.each<[keyof Settings, unknown, RegExp]>([
  ['brand', '', /vacío/],
  ['brand', ' Pampa', /espacio/],
  ['brand', 'x'.repeat(23), /22 letras/],
  ['brand', '<b>', /signo/],
  ['siteUrl', 'www.pampa.com.ar', /dirección entera/],
  ['siteUrl', 'http://pampa.com.ar', /https/],
  ['siteUrl', 'https://pampa', /dominio entero/],
  ['siteUrl', 'https://pampa.com.ar/visas', /sin ruta/],
  ['siteUrl', 'https://pampa.com.ar?x=1', /sin ruta/],
  ['siteUrl', 'https://me:secret@pampa.com.ar', /contraseña/],
  ['formEndpoint', 'ftp://x', /https/],
  ['formEndpoint', 'http://formspree.io/f/x', /https/],
  ['formEndpoint', 'formspree.io/f/x', /dirección entera/],
  ['formEndpoint', '//formspree.io/f/x', /barras/],
  ['formEndpoint', 'https://a:b@formspree.io/f/x', /contraseña/],
  ['formEndpoint', 'https://formspree.io/f/a b', /espacio/],
  ['formEndpoint', 'javascript:alert(1)', /https/],
  ['whatsapp', '+54 9 11 1234-5678', /cifras/],
  ['whatsapp', '541112345678', /549/],
  ['whatsapp', '54901112345678', /0 antes/],
  ['whatsapp', '549111512345678', /15/],
  ['whatsapp', '549111234567', /12 cifras/],
  ['email', 'hola@pampa', /correo/],
  ['email', 'hola pampa@x.com', /correo/],
  ['instagram', '@pampa', /usuario solo/],
  ['instagram', 'https://instagram.com/pampa', /usuario solo/],
  ['linkedin', 'in/pampa', /linkedin/],
  ['reviewedOn', '2026-13', /aaaa-mm/],
  ['reviewedOn', 'noviembre', /aaaa-mm/],
  ['clients', 0, /número entero/],
  ['replyHours', 1.5, /número entero/],
  ['launchYear', 22, /año/],
  ['reviews', currentSettings.reviews.slice(1), /tres justas/],
  ['reviews', reviewsWith({ alt: ' ' }), /imagen 1/],
  ['reviews', reviewsWith({ link: 'instagram' }), /enlace/],
])('%s may not be %j', (setting, value, wrong) => {
  const problems = problemsOf({ [setting]: value });
  expect(problems).toEqual([
    { setting, wrong: expect.stringMatching(wrong), example: expect.any(String) },
  ]);
});

test('every example could itself be used', () => {
  const problems = problemsOf({
    siteUrl: '',
    formEndpoint: '',
    whatsapp: '',
    email: '',
    brand: '',
  });
  const examples = Object.fromEntries(problems.map(({ setting, example }) => [setting, example]));
  expect(Object.keys(examples)).toHaveLength(5);
  expect(problemsOf(examples)).toEqual([]);
});

test('the message says whether a value came from the environment or from a file', () => {
  const settings = { ...currentSettings, siteUrl: 'x', email: 'x' };
  const message = (environment: NodeJS.ProcessEnv) =>
    problemMessage(settingProblems(settings), settings, environment);
  expect(message({ SITE_URL: 'x' })).toContain('siteUrl (SITE_URL del entorno): "x"');
  expect(message({})).toContain('siteUrl (src/config/owner.ts): "x"');
  expect(message({})).toContain('email (src/config/owner.ts): "x"');
});

test('only what still equals the shipped value is listed as a placeholder', () => {
  const own: Settings = {
    ...currentSettings,
    brand: 'Otra',
    siteUrl: 'https://otra.com.ar',
    formEndpoint: 'https://formspree.io/f/x',
    whatsapp: '5493511234567',
    email: 'a@otra.com.ar',
    instagram: 'otra',
    linkedin: 'otra',
    reviews: reviewsWith({ image: 'carta' }),
  };
  expect(remainingPlaceholders(own)).toEqual([['reviews', '2 de 3 son las postales dibujadas']]);
  const done = { ...own, reviews: own.reviews.map((review) => ({ ...review, image: 'carta' })) };
  expect(placeholderNotice(done)).toBe('');
  expect(placeholderNotice({ ...done, brand: 'Pampa Visas' })).toMatch(/brand +Pampa Visas/);
});

test('a build with a bad endpoint stops with one message and no stack trace', () => {
  const root = path.resolve(__dirname, '../..');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', '--configLoader', 'runner'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORM_ENDPOINT: 'ftp://x' },
    encoding: 'utf8',
  });
  expect(build.status).toBe(1);
  expect(build.stderr).toContain('formEndpoint (FORM_ENDPOINT del entorno): "ftp://x"');
  expect(build.stderr).toContain('Ejemplo: https://formspree.io/f/abcdwxyz');
  expect(build.stderr).not.toMatch(/^\s+at /m);
}, 60_000);
