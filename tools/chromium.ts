import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where a program is that can be called by its name. */
export function onPath(name: string): string | undefined {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, file)).find(isExecutable);
}

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * What a browser is for: `page` is one as visitors have it, for what is measured and drawn; `suites`
 * may be the shell without a window's own pages, in which the suites take half the time.
 */
export type Purpose = 'page' | 'suites';

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

const fullBrowser = (): string | undefined =>
  [...NAMES.map(onPath), ...APPLICATIONS, playwrightsOwn()].find(
    (file): file is string => file !== undefined && existsSync(file),
  );

/** A Chromium or Chrome that is already here: CHROME_PATH, the usual names, playwright's own. */
const find = (purpose: Purpose): string | undefined =>
  process.env.CHROME_PATH ||
  (purpose === 'suites' ? SHELLS.map(onPath).find(Boolean) : undefined) ||
  fullBrowser();

/** Arial's twin: the typefaces' stand-ins are fitted to it, and lines break elsewhere without it. */
const LIBERATION = '/usr/share/fonts/truetype/liberation';

/** Whether programs that are missing may be installed: as root on Debian or Ubuntu. */
export const canInstall = (): boolean =>
  process.getuid?.() === 0 && onPath('apt-get') !== undefined;

/** Installs a package of the distribution's. */
export function installWithApt(name: string): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', name]]) {
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

/**
 * The browser that the tools drive, or the suites. As root on Debian or Ubuntu, where it or the fonts
 * that visitors' machines have are missing, installs the distribution's packages.
 * @returns its path
 * @throws Error with one sentence that says what to install
 */
export function chromiumPath(purpose: Purpose = 'page'): string {
  if (canInstall()) {
    if (!existsSync(LIBERATION)) installWithApt('fonts-liberation');
    const hasShell = process.env.CHROME_PATH || SHELLS.some(onPath);
    if (purpose === 'suites' && !hasShell) installWithApt('chromium-headless-shell');
    // Ubuntu has no shell by that name.
    if (!find(purpose)) installWithApt('chromium');
  }
  const installed = find(purpose);
  if (installed) return installed;
  throw new Error(
    'No Chromium or Chrome was found: install one (Debian and Ubuntu: `apt-get install chromium`) or set CHROME_PATH to it.',
  );
}

/** Switches for a headless browser that speaks to nobody but the pages that it is given. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As on a phone: letters as wide as they are drawn by their makers. The shell would round them.
  '--font-render-hinting=none',
];
