import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { founderPicture, reviews } from '../../src/config/business';
import { formNames, formTexts, privacy, resultTexts } from '../../src/content/forms';
import { reviewsSection } from '../../src/content/home';
import { pages } from '../../src/content/pages';
import { newTab, start } from '../../src/content/site';
import { SECURITY_TXT, securityExpiry } from '../../tools/build/head';
import { isPhoto } from '../../tools/build/pictures';
import { currentSettings } from '../../tools/build/settings';
import { readSite } from '../../tools/release/builtSite';
import { pageWeightProblems } from '../../tools/release/weightProblems';
import { failApp } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { build, edited, type Changes } from '../support/builds';
import { fillFields } from '../support/fillFields';
import { inboxFile } from '../support/inbox';
import { typedValues } from '../support/leads';
import { addresses, serve, stop, type Served } from '../support/servers';
import { answerPosts } from '../support/states';

/** What the site has only if the owner sets it: photos, a counter, security.txt, a long name. */

const browser = suiteBrowser();
const COUNTED_ON_THE_SITE = 'sin cookies y sin saber quién sos';

/** The address at which a review was published. */
const REVIEW = 'https://example.com/opinion';

/** The longest brand that a build accepts. */
const LONGEST_BRAND = 'Turnos y visas de Mara';

let dist: string;
let server: Served;
let base: string;

const photo = (alt: string) => `{ image: 'foto.jpg', width: 1200, height: 630, alt: '${alt}' }`;
const changes: Changes = {
  files: {
    ...edited(
      'src/config/business.ts',
      [
        /^export const reviews[^]*?^\];/m,
        `export const reviews: readonly [Review, Review, Review] = [
          { ...${photo('Ana')}, link: '${REVIEW}' }, ${photo('Beto')}, ${photo('Caro')}];`,
      ],
      [
        /^export const founderPicture.*$/m,
        `export const founderPicture: Picture = ${photo('Quien fundó')};`,
      ],
    ),
    ...edited('src/config/optional.ts', [
      /securityContact: string = '[^']*'/,
      "securityContact: string = 'seguridad@example.com'",
    ]),
    ...edited('src/config/owner.ts', [/brand: '[^']*'/, `brand: '${LONGEST_BRAND}'`]),
  },
  copies: { 'public/foto.jpg': 'public/compartir.jpg' },
};

beforeAll(async () => {
  const counter = { COUNTER_URL: `${addresses().crossInbox}/cuenta` };
  dist = await build({ FORM_ENDPOINT: '/_bandeja', ...counter }, changes);
  server = await serve('serve/start.ts', { OUT_DIR: dist, INBOX_FILE: inboxFile('owner') });
  base = server.url;
});

afterAll(() => stop(server));

/** Opens a page of this build and records what it sends to the counter. */
async function open(address: string, prepare?: (page: Page) => Promise<unknown>, hydrated = true) {
  const told: string[] = [];
  const page = await browser.open(address, {
    base,
    hydrated,
    viewport: { width: 1280, height: 740 },
    prepare: async (opened) => {
      opened.on('request', (request) => {
        if (request.url().endsWith('/cuenta')) told.push(request.postData() ?? '');
      });
      await opened.context().route(/wa\.me/, (route) => route.fulfill({ body: '' }));
      await prepare?.(opened);
    },
  });
  return { page, told };
}

const line = (que: string, donde: string) => JSON.stringify({ que, donde });
const send = (page: Page) => page.getByRole('button', { name: formTexts.submit }).click();

/** Follows Empezar, which opens the chat in another tab. */
async function begin(page: Page): Promise<void> {
  browser.allowProblems(/third party: https:\/\/wa\.me/);
  const chat = page.context().waitForEvent('page');
  await page.getByRole('banner').getByRole('link', { name: start.label }).click();
  await (await chat).close();
}

