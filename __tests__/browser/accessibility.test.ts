import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { suiteBrowser } from '../support/browser';
import { menuBreakpoint, pagePaths, pageStates, settled, type PageState } from '../support/states';

const browser = suiteBrowser();
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const widths = [320, 360, 768, 1440];
const textSizes = [100, 200];
/** Half of the matrix moves, half of it belongs to people who asked for less motion. */
const schemes: Record<string, BrowserContextOptions> = {
  claro: { colorScheme: 'light', reducedMotion: 'no-preference' },
  oscuro: { colorScheme: 'dark', reducedMotion: 'reduce' },
  'colores forzados': { colorScheme: 'light', forcedColors: 'active', reducedMotion: 'reduce' },
};

/** All of axe's rules: WCAG A, AA and AAA, best practices, experimental, and those off by default. */
async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  await page.evaluate(() => {
    // The changing word rests while the page is hidden: nothing changes under axe's eyes.
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
}

/** With forced colours the browser paints other colours than the computed ones that axe compares. */
const blindRules = ['color-contrast', 'color-contrast-enhanced'];

async function violations(page: Page, scheme: string): Promise<string[]> {
  return page.evaluate(
    async (off): Promise<string[]> => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // Targets under the sticky bar are not covered for anyone who scrolls.
      window.scrollTo({ top: 0, behavior: 'instant' });
      const rules = axe
        .getRules()
        .map(({ ruleId }) => [ruleId, { enabled: !off.includes(ruleId) }] as const);
      const { violations } = await axe.run(
        // MUI's focus traps begin and end with an empty stop that hands the focus on at once.
        { exclude: ['[data-testid="sentinelStart"]', '[data-testid="sentinelEnd"]'] },
        { resultTypes: ['violations'], rules: Object.fromEntries(rules) },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes
          // What lies behind an open dialog is no target.
          .filter(
            ({ target }) =>
              id !== 'target-size' ||
              !document.querySelector(String(target[0]))?.closest('[aria-hidden="true"]'),
          )
          .map(({ target, any, all, none }) => {
            const reasons = [...any, ...all, ...none].map(({ message }) => message);
            return `${id}: ${target.join(' ')} — ${reasons.join('; ')}`;
          }),
      );
    },
    scheme === 'colores forzados' ? blindRules : [],
  );
}

let combinations = 0;
let total = 0;

afterAll(() => {
  process.stdout.write(`${combinations} combinaciones, ${total} violaciones\n`);
});

/** Looks at a state in one scheme, at every width and text size that it has. */
async function audit(state: PageState, scheme: string): Promise<string[]> {
  const at = widths.filter((width) => state.at?.(width) ?? true);
  const page = await browser.open(state.path, {
    ...schemes[scheme],
    viewport: { width: at[0] ?? menuBreakpoint, height: 800 },
    prepare: state.prepare,
  });
  await state.enter?.(page);
  await settled(page);
  await injectAxe(page);
  const found: string[] = [];
  for (const textSize of textSizes) {
    for (const width of at) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, textSize);
      await settled(page);
      combinations += 1;
      const where = `${scheme}, ${width} px, texto al ${textSize} %`;
      found.push(...(await violations(page, scheme)).map((violation) => `${where}: ${violation}`));
    }
  }
  await page.context().close();
  return found;
}

test.each(pageStates)('R-A11Y-01: axe finds nothing: $name', async (state) => {
  if (state.noise) browser.allow(state.noise);
  const found = await Promise.all(Object.keys(schemes).map((scheme) => audit(state, scheme)));
  total += found.flat().length;
  expect(found.flat()).toEqual([]);
});

test('R-A11Y-06: with forced colours every drawing that stands for something is still seen', async () => {
  const page = await browser.open(pagePaths.inicio, schemes['colores forzados']);
  await settled(page);
  // Handles, not locators: which of them are visible changes below.
  const drawings = await page.$$('main svg:visible, [data-mark], footer svg:visible');
  expect(drawings.length).toBeGreaterThan(4);
  const lost: string[] = [];
  for (const drawing of drawings) {
    await drawing.scrollIntoViewIfNeeded();
    const clip = (await drawing.boundingBox())!;
    const seen = await page.screenshot({ clip });
    await drawing.evaluate((element) => (element.style.visibility = 'hidden'));
    if (seen.equals(await page.screenshot({ clip }))) {
      lost.push(await drawing.evaluate((element) => element.outerHTML));
    }
  }
  expect(lost).toEqual([]);
});
