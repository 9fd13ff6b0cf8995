import { pages } from '../../src/content/pages';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { suiteBrowser } from '../support/browser';
import { addresses } from '../support/servers';

/**
 * The most that each part may have, in KB as it is sent (R-PERF-02): of scripts some 2 % above their size, so that a patch of
 * React or MUI stays within; of fonts and images with room for the designer's and the owner's.
 */
const budgets = {
  'entry script': 1.9,
  'all fonts': 60,
  'script of home': 152,
  'images of home’s first view': 25,
  'script that a form’s page adds': 39,
  'all scripts': 194,
};

const browser = suiteBrowser();
const pathInBuild = (file: string) => path.join(addresses().siteFolder, file);

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

/** Asserts a budget. A failure shows the size in KB. */
function expectWithinBudget(name: keyof typeof budgets, bytes: number): void {
  const size = Math.ceil((bytes / 1024) * 10) / 10;
  expect({ name, size, isWithin: size <= budgets[name] }).toEqual({ name, size, isWithin: true });
}

const html = readFileSync(pathInBuild('index.html'), 'utf8');

test('R-PERF-02: the HTML of home names only the entry script, which is within its budget', () => {
  const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, address]) => address!);
  expect(scripts).toHaveLength(1);
  expect(html.match(/<link rel="modulepreload"[^>]*>/g)).toBeNull();
  expectWithinBudget('entry script', bytesOf(scripts[0]!));
});

test('R-PERF-02: home preloads one font as its styles request it, and all fonts together are within their budget', () => {
  const preloads = [...html.matchAll(/<link rel="preload" href="([^"]+)"[^>]+as="font"[^>]*>/g)];
  expect(preloads).toHaveLength(1);
  const [[link, address]] = preloads as [RegExpExecArray];
  // Without this attribute the browser requests the font twice, because styles request fonts by CORS.
  expect(link).toMatch(/ crossorigin[ >]/);
  expect(html).toContain(`url(${address})`);
  const fonts = new Set([...html.matchAll(/[\w./-]+\.woff2/g)].map(([address]) => address));
  expect(fonts.size).toBe(2);
  expectWithinBudget('all fonts', totalBytes(fonts));
});

test('R-PERF-02: all scripts of the site together are within their budget', () => {
  const scripts = readdirSync(pathInBuild('assets')).filter((file) => file.endsWith('.js'));
  expectWithinBudget('all scripts', totalBytes(scripts.map((file) => `/assets/${file}`)));
});

describe('a visit without an interaction', () => {
  test.each([360, 1440])(
    'R-PERF-02: script and first images of home at %i px are within their budgets',
    async (width) => {
      const { page, scripts } = await visit(pages.home.path, width);
      expectWithinBudget('script of home', totalBytes(scripts));
      const visibleImages = await page.evaluate(() =>
        [...document.images]
          .filter((image) => {
            const { top, bottom, left, right } = image.getBoundingClientRect();
            return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
          })
          .map((image) => new URL(image.currentSrc).pathname),
      );
      expectWithinBudget('images of home’s first view', totalBytes(new Set(visibleImages)));
    },
  );

  test.each([pages.agencies.path, pages.contact.path])(
    'R-PERF-02: the script that %s adds to that of home is within its budget',
    async (route) => {
      const { scripts: homeScripts } = await visit(pages.home.path, 360);
      const { scripts } = await visit(route, 360);
      const added = [...scripts].filter((address) => !homeScripts.has(address));
      expectWithinBudget('script that a form’s page adds', totalBytes(added));
    },
  );
});
