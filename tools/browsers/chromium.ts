import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { settingError } from '../settings/settingError';

/** Chromium's headless shell is first: the suites take about half the time in it. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

const INSTALL_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of a program in a folder of PATH; undefined if no folder has the program. */
export function programPath(name: string): string | undefined {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, file)).find((place) => existsSync(place));
}

/** Returns the path at which Playwright would install Chromium; '' if Playwright has none for this system. */
function playwrightPath(): string {
  try {
    return chromium.executablePath();
  } catch {
    return '';
  }
}

/** Returns the path of Chromium or Chrome: CHROME_PATH, or the first browser that is found; undefined if there is none. */
export const findBrowser = (): string | undefined =>
  process.env.CHROME_PATH ||
  PROGRAMS.map(programPath).find(Boolean) ||
  [...INSTALL_PATHS, playwrightPath()].find((file) => existsSync(file));

/**
 * Returns the path of Chromium or Chrome. Installs nothing.
 * @throws Error with one sentence that says which command installs the browser
 */
export function chromiumPath(): string {
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chromium or Chrome was found: run `npm run install:browser`, or set CHROME_PATH to the path of a browser.',
  );
}

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // The next three arguments switch off requests that Chromium sends for itself and not for a page.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters of the site's typefaces get fractional widths, as on a phone. By default the headless shell
  // rounds these widths to whole px.
  '--font-render-hinting=none',
];

/**
 * Returns the options with which Playwright starts Chromium: with a fontconfig of its own, so that letters look the same on
 * each machine with the same version.
 * @throws Error if no browser is installed
 */
export const chromiumOptions = (...moreArguments: string[]): LaunchOptions => ({
  executablePath: chromiumPath(),
  args: [...chromiumArguments, ...moreArguments],
  env: { ...process.env, FONTCONFIG_FILE: path.resolve('tools/browsers/fonts.conf') },
});

/**
 * Starts Chromium for a command that draws or measures.
 * @throws SettingError if no browser is installed, or CHROME_PATH names none
 */
export function launchChromium(...moreArguments: string[]): Promise<Browser> {
  if (!existsSync(findBrowser() ?? '')) {
    throw settingError(
      'Este comando usa Chrome o Chromium, y en esta computadora no está: instalá Chrome, o corré npm run install:browser, y volvé a probar.',
    );
  }
  return chromium.launch(chromiumOptions(...moreArguments));
}
