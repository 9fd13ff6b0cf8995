/**
 * Installs the browser of the suites if it is missing: as root with apt-get Debian's packages, else, with the
 * argument `always`, Playwright's Chromium in the user's cache. Never fails: without a browser only the browser
 * suites fail, and say why.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canInstall, installWithApt } from './apt';
import { findBrowser, HEADLESS_SHELLS, programPath } from './chromium';

/** Debian's folder of the Liberation fonts. Liberation Sans has the metrics of Arial. */
const LIBERATION_FONTS = '/usr/share/fonts/truetype/liberation';

const isAsked = process.argv.includes('always');

if (canInstall()) {
  // The site's first fallback font is Liberation Sans or Arial. With another font, lines may break at other
  // places.
  if (!existsSync(LIBERATION_FONTS)) installWithApt('fonts-liberation');
  const hasShell = process.env.CHROME_PATH || HEADLESS_SHELLS.some(programPath);
  if (!hasShell) installWithApt('chromium-headless-shell');
  // The scripts `images` and `fonts` need Chromium. The suites also run in Chromium, if apt-get has no
  // headless shell.
  if (isAsked || !findBrowser('suites')) {
    if (!findBrowser('rendering')) installWithApt('chromium');
  }
}
if (isAsked && !findBrowser('rendering') && process.env.INSTALL_BROWSER !== '0') {
  const folder = path.dirname(
    createRequire(import.meta.url).resolve('playwright-core/package.json'),
  );
  const cli = path.join(folder, 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
}
