import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { canInstall, installWithApt } from './apt';
import { programPath } from './chromium';

/** Paths of the programs with which the suites test in Firefox and WebKitGTK. */
interface EnginePaths {
  readonly firefox: string;
  /** WebDriver server of WebKitGTK. */
  readonly webkitDriver: string;
  /** WebKitGTK's own browser, which the WebDriver server starts. */
  readonly miniBrowser: string;
  /** X server without a screen, for the windows of MiniBrowser. */
  readonly xvfb: string;
}

interface Program {
  readonly name: string;
  readonly debianPackage: string;
  readonly find: () => string | undefined;
}

/** Debian has MiniBrowser in a folder of /usr/lib named after the architecture, Fedora in /usr/libexec. */
const findMiniBrowser = () =>
  ['/usr/libexec', ...readdirSync('/usr/lib').map((folder) => path.join('/usr/lib', folder))]
    .map((folder) => path.join(folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));

const programs: Readonly<Record<keyof EnginePaths, Program>> = {
  firefox: {
    name: 'Firefox',
    debianPackage: 'firefox-esr',
    find: () => programPath('firefox-esr') ?? programPath('firefox'),
  },
  webkitDriver: {
    name: 'WebKitWebDriver',
    debianPackage: 'webkit2gtk-driver',
    find: () => programPath('WebKitWebDriver'),
  },
  miniBrowser: {
    name: 'MiniBrowser',
    debianPackage: 'libwebkit2gtk-4.1-0',
    find: findMiniBrowser,
  },
  xvfb: { name: 'Xvfb', debianPackage: 'xvfb', find: () => programPath('Xvfb') },
};

/**
 * Returns the paths of the programs. If the process may install packages, this function installs missing programs
 * with apt-get. On Ubuntu, which has no package firefox-esr, Firefox has to be installed before.
 * @throws Error that names a missing program and its Debian package
 */
export function enginePaths(): EnginePaths {
  const paths = Object.entries(programs).map(([key, { name, debianPackage, find }]) => {
    if (!find() && canInstall()) installWithApt(debianPackage);
    const file = find();
    if (file) return [key, file];
    throw new Error(
      `${name} was not found. Install it; on Debian: \`apt-get install ${debianPackage}\`.`,
    );
  });
  return Object.fromEntries(paths) as EnginePaths;
}
