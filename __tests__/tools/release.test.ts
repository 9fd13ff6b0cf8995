import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { SHARE_IMAGE } from '../../tools/build/head';
import { copiesOf } from '../../tools/build/photos';
import type { Settings } from '../../tools/build/settings';
import { brandIn, withBrand } from '../../tools/build/shareImage';
import { readSite } from '../../tools/release/builtSite';
import { optionalLines, ownerProblems } from '../../tools/release/ownerProblems';
import { problemLines } from '../../tools/release/problem';
import { pageProblems } from '../../tools/release/release';
import { pageBudget } from '../../tools/release/weightProblems';
import {
  BUILT_SHARE_IMAGE,
  changeFile,
  founder,
  placeholderSettings,
  ownSettings,
  fixtureFolders,
} from './releaseFixture';

const today = new Date('2026-11-23T12:00:00Z');
const { folder, photos, site } = fixtureFolders();

const LINE = /^✗ .+ \(.+\)\. Ejemplo: .+$/;

/** The title, the changed settings and the expected line. */
type Refused = [string, Partial<Settings>, RegExp];

describe('R-OWNER-09: settings', () => {
  async function lines(changes: Partial<Settings>, picture = founder, day = today) {
    const found = await ownerProblems({ ...ownSettings, ...changes }, picture, day, photos);
    return problemLines([...found.unusable, ...found.unready]);
  }

  test('nothing is said of settings that are somebody’s own', async () => {
    expect(await lines({})).toEqual([]);
  });

  const shipped = (name: keyof typeof placeholderSettings) => ({
    [name]: placeholderSettings[name],
  });
  const misfit = { ...founder, width: 40 };
  const card = { image: 'postcard-1', alt: 'Postal' };

  test.each<Refused>([
    ['a brand of nobody', shipped('brand'), /^✗ brand .*Pampa Visas \(src\/config\/owner/],
    ['a domain of nobody', shipped('siteUrl'), /dirección del sitio.*ejemplo/],
    ['no address', { siteUrl: '' }, /^✗ siteUrl: "" no empieza con https/],
    ['an address of this machine', { siteUrl: 'http://localhost:4173' }, /tu computadora/],
    ['the local inbox', shipped('formEndpoint'), /no es de nadie.*: \/_bandeja \(/],
    [
      'the form service of a message’s example',
      { formEndpoint: 'https://formspree.io/f/abcdwxyz' },
      /no es de nadie.*Ejemplo: lo tuyo/,
    ],
    [
      'the price of a message’s example',
      { price: 'Desde $ 100.000: turno y dos prácticas de entrevista.' },
      /^✗ price sigue con el dato de ejemplo: Desde .*\(src\/config\/details\.ts\).*Ejemplo: lo tuyo/,
    ],
    ['a profile of an example', { instagram: 'pampa.visas' }, /instagram.*Ejemplo: lo tuyo/],
    ['a counter of nobody', { counterUrl: 'https://cuenta.otra.example/' }, /counterUrl.*ejemplo/],
    ['forms that go to this machine', { formEndpoint: 'http://localhost:9/x' }, /tu computadora/],
    ['a counter on this machine', { counterUrl: '/_bandeja/cuenta' }, /contador.*tu computadora/],
    [
      'a drawn card',
      { reviews: [card, ...ownSettings.reviews.slice(1)] },
      /1 de 3 son las postales/,
    ],
    ['promises that are read next month', { reviewedOn: '2026-12' }, /no llegó: 2026-12/],
    ['a service that begins next year', { launchYear: 2027 }, /no llegó: 2027.*launchYear/],
    ['promises of seven months ago', { reviewedOn: '2026-04' }, /hace 7 meses \(2026-04\)/],
    ...[
      ['the example', 'Ana con su carta de agradecimiento'],
      ['another example', 'Marta y Raúl en el puerto'],
      ['the drawing that it replaced', 'Postal ilustrada: una ruta en el desierto'],
    ].map(([whose, alt]): Refused => [
      `a photo that is described in the words of ${whose}`,
      { reviews: [{ ...founder, alt }, ...ownSettings.reviews.slice(1)] },
      /«ana\.jpg» dice lo del ejemplo/,
    ]),
    [
      'a photo that no address can name',
      { reviews: [{ ...founder, image: 'ana b.jpg' }, ...ownSettings.reviews.slice(1)] },
      /nombre simple.*Ejemplo: { image: 'ana\.jpg', width: 1200/,
    ],
    [
      'a photo of another size',
      { reviews: [misfit, ...ownSettings.reviews.slice(1)] },
      /no mide eso.*Ejemplo: { image: 'ana\.jpg', width: 4, height: 3, alt: 'Ana' },$/,
    ],
  ])('%s is refused, and nothing else', async (_, changes, said) => {
    expect(await lines(changes)).toEqual([expect.stringMatching(said)]);
    expect((await lines(changes))[0]).toMatch(LINE);
  });

  test.each(['siteUrl', 'formEndpoint', 'counterUrl', 'brand', 'reviewedOn'])(
    'R-OWNER-03: %s without quotes is refused, and nothing else',
    async (name) => {
      expect(await lines({ [name]: 202611 })).toEqual([
        expect.stringMatching(RegExp(`^✗ ${name}: 202611 va entre comillas \\(src/.*: '.+'$`)),
      ]);
    },
  );

  test('the line of the founder’s photo is whole, and no line of a list', async () => {
    expect(await lines({}, misfit)).toEqual([
      expect.stringMatching(/: export const founderPicture: .*height: 3, alt: 'Ana' };$/),
    ]);
  });

  test('the drawn founder is refused', async () => {
    expect(await lines({}, { image: 'founder', alt: '' })).toEqual([
      expect.stringMatching(/founderPicture.*Ejemplo: export const founderPicture: .* };$/),
    ]);
  });

  test.each(['', '  '])(
    'a photo of the founder whose description is «%s» is refused, because it names nobody',
    async (alt) => {
      expect(await lines({}, { ...founder, alt })).toEqual([
        expect.stringMatching(/«ana\.jpg» no dice a quién se ve/),
      ]);
    },
  );

  test.each<[string, Partial<Settings>, typeof founder]>([
    ['the founder', {}, { ...founder, alt: 5 as never }],
    [
      'a review',
      { reviews: [{ ...founder, alt: 5 as never }, ...ownSettings.reviews.slice(1)] },
      founder,
    ],
  ])(
    'R-OWNER-03: a photo of %s whose description is a number is refused, with the whole line',
    async (_, changes, picture) => {
      expect(await lines(changes, picture)).toEqual([
        expect.stringMatching(/«ana\.jpg».* un alt sin comillas.*Ejemplo: .*alt: '5' }[;,]$/),
      ]);
    },
  );

  test('a share image with another name in it is refused; one that says no name is the owner’s own', async () => {
    const file = path.join(photos, SHARE_IMAGE);
    const plain = await sharp(path.join(photos, founder.image)).autoOrient().jpeg().toBuffer();
    writeFileSync(file, withBrand(plain, 'Pampa Visas'));
    expect(await lines({})).toEqual([expect.stringMatching(/dice «Pampa Visas».*npm run images/)]);
    writeFileSync(file, withBrand(plain, ownSettings.brand));
    expect(await lines({})).toEqual([]);
    expect((await sharp(file).metadata()).width).toBe(4);
    writeFileSync(file, plain);
    expect(await lines({})).toEqual([]);
    rmSync(file);
  });

  test('promises hold six months', async () => {
    expect(await lines({ reviewedOn: '2026-05' })).toEqual([]);
    const december = new Date('2026-12-01T12:00:00Z');
    expect(await lines({ reviewedOn: '2026-05' }, founder, december)).toHaveLength(1);
  });
});