describe('a counter', () => {
  test('R-OWNER-14: hears of taps on Empezar, forms begun and sent, each in one line', async () => {
    const { page, told } = await open(pages.contact.path);
    await begin(page);
    await fillFields(page, typedValues('contacto'));
    await send(page);
    await page.getByRole('alertdialog', { name: resultTexts.sent.title }).waitFor();
    expect(told).toEqual([
      line('empezar', pages.contact.path),
      line('formulario', 'contacto'),
      line('enviado', 'contacto'),
    ]);
    await page.goto(addresses().crossInbox);
    expect(await page.getByRole('heading', { name: 'Cuentas' }).count()).toBe(1);
    const kept = readFileSync(`${inboxFile('cross')}.cuentas`, 'utf8');
    for (const one of told) expect(kept).toContain(`${one}\n`);
  });

  test('R-OWNER-14: hears of a failure, and of what the browser sends without the app', async () => {
    browser.allowProblems(/status of 500|Failed to load/);
    const { page, told } = await open(pages.agencies.path, (opened) => answerPosts(opened, 500));
    await page.unroute('**/*');
    await page.route('**/_bandeja', (route) => route.fulfill({ status: 500 }));
    await fillFields(page, typedValues('agencia'));
    await send(page);
    await page.getByRole('alertdialog', { name: resultTexts.failed.title }).waitFor();
    expect(told).toEqual([line('formulario', 'agencia'), line('fallado', 'agencia')]);

    const bare = await open(pages.agencies.path, failApp, false);
    await fillFields(bare.page, typedValues('agencia'));
    await send(bare.page);
    await bare.page.waitForURL('**/_bandeja');
    expect(bare.told).toEqual([line('formulario', 'agencia'), line('sin-respuesta', 'agencia')]);
  });

  test('R-OWNER-14, R-SEC-03: is told nothing of who it is: no cookie, no referrer, no question first', async () => {
    const { page } = await open(pages.home.path, (opened) =>
      opened.context().addCookies([{ name: 'quien', value: 'ana', url: addresses().crossInbox }]),
    );
    const asked = page.waitForRequest(/cuenta$/);
    await begin(page);
    const request = await asked;
    const headers = await request.allHeaders();
    expect(request.method()).toBe('POST');
    expect(headers).toMatchObject({ 'content-type': 'text/plain;charset=UTF-8' });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
  });

  test.each([
    ['Do Not Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ])('R-OWNER-14: hears nothing of who asked for that, by %s', async (_how, wish, value) => {
    const { page, told } = await open(pages.contact.path, (opened) =>
      opened.addInitScript(
        ([name, set]) => Object.defineProperty(navigator, String(name), { get: () => set }),
        [wish, value],
      ),
    );
    await begin(page);
    await fillFields(page, typedValues('contacto'));
    await send(page);
    await page.getByRole('alertdialog', { name: resultTexts.sent.title }).waitFor();
    expect(told).toEqual([]);
  });

  test('R-OWNER-14: that is not there changes nothing', async () => {
    browser.allowProblems(/Failed to load resource/);
    const { page } = await open(pages.contact.path, (opened) =>
      opened.route(/cuenta$/, (route) => route.abort()),
    );
    await begin(page);
    await fillFields(page, typedValues('contacto'));
    await send(page);
    await page.getByRole('alertdialog', { name: resultTexts.sent.title }).waitFor();
  });

  test('R-OWNER-14, R-TRUST-08: is spoken of in every footer and under the forms, and only where it counts', async () => {
    const { page } = await open(pages.contact.path);
    const said = page.getByText(COUNTED_ON_THE_SITE);
    expect(await said.count()).toBe(2);
    await page.goto(base);
    expect(await said.count()).toBe(1);
    await page.goto(addresses().site + pages.contact.path);
    expect(await said.count()).toBe(0);
    expect(await page.getByText(formNames.contacto.reply).count()).toBe(1);
    expect(JSON.stringify(privacy)).not.toContain(COUNTED_ON_THE_SITE);
  });

  test('R-OWNER-14: leaves not a trace in a site that has none', () => {
    const traces = /sin-respuesta|globalPrivacyControl|"lead"|CustomEvent/;
    const files = (folder: string) =>
      readdirSync(path.join(folder, 'assets')).filter((file) => /^(?!react-).*\.js$/.test(file));
    const found = (folder: string) =>
      files(folder).filter((file) =>
        traces.test(readFileSync(path.join(folder, 'assets', file), 'utf8')),
      );
    expect(found(process.env.SUITE_DIST!)).toEqual([]);
    expect(found(dist).length).toBeGreaterThan(0);
  });
});

test.each([320, 360, 1440])(
  'R-OWNER-06: the longest brand stays in one row with Empezar at %i px',
  async (width) => {
    const { page } = await open(pages.home.path);
    await page.setViewportSize({ width, height: 740 });
    const banner = page.getByRole('banner');
    const boxOf = async (part: Locator) => (await part.boundingBox())!;
    const brand = await boxOf(banner.getByText(LONGEST_BRAND));
    const chat = await boxOf(banner.getByRole('link', { name: start.label }));
    expect(brand.x).toBeGreaterThanOrEqual(0);
    expect(brand.x + brand.width).toBeLessThanOrEqual(chat.x);
    expect(Math.abs(brand.y + brand.height / 2 - (chat.y + chat.height / 2))).toBeLessThan(2);
    expect((await boxOf(banner)).height).toBeLessThan(80);
  },
);

test('R-HOME-06: only the review that was published elsewhere leads anywhere, and says so', async () => {
  const { page } = await open(pages.home.path);
  const section = page.getByRole('region', { name: reviewsSection.label });
  const link = section.getByRole('link');
  expect(await link.count()).toBe(1);
  expect(await link.getAttribute('href')).toBe(REVIEW);
  expect(await link.ariaSnapshot()).toContain(`Ana ${reviewsSection.linkText} ${newTab}`);
  const words = link.getByText(reviewsSection.linkText);
  await words.scrollIntoViewIfNeeded();
  expect(await words.isVisible()).toBe(true);
});

describe('photos', () => {
  test.each([pages.home.path, pages.about.path])(
    'R-OWNER-15, R-PERF-09: on %s are shown in a copy of the screen’s size, in a place that is kept',
    async (address) => {
      const { page } = await open(address);
      const photos = page.locator('picture img');
      expect(await photos.count()).toBe(address === pages.home.path ? 3 : 1);
      for (const photo of await photos.all()) {
        await photo.scrollIntoViewIfNeeded();
        await page.waitForFunction(
          (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
          await photo.elementHandle(),
        );
        const seen = await photo.evaluate((image: HTMLImageElement) => ({
          source: image.currentSrc,
          width: image.getAttribute('width'),
          height: image.getAttribute('height'),
        }));
        expect(seen.source).toMatch(/\/assets\/[\w-]+-480\.avif$/);
        expect(seen).toMatchObject({ width: '1200', height: '630' });
      }
    },
  );

  test('R-OWNER-15: a browser without AVIF gets WebP', async () => {
    const { page } = await open(pages.about.path);
    const source = await page.locator('picture img').evaluate((image: HTMLImageElement) => {
      image.parentElement!.querySelector('source')!.remove();
      return image.srcset;
    });
    for (const address of source.split(',').map((one) => one.split(' ')[0]!)) {
      const answer = await fetch(base + address);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toMatch(/immutable/);
    }
  });

  test('R-OWNER-15: the photos themselves are not published, and no copy is heavy', () => {
    expect(existsSync(path.join(dist, 'foto.jpg'))).toBe(false);
    const assets = readdirSync(path.join(dist, 'assets'));
    const copies = assets.filter((file) => /\.(avif|webp)$/.test(file));
    expect(copies).toHaveLength(4);
    for (const file of copies) {
      expect(statSync(path.join(dist, 'assets', file)).size).toBeLessThan(200 * 1024);
    }
  });

  test('R-OWNER-15: without one, a page has no <picture> and its code knows of none', () => {
    const folder = process.env.SUITE_DIST!;
    const home = readFileSync(path.join(folder, 'index.html'), 'utf8');
    // The owner's settings may have photos already.
    expect(home.split('<picture').length - 1).toBe(reviews.filter(isPhoto).length);
    const assets = path.join(folder, 'assets');
    const knowing = readdirSync(assets).filter(
      (name) =>
        /\.js$/.test(name) && readFileSync(path.join(assets, name), 'utf8').includes('image/avif'),
    );
    expect(knowing.length > 0).toBe([...reviews, founderPicture].some(isPhoto));
  });
});

test('R-PERF-01, R-OWNER-14, R-OWNER-15: with all of it, each page still fits its budget', () => {
  expect(pageWeightProblems(readSite(dist), { ...currentSettings, brand: LONGEST_BRAND })).toEqual(
    [],
  );
});

test('R-OWNER-16: security.txt says whom to tell and until when, and is not there without a contact', async () => {
  const answer = await fetch(base + SECURITY_TXT);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const expires = securityExpiry(currentSettings);
  expect(await answer.text()).toBe(
    `Contact: mailto:seguridad@example.com\nExpires: ${expires}\nPreferred-Languages: es\n` +
      `Canonical: ${currentSettings.siteUrl}${SECURITY_TXT}\n`,
  );
  expect(existsSync(path.join(process.env.SUITE_DIST!, SECURITY_TXT))).toBe(
    currentSettings.securityContact !== '',
  );
});
