import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { founderPicture, reviews } from '../../src/config/business';
import { formTexts, resultTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { start } from '../../src/content/site';
import { isPhoto } from '../../tools/build/pictures';
import { readSite } from '../../tools/release/builtSite';
import { pageWeightProblems } from '../../tools/release/siteProblems';
import { failApp } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { inboxFile } from '../support/inbox';
import { typedValues } from '../support/leads';
import { buildOwnSite, LONGEST_BRAND } from '../support/ownSite';
import { addresses, serve, stop, type RunningServer } from '../support/servers';
import { answerPosts } from '../support/states';

/** Tests a build in which every setting has another value than the project's own, with a counter and photos. */
import { until } from '../support/until';

const browser = suiteBrowser();

let dist: string;
let server: RunningServer;
let base: string;

beforeAll(async () => {
  dist = await buildOwnSite(addresses().crossInbox);
  server = await serve('serve/start.ts', { OUT_DIR: dist, INBOX_FILE: inboxFile('owner') });
  base = server.url;
});

afterAll(() => stop(server));

/** Opens a page of this build and records its reports to the counter. */
async function open(address: string, prepare?: (page: Page) => Promise<unknown>, hydrated = true) {
  const reports: string[] = [];
  const page = await browser.open(address, {
    base,
    hydrated,
    viewport: { width: 1280, height: 740 },
    prepare: async (opened) => {
      opened.on('request', (request) => {
        if (request.url() === addresses().crossInbox) reports.push(request.postData() ?? '');
      });
      await opened.context().route(/wa\.me/, (route) => route.fulfill({ body: '' }));
      await prepare?.(opened);
    },
  });
  return { page, reports };
}

const reportLine = (que: string, donde: string) => JSON.stringify({ que, donde });
const submit = (page: Page) => page.getByRole('button', { name: formTexts.submit }).click();

/** Follows Empezar, which opens the chat in another tab. */
async function followEmpezar(page: Page): Promise<void> {
  browser.allowProblems(/third party: https:\/\/wa\.me/);
  const chat = page.context().waitForEvent('page');
  await page.getByRole('banner').getByRole('link', { name: start.label }).click();
  await (await chat).close();
}

describe('the counter', () => {
  test('R-OWNER-14: a tap on Empezar, a started form and a sent message are each reported in one line, which the inbox stores', async () => {
    const { page, reports } = await open(pages.contact.path);
    await followEmpezar(page);
    await fillFields(page, typedValues('contacto'));
    await submit(page);
    await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
    expect(reports).toEqual([
      reportLine('empezar', pages.contact.path),
      reportLine('formulario', 'contacto'),
      reportLine('enviado', 'contacto'),
    ]);
    await until('the inbox has stored the reports', () => {
      const stored = readFileSync(inboxFile('cross'), 'utf8');
      return reports.every((report) => stored.includes(`"fields":${report}`));
    });
  });

  test('R-OWNER-14: a failed message and a message that the browser posts without the app are reported', async () => {
    browser.allowProblems(/status of 500|Failed to load/);
    const { page, reports } = await open(pages.agencies.path, (opened) => answerPosts(opened, 500));
    await page.unroute('**/*');
    await page.route('**/_bandeja', (route) => route.fulfill({ status: 500 }));
    await fillFields(page, typedValues('agencia'));
    await submit(page);
    await page.getByRole('dialog', { name: resultTexts.failed.title }).waitFor();
    expect(reports).toEqual([
      reportLine('formulario', 'agencia'),
      reportLine('fallado', 'agencia'),
    ]);

    const withoutApp = await open(pages.agencies.path, failApp, false);
    await fillFields(withoutApp.page, typedValues('agencia'));
    await submit(withoutApp.page);
    await withoutApp.page.waitForURL(/_bandeja\?/);
    expect(withoutApp.reports).toEqual([
      reportLine('formulario', 'agencia'),
      reportLine('sin-respuesta', 'agencia'),
    ]);
  });

  test('R-OWNER-14, R-SEC-03: a report is a POST request of plain text without cookie and referrer', async () => {
    const { page } = await open(pages.home.path, (opened) =>
      opened.context().addCookies([{ name: 'quien', value: 'ana', url: addresses().crossInbox }]),
    );
    const requested = page.waitForRequest(addresses().crossInbox);
    await followEmpezar(page);
    const request = await requested;
    const headers = await request.allHeaders();
    expect(request.method()).toBe('POST');
    expect(headers).toMatchObject({ 'content-type': 'text/plain;charset=UTF-8' });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
  });

  test.each([
    ['Do Not Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ])(
    'R-OWNER-14: nothing is reported for a visitor who has opted out by %s',
    async (_signal, property, value) => {
      const { page, reports } = await open(pages.contact.path, (opened) =>
        opened.addInitScript(
          ([name, set]) => Object.defineProperty(navigator, String(name), { get: () => set }),
          [property, value],
        ),
      );
      await followEmpezar(page);
      await fillFields(page, typedValues('contacto'));
      await submit(page);
      await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
      expect(reports).toEqual([]);
    },
  );

  test('R-OWNER-14: without a connection to the counter, Empezar opens the chat, and a message is sent', async () => {
    browser.allowProblems(/Failed to load resource/);
    const { page, reports } = await open(pages.contact.path, (opened) =>
      opened.route(addresses().crossInbox, (route) => route.abort()),
    );
    await followEmpezar(page);
    await fillFields(page, typedValues('contacto'));
    await submit(page);
    await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
    // The browser has tried to send each report.
    expect(reports).toHaveLength(3);
  });

  test('R-OWNER-14: the scripts of a build without a counter contain no code for a counter', () => {
    const counterCode = /sin-respuesta|globalPrivacyControl|formoutcome|CustomEvent/;
    const listScripts = (folder: string) =>
      readdirSync(path.join(folder, 'assets')).filter((file) => /^(?!react-).*\.js$/.test(file));
    const listScriptsWithCounter = (folder: string) =>
      listScripts(folder).filter((file) =>
        counterCode.test(readFileSync(path.join(folder, 'assets', file), 'utf8')),
      );
    expect(listScriptsWithCounter(process.env.SUITE_DIST!)).toEqual([]);
    expect(listScriptsWithCounter(dist).length).toBeGreaterThan(0);
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

describe('photos', () => {
  test.each([pages.home.path, pages.about.path])(
    'R-OWNER-15, R-PERF-09: on %s each photo is shown as an AVIF copy of 480 px, with the attributes width and height',
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
        const shownCopy = await photo.evaluate((image: HTMLImageElement) => ({
          source: image.currentSrc,
          width: image.getAttribute('width'),
          height: image.getAttribute('height'),
        }));
        expect(shownCopy.source).toMatch(/\/assets\/[\w-]+-480\.avif$/);
        expect(shownCopy).toMatchObject({ width: '1200', height: '630' });
      }
    },
  );

  test('R-OWNER-15: the original photos are not published, and each copy is smaller than 200 KB', () => {
    expect(existsSync(path.join(dist, 'foto.jpg'))).toBe(false);
    const assets = readdirSync(path.join(dist, 'assets'));
    const copies = assets.filter((file) => /\.(avif|webp)$/.test(file));
    expect(copies).toHaveLength(4);
    for (const file of copies) {
      expect(statSync(path.join(dist, 'assets', file)).size).toBeLessThan(200 * 1024);
    }
  });

  test('R-OWNER-15: scripts have code for photos only if a photo is set', () => {
    const assets = path.join(process.env.SUITE_DIST!, 'assets');
    const scriptsWithPhotoCode = readdirSync(assets).filter(
      (name) =>
        /\.js$/.test(name) && readFileSync(path.join(assets, name), 'utf8').includes('image/avif'),
    );
    expect(scriptsWithPhotoCode.length > 0).toBe([...reviews, founderPicture].some(isPhoto));
  });
});

test('R-PERF-01, R-OWNER-14, R-OWNER-15: with counter, photos and the longest brand, each page stays within its weight limit', () => {
  expect(pageWeightProblems(readSite(dist))).toEqual([]);
});
