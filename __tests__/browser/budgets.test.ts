import { pages } from '../../src/content/pages';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { suiteBrowser } from '../support/browser';
import { hasOwnersContent } from '../support/ownersContent';
import { PAGE_BUDGET } from '../../tools/release/siteProblems';
import { cases } from '../support/extent';
import { idle, typefacesLoaded } from '../support/readiness';

const KB = 1024;
/** Bytes that the owner's texts and photos may add to a page (R-PERF-01), and to the script of home (R-PERF-02). */
const allowance = hasOwnersContent() ? { page: 0.5 * KB, script: KB } : { page: 0, script: 0 };

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

interface Visit {
  readonly page: Page;
  /** Paths that the browser has requested, by kind of resource. */
  readonly fetched: Record<'document' | 'script' | 'image' | 'font' | 'other', Set<string>>;
}

/** Opens a page and waits, without an interaction, until the network is idle. */
async function visit(route: string, width: number): Promise<Visit> {
  const fetched: Visit['fetched'] = {
    document: new Set(),
    script: new Set(),
    image: new Set(),
    font: new Set(),
    other: new Set(),
  };
  const uncompressed: string[] = [];
  const page = await browser.open(route, {
    viewport: { width, height: width < 768 ? 740 : 900 },
    prepare: async (opened) => {
      opened.on('response', (response) => {
        const { pathname } = new URL(response.url());
        const type = response.request().resourceType();
        // Playwright reports a preloaded module as type «other».
        const kind = pathname.endsWith('.js') ? 'script' : type in fetched ? type : 'other';
        fetched[kind as keyof typeof fetched].add(pathname);
        const compressed = response.headers()['content-encoding'] === 'br';
        if (existsSync(`${pathInBuild(pathname)}.br`) && !compressed) uncompressed.push(pathname);
      });
    },
  });
  await typefacesLoaded(page);
  await page.waitForLoadState('networkidle');
  expect(uncompressed).toEqual([]);
  return { page, fetched };
}

const rows: string[] = [];

/** Asserts one budget, in bytes, and adds its row to the printed table. */
function expectWithinBudget(name: string, bytes: number, budget: number): void {
  rows.push(
    `${name.padEnd(46)} ${String(bytes).padStart(7)} ${(bytes / KB).toFixed(1).padStart(6)} of ${String(budget / KB).padStart(4)} KB`,
  );
  expect(bytes).toBeLessThanOrEqual(budget);
}

afterAll(() => {
  process.stdout.write(`\nBytes as they travel (brotli; 1 KB = 1024):\n${rows.join('\n')}\n\n`);
});

const html = readFileSync(pathInBuild('index.html'), 'utf8');

test('R-PERF-04: the HTML of home names only the entry script, which has 3 KB at most', () => {
  const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, address]) => address!);
  expect(scripts).toHaveLength(1);
  expect(html.match(/<link rel="modulepreload"[^>]*>/g)).toBeNull();
  expectWithinBudget('entry script', bytesOf(scripts[0]!), 3 * KB);
});

// A server sends ten packets before it waits for the browser's acknowledgement. On a phone a larger page would be painted
// one round trip later, 150 to 300 ms.
test.each(Object.values(pages))(
  'R-PERF-01: the HTML of $path leaves room for its headers and the owner’s texts in the first ten packets',
  ({ path }) => {
    expect(PAGE_BUDGET).toBe(13_200);
    const budget = PAGE_BUDGET - 0.5 * KB + allowance.page;
    expectWithinBudget(`${path}: HTML with its CSS`, bytesOf(path), budget);
  },
);

test('R-PERF-05: home preloads one font, and all fonts together have 60 KB at most', () => {
  expect(html.match(/<link rel="preload"[^>]+as="font"/g)).toHaveLength(1);
  const fonts = new Set([...html.matchAll(/[\w./-]+\.woff2/g)].map(([address]) => address));
  expect(fonts.size).toBe(2);
  expectWithinBudget('all fonts', totalBytes(fonts), 60 * KB);
});

