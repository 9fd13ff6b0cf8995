/**
 * `npm run screenshots [-- words]`: builds the site and takes pictures of every page and state at six
 * widths, by day and by night, into `screenshots/`, with a contact sheet a scheme. With words, only of
 * the states that are named so: `inicio`, or `agencia, no enviado`. A picture that fails is listed at
 * the end, with exit code 1.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { preview } from 'vite';
import { hydrated, typeset } from '../../__tests__/support/readiness';
import { pageStates, settled, type PageState } from '../../__tests__/support/states';
import { chromiumArguments, chromiumPath } from '../chromium';

const WIDTHS = [320, 360, 768, 1024, 1440, 1920];
const SCHEMES = ['light', 'dark'] as const;
const FOLDER = 'screenshots';

const words = process.argv.slice(2).join(' ');
const states = pageStates.filter(({ name }) => name.includes(words));

/** How a picture is taken. */
interface Look {
  /** Of the window, in px. */
  readonly width: number;
  readonly scheme: (typeof SCHEMES)[number];
}

const fileName = (state: PageState, { width, scheme }: Look) =>
  `${state.name
    .normalize('NFD')
    .replace(/[^\w ]/g, '')
    .replace(/ +/g, '-')}-${width}-${scheme}.png`;

/** Scrolls through the page, so that lazy images are there, and back to the top. */
async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

async function take(browser: Browser, address: string, state: PageState, look: Look) {
  const { width, scheme } = look;
  const context = await browser.newContext({
    locale: 'es-AR',
    colorScheme: scheme,
    // What moves is never twice the same, and a control that moves is not clicked.
    reducedMotion: state.moving ? 'no-preference' : 'reduce',
    viewport: { width, height: width < 768 ? 780 : 900 },
  });
  try {
    // tsx names inner functions by a helper that the page has not.
    await context.addInitScript('globalThis.__name = (value) => value');
    const page = await context.newPage();
    await state.prepare?.(page);
    // A first visit may do without the typefaces, if they come late; a second one has them at hand.
    await page.goto(address);
    await page.reload();
    // A form that is sent before the app is there goes out natively, to a page that is no state of ours.
    await hydrated(page);
    // Before the scrolling: typefaces stay away from what is being read.
    await typeset(page);
    await loadEverything(page);
    await state.enter?.(page);
    await page.mouse.move(0, 0);
    await settled(page);
    await page.screenshot({
      path: path.join(FOLDER, fileName(state, look)),
      animations: 'disabled',
      // A dialog or a menu covers the window; of anything else the whole page matters.
      fullPage: (await page.locator('[role=dialog], [role=alertdialog]').count()) === 0,
    });
  } finally {
    await context.close();
  }
}

const widthsOf = (state: PageState, widths: readonly number[]) =>
  widths.filter((width) => state.at?.(width) ?? true);

async function contactSheet(browser: Browser, scheme: Look['scheme']) {
  const figures = states.flatMap((state) =>
    widthsOf(state, [360, 1440]).map(
      (width) =>
        `<figure><img src="${fileName(state, { width, scheme })}"><figcaption>${state.name}, ${width}</figcaption></figure>`,
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
const server = await preview({ configLoader: 'runner', preview: { port: 0, strictPort: false } });
const address = server.httpServer.address();
const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const failed: string[] = [];
await Promise.all(
  SCHEMES.map(async (scheme) => {
    for (const state of states) {
      for (const width of widthsOf(state, WIDTHS)) {
        await take(browser, origin + state.path, state, { width, scheme }).catch((error: Error) =>
          failed.push(`${fileName(state, { width, scheme })}: ${error.message.split('\n', 1)[0]}`),
        );
      }
    }
    await contactSheet(browser, scheme);
  }),
);
await browser.close();
await server.close();
console.log(`${FOLDER}/ has ${states.length} states at ${WIDTHS.length} widths in both schemes`);
if (failed.length > 0) {
  console.error(`But for these:\n  ${failed.join('\n  ')}`);
  process.exitCode = 1;
}
