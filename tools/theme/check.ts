/**
 * `npm run theme:check`: looks at every page and state of the built site for inks and their grounds,
 * keeps them in `tools/theme/pairs.json`, and says how well each is told apart, which tokens nothing
 * uses and which values are no tokens. Ends with exit code 1 where a contrast is too small.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { format, resolveConfig } from 'prettier';
import { preview } from 'vite';
import { hydrated } from '../../__tests__/support/readiness';
import { pageStates, settled, type PageState } from '../../__tests__/support/states';
import { chromiumArguments, chromiumPath } from '../chromium';
import { buildInto } from '../release/build';
import { collectPairs, type Sighting } from './collectPairs';
import { isEnough, type Pair } from './contrast';
import { addPairs, orderPairs } from './foundPairs';
import { contrastTable } from './report';
import type { Scheme } from './roles';
import { looseValues, unusedTokens } from './tokens';
import { withDesignTables } from './designTables';

const FILE = path.resolve('tools/theme/pairs.json');
const DOCUMENT = 'docs/design.md';
const WIDTHS = [360, 1440];
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** What a state shows, in a phone's window and a wide one. */
async function lookAt(browser: Browser, origin: string, state: PageState): Promise<Sighting[]> {
  const widths = WIDTHS.filter((width) => state.at?.(width) ?? true);
  const context = await browser.newContext({
    reducedMotion: state.moving ? 'no-preference' : 'reduce',
    colorScheme: 'light',
    viewport: { width: widths[0]!, height: 800 },
  });
  // tsx names inner functions by a helper that the page has not.
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  await state.prepare?.(page);
  await page.goto(origin + state.path);
  await hydrated(page);
  await state.enter?.(page);
  await settled(page);
  const seen: Sighting[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    seen.push(...(await collectPairs(page)));
  }
  await context.close();
  return seen;
}

async function findPairs() {
  const outDir = path.resolve('.cache/theme-check');
  const failure = await buildInto(outDir, 'palette');
  if (failure) throw new Error(failure);
  const server = await preview({
    configLoader: 'runner',
    preview: { port: 0, strictPort: false },
  });
  const address = server.httpServer.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  const browser = await chromium.launch({
    executablePath: chromiumPath('suites'),
    args: chromiumArguments,
  });
  const pairs: Pair[] = [];
  const strays = new Map<string, string>();
  for (const state of pageStates) {
    const seen = await lookAt(browser, origin, state);
    addPairs(pairs, seen, state.name);
    for (const { ink, ground, element } of seen) {
      if (!ink || !ground) strays.set(element, state.name);
    }
  }
  await browser.close();
  await server.close();
  return { pairs: orderPairs(pairs), strays };
}

const list = (heading: string, lines: readonly string[]) =>
  console.log(`\n${heading}\n${lines.map((line) => `  ${line}`).join('\n') || '  (nada)'}`);

const { pairs, strays } = await findPairs();
const options = await resolveConfig(FILE);
writeFileSync(FILE, await format(JSON.stringify(pairs), { ...options, filepath: FILE }));
writeFileSync(DOCUMENT, withDesignTables(readFileSync(DOCUMENT, 'utf8'), pairs));

list(`Contraste de los ${pairs.length} pares que muestran las páginas`, contrastTable(pairs));
list(
  'Colores que no son de la paleta',
  [...strays].map(([element, state]) => `${element}, en «${state}»`),
);
list('Valores del tema que nada usa', unusedTokens());
list(
  'Valores que no son del tema',
  looseValues().map(
    ({ what, file, line, value }) => `${what.padEnd(10)} ${file}:${line}  ${value}`,
  ),
);
const weak = pairs.filter((pair) => SCHEMES.some((scheme) => !isEnough(pair, scheme)));
if (weak.length > 0) {
  console.error(`\nNo alcanzan su contraste: ${weak.length}; están marcados con ✗ en la tabla.`);
  process.exitCode = 1;
}
