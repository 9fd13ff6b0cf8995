import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { canInstall, installWithApt } from './apt';
import { programPath } from './chromium';

/** Debian has MiniBrowser in a folder of /usr/lib named after the architecture, Fedora in /usr/libexec. */
const findMiniBrowser = () =>
  ['/usr/libexec', ...readdirSync('/usr/lib').map((folder) => path.join('/usr/lib', folder))]
    .map((folder) => path.join(folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));

/**
 * Returns the path of a program. A missing program is installed with apt-get, if the process may do so. On Ubuntu, which
 * has no package firefox-esr, Firefox has to be installed before.
 * @throws Error that names Debian's package of a missing program
 */
function installedPath(debianPackage: string, find: () => string | undefined): string {
  if (!find() && canInstall()) installWithApt(debianPackage);
  const file = find();
  if (file) return file;
  throw new Error(`A program is missing; on Debian: \`apt-get install ${debianPackage}\`.`);
}

/** Returns the paths of the programs with which the suites test in Firefox and WebKitGTK. */
export const enginePaths = () => ({
  firefox: installedPath('firefox-esr', () => programPath('firefox-esr') ?? programPath('firefox')),
  /** WebDriver server of WebKitGTK. */
  webkitDriver: installedPath('webkit2gtk-driver', () => programPath('WebKitWebDriver')),
  /** WebKitGTK's own browser, which the WebDriver server starts. */
  miniBrowser: installedPath('libwebkit2gtk-4.1-0', findMiniBrowser),
  /** X server without a screen, for the windows of MiniBrowser. */
  xvfb: installedPath('xvfb', () => programPath('Xvfb')),
});
