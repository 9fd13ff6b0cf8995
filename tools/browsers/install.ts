/**
 * Installs the browser of the suites if it is missing: as root with apt-get Debian's packages, else, with the
 * argument `always`, Playwright's Chromium in the user's cache. Never fails: without a browser only the browser
 * suites fail, and say why.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstall, installWithApt } from './apt';
import { findBrowser } from './chromium';

/** Debian's folder of the Liberation fonts. Liberation Sans has the metrics of Arial. */
const LIBERATION_FONTS = '/usr/share/fonts/truetype/liberation';

if (canInstall()) {
  // The site's first fallback font is Liberation Sans or Arial. With another font, lines may break at other
  // places.
  if (!existsSync(LIBERATION_FONTS)) installWithApt('fonts-liberation');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!findBrowser()) installWithApt(name);
  }
}
if (process.argv.includes('always') && !findBrowser() && process.env.INSTALL_BROWSER !== '0') {
  const command = ['node_modules/playwright-core/cli.js', 'install', 'chromium'];
  spawnSync(process.execPath, command, { stdio: 'inherit' });
}
