import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { scripts } from '../../package.json';
import { detailRules } from '../../tools/settings/detailRules';
import { exampleIn } from '../../tools/settings/settingSchemas';
import {
  checkSettings,
  remainingPlaceholders,
  wrongSettings,
} from '../../tools/settings/checkSettings';
import { currentSettings, type Settings } from '../../tools/settings/currentSettings';
import type * as CheckSettings from '../../tools/settings/checkSettings';
import type * as CurrentSettings from '../../tools/settings/currentSettings';
import { filesInOtherEncodings, ownersFiles, syntaxProblems } from '../../tools/settings/syntax';
import { problemLines } from '../../tools/problem';
import { temporaryFolder } from '../support/temporaryFolder';
import { placeholderSettings, ownSettings } from './releaseFixture';

const problemsOf = (changes: object) =>
  problemLines(wrongSettings({ ...ownSettings, ...changes } as Settings));

const reviewsWith = (changes: object) => [
  { ...ownSettings.reviews[0]!, ...changes },
  ...ownSettings.reviews.slice(1),
];

const rightValues: Readonly<Partial<Record<keyof Settings, readonly unknown[]>>> = {
  brand: ['x', 'Ñandú & Cía.', 'x'.repeat(22)],
  siteUrl: ['https://otra.com.ar', 'https://xn--and-6ma2c.com.ar', 'http://localhost:4173'],
  formEndpoint: ['/contacto.php', 'https://mi_n8n.otra.com/webhook/x?y=1', '/_bandeja'],
  whatsapp: ['+54 9 351 123-4567', '54 9 (2966) 12–3456', '5491115004567'],
  email: ['ana+web@otra.com.ar'],
  instagram: ['ana_b', 'www.otra.com.ar', 'x'.repeat(30)],
  linkedin: ['josé-pérez-1a2b', 'jos%C3%A9-1a2b', 'ana'],
  price: ['', 'ana de la Torre', '¿Desde cuánto? Desde «$ 1»', '<b>', '👩\u200d💻.'],
  cuit: ['', '30-71234567-1', '30712345671'],
  extraFields: [{}, { clave: 'x', email: '{correo}' }],
  multipartOnly: [true],
  confirmation: ['', '"success":true', ' ab cd ef'],
  clients: [1200, 999_999],
  yearsOfExperience: [5],
  launchYear: [2015, 2022],
  copyrightYear: [2024, 2031],
  replyHours: [1, 24],
  reviewedOn: ['', '2026-05'],
  reviews: [reviewsWith({ link: 'https://example.com/opinion' })],
};

test.each(
  Object.entries(rightValues).flatMap(([name, values]) => values.map((value) => [name, value])),
)('%s may be %j', (name, value) => {
  expect(problemsOf({ [String(name)]: value })).toEqual([]);
});