test('R-OWNER-09, R-OWNER-14: a counter is let into connect-src, and has to be', () => {
  const counterUrl = 'https://cuenta.otra.com.ar/';
  const lines = () =>
    problemLines(pageProblems(readSite(site), { ...ownSettings, counterUrl }, founder));
  expect(lines()).toEqual([expect.stringMatching(/no deja enviar nada a https:\/\/cuenta\./)]);
  const forms = "connect-src 'self' https://formspree.io";
  changeFile(site, '_headers', forms, `${forms} https://cuenta.otra.com.ar`);
  expect(lines()).toEqual([]);
});

describe('R-OWNER-09: pages', () => {
  const lines = () => problemLines(pageProblems(readSite(site), ownSettings, founder));
  const inHome = (from: string, to: string) => () => changeFile(site, 'index.html', from, to);

  test('nothing is said of a site that is right', () => {
    expect(lines()).toEqual([]);
  });

  const heavy = () => randomBytes(pageBudget(ownSettings)).toString('base64');
  const image = (file: string) => () =>
    writeFileSync(path.join(site, file), Buffer.alloc(301 * 1024));
  const policy = (from: string, to: string) => () => changeFile(site, '_headers', from, to);

  test.each<[string, () => void, RegExp]>([
    ['a link to no page', inHome('"/contactanos"', '"/contacto"'), /«\/contacto» no lleva/],
    ['a link that cannot be decoded', inHome('"/contactanos"', '"/100%"'), /«\/100%» no lleva/],
    ['a section that cannot be decoded', inHome('href="/#faq"', 'href="/#100%"'), /«#100%»/],
    ['a link to no place', inHome('href="/#faq"', 'href="/#preguntas"'), /«#preguntas»/],
    ['a section that is not there', inHome('"/#faq"', '"/?section=x"'), /«#x».*index\.html/],
    [
      'an image that is not there',
      inHome('/ana.jpg"', '/luz.svg"'),
      /^✗ Falta el archivo \/luz\.svg .*Ejemplo: public\/icon-512\.png se publica como \/icon-512\.png$/,
    ],
    ['a share image that is not there', inHome(BUILT_SHARE_IMAGE, '/otra.jpg'), /otra\.jpg/],
    ['a script that is not there', inHome('="/assets/app-1.js"', '="/assets/b.js"'), /b\.js/],
    ['an icon that is too large', image('icon-192.png'), /icon-192\.png pesa 301,0 KB.* 200/],
    [
      'a share image that is too large',
      image(BUILT_SHARE_IMAGE),
      /compartir-6cc6b0e1\.jpg pesa 301,0 KB.* 300,0 KB.*\(public\/compartir\.jpg\).*calidad$/,
    ],
    [
      'a drawing that is too large',
      image('assets/mark-faq-CFRAW__B.svg'),
      /pesa 301,0 KB.* 200,0 KB.*\(src\/art\/mark-faq\.svg\)/,
    ],
    [
      'a page that is too heavy',
      inHome('</form>', `${heavy()}</form>`),
      /index\.html se pasa por .* 14,[05] KB/,
    ],
    ['a style without a hash', inHome('color:red', 'color:blue'), /estilo que la política no/],
    ['a script in the page', inHome('</form>', '</form><script>1</script>'), /un script escrito/],
    ['a style attribute', inHome('<section', '<section style="x"'), /atributo style en <section>/],
    ['a handler', inHome('<section', '<section onclick="x"'), /atributo onclick/],
    ['a foreign image', inHome('</form>', '</form><img src="https://x.com/a.png">'), /ajeno/],
    [
      'a foreign style sheet',
      inHome('<style>', '<link rel="stylesheet" href="https://x.com/a.css"><style>'),
      /ajeno: https:\/\/x\.com\/a\.css/,
    ],
    [
      'a preloaded image that is not there',
      inHome('<style>', '<link rel="preload" imagesrcset="/ana.jpg 1x, /luz.jpg 2x"><style>'),
      /Falta el archivo \/luz\.jpg/,
    ],
    ['a form that goes elsewhere', inHome('formspree.io/f/x', 'x.com/f'), /formulario va a/],
    ['a stranger in the policy', policy("img-src 'self'", 'img-src *'), /deja pasar \* en img-src/],
    ['inline in the policy', policy("script-src 'self'", "script-src 'unsafe-inline'"), /unsafe/],
    ['forms the policy stops', policy(" 'self' https://formspree.io; b", " 'self'; b"), /no deja/],
    [
      'a counter in no setting',
      policy("connect-src 'self'", "connect-src 'self' https://x.com"),
      /x\.com/,
    ],
    ['no policy', policy('Content-Security-Policy', 'X-Nothing'), /No hay política/],
  ])('%s is refused, and nothing else', (_, breakIt, said) => {
    breakIt();
    expect(lines()).toEqual([expect.stringMatching(said)]);
    expect(lines()[0]).toMatch(LINE);
  });
});

test('R-OWNER-09: a copy of a photo that is too large is refused with the name of the photo', async () => {
  const [copy] = await copiesOf(path.join(photos, founder.image), 4, folder);
  writeFileSync(path.join(site, copy!.url), Buffer.alloc(201 * 1024));
  const problems = pageProblems(readSite(site), ownSettings, founder);
  expect(problemLines(problems)).toEqual([
    expect.stringMatching(
      /assets\/ana-.{8}-4\.avif pesa 201,0 KB.* 200,0 KB.*\(public\/ana\.jpg\).* de 2 px de ancho$/,
    ),
  ]);
});

test('R-OWNER-09: a share image of 299 KB is not refused', () => {
  writeFileSync(path.join(site, BUILT_SHARE_IMAGE), Buffer.alloc(299 * 1024));
  expect(problemLines(pageProblems(readSite(site), ownSettings, founder))).toEqual([]);
});

test('R-TRUST-08: an address that the law expects in the privacy notice is asked for, and not demanded', async () => {
  const asked = (legalAddress: string) =>
    optionalLines({ ...ownSettings, legalAddress }).join('\n');
  expect(asked('')).toMatch(/domicilio \(legalAddress está vacío\): la Ley 25\.326/);
  expect(asked('Córdoba 1000, Rosario')).not.toMatch(/domicilio/);
  const { unready } = await ownerProblems(
    { ...ownSettings, legalAddress: '' },
    founder,
    today,
    photos,
  );
  expect(unready).toEqual([]);
});

test('R-OWNER-09: the share image that ships says the name that is drawn in it', () => {
  expect(brandIn(readFileSync(path.join('public', SHARE_IMAGE)))).toBeDefined();
  expect(brandIn(Buffer.from('no es una imagen'))).toBeUndefined();
});
