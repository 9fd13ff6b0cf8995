import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { founderPicture, reviews } from '../../src/config/business';
import { formTexts, resultTexts } from '../../src/content/forms';
import { pages } from '../../src/content/pages';
import { start } from '../../src/content/site';
import type { FormId } from '../../src/forms/fields/definitions';
import { isPhoto } from '../../tools/build/pictures';
import { readSite } from '../../tools/release/builtSite';
import { pageWeightProblems } from '../../tools/release/siteProblems';
import { failApp } from '../support/appChunks';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { inboxFile } from '../support/inbox';
import { pageOf, typedValues } from '../support/leads';
import { buildOwnSite, COUNTER_URL, LONGEST_BRAND } from '../support/ownSite';
import { roundTrip } from '../support/readiness';
import { serve, stop, type RunningServer } from '../support/servers';
import { until } from '../support/until';

/** Tests a build in which every setting has another value than the project's own, with a counter and photos. */

const browser = suiteBrowser();

let dist: string;
let server: RunningServer;

/** The requests to the counter of a test. */
let reports: { line: string; method?: string; headers: IncomingHttpHeaders }[] = [];
const counter = createServer(async (request, response) => {
  const { method, headers } = request;
  reports.push({ line: Buffer.concat(await request.toArray()).toString(), method, headers });
  response.end();
});

beforeAll(async () => {
  dist = await buildOwnSite();
  server = await serve('serve/start.ts', { OUT_DIR: dist, INBOX_FILE: inboxFile('owner') });
  await new Promise<void>((resolve) => counter.listen(0, resolve));
});
afterAll(() => {
  stop(server);
  counter.close().closeAllConnections();
});
beforeEach(() => void (reports = []));

/** Opens a page of this build. */
const open = (address: string, prepare?: (page: Page) => Promise<unknown>, isHydrated?: boolean) =>
  browser.open(address, {
    base: server.url,
    hydrated: isHydrated,
    viewport: { width: 1280, height: 740 },
    prepare: async (opened) => {
      const { port } = counter.address() as AddressInfo;
      await opened
        .context()
        .route(COUNTER_URL, (route) => route.continue({ url: `http://localhost:${port}/` }));
      await opened.context().route(/wa\.me/, (route) => route.fulfill({ body: '' }));
      await prepare?.(opened);
    },
  });

/** Waits for as many reports, and asserts what they say. */
async function expectReports(...expected: readonly [what: string, where: string][]) {
  await until('the counter has all reports', () => reports.length >= expected.length);
  const lines = expected.map(([que, donde]) => JSON.stringify({ que, donde }));
  expect(reports.map(({ line }) => line)).toEqual(lines);
}

/** Follows Empezar, which opens the chat in another tab. */
async function followEmpezar(page: Page): Promise<void> {
  browser.allowProblems(/third party: https:\/\/wa\.me/);
  const chat = page.context().waitForEvent('page');
  await page.getByRole('banner').getByRole('link', { name: start.label }).click();
  await (await chat).close();
}

async function fillInAndSubmit(page: Page, form: FormId): Promise<void> {
  await fillFields(page, typedValues(form));
  await page.getByRole('button', { name: formTexts.submit }).click();
}

describe('R-OWNER-14: the counter', () => {
  test('gets one line of plain text without cookie and referrer for a tap on Empezar, a started form and a sent message', async () => {
    const page = await open(pages.contact.path, (opened) =>
      opened.context().addCookies([{ name: 'quien', value: 'ana', url: COUNTER_URL }]),
    );
    await followEmpezar(page);
    await fillInAndSubmit(page, 'contacto');
    await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
    await expectReports(
      ['empezar', pages.contact.path],
      ['formulario', 'contacto'],
      ['enviado', 'contacto'],
    );
    for (const { method, headers } of reports) {
      expect([method, headers['content-type']]).toEqual(['POST', 'text/plain;charset=UTF-8']);
      expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
    }
  });

  test('gets a line for a failed message', async () => {
    browser.allowProblems(/status of 500/);
    const page = await open(pages.agencies.path, (opened) =>
      opened.route(`${server.url}/_bandeja`, (route) => route.fulfill({ status: 500 })),
    );
    await fillInAndSubmit(page, 'agencia');
    await page.getByRole('dialog', { name: resultTexts.failed.title }).waitFor();
    await expectReports(['formulario', 'agencia'], ['fallado', 'agencia']);
  });

  test('gets a line for a message that the browser posts without the app', async () => {
    browser.allowProblems(/Failed to load/);
    const page = await open(pages.agencies.path, failApp, false);
    await fillInAndSubmit(page, 'agencia');
    await page.waitForURL(/_bandeja\?/);
    await expectReports(['formulario', 'agencia'], ['sin-respuesta', 'agencia']);
  });

  test.each([
    ['Do Not Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ])('gets nothing from a visitor who has opted out by %s', async (_signal, property, value) => {
    const page = await open(pageOf.contacto.path, (opened) =>
      opened.addInitScript(
        ([name, set]) => Object.defineProperty(navigator, String(name), { get: () => set }),
        [property, value],
      ),
    );
    await followEmpezar(page);
    await fillInAndSubmit(page, 'contacto');
    await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
    await roundTrip(page);
    expect(reports).toEqual([]);
  });

  test('may be out of reach: Empezar opens the chat, and a message is sent', async () => {
    browser.allowProblems(/Failed to load resource/);
    const page = await open(pages.contact.path, (opened) =>
      opened.route(COUNTER_URL, (route) => route.abort()),
    );
    await followEmpezar(page);
    await fillInAndSubmit(page, 'contacto');
    await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
  });
});

test('R-OWNER-14, R-OWNER-15: only a build with a counter and photos has code for them', () => {
  const listScripts = (folder: string, code: RegExp) =>
    readdirSync(path.join(folder, 'assets'))
      .filter((file) => /^(?!react-).*\.js$/.test(file))
      .filter((file) => code.test(readFileSync(path.join(folder, 'assets', file), 'utf8')));
  const hasPhotos = [...reviews, founderPicture].some(isPhoto);
  for (const [code, isExpected] of [
    [/sin-respuesta|globalPrivacyControl|formoutcome|CustomEvent/, false],
    [/image\/avif/, hasPhotos],
  ] as const) {
    expect(listScripts(process.env.SUITE_DIST!, code).length > 0).toBe(isExpected);
    expect(listScripts(dist, code)).not.toEqual([]);
  }
});

test.each([320, 360, 1440])(
  'R-OWNER-06: the longest brand stays in one row with Empezar at %i px',
  async (width) => {
    const page = await open(pages.home.path);
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

test('R-OWNER-15: the original photos are not published, and each copy is smaller than 200 KB', () => {
  expect(existsSync(path.join(dist, 'foto.jpg'))).toBe(false);
  const assets = path.join(dist, 'assets');
  const copies = readdirSync(assets).filter((file) => /\.(avif|webp)$/.test(file));
  expect(copies).toHaveLength(4);
  for (const file of copies) {
    expect(statSync(path.join(assets, file)).size).toBeLessThan(200 * 1024);
  }
});

test('R-PERF-01, R-OWNER-14, R-OWNER-15: with counter, photos and the longest brand, each page stays within its weight limit', () => {
  expect(pageWeightProblems(readSite(dist))).toEqual([]);
});
