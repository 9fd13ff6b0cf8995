import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHUNKS_ATTRIBUTE } from '../../src/contract';
import { SHARE_IMAGE } from '../../tools/build/pages/head';
import { unusableProblems } from '../../tools/settings/checkSettings';
import type { Settings } from '../../tools/settings/currentSettings';
import { readSite } from '../../tools/release/builtSite';
import { askedFor, ownerReminders, unreadyProblems } from '../../tools/release/ownerProblems';
import { problemLines } from '../../tools/problem';
import { siteProblems } from '../../tools/release/siteProblems';
import drawnShareImage from '../../tools/render/shareImage.json';
import {
  BUILT_SHARE_IMAGE,
  changeFile,
  founder,
  ownSettings,
  createFixtureFolders,
  writeSite,
} from '../tools/releaseFixture';

/**
 * Compares with which lines a release refuses settings and pages with the texts in `__snapshots__`, which a person has
 * read. `npm run test:unit -- approved -u` renews them.
 */

const { photos, site } = createFixtureFolders();

/** Returns the lines with which a release refuses settings. */
async function refusals(changes: Partial<Settings>): Promise<string[]> {
  const settings = { ...ownSettings, ...changes };
  const unusable = await unusableProblems(settings, photos);
  return problemLines([...unusable, ...unreadyProblems(settings, photos)]);
}

const firstReview = (review: Settings['reviews'][number]): Partial<Settings> => ({
  reviews: [review, ...ownSettings.reviews.slice(1)],
});

/** Settings with one problem. */
const wrongSettings: Readonly<Record<string, Partial<Settings>>> = {
  'a drawn postcard as review': firstReview({ image: 'postcard-1', alt: 'Postal' }),
  'a photo with the example’s text': firstReview({
    ...founder,
    alt: 'Ana con su carta de agradecimiento',
  }),
  'a photo with a space in its name': firstReview({ ...founder, image: 'ana b.jpg' }),
  'a photo with a number as text': firstReview({ ...founder, alt: 5 }),
  'a drawn founder': { founderPicture: { image: 'founder', alt: '' } },
  'a founder without text': { founderPicture: { ...founder, alt: ' ' } },
};

test('R-OWNER-15a: each wrong picture has one line', async () => {
  const texts: string[] = [];
  for (const [name, changes] of Object.entries(wrongSettings)) {
    texts.push(`${name}:\n${(await refusals(changes)).join('\n')}`);
  }
  expect(texts.join('\n\n')).toMatchSnapshot();
});

test('R-OWNER-09b: settings without placeholders have no problem, and local addresses have one each', async () => {
  expect(await refusals({ reviewedOn: '' })).toEqual([]);
  const local = { siteUrl: 'http://localhost:4173', formEndpoint: 'http://127.1.2.3:9/f' };
  expect(await refusals(local)).toEqual([
    expect.stringMatching(/siteUrl es una dirección de tu computadora/),
    expect.stringMatching(/formEndpoint es una dirección de tu computadora/),
  ]);
});

test('R-OWNER-09c: a share image with another brand is refused, and an image of the owner is accepted', async () => {
  const share = path.join(photos, SHARE_IMAGE);
  cpSync(path.join('public', SHARE_IMAGE), share);
  expect(await refusals({})).toEqual([
    `✗ La imagen que se ve al compartir el sitio dice «${drawnShareImage.brand}» y el sitio se llama «Otra» (public/compartir.jpg). Ejemplo: corré npm run images`,
  ]);
  expect((await refusals({ brand: drawnShareImage.brand })).join()).not.toMatch(/al compartir/);
  writeFileSync(share, 'otra imagen');
  expect(await refusals({})).toEqual([]);
  rmSync(share);
});

test('R-TRUST-07b, R-TRUST-08b: the release reminds of an old review, and of what the site does not say', () => {
  const details = {
    ...ownSettings,
    ...Object.fromEntries(Object.keys(askedFor).map((name) => [name, 'x'])),
  };
  const of = (changes: object, today = '2026-11-25T12:00:00Z') =>
    ownerReminders({ ...details, formEndpoint: '/mensajes', ...changes }, new Date(today));
  expect(of({ reviewedOn: '2026-05' })).toEqual([]);
  expect(of({ reviewedOn: '2026-05' }, '2026-12-01T12:00:00Z')).toEqual([
    expect.stringMatching(/se revisó hace 7 meses \(2026-05\)\. Compará .* en reviewedOn\.$/),
  ]);
  expect(of({ reviewedOn: '', cuit: ' ', legalAddress: '' })).toEqual([
    expect.stringMatching(
      /no dice cuándo se revisó \(reviewedOn está vacío\)\. Compará .* el mes\.$/,
    ),
    'El sitio no dice lo que la gente pregunta: su CUIT (cuit), su domicilio, que pide la Ley 25.326 (legalAddress).',
  ]);
});

/** Returns the lines with which a release refuses the site. */
const lines = () => problemLines(siteProblems(readSite(site), ownSettings.siteUrl));
const inHome = (from: string, to: string) => () => changeFile(site, 'index.html', from, to);
const afterForm = (html: string) => inHome('</form>', `</form>${html}`);
const inHead = (html: string) => inHome('<style>', `${html}<style>`);
const shareImageOf = (bytes: number) => () =>
  writeFileSync(path.join(site, BUILT_SHARE_IMAGE), Buffer.alloc(bytes));

/** Changes of a correct site. */
const faults: Readonly<Record<string, () => void>> = {
  none: () => {},
  'a link to a missing page': inHome('"/contactanos"', '"/contacto"'),
  'a link to a folder': inHome('"/contactanos"', '"/assets"'),
  'a link to a missing section': inHome('href="/#faq"', 'href="/#preguntas"'),
  'a query with a missing section': inHome('"/#faq"', '"/?section=x"'),
  'a missing page in every page’s footer': () => {
    for (const { file } of readSite(site).pages)
      changeFile(site, file, '"/contactanos"', '"/contacto"');
  },
  'a missing share image': inHome(BUILT_SHARE_IMAGE, '/otra.jpg'),
  'missing files of every kind': () => {
    inHead(
      '<link rel="preload" imagesrcset="/ana.jpg 1x, /luz.jpg 2x">' +
        '<link rel="icon" href="/link.svg"><style>p{background:url("/style.svg")}</style>',
    )();
    afterForm(
      '<svg><use href="/use.svg#x"/><use href="#x"/><image href="/image.svg"/></svg><img src="">' +
        '<source srcset="/source.avif 1x, /source-2.avif 2x"><video src="/video.mp4"></video>',
    )();
    inHome(`${CHUNKS_ATTRIBUTE}="`, `${CHUNKS_ATTRIBUTE}="/assets/chunk-1.js `)();
  },
  'a share image that is just small enough': shareImageOf(300 * 1024),
  'a share image that is too large': shareImageOf(301 * 1024),
};

test('R-OWNER-09b: each fault of the pages has one line', () => {
  const texts = Object.entries(faults).map(([name, breakSite]) => {
    rmSync(site, { recursive: true });
    writeSite(site);
    breakSite();
    return `${name}:\n${lines().join('\n')}`;
  });
  expect(texts.join('\n\n')).toMatchSnapshot();
});
