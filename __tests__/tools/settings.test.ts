import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as SettingsModule from '../../tools/build/settings';
import { hasExampleAlt } from '../../tools/build/pictures';
import {
  checkSettings,
  currentSettings,
  remainingPlaceholders,
  wrongSettings,
  type Settings,
} from '../../tools/build/settings';
import { problemLines } from '../../tools/release/problem';
import { placeholderSettings, ownSettings } from './releaseFixture';

const problemsOf = (changes: Partial<Settings>) =>
  problemLines(wrongSettings({ ...currentSettings, ...changes }));

/** Returns the current reviews, the first one with changes. */
const reviewsWith = (changes: object) => [
  { ...currentSettings.reviews[0]!, ...changes },
  ...currentSettings.reviews.slice(1),
];

test('the current settings are valid', () => {
  expect(wrongSettings(currentSettings)).toEqual([]);
});

test.each<[keyof Settings, unknown]>([
  ['brand', 'Ñandú & Cía.'],
  ['siteUrl', 'https://pampa.com.ar'],
  ['siteUrl', 'http://localhost:4173'],
  ['siteUrl', 'https://xn--and-6ma2c.com.ar'],
  ['formEndpoint', '/_bandeja'],
  ['formEndpoint', 'https://usebasin.com/f/0123abcd'],
  ['formEndpoint', 'http://localhost:9999/_bandeja'],
  ['formEndpoint', 'http://127.0.0.1:9999/x'],
  ['formEndpoint', '/contacto.php'],
  ['whatsapp', '5493511234567'],
  ['email', 'hola+web@pampa.com.ar'],
  ['instagram', 'pampa.visas_'],
  ['linkedin', 'josé-pérez-1a2b'],
  ['reviewedOn', '2027-01'],
  ['reviewedOn', ''],
  ['chatHours', 'Lunes a viernes, de 9 a 18.'],
  ['price', '¿Desde cuánto? Desde «$ 100.000».'],
  ['refund', '100 % si no sacamos el turno.'],
  ['founderName', 'ana de la Torre'],
  ['counterUrl', ''],
  ['counterUrl', '/_bandeja'],
  ['counterUrl', 'https://cuenta.otra.com.ar/'],
  ['securityContact', 'seguridad@otra.com.ar'],
  ['securityContact', 'https://otra.com.ar/seguridad'],
  ['reviews', reviewsWith({ link: 'https://example.com/opinion' })],
])('R-OWNER-06: %s may be %j', (setting, value) => {
  expect(problemsOf({ [setting]: value })).toEqual([]);
});

