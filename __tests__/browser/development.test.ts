import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from 'playwright-core';
import { errorScreen } from '../../src/content/errors';
import { formTexts, resultTexts } from '../../src/content/forms';
import { notFound, pages } from '../../src/content/pages';
import { suiteBrowser } from '../support/browser';
import { fillFields } from '../support/fillFields';
import { inboxFile } from '../support/inbox';
import { typedValues } from '../support/leads';
import { footerLink, submitButton } from '../support/pageParts';
import { hydrated, pageShown, scrollYAtRest } from '../support/readiness';

/** The server of `npm run dev`, which prerenders no page: React renders the page into an empty `#root`. */

const root = path.resolve(__dirname, '../..');
const browser = suiteBrowser();

let server: ChildProcess;
let base: string;

beforeAll(async () => {
  // With a cache of its own, this server does not disturb the server of a developer.
  const program = `
    import { createServer } from 'vite';
    const server = await createServer({
      cacheDir: '.cache/suites/vite', configLoader: 'runner', logLevel: 'error', server: { port: 0 },
    });
    await server.listen();
    console.log(server.httpServer.address().port);`;
  server = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      FORM_ENDPOINT: '/_bandeja',
      INBOX_FILE: inboxFile('development'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(createInterface({ input: server.stdout! }), 'line')) as [string];
  base = `http://localhost:${port}`;
}, 60_000);
afterAll(() => server?.kill());

const open = (address: string) => browser.open(address, { base });

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

test.each(['/?section=faq', '/#faq', '/contactanos?section=faq'])(
  'R-DEV-16: npm run dev scrolls to the section of %s, and after a reload to the last position',
  async (address) => {
    const page = await open(address);
    await scrollYAtRest(page);
    const top = await topOf(page, 'faq');
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);

    await page.evaluate(() => scrollTo(0, 300));
    await page.reload();
    await hydrated(page);
    expect(await scrollYAtRest(page)).toBe(300);
  },
  60_000,
);

test.each([
  ['/no-existe', notFound.title],
  [pages.about.path, pages.about.title],
  [`${pages.contact.path.toUpperCase()}/?section=faq`, pages.contact.title],
])('R-DEV-16: npm run dev shows the page of %s', async (address, title) => {
  const page = await open(address);
  await hydrated(page);
  expect(await page.title()).toBe(title);
});

test('R-DEV-16: in npm run dev a draft survives a reload, and the message gets its dialog', async () => {
  const page = await open(pages.home.path);
  await footerLink(page, pages.contact.path).click();
  await pageShown(page, pages.contact.path);
  await fillFields(page, typedValues('contacto'));
  await page.reload();
  await page.getByText(formTexts.restored).waitFor();
  await submitButton(page).click();
  await page.getByRole('dialog', { name: resultTexts.sent.title }).waitFor();
});

test('R-DEV-16: in npm run dev the error screen replaces a page whose code cannot be loaded', async () => {
  browser.allowProblems(/ERR_FAILED|ChunkLoadError/);
  const page = await open(pages.home.path);
  await page.route(/AboutPage/, (route) => route.abort());
  await footerLink(page, pages.about.path).click();
  await page.getByText(errorScreen.help.chunk.title).waitFor();
  await page.unroute(/AboutPage/);
  await page.getByRole('button', { name: errorScreen.retry }).click();
  await pageShown(page, pages.about.path);
});

test('R-DEV-02, R-DEV-06: the inbox of npm run dev answers preflights of other origins, which cannot read its messages', async () => {
  const allowedOrigins = ['OPTIONS', 'GET'].map(async (method) => {
    const init = { method, headers: { Origin: 'http://localhost:1' } };
    const { headers } = await fetch(`${base}/_bandeja`, init);
    return headers.get('access-control-allow-origin');
  });
  expect(await Promise.all(allowedOrigins)).toEqual(['*', null]);
});
