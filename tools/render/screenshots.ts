/**
 * `npm run screenshots [-- words]`: builds the site and takes pictures of every page and state at six
 * widths, by day and by night, into `screenshots/`, with a contact sheet a scheme. With words, only of
 * the states that are named so: `inicio`, or `agencia no enviado`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { preview } from 'vite';
import { pageStates, type PageState } from '../../__tests__/support/states';
import { typeset } from '../../__tests__/support/readiness';
import { chromiumArguments, chromiumPath } from '../chromium';

const WIDTHS = [320, 360, 768, 1024, 1440, 1920];
const SCHEMES = ['light', 'dark'] as const;
const FOLDER = 'screenshots';

type Scheme = (typeof SCHEMES)[number];

const fileName = (state: PageState, width: number, scheme: Scheme) =>
  `${state.name
    .normalize('NFD')
    .replace(/[^\w ]/g, '')
    .replace(/ +/g, '-')}-${width}-${scheme}.png`;

/** Scrolls through the page, so that lazy images are there, and back to the top. */
async function loadEverything(page: import('playwright-core').Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

async function take(browser: Browser, origin: string, state: PageState, scheme: Scheme) {
  for (const width of WIDTHS.filter((width) => state.at?.(width) ?? true)) {
    const context = await browser.newContext({
      locale: 'es-AR',
      colorScheme: scheme,
      viewport: { width, height: width < 768 ? 780 : 900 },
    });
    const page = await context.newPage();
    await state.prepare?.(page);
    await page.goto(origin + state.path);
    await loadEverything(page);
    await typeset(page, 2000).catch(() => undefined);
    await state.enter?.(page);
    await page.waitForTimeout(500);
    await page.screenshot({
      path: path.join(FOLDER, fileName(state, width, scheme)),
      // A dialog or a menu covers the window; of anything else the whole page matters.
      fullPage: (await page.locator('[role=dialog], [role=alertdialog]').count()) === 0,
    });
    await context.close();
  }
}

async function contactSheet(browser: Browser, states: readonly PageState[], scheme: Scheme) {
  const figures = states.flatMap((state) =>
    [360, 1440]
      .filter((width) => state.at?.(width) ?? true)
      .map(
        (width) =>
          `<figure><img src="${fileName(state, width, scheme)}"><figcaption>${state.name}, ${width}</figcaption></figure>`,
      ),
  );
  const sheet = path.resolve(FOLDER, `sheet-${scheme}.html`);
  writeFileSync(
    sheet,
    `<!doctype html><meta charset="utf-8"><style>
      body{margin:16px;display:flex;flex-wrap:wrap;gap:16px;align-items:start;background:#777;font:12px sans-serif}
      figure{margin:0}img{height:700px;display:block}</style>${figures.join('')}`,
  );
  const page = await browser.newPage({ viewport: { width: 3000, height: 1200 } });
  await page.goto(`file://${sheet}`);
  await page.screenshot({ path: path.join(FOLDER, `sheet-${scheme}.png`), fullPage: true });
  await page.close();
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const words = process.argv.slice(2).join(' ');
const states = pageStates.filter(({ name }) => name.includes(words));
const server = await preview({ configLoader: 'runner', preview: { port: 0, strictPort: false } });
const address = server.httpServer.address();
const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
await Promise.all(
  SCHEMES.map(async (scheme) => {
    for (const state of states) await take(browser, origin, state, scheme);
    await contactSheet(browser, states, scheme);
  }),
);
await browser.close();
await server.close();
console.log(`${FOLDER}/ has ${states.length} states at ${WIDTHS.length} widths in both schemes`);