test.each<[keyof Settings, unknown, RegExp]>([
  ['brand', '', /vacío/],
  ['brand', ' Pampa', /espacio/],
  ['brand', 'x'.repeat(23), /22 caracteres/],
  ['brand', '<b>', /no puede llevar/],
  ['siteUrl', 'www.pampa.com.ar', /no empieza con https/],
  ['siteUrl', 'https://', /dirección completa/],
  ['siteUrl', 'http://pampa.com.ar', /https/],
  ['siteUrl', 'https://pampa', /dominio completo/],
  ['siteUrl', 'https://pampa.com.ar/visas', /sin ruta/],
  ['siteUrl', 'https://pampa.com.ar?x=1', /sin ruta/],
  ['siteUrl', 'https://ñandú.com.ar/visas', /sin ruta/],
  ['siteUrl', 'https://me:secret@pampa.com.ar', /contraseña/],
  ['siteUrl', 'https://ñandú.com.ar', /" se escribe https:\/\/xn--and-6ma2c\.com\.ar: poné eso /],
  ['siteUrl', 'https://pampa.com.ar:443', /" se escribe https:\/\/pampa\.com\.ar: poné eso /],
  ['siteUrl', 'https://pampa.com.ar/', /" se escribe https:\/\/pampa\.com\.ar: poné eso /],
  ['formEndpoint', 'ftp://x', /https/],
  ['formEndpoint', 'http://formspree.io/f/x', /https/],
  ['formEndpoint', 'formspree.io/f/x', /no empieza con https/],
  ['formEndpoint', '//formspree.io/f/x', /barras/],
  ['formEndpoint', 'https://a:b@formspree.io/f/x', /contraseña/],
  ['formEndpoint', 'https://formspree.io/f/a b', /espacio/],
  ['formEndpoint', 'javascript:alert(1)', /https/],
  ['formEndpoint', 'https://formspree.io/f/…', /entera/],
  ['formEndpoint', 'https://usebasin.com/f/...', /entera/],
  ['whatsapp', '+54 9 11 1234-5678', /cifras/],
  ['whatsapp', '541112345678', /549/],
  ['whatsapp', '54901112345678', /0 antes/],
  ['whatsapp', '549111512345678', /15/],
  ['whatsapp', '549111234567', /13 cifras/],
  ['whatsapp', '5493510156234471', /sin el 0.*sin el 15/],
  ['email', 'hola@pampa', /correo/],
  ['email', 'hola pampa@x.com', /correo/],
  ['email', 'hola@ñandú.com.ar', /" se escribe hola@xn--and-6ma2c\.com\.ar: poné eso /],
  ['email', 'hola@ñandú', /correo/],
  ['instagram', '@pampa', /usuario solo/],
  ['instagram', 'https://instagram.com/pampa', /usuario solo/],
  ['linkedin', 'in/pampa', /linkedin/],
  ['linkedin', 'https://www.linkedin.com/company/pampa', /una empresa/],
  ['chatHours', ' de 9 a 18', /espacio/],
  ['price', '<b>$ 1</b>', /no puede llevar/],
  ['price', 'desde $ 100.000.', /como una oración/],
  ['office', 'Oficina en Rosario', /como una oración/],
  ['cuit', '30000000000', /dos guiones/],
  ['counterUrl', 'http://cuenta.otra.com.ar/', /https/],
  ['counterUrl', 'cuenta.otra.com.ar', /no empieza con https/],
  ['securityContact', 'otra.com.ar', /correo electrónico ni/],
  ['securityContact', 'hola@ñandú.com.ar', /" se escribe hola@xn--and-6ma2c/],
  ['securityContact', 'http://otra.com.ar/seguridad', /https/],
  ['reviewedOn', '2026-13', /aaaa-mm/],
  ['reviewedOn', 'noviembre', /aaaa-mm/],
  ['clients', 0, /número entero/],
  ['replyHours', 1.5, /número entero/],
  ['clients', '1.200', /sin comillas/],
  ['whatsapp', 5493511234567, /va entre comillas .*Ejemplo: '549\d+'/],
  ['brand', 7, /entre comillas/],
  ['siteUrl', 7, /entre comillas/],
  ['formEndpoint', 7, /entre comillas/],
  ['counterUrl', 0, /entre comillas/],
  ['cuit', 30, /entre comillas/],
  ['launchYear', 22, /año/],
  ['multipartOnly', null, /true o false/],
  ['multipartOnly', 'true', /true o false/],
  ['reviews', currentSettings.reviews.slice(1), /tres justas/],
  ['reviews', reviewsWith({ alt: ' ' }), /imagen 1/],
  ['reviews', reviewsWith({ alt: undefined }), /imagen 1/],
  ['reviews', reviewsWith({ link: 'instagram' }), /enlace/],
  ['reviews', reviewsWith({ link: 5 }), /enlace.* entre comillas/],
])('R-OWNER-03, R-OWNER-05: %s may not be %j', (setting, value, problem) => {
  expect(problemsOf({ [setting]: value })).toEqual([expect.stringMatching(problem)]);
  expect(problemsOf({ [setting]: value })[0]).toMatch(
    RegExp(`^✗ ${setting}: .+ \\(src/config/\\w+\\.ts\\)\\. Ejemplo: .+$`),
  );
});

test('R-OWNER-03, R-OWNER-04: the examples in the messages are valid and count as placeholders', () => {
  const emptySettings = { siteUrl: '', formEndpoint: '', whatsapp: '', email: '', brand: '' };
  const problems = problemsOf({ ...emptySettings, instagram: '', linkedin: '' });
  const examples = Object.fromEntries(
    problems.map((line) => [line.slice(2).split(':', 1)[0], line.split('Ejemplo: ')[1]]),
  );
  expect(Object.keys(examples)).toHaveLength(7);
  expect(problemsOf(examples)).toEqual([]);
  expect(remainingPlaceholders({ ...ownSettings, ...examples })).toHaveLength(7);
});

describe('the message of an invalid setting', () => {
  afterEach(() => void delete process.env.SITE_URL);

  test('R-OWNER-03: the message names the environment variable or the file of the value', () => {
    expect(problemsOf({ siteUrl: 'x' })[0]).toMatch(
      /^✗ siteUrl: "x" .* \(src\/config\/owner\.ts\)/,
    );
    expect(problemsOf({ clients: 0 })[0]).toMatch(/^✗ clients: 0 .* \(src\/config\/business\.ts\)/);
    process.env.SITE_URL = 'x';
    expect(problemsOf({ siteUrl: 'x' })[0]).toMatch(/^✗ siteUrl: "x" .* \(SITE_URL del entorno\)/);
  });
});

test('R-OWNER-03: a renamed setting is reported as missing', () => {
  const { brand: marca, ...others } = currentSettings;
  expect(wrongSettings({ marca, ...others } as never)).toEqual([
    expect.objectContaining({
      what: expect.stringMatching(/^brand: el renglón .* «brand» no está$/),
    }),
  ]);
});

test.each([
  ['have no quotes', 2015],
  ['are missing', undefined],
])(
  'R-OWNER-03: modules that a build loads before it checks the settings accept settings that %s',
  (_, value) => {
    const CONFIG = '../../src/config';
    const withValue = (settings: object) =>
      Object.fromEntries(Object.keys(settings).map((name) => [name, value]));
    const { owner } = jest.requireActual<{ owner: object }>(`${CONFIG}/owner`);
    const actual = jest.requireActual<{ business: object }>(`${CONFIG}/business`);
    // Modules that the plugins in vite.config.ts import.
    const modules = ['tools/build/head', 'tools/inbox/server', 'src/content/site'];
    let problems: string[] = [];
    jest.isolateModules(() => {
      jest.doMock(`${CONFIG}/owner`, () => ({ owner: withValue(owner) }));
      jest.doMock(`${CONFIG}/business`, () => ({
        ...actual,
        business: withValue(actual.business),
      }));
      for (const module of modules) jest.requireActual(`../../${module}`);
      const settings = jest.requireActual<typeof SettingsModule>('../../tools/build/settings');
      problems = settings.wrongSettings(settings.currentSettings).map(({ name }) => name);
    });
    jest.dontMock(`${CONFIG}/owner`).dontMock(`${CONFIG}/business`);
    expect(problems).toEqual(
      expect.arrayContaining(['brand', 'siteUrl', 'whatsapp', 'reviewedOn']),
    );
  },
);

describe('the list of placeholders', () => {
  test('R-OWNER-04: the list is empty if the owner has replaced every placeholder', () => {
    expect(remainingPlaceholders(ownSettings)).toEqual([]);
  });

  test.each(Object.entries(placeholderSettings))(
    'R-OWNER-04: the list contains only %s if its value is %s',
    (setting, value) => {
      expect(remainingPlaceholders({ ...ownSettings, [setting]: value })).toEqual([
        expect.stringMatching(RegExp(`^${setting} +${value}  \\(src/config/owner.ts\\)$`)),
      ]);
    },
  );

  test('R-OWNER-04: the list contains the example of a CUIT, and no invalid value', () => {
    expect(remainingPlaceholders({ ...ownSettings, cuit: '30-00000000-0' })).toHaveLength(1);
    expect(remainingPlaceholders({ ...ownSettings, cuit: '30-71234567-1' })).toEqual([]);
    const unusable = { whatsapp: 5491100000000 as never, reviews: [] };
    expect(remainingPlaceholders({ ...ownSettings, ...unusable })).toEqual([]);
  });

  test('R-OWNER-04, R-OWNER-09: the list has each text that equals the example of its message, unless the example may be true', () => {
    const names = Object.keys(ownSettings) as (keyof Settings)[];
    const texts = names.filter((name) => typeof ownSettings[name] === 'string');
    const exampleOf = (name: keyof Settings) =>
      // 0 is no text, so the message ends with an example in quotes.
      problemsOf({ [name]: 0 })[0]!.split(/Ejemplo: '|'$/)[1];
    expect(
      texts.filter(
        (name) => remainingPlaceholders({ ...ownSettings, [name]: exampleOf(name) }).length === 0,
      ),
    ).toEqual(['reviewedOn', 'chatHours', 'formService', 'thanksPage']);
  });

  test('R-OWNER-04, R-TRUST-09: the list counts the drawn postcards among the reviews', () => {
    const [first, ...rest] = ownSettings.reviews;
    const images = [first!, ...rest.map((review) => ({ ...review, image: 'postcard-2' }))];
    expect(remainingPlaceholders({ ...ownSettings, reviews: images })).toEqual([
      'reviews       2 de 3 son las postales dibujadas: postcard-2, postcard-2  (src/config/business.ts)',
    ]);
  });
});

test.each([
  [{ _gotcha: '' }, /_gotcha», que es una trampa/],
  [{ correo: 'x' }, /correo», que ya es un dato/],
  [{ email: '{mail}' }, /copia «mail»/],
  [{ access_key: 12 }, /access_key» algo que no es un texto/],
  [null, /va entre llaves/],
])('R-OWNER-19: extra fields %j are refused with the reason', (extraFields, reason) => {
  expect(problemsOf({ extraFields: extraFields as never })[0]).toMatch(reason);
});

test('R-OWNER-19: a key and a copy of a field are valid extra fields', () => {
  expect(problemsOf({ extraFields: { access_key: 'abc', email: '{correo}' } })).toEqual([]);
});

test('R-OWNER-04: a build lists the placeholders once, at the log level of `npm start`', async () => {
  const project = readFileSync(path.resolve(__dirname, '../../package.json'), 'utf8');
  const { scripts } = JSON.parse(project) as { scripts: { start: string } };
  const [, level = ''] = /--logLevel (\w+)/.exec(scripts.start) ?? [];
  const log = jest.fn();
  const { buildApp } = checkSettings() as unknown as {
    buildApp: { handler: (builder: object) => Promise<void> };
  };
  await buildApp.handler({ config: { logger: { info: () => {}, [level]: log } } });
  const lines = remainingPlaceholders(currentSettings);
  const heading = 'Quedan datos de ejemplo; poné los tuyos antes de publicar el sitio:';
  const list = `\n${[heading, ...lines].join('\n  ')}\n`;
  // Once the owner has replaced all placeholders, the build lists nothing.
  expect(log.mock.calls).toEqual(lines.length > 0 ? [[list]] : []);
});

test('R-OWNER-04: a photo with an alternative text of the owner’s guide counts as an example', () => {
  const guide = readFileSync(path.resolve(__dirname, '../../docs/publicar.md'), 'utf8');
  const alts = [...guide.matchAll(/image: '(.+?)'.*alt: '(.+?)'/g)];
  expect(alts).toHaveLength(2);
  for (const [, image = '', alt] of alts) expect(hasExampleAlt({ image, alt })).toBe(true);
});

test('R-OWNER-07: the owner’s guide names the required settings of the form service', () => {
  const guide = readFileSync(path.resolve(__dirname, '../../docs/formularios.md'), 'utf8');
  for (const row of [
    /^\| Captcha .*\| Apagado \|/m,
    /^\| Dominios permitidos \| El de tu sitio/m,
    /^\| Responder a .*\| El campo `correo` \|/m,
    /^\| Campo trampa .*\| Ninguno \|/m,
  ]) {
    expect(guide).toMatch(row);
  }
});

test('R-OWNER-03: a build with an invalid form endpoint stops with one message and without a stack trace', () => {
  const root = path.resolve(__dirname, '../..');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', '--configLoader', 'runner'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      NO_COLOR: '1',
      FORM_ENDPOINT: 'ftp://x',
    },
    encoding: 'utf8',
  });
  expect(build.status).toBe(1);
  expect(build.stderr).toBe(
    'error during build:\nHay un ajuste que no se puede usar.\n' +
      '  ✗ formEndpoint: "ftp://x" tiene que empezar con https:// (http:// solo en localhost) (FORM_ENDPOINT del entorno). Ejemplo: https://formspree.io/f/abcdwxyz\n',
  );
}, 60_000);
