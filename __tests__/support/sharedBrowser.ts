import { chromium, type Browser, type BrowserServer } from 'playwright-core';
import { chromiumOptions } from '../../tools/browsers/chromium';

declare global {
  var suiteBrowserServer: BrowserServer | undefined;
}

/** Whether a person watches: the browser is visible, and slow. */
const isHeaded = Boolean(process.env.HEADED);

/** Pause before each step of a test that a person watches, in ms. */
const SLOW_MO_MS = 500;

/** Starts the browser of a run, which all suites share; each test has a context of its own. */
export async function startSharedBrowser(): Promise<void> {
  // `--selectProjects main browser` runs the global setups of two projects.
  if (globalThis.suiteBrowserServer) return;
  globalThis.suiteBrowserServer = await chromium.launchServer({
    host: '127.0.0.1',
    headless: !isHeaded,
    ...chromiumOptions(),
  });
  process.env.SUITE_BROWSER = globalThis.suiteBrowserServer.wsEndpoint();
}

/** Connects a suite, which runs in another process, to the browser of the run. */
export const connectToBrowser = (): Promise<Browser> =>
  chromium.connect(process.env.SUITE_BROWSER!, { slowMo: isHeaded ? SLOW_MO_MS : 0 });
