import { randomBytes } from 'node:crypto';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { securityExpiry, SHARE_IMAGE, sitemap } from '../../tools/build/head';
import { unusableProblems, type Settings } from '../../tools/build/settings';
import { readSite } from '../../tools/release/builtSite';
import { optionalLines, unreadyProblems } from '../../tools/release/ownerProblems';
import { problemLines } from '../../tools/release/problem';
import { PAGE_BUDGET, siteProblems } from '../../tools/release/siteProblems';
import drawnShareImage from '../../tools/render/shareImage.json';
import {
  BUILT_SHARE_IMAGE,
  changeFile,
  founder,
  ownSettings,
  createFixtureFolders,
} from './releaseFixture';

const today = new Date('2026-11-23T12:00:00Z');
const { photos, site } = createFixtureFolders();

const PROBLEM_LINE = /^✗ .+ \(.+\)\. Ejemplo: .+$/;

/** The title, the changed settings and the expected line. */
type RefusedSettings = [string, Partial<Settings>, RegExp];

describe('R-OWNER-09: checks of the settings', () => {
  async function lines(changes: Partial<Settings>) {
    const settings = { ...ownSettings, ...changes };
    const unusable = await unusableProblems(settings, photos);
    return problemLines([...unusable, ...unreadyProblems(settings, today, photos)]);
  }

  test('settings without placeholders have no problem, also with a script of the site as form service', async () => {
    expect(await lines({})).toEqual([]);
    expect(await lines({ formEndpoint: '/contacto.php' })).toEqual([]);
  });

  const wrongSizePhoto = { ...founder, width: 40 };
  const drawnPostcard = { image: 'postcard-1', alt: 'Postal' };

  test.each<RefusedSettings>([
    [
      'a drawn postcard as review',
      { reviews: [drawnPostcard, ...ownSettings.reviews.slice(1)] },
      /1 de 3 son las postales/,
    ],
    ...[
      ['the example', 'Ana con su carta de agradecimiento'],
      ['another example', 'Marta y Raúl en el puerto'],
      ['a drawing', 'Postal ilustrada: una ruta en el desierto'],
    ].map(([source, alt]): RefusedSettings => [
      `a photo with the alternative text of ${source}`,
      { reviews: [{ ...founder, alt }, ...ownSettings.reviews.slice(1)] },
      /«ana\.jpg» dice lo del ejemplo/,
    ]),
    [
      'a photo of the founder with a wrong width',
      { founderPicture: wrongSizePhoto },
      /su ancho y su alto.*Ejemplo: { image: 'ana\.jpg', width: 4, height: 3, alt: 'Ana' }$/,
    ],
    [
      'the drawing of the founder',
      { founderPicture: { image: 'founder', alt: '' } },
      /founderPicture.*Ejemplo: { image: 'ana\.jpg', .* }$/,
    ],
    ...['', '  '].map((alt): RefusedSettings => [
      `a photo of the founder with the alternative text «${alt}»`,
      { founderPicture: { ...founder, alt } },
      /«ana\.jpg» no dice a quién se ve/,
    ]),
  ])('%s is refused and is the only problem', async (_, changes, line) => {
    expect(await lines(changes)).toEqual([expect.stringMatching(line)]);
    expect((await lines(changes))[0]).toMatch(PROBLEM_LINE);
  });

  test('a share image with another brand is refused, and an image of the owner is accepted', async () => {
    const share = path.join(photos, SHARE_IMAGE);
    cpSync(path.join('public', SHARE_IMAGE), share);
    expect(await lines({})).toEqual([
      `✗ La imagen que se ve al compartir el sitio dice «${drawnShareImage.brand}» y el sitio se llama «Otra» (public/compartir.jpg). Ejemplo: corré npm run images`,
    ]);
    expect((await lines({ brand: drawnShareImage.brand })).join()).not.toMatch(/al compartir/);
    writeFileSync(share, 'otra imagen');
    expect(await lines({})).toEqual([]);
    rmSync(share);
  });

  test('R-TRUST-07: neither a missing nor an old review date is refused', async () => {
    expect(await lines({ reviewedOn: '' })).toEqual([]);
    expect(await lines({ reviewedOn: '2025-01' })).toEqual([]);
  });
});

test('R-TRUST-07: the release reminds of a review that is missing or older than six months', () => {
  const reminder = (reviewedOn: string, today: string) =>
    optionalLines({ ...ownSettings, reviewedOn }, new Date(today)).filter((line) =>
      line.includes('revisó'),
    );
  expect(reminder('', '2026-11-25T12:00:00Z')).toEqual([
    expect.stringMatching(
      /no dice cuándo se revisó \(reviewedOn está vacío\)\. Compará .* el mes\.$/,
    ),
  ]);
  expect(reminder('2026-05', '2026-11-25T12:00:00Z')).toEqual([]);
  expect(reminder('2026-05', '2026-12-01T12:00:00Z')).toEqual([
    expect.stringMatching(/se revisó hace 7 meses \(2026-05\)\. Compará .* en reviewedOn\.$/),
  ]);
});