test.each<[keyof Settings, unknown, RegExp]>([
  ['brand', 5, /va entre comillas/],
  ['brand', '', /está vacío/],
  ['brand', 'Ana ', /espacio/],
  ['brand', '<b>', /lleva < >/],
  ['brand', 'x'.repeat(23), /más de 22/],
  ['siteUrl', 'www.otra.com.ar', /no empieza con https/],
  ['siteUrl', 'https://', /no es una dirección completa/],
  ['siteUrl', 'http://www.otra.com.ar', /tiene que empezar con https/],
  ['siteUrl', 'https://ana:clave@otra.com.ar', /dominio completo/],
  ['siteUrl', 'https://otra', /dominio completo/],
  ['siteUrl', 'https://otra.com.ar/inicio', /terminar en el dominio/],
  ['siteUrl', 'https://ñandú.com.ar', /se escribe https:\/\/xn--and-6ma2c\.com\.ar/],
  ['formEndpoint', '', /no empieza con https/],
  ['formEndpoint', '//otra.com.ar/f', /no empieza con https/],
  ['formEndpoint', '/contacto .php', /espacio/],
  ['formEndpoint', 'https://formspree.io/f/…', /está cortada/],
  ['formEndpoint', 'https://formspree.io/f/{form_id}', /es la de un ejemplo/],
  ['formEndpoint', 'https://formspree.io/f/abcd\u200b', /no se ve/],
  ['whatsapp', '+54 351 123-4567', /13 cifras/],
  ['whatsapp', '+54 9 0351 12-3456', /13 cifras/],
  ['whatsapp', '+54 9 351 15-123-4567', /13 cifras/],
  ['whatsapp', 'https://wa.me/5493511234567', /algo más que el número/],
  ['whatsapp', '\u202a+54 9 351 123-4567\u202c', /no se ve/],
  ['email', 'ana@otra', /no es un correo/],
  ['instagram', '@ana', /el usuario solo/],
  ['linkedin', 'company/ana', /sin barras/],
  ['extraFields', 'x', /entre llaves/],
  ['extraFields', { clave: 1 }, /no es un texto/],
  ['extraFields', { correo: 'x' }, /ya es un dato/],
  ['extraFields', { copia: 'de {correo}' }, /no copia un dato/],
  ['multipartOnly', 'true', /sin comillas/],
  ['confirmation', '"ok"  ', /muy corta/],
  ['clients', '1200', /número entero/],
  ['clients', 1.2, /número entero/],
  ['clients', 1199, /: va 1200 o más \(/],
  ['yearsOfExperience', 4, /: va 5 o más \(/],
  ['launchYear', 2023, /: va 2022 o menos \(/],
  ['copyrightYear', 2023, /: va 2024 o más \(/],
  ['replyHours', 0, /número entero/],
  ['replyHours', 25, /: va 24 o menos \(/],
  ['messageMaxLength', 111, /: va 112 justo \(/],
  ['messageMaxLength', 113, /: va 112 justo \(/],
  ['headlineRotationMs', 3001, /: va 3000 justo \(/],
  ['reviewedOn', '2026-13', /aaaa-mm/],
  ['reviews', ownSettings.reviews.slice(1), /^✗ reviews: la lista tiene 2 imágenes/],
  ['reviews', reviewsWith({ alt: ' ' }), /imagen 1/],
  ['reviews', reviewsWith({ link: 'instagram' }), /enlace que no sirve/],
  ['reviews', 'ana.jpg', /no está/],
])('R-OWNER-03b: %s may not be %j', (name, value, problem) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(problem)]);
});

test('R-OWNER-03a, R-OWNER-04: the examples in the messages are valid, and those of the owner’s data count as placeholders', () => {
  const names = Object.keys(placeholderSettings);
  const wrong = wrongSettings(
    Object.fromEntries(Object.keys(ownSettings).map((name) => [name, ''])) as never,
  );
  const examples = Object.fromEntries(
    wrong.filter(({ name }) => names.includes(name)).map(({ name, example }) => [name, example]),
  );
  expect(Object.keys(examples).toSorted()).toEqual(names.toSorted());
  expect(problemsOf(examples)).toEqual([]);
  expect(remainingPlaceholders({ ...ownSettings, ...examples })).toHaveLength(names.length);
});

test('the comment of each detail in src/config shows the example of the list of details', () => {
  const file = readFileSync('src/config/details.ts', 'utf8');
  const written = [...file.matchAll(/^ {2}\/\*\*((?:(?!\*\/)[^])*)\*\/\n {2}(\w+):/gm)].map(
    ([, comment, name]) => [name, comment!.replace(/\n *\*/g, '').match(/(?<=«).+(?=»)/)?.[0]],
  );
  expect(written).toEqual(
    Object.entries(detailRules).map(([name, rule]) => [name, exampleIn(rule)]),
  );
});

test('R-OWNER-03a: the message of an invalid setting names the environment variable or the file of the value', () => {
  const problem = '✗ siteUrl: "x" no empieza con https://';
  const example = 'Ejemplo: https://www.pampavisas.example';
  process.env.SITE_URL = '';
  expect(problemsOf({ siteUrl: 'x' })).toEqual([`${problem} (src/config/owner.ts). ${example}`]);
  expect(problemsOf({ clients: 0 })[0]).toMatch(/^✗ clients: 0 .* \(src\/config\/business\.ts\)/);
  process.env.SITE_URL = 'x';
  expect(problemsOf({ siteUrl: 'x' })).toEqual([`${problem} (SITE_URL del entorno). ${example}`]);
  delete process.env.SITE_URL;
});

test('R-OWNER-03b: a renamed setting is reported as missing', () => {
  const { brand: marca, ...others } = ownSettings;
  expect(wrongSettings({ marca, ...others } as never)).toEqual([
    expect.objectContaining({ what: 'brand: el renglón que empieza con «brand» no está' }),
  ]);
});

test.each([
  ['have no quotes', 2015],
  ['are missing', undefined],
])(
  'modules that a build loads before it checks the settings accept settings that %s',
  (_, value) => {
    const CONFIG = '../../src/config';
    const withValue = (settings: object) =>
      Object.fromEntries(Object.keys(settings).map((name) => [name, value]));
    const { owner } = jest.requireActual<{ owner: object }>(`${CONFIG}/owner`);
    const actual = jest.requireActual<{ business: object }>(`${CONFIG}/business`);
    // Modules that the plugins in vite.config.ts import.
    const modules = ['tools/build/pages/head', 'tools/inbox/server', 'src/content/site'];
    let problems: string[] = [];
    jest.isolateModules(() => {
      jest.doMock(`${CONFIG}/owner`, () => ({ owner: withValue(owner) }));
      jest.doMock(`${CONFIG}/business`, () => ({
        ...actual,
        business: withValue(actual.business),
      }));
      for (const module of modules) jest.requireActual(`../../${module}`);
      const current = jest.requireActual<typeof CurrentSettings>(
        '../../tools/settings/currentSettings',
      ).currentSettings;
      const check = jest.requireActual<typeof CheckSettings>('../../tools/settings/checkSettings');
      problems = check.wrongSettings(current).map(({ name }) => name);
    });
    jest.dontMock(`${CONFIG}/owner`).dontMock(`${CONFIG}/business`);
    expect(problems).toEqual(
      expect.arrayContaining(['brand', 'siteUrl', 'whatsapp', 'reviewedOn']),
    );
  },
);

test('R-OWNER-04: the list of placeholders has the value and the place of each, and no invalid value', () => {
  expect(remainingPlaceholders(ownSettings)).toEqual([]);
  expect(remainingPlaceholders({ ...ownSettings, ...placeholderSettings })).toEqual(
    Object.entries(placeholderSettings).map(
      ([setting, value]) => `${setting.padEnd(12)}  ${value}  (src/config/owner.ts)`,
    ),
  );
  const unusable = { whatsapp: 5491100000000 as never, reviews: currentSettings.reviews.slice(1) };
  expect(remainingPlaceholders({ ...ownSettings, ...unusable })).toEqual([]);
  const drawn = {
    reviews: reviewsWith({ image: 'postcard-2' }),
    extraFields: { access_key: 'tu-clave' },
    formEndpoint: 'https://formspree.io/f/YOUR_FORM_ID',
    cuit: '30-00000000-0',
    price: 'Desde $ 100.000: turno y dos prácticas de entrevista.',
  };
  expect(remainingPlaceholders({ ...ownSettings, ...drawn })).toEqual([
    expect.stringMatching(/^formEndpoint +https/),
    'cuit          30-00000000-0  (src/config/details.ts)',
    expect.stringMatching(/^extraFields +\{"access_key":"tu-clave"\}/),
    'reviews       1 de 3 son las postales dibujadas: postcard-2  (src/config/business.ts)',
  ]);
});

test('R-OWNER-04: a build warns once of the placeholders', async () => {
  const warn = jest.fn();
  const { buildApp } = checkSettings() as unknown as {
    buildApp: (builder: object) => Promise<void>;
  };
  await buildApp({ config: { logger: { warn } } });
  const lines = remainingPlaceholders(currentSettings);
  const heading = 'Quedan datos de ejemplo; poné los tuyos antes de publicar el sitio:';
  // Once the owner has replaced all placeholders, the build lists nothing.
  expect(warn.mock.calls).toEqual(
    lines.length > 0 ? [[`\n${[heading, ...lines].join('\n  ')}\n`]] : [],
  );
});

describe('slips in the files that owners edit', () => {
  const folder = temporaryFolder();
  const validCode = `export const owner = {
  /** WhatsApp number, as it is read. */
  whatsapp: '+54 9 11 0000-0000',
  email: 'hola@example.com',
  clients: 1200,
};
export const pictures = [
  { alt: 'Ana' },
  { alt: 'Luz' },
];
export const picture: { alt: string } = { alt: '' };
`;

  test('the project’s own files have none', () => {
    expect(ownersFiles()).toEqual(
      expect.arrayContaining(['src/config/owner.ts', 'src/content/home.ts']),
    );
    expect(syntaxProblems(ownersFiles())).toEqual([]);
    expect(filesInOtherEncodings(ownersFiles())).toEqual([]);
  });

  test.each([
    ['a missing opening quote', `'+54`, '+54', [1, 3]],
    ['a missing closing quote', `000',`, '000,', [1, 3]],
    ['a text without quotes', `'hola@example.com'`, 'hola@example.com', [3, 4]],
    ['a word without quotes', `'hola@example.com'`, 'hola', [3, 4]],
    ['a word that is similar to a known name', `'hola@example.com'`, 'Owner', [3, 4]],
    ['an apostrophe in a text', `'hola@`, `'d'ana@`, [3, 4]],
    ['curly quotes', `'hola@example.com'`, '‘hola@example.com’', [3, 4]],
    ['a missing comma', `000',`, `000'`, [3, 4]],
    ['a missing colon and value', `email: 'hola@example.com'`, 'email', [3, 4]],
    ['a comma between thousands', '1200', '1,200', [4, 5]],
    ['a comma instead of a semicolon', `'' };`, `'' },`, [10, 11]],
    ['a superfluous comma in a list', `'Ana' },`, `'Ana' },,`, [7, 8]],
    ['a missing closing brace', `{ alt: '' };`, `{ alt: ''`, [10, 11]],
  ])('R-OWNER-03a: %s is shown with its line and the line before', (_slip, from, to, numbers) => {
    const code = validCode.replace(from, to);
    const file = path.join(folder, 'slip.ts');
    writeFileSync(file, code);
    const lines = code.split('\n');
    const shown = numbers.map((n) => `${String(n).padStart(5)}  ${lines[n - 1]!.trim()}`);
    expect(syntaxProblems([file])).toEqual([[file, ...shown].join('\n')]);
  });

  test('R-OWNER-03b: a file that an editor has saved in another encoding is found', () => {
    const encodings = { ansi: 'latin1', unicode: 'utf16le', 'with-bom': 'utf8' } as const;
    const files = Object.entries(encodings).map(([name, encoding]) => {
      const file = path.join(folder, `${name}.ts`);
      writeFileSync(file, `\ufeffexport const brand = 'Viajes Ñandú';`, encoding);
      return file;
    });
    expect(filesInOtherEncodings(files)).toEqual(files.slice(0, 2));
  });

  test('R-OWNER-03a, R-OWNER-03b: start, build, dev, images and guia check the files first', () => {
    const { start, build, dev, images, guia } = scripts;
    const checks = [build, dev, images, guia].map((script) => script.split(' && ')[0]);
    expect(new Set(checks).size).toBe(1);
    expect(start).toMatch(/^npm run build /);
  });

  describe('in a copy of the project', () => {
    const dist = path.join(folder, 'dist');
    const quoteMissing = {
      code: validCode.replace(`000',`, '000,'),
      stderr: expect.stringMatching(
        /No se entiende[^]*owner\.ts\n +1 {2}export const owner = \{\n +3 {2}whatsapp: '\+54 9 11 0000-0000,\n[^]*falta o sobra una comilla/,
      ) as string,
    };
    beforeAll(() => {
      cpSync('src', path.join(folder, 'src'), { recursive: true });
      symlinkSync(path.resolve('tools'), path.join(folder, 'tools'), 'junction');
    });

    /** Runs a script of the project with these settings of the owner, where a build is left. */
    function run(script: string, code: string) {
      writeFileSync(path.join(folder, 'src/config/owner.ts'), code);
      mkdirSync(dist, { recursive: true });
      return spawnSync(script, { cwd: folder, encoding: 'utf8', shell: true });
    }

    test('R-OWNER-03a, R-OWNER-03b: a build stops at a slip with its lines', () => {
      const { code, stderr } = quoteMissing;
      expect(run(scripts.build, code)).toMatchObject({ status: 1, stderr });
    });

    test('R-OWNER-03a, R-OWNER-03b: a build stops at an unknown colour with its place', () => {
      const drawing = path.join(folder, 'src/art/mate.svg');
      writeFileSync(drawing, 'var(--palette-mate)');
      const stopped = run(scripts.build, validCode);
      rmSync(drawing);
      expect(stopped).toMatchObject({
        status: 1,
        stderr:
          '\nsrc/art/mate.svg: nombra --palette-mate, que no está en src/theme/palette.ts: poné uno de los de ahí.\n',
      });
    });

    test('R-OWNER-09a: a release stops there, too, and leaves nothing to publish', () => {
      const { code, stderr } = quoteMissing;
      expect(run(scripts.release, code)).toMatchObject({ status: 1, stderr });
      expect(existsSync(dist)).toBe(false);
    });
  });
});