test.each([
  [599, 0],
  [600, 1],
])('R-PERF-05: in a window of %i px home preloads %i fonts', async (width, count) => {
  const page = await browser.open(pages.home.path, {
    viewport: { width, height: 800 },
    javaScriptEnabled: false,
  });
  const preloaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'link')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  );
  expect(preloaded).toHaveLength(count);
});

test('R-PERF-02: all scripts of the site together have 168 KB at most', () => {
  const scripts = readdirSync(pathInBuild('assets')).filter((file) => file.endsWith('.js'));
  const bytes = totalBytes(scripts.map((file) => `/assets/${file}`));
  expectWithinBudget('all scripts', bytes, 168 * KB + allowance.script);
});

describe('a visit without an interaction', () => {
  let homeScripts: Set<string>;

  test.each([360, 1440])(
    'R-PERF-02, R-PERF-06: script and first images of home at %i px are within their budgets',
    async (width) => {
      const { page, fetched } = await visit(pages.home.path, width);
      homeScripts = fetched.script;
      expectWithinBudget(
        `home at ${width}: script`,
        totalBytes(fetched.script),
        125 * KB + allowance.script,
      );
      expect([...fetched.font]).toHaveLength(2);
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
    'R-PERF-03: %s adds at most 45 KB to the script of home',
    async (route) => {
      const { fetched } = await visit(route, 360);
      const added = [...fetched.script].filter((address) => !homeScripts.has(address));
      expectWithinBudget(`${route}: script added`, totalBytes(added), 45 * KB);
    },
  );
});

describe.each(cases([360, 390, 412, 768, 1440], (width) => width === 360 || width === 1440))(
  'layout at %i px',
  (width) => {
    test.each(Object.values(pages).map(({ path }) => path))(
      'R-PERF-09: %s hardly shifts when the fonts load late',
      async (route) => {
        let release = () => {};
        const painted = new Promise<void>((resolve) => (release = resolve));
        const page = await browser.open(route, {
          viewport: { width, height: 900 },
          prepare: async (opened) => {
            await opened.exposeFunction('onFirstPaint', release);
            await opened.route('**/*.woff2', async (request) => {
              await painted;
              await request.continue();
            });
            await opened.addInitScript(() => {
              const shifts: { value: number; moved: string }[] = [];
              Object.assign(window, { shifts });
              new PerformanceObserver((_list, observer) => {
                observer.disconnect();
                (window as unknown as { onFirstPaint: () => void }).onFirstPaint();
              }).observe({ type: 'paint', buffered: true });
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries() as (PerformanceEntry & {
                  value: number;
                  sources: { node?: Node }[];
                })[]) {
                  const moved = entry.sources.map(
                    ({ node }) => `${node?.nodeName} «${node?.textContent?.slice(0, 30)}»`,
                  );
                  shifts.push({ value: entry.value, moved: moved.join(', ') });
                }
              }).observe({ type: 'layout-shift', buffered: true });
            });
          },
        });
        await typefacesLoaded(page);
        await idle(page);
        const shifts = await page.evaluate(
          () => (window as unknown as { shifts: { value: number; moved: string }[] }).shifts,
        );
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(total < 0.01 ? [] : shifts).toEqual([]);
      },
    );
  },
);

test('R-PERF-09: elements of the bar that arrive later do not move the chat link', async () => {
  const page = await browser.open(pages.home.path, { viewport: { width: 360, height: 800 } });
  const chat = page.locator('header nav > ul + a');
  const boxes = async () => {
    const found = [];
    for (const width of [700, 360]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(await chat.boundingBox());
    }
    return found;
  };
  const boxesInWholeBar = await boxes();
  // The browser may paint the page before the rest of the bar has arrived.
  await page
    .locator('header nav > ul + a ~ *')
    .evaluateAll((all) => all.forEach((e) => e.remove()));
  expect(await boxes()).toEqual(boxesInWholeBar);
});
