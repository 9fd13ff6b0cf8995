import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { canInstall, installWithApt, onPath } from './chromium';

/** The paths of the programs that run Firefox and WebKitGTK. */
export interface EnginePrograms {
  readonly firefox: string;
  readonly webkitDriver: string;
  readonly miniBrowser: string;
  readonly xvfb: string;
}

/** Returns WebKitGTK's browser: Debian has it in a folder of /usr/lib named after the architecture, others in /usr/libexec. */
const miniBrowser = () =>
  ['/usr/libexec', ...readdirSync('/usr/lib').map((folder) => path.join('/usr/lib', folder))]
    .map((folder) => path.join(folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));

/** The Debian package of each program, and how to find the program. */
const programs = {
  firefox: ['firefox-esr', () => onPath('firefox-esr') ?? onPath('firefox')],
  webkitDriver: ['webkit2gtk-driver', () => onPath('WebKitWebDriver')],
  miniBrowser: ['webkit2gtk-driver', miniBrowser],
  xvfb: ['xvfb', () => onPath('Xvfb')],
} satisfies Record<keyof EnginePrograms, [string, () => string | undefined]>;

/**
 * Returns the programs of Firefox and WebKitGTK; as root on Debian or Ubuntu, installs missing ones.
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
