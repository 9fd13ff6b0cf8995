import { spawnSync } from 'node:child_process';
import { programPath } from './chromium';

/** Whether this process may install packages: as root with apt-get, unless INSTALL_BROWSER is 0. */
export const canInstall = (): boolean =>
  process.env.INSTALL_BROWSER !== '0' &&
  process.getuid?.() === 0 &&
  programPath('apt-get') !== undefined;

/** Installs a package with apt-get. Prints the package's name and apt-get's errors, but throws none. */
export function installWithApt(name: string): void {
  console.log(`Installing the package ${name} with apt-get (INSTALL_BROWSER=0 turns this off)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', name]]) {
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}