test('R-OWNER-16, R-SEO-05: security.txt and sitemap do not need a review date', () => {
  expect(securityExpiry(new Date('2026-11-25T12:00:00Z'))).toBe('2027-11-01T00:00:00Z');
  const routes = [{ path: '/' }] as never;
  expect(sitemap(routes, '')).toMatch(/<url><loc>[^<]+<\/loc><\/url>/);
  expect(sitemap(routes, '2026-05')).toContain('<lastmod>2026-05-01</lastmod>');
});

describe('R-OWNER-09: checks of the pages', () => {
  const lines = () => problemLines(siteProblems(readSite(site), ownSettings.siteUrl));
  const changeHome = (from: string, to: string) => () => changeFile(site, 'index.html', from, to);

  test('a correct site has no problem', () => {
    expect(lines()).toEqual([]);
  });

  const incompressibleText = () => randomBytes(PAGE_BUDGET).toString('base64');
  const writeLargeFile = (file: string) => () =>
    writeFileSync(path.join(site, file), Buffer.alloc(301 * 1024));

  test.each<[string, () => void, RegExp]>([
    [
      'a link to a missing page',
      changeHome('"/contactanos"', '"/contacto"'),
      /«\/contacto» no lleva/,
    ],
    ['a link to a folder', changeHome('"/contactanos"', '"/assets"'), /«\/assets» no lleva/],
    [
      'a link to a folder with a slash',
      changeHome('"/contactanos"', '"/assets/"'),
      /s\/» no lleva/,
    ],
    [
      'a link with invalid percent-encoding',
      changeHome('"/contactanos"', '"/100%"'),
      /«\/100%» no lleva/,
    ],
    [
      'a fragment with invalid percent-encoding',
      changeHome('href="/#faq"', 'href="/#100%"'),
      /«#100%»/,
    ],
    [
      'a link to a missing section',
      changeHome('href="/#faq"', 'href="/#preguntas"'),
      /«#preguntas»/,
    ],
    ['a query with a missing section', changeHome('"/#faq"', '"/?section=x"'), /«#x».*index\.html/],
    [
      'a missing image',
      changeHome('/ana.jpg"', '/luz.svg"'),
      /^✗ Falta el archivo \/luz\.svg .*Ejemplo: public\/icon-512\.png se publica como \/icon-512\.png$/,
    ],
    ['a missing share image', changeHome(BUILT_SHARE_IMAGE, '/otra.jpg'), /otra\.jpg/],
    ['a missing script', changeHome('="/assets/app-1.js"', '="/assets/b.js"'), /b\.js/],
    [
      'an icon that is too large',
      writeLargeFile('icon-192.png'),
      /icon-192\.png pesa 301,0 KB.* 200/,
    ],
    [
      'a share image that is too large',
      writeLargeFile(BUILT_SHARE_IMAGE),
      /compartir-6cc6b0e1\.jpg pesa 301,0 KB.* 300,0 KB.*\(public\/compartir\.jpg\).*calidad$/,
    ],
    [
      'a drawing that is too large',
      writeLargeFile('assets/mark-faq-CFRAW__B.svg'),
      /pesa 301,0 KB.* 200,0 KB.*\(src\/art\/mark-faq\.svg\)/,
    ],
    [
      'a page that is too heavy',
      changeHome('</form>', `${incompressibleText()}</form>`),
      /index\.html se pasa por .* 12,9 KB/,
    ],
    [
      'a style element whose hash is not in the policy',
      changeHome('color:red', 'color:blue'),
      /estilo que la política no/,
    ],
    ['an inline script', changeHome('</form>', '</form><script>1</script>'), /un script escrito/],
    [
      'a style attribute',
      changeHome('<section', '<section style="x"'),
      /atributo style en <section>/,
    ],
    ['an inline event handler', changeHome('<section', '<section onclick="x"'), /atributo onclick/],
    [
      'an image of another origin',
      changeHome('</form>', '</form><img src="https://x.com/a.png">'),
      /ajeno/,
    ],
    [
      'a style sheet of another origin',
      changeHome('<style>', '<link rel="stylesheet" href="https://x.com/a.css"><style>'),
      /ajeno: https:\/\/x\.com\/a\.css/,
    ],
    [
      'a missing preloaded image',
      changeHome('<style>', '<link rel="preload" imagesrcset="/ana.jpg 1x, /luz.jpg 2x"><style>'),
      /Falta el archivo \/luz\.jpg/,
    ],
  ])('%s is refused and is the only problem', (_, breakSite, line) => {
    breakSite();
    expect(lines()).toEqual([expect.stringMatching(line)]);
    expect(lines()[0]).toMatch(PROBLEM_LINE);
  });
});

test('R-OWNER-09: a share image of 299 KB is not refused', () => {
  writeFileSync(path.join(site, BUILT_SHARE_IMAGE), Buffer.alloc(299 * 1024));
  expect(problemLines(siteProblems(readSite(site), ownSettings.siteUrl))).toEqual([]);
});

test('R-TRUST-08: a missing legal address leads to a note about the law, and not to a refusal', () => {
  const notesWith = (legalAddress: string) =>
    optionalLines({ ...ownSettings, legalAddress }).join('\n');
  expect(notesWith('')).toMatch(/domicilio \(legalAddress está vacío\): la Ley 25\.326/);
  expect(notesWith('Córdoba 1000, Rosario')).not.toMatch(/domicilio/);
  expect(unreadyProblems({ ...ownSettings, legalAddress: '' }, today, photos)).toEqual([]);
});
