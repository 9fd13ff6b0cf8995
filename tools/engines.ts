import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { canInstall, installWithApt, onPath } from './chromium';

/** Where the programs of the other two engines are. */
export interface EnginePrograms {
  readonly firefox: string;
  /** WebKitGTK's driver, its plain browser, and the screen that it is shown on. */
  readonly webkitDriver: string;
  readonly miniBrowser: string;
  readonly xvfb: string;
}

/** Debian keeps it beside the library, by the machine's kind; others in /usr/libexec. */
const miniBrowser = () =>
  ['/usr/libexec', ...readdirSync('/usr/lib').map((folder) => path.join('/usr/lib', folder))]
    .map((folder) => path.join(folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));

/** A program by its Debian package and how to find it. */
const programs = {
  firefox: ['firefox-esr', () => onPath('firefox-esr') ?? onPath('firefox')],
  webkitDriver: ['webkit2gtk-driver', () => onPath('WebKitWebDriver')],
  miniBrowser: ['webkit2gtk-driver', miniBrowser],
  xvfb: ['xvfb', () => onPath('Xvfb')],
} satisfies Record<keyof EnginePrograms, [string, () => string | undefined]>;

/**
 * Firefox and WebKitGTK; as root on Debian or Ubuntu, installs what is missing.
 * @throws Error with one sentence that says what to install
 */
export function enginePrograms(): EnginePrograms {
  const found = Object.entries(programs).map(([name, [packageName, find]]) => {
    if (!find() && canInstall()) installWithApt(packageName);
    const file = find();
    if (file) return [name, file];
    throw new Error(
      `${name} was not found: install it (Debian: \`apt-get install ${packageName}\`).`,
    );
  });
  return Object.fromEntries(found) as EnginePrograms;
}
