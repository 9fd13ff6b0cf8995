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
import { problemLines } from '../../tools/problem';
import { placeholderSettings, ownSettings } from './releaseFixture';

const problemsOf = (changes: Partial<Settings>) =>
  problemLines(wrongSettings({ ...currentSettings, ...changes }));

test('the current settings are valid', () => {
  expect(wrongSettings(currentSettings)).toEqual([]);
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

test('R-OWNER-03: the message of an invalid setting names the environment variable or the file of the value', () => {
  const problem = '✗ siteUrl: "x" no empieza con https://';
  const example = 'Ejemplo: https://www.pampavisas.example';
  expect(problemsOf({ siteUrl: 'x' })).toEqual([`${problem} (src/config/owner.ts). ${example}`]);
  expect(problemsOf({ clients: 0 })[0]).toMatch(/^✗ clients: 0 .* \(src\/config\/business\.ts\)/);
  process.env.SITE_URL = 'x';
  expect(problemsOf({ siteUrl: 'x' })).toEqual([`${problem} (SITE_URL del entorno). ${example}`]);
  delete process.env.SITE_URL;
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
  test('R-OWNER-04: the list has the value and the place of each placeholder, and no invalid value', () => {
    expect(remainingPlaceholders(ownSettings)).toEqual([]);
    expect(remainingPlaceholders({ ...ownSettings, ...placeholderSettings })).toEqual(
      Object.entries(placeholderSettings).map(
        ([setting, value]) => `${setting.padEnd(12)}  ${value}  (src/config/owner.ts)`,
      ),
    );
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
    ).toEqual(['reviewedOn', 'chatHours', 'formService', 'confirmation']);
  });

  test('R-OWNER-04, R-TRUST-09: the list counts the drawn postcards among the reviews', () => {
    const [first, ...rest] = ownSettings.reviews;
    const images = [first!, ...rest.map((review) => ({ ...review, image: 'postcard-2' }))];
    expect(remainingPlaceholders({ ...ownSettings, reviews: images })).toEqual([
      'reviews       2 de 3 son las postales dibujadas: postcard-2, postcard-2  (src/config/business.ts)',
    ]);
  });
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
