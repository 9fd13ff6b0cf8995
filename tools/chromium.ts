import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium without a window, in which the suites take half the time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Returns the path of a program in PATH. */
export function onPath(name: string): string | undefined {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, file)).find((place) => existsSync(place));
}

/** Returns the browser that Playwright has installed. */
function playwrightBrowser(): string {
  try {
    return chromium.executablePath();
  } catch {
    return '';
  }
}

/**
 * What a browser is used for: `page` is a browser like a visitor's, for measuring and drawing; `suites` may
 * be the headless shell.
 */
export type Purpose = 'page' | 'suites';

/** Returns an installed Chromium or Chrome: CHROME_PATH, the usual names and places, Playwright's own. */
const find = (purpose: Purpose): string | undefined =>
  process.env.CHROME_PATH ||
  (purpose === 'suites' ? SHELLS.map(onPath).find(Boolean) : undefined) ||
  NAMES.map(onPath).find(Boolean) ||
  [...APPLICATIONS, playwrightBrowser()].find((file) => existsSync(file));

/** The font with Arial's metrics: the fallback fonts are fitted to it, and lines break elsewhere without it. */
const LIBERATION = '/usr/share/fonts/truetype/liberation';

/** Tells whether missing programs may be installed: as root on Debian or Ubuntu. */
export const canInstall = (): boolean =>
  process.getuid?.() === 0 && onPath('apt-get') !== undefined;

/** Installs a package of Debian or Ubuntu. */
export function installWithApt(name: string): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', name]]) {
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

/**
 * Returns the path of the browser. As root on Debian or Ubuntu, installs the browser and the fonts that
 * visitors' machines have, where they are missing.
 * @throws Error with one sentence that says what to install
 */
export function chromiumPath(purpose: Purpose = 'page'): string {
  if (canInstall()) {
    if (!existsSync(LIBERATION)) installWithApt('fonts-liberation');
    const hasShell = process.env.CHROME_PATH || SHELLS.some(onPath);
    if (purpose === 'suites' && !hasShell) installWithApt('chromium-headless-shell');
    // Ubuntu has no package of that name.
    if (!find(purpose)) installWithApt('chromium');
  }
  const installed = find(purpose);
  if (installed) return installed;
  throw new Error(
    'No Chromium or Chrome was found: install one (Debian and Ubuntu: `apt-get install chromium`) or set CHROME_PATH to it.',
  );
}

/** Switches of a headless browser that sends no requests of its own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Unrounded widths of letters, as on a phone. The headless shell would round them.
  '--font-render-hinting=none',
];

/** Starts a browser like a visitor's, for measuring and drawing. */
export const launchChromium = (...more: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments, ...more] });
