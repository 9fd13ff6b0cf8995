import { pages } from '../../src/content/pages';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { suiteBrowser } from '../support/browser';

const KB = 1024;

const browser = suiteBrowser();
const pathInBuild = (file: string) => path.join(process.env.SUITE_DIST ?? '', file);

/** Returns a file's transfer size in bytes: of its brotli copy, or of the file if it has none. */
function bytesOf(pathname: string): number {
  const file = pathInBuild(pathname === '/' ? 'index.html' : pathname);
  const page = existsSync(file) ? file : `${file}.html`;
  return statSync(existsSync(`${page}.br`) ? `${page}.br` : page).size;
}

const totalBytes = (pathnames: Iterable<string>) =>
  [...pathnames].reduce((total, pathname) => total + bytesOf(pathname), 0);

/** Opens a page without an interaction. @returns the page and the paths of its scripts, once the network is idle */
async function visit(route: string, width: number) {
  const viewport = { width, height: width < 768 ? 740 : 900 };
  const page = await browser.open(route, { viewport });
  await page.waitForLoadState('networkidle');
  const scripts = new Set(browser.requestedPaths().filter((address) => address.endsWith('.js')));
  return { page, scripts };
}

/** Asserts one budget, in bytes. */
const expectWithinBudget = (name: string, bytes: number, budget: number) =>
  expect({ name, bytes, excess: Math.max(0, bytes - budget) }).toEqual({ name, bytes, excess: 0 });

const html = readFileSync(pathInBuild('index.html'), 'utf8');

test('R-PERF-02: the HTML of home names only the entry script, which has 2 KB at most', () => {
  const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, address]) => address!);
  expect(scripts).toHaveLength(1);
  expect(html.match(/<link rel="modulepreload"[^>]*>/g)).toBeNull();
  expectWithinBudget('entry script', bytesOf(scripts[0]!), 2 * KB);
});

test('R-PERF-02: home preloads one font as its styles request it, and all fonts together have 60 KB at most', () => {
  const preloads = [...html.matchAll(/<link rel="preload" href="([^"]+)"[^>]+as="font"[^>]*>/g)];
  expect(preloads).toHaveLength(1);
  const [[link, address]] = preloads as [RegExpExecArray];
  // Without this attribute the browser requests the font twice, because styles request fonts by CORS.
  expect(link).toMatch(/ crossorigin[ >]/);
  expect(html).toContain(`url(${address})`);
  const fonts = new Set([...html.matchAll(/[\w./-]+\.woff2/g)].map(([address]) => address));
  expect(fonts.size).toBe(2);
  expectWithinBudget('all fonts', totalBytes(fonts), 60 * KB);
});

test('R-PERF-02: all scripts of the site together have 194 KB at most', () => {
  const scripts = readdirSync(pathInBuild('assets')).filter((file) => file.endsWith('.js'));
  const bytes = totalBytes(scripts.map((file) => `/assets/${file}`));
  expectWithinBudget('all scripts', bytes, 194 * KB);
});

describe('a visit without an interaction', () => {
  let homeScripts: Set<string>;

  test.each([360, 1440])(
    'R-PERF-02: script and first images of home at %i px are within their budgets',
    async (width) => {
      const { page, scripts } = await visit(pages.home.path, width);
      homeScripts = scripts;
      expectWithinBudget(`home at ${width}: script`, totalBytes(scripts), 152 * KB);
      const visibleImages = await page.evaluate(() =>
        [...document.images]
          .filter((image) => {
            const { top, bottom, left, right } = image.getBoundingClientRect();
            return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
          })
          .map((image) => new URL(image.currentSrc).pathname),
      );
      expectWithinBudget(
        `home at ${width}: images of the first view`,
        totalBytes(new Set(visibleImages)),
        25 * KB,
      );
    },
  );

  test.each([pages.agencies.path, pages.contact.path])(
    'R-PERF-02: %s adds at most 45 KB to the script of home',
    async (route) => {
      const { scripts } = await visit(route, 360);
      const added = [...scripts].filter((address) => !homeScripts.has(address));
      expectWithinBudget(`${route}: script added`, totalBytes(added), 45 * KB);
    },
  );
});
