import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { canInstall, installWithApt } from './apt';
import { programPath } from './chromium';

const foldersIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];

/** Debian has MiniBrowser in a folder of /usr/lib named after the architecture, Fedora in /usr/libexec. */
const findMiniBrowser = () =>
  ['/usr/libexec', ...foldersIn('/usr/lib')]
    .map((folder) => path.join(folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));

/** The programs with which the suites test in Firefox and WebKitGTK: Debian's package of each, and where it is. */
const programs = {
  firefox: {
    debianPackage: 'firefox-esr',
    find: () => programPath('firefox-esr') ?? programPath('firefox'),
  },
  /** WebDriver server of WebKitGTK. */
  webkitDriver: {
    debianPackage: 'webkit2gtk-driver',
    find: () => programPath('WebKitWebDriver'),
  },
  /** WebKitGTK's own browser, which the WebDriver server starts. */
  miniBrowser: { debianPackage: 'libwebkit2gtk-4.1-0', find: findMiniBrowser },
  /** X server without a screen, for the windows of MiniBrowser. */
  xvfb: { debianPackage: 'xvfb', find: () => programPath('Xvfb') },
};

/** Returns Debian's packages of the programs that are missing. Installs nothing. */
export const missingPackages = (): string[] =>
  Object.values(programs)
    .filter(({ find }) => !find())
    .map(({ debianPackage }) => debianPackage);

/**
 * Returns the path of a program. A missing program is installed with apt-get, if the process may do so. On Ubuntu, which
 * has no package firefox-esr, Firefox has to be installed before.
 * @throws Error that names Debian's package of a missing program
 */
function installedPath(name: keyof typeof programs): string {
  const { debianPackage, find } = programs[name];
  if (!find() && canInstall()) installWithApt(debianPackage);
  const file = find();
  if (file) return file;
  throw new Error(`A program is missing; on Debian: \`apt-get install ${debianPackage}\`.`);
}

/** Returns the paths of the programs with which the suites test in Firefox and WebKitGTK. */
export const enginePaths = () => ({
  firefox: installedPath('firefox'),
  webkitDriver: installedPath('webkitDriver'),
  miniBrowser: installedPath('miniBrowser'),
  xvfb: installedPath('xvfb'),
});
