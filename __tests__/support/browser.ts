import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { attachToReport, describePage, hasFailed } from './failureReport';
import { hydrated } from './readiness';
import { addresses } from './servers';
import { connectToBrowser } from './sharedBrowser';
import { WAIT_TIMEOUT_MS } from './until';

/** Options of a page; without `base`, the production build is opened. */
export interface OpenOptions extends BrowserContextOptions {
  base?: string;
  /** Adds routes, clocks and scripts before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Whether to wait for hydration; true unless JavaScript is disabled. */
  hydrated?: boolean;
}

export interface SuiteBrowser {
  /** Opens a path in a context of its own, closed after the test. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /** Allows problems that this test causes on purpose: console lines, requests to other hosts. */
  allowProblems(pattern: RegExp): void;
  /** Returns the paths that the pages of this test have requested so far. */
  requestedPaths(): readonly string[];
}

/** A preload that no style uses fails budgets.test.ts, and not each test of a page. */
const PRELOAD_WARNING = /^(A preload for |The resource .* was preloaded )/;

/** What one test has opened, seen and allowed. A test that ran out of time goes on to write into its own record. */
const newRecord = () => ({
  contexts: [] as BrowserContext[],
  problems: [] as string[],
  requested: [] as string[],
  allowed: [] as RegExp[],
});
type TestRecord = ReturnType<typeof newRecord>;

/**
 * Gives a suite the browser of the run. A test fails on console errors and warnings, which include violations of the
 * policy, on uncaught errors, and on requests to any host but this machine.
 */
export function suiteBrowser(): SuiteBrowser {
  let browser: Browser | undefined;
  let current = newRecord();

  beforeAll(async () => {
    browser = await connectToBrowser();
  });
  afterAll(() => browser?.close());
  beforeEach(() => {
    current = newRecord();
  });
  afterEach(async () => {
    const { contexts, problems, allowed } = current;
    const unexpected = problems.filter((line) => !allowed.some((pattern) => pattern.test(line)));
    const opened = contexts.flatMap((context) => context.pages());
    const failed = hasFailed();
    const descriptions = failed ? await Promise.all(opened.map(describePage)) : [];
    if (failed || unexpected.length) await attachToReport(opened, problems);
    // A route that still fetches would fail the next test.
    await Promise.all(opened.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all(contexts.map((context) => context.close()));
    expect(unexpected).toEqual([]);
    // Jest prints this below the failed assertion, which seldom names the page.
    if (failed)
      throw new Error(`When it failed, the test was at\n${descriptions.join('\n') || 'no page'}`);
  });

  const listen = (page: Page, siteHost: string, { problems, requested }: TestRecord) => {
    page.on('console', (message) => {
      if (PRELOAD_WARNING.test(message.text())) return;
      if (message.type() === 'error' || message.type() === 'warning') {
        problems.push(`${message.type()}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const { protocol, hostname, pathname } = new URL(request.url());
      requested.push(pathname);
      if (protocol.startsWith('http') && hostname !== 'localhost' && hostname !== siteHost) {
        problems.push(`third party: ${request.url()}`);
      }
    });
  };

  return {
    async open(path, { base = addresses().site, prepare, hydrated: wait, ...options } = {}) {
      if (!browser) throw new Error('The browser is not running');
      const record = current;
      const context = await browser.newContext({ locale: 'es-AR', ...options });
      context.setDefaultTimeout(WAIT_TIMEOUT_MS);
      record.contexts.push(context);
      context.on('page', (page) => listen(page, new URL(base).hostname, record));
      const page = await context.newPage();
      await prepare?.(page);
      await page.goto(base + path);
      if (wait ?? options.javaScriptEnabled !== false) await hydrated(page);
      return page;
    },
    allowProblems: (pattern) => void current.allowed.push(pattern),
    requestedPaths: () => current.requested,
  };
}
