import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const PACKAGE = '@sparticuz/chromium';

/**
 * The package's version for each Chromium, and its SHA-512: no lock file covers what is fetched on
 * demand.
 */
const packages = {
  92: [
    '92.0.0',
    'xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
  ],
  109: [
    '109.0.6',
    '9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  ],
  119: [
    '119.0.2',
    'VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
  ],
  131: [
    '131.0.1',
    'VfmHkQmb/Px0zjwdSQwjRMwFw63Qfj+g4Giumz4jiAGEpXHgIZk6xEwlUz6yiUHVDveK2TEgMR2MR6I3okOE7w==',
  ],
} as const;

/** Major version of an old Chromium that can be fetched. */
export type OldChromium = keyof typeof packages;

/** All versions, oldest first. */
export const oldChromiums = Object.keys(packages).map(Number) as OldChromium[];

const folder = path.resolve('.cache/engines');

/** Fetches the package with npm and unpacks the browser from it, in a temporary folder. */
function fetchInto(temporary: string, chromium: OldChromium): string {
  const [version, sha512] = packages[chromium];
  // With a pipe, errors of npm go into the exception and not to the screen.
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: temporary, stdio: 'pipe' });
  run('npm', 'pack', `${PACKAGE}@${version}`, '--silent');
  const archive = path.join(temporary, `sparticuz-chromium-${version}.tgz`);
  const hash = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (hash !== sha512) throw new Error(`${PACKAGE}@${version} has an unknown hash: ${hash}`);
  run('tar', '-xzf', archive, 'package/bin/chromium.br');
  const program = path.join(temporary, 'chromium');
  const packed = readFileSync(path.join(temporary, 'package/bin/chromium.br'));
  writeFileSync(program, brotliDecompressSync(packed), { mode: 0o755 });
  return program;
}

/**
 * Returns the program of an old Chromium. The first call fetches it into `.cache/engines` with npm
 * (50 to 66 MB, unpacked 150 to 185 MB).
 * @throws Error on other systems than Linux on x64, and without npm's registry
 */
export function oldChromiumPath(version: OldChromium): string {
  const program = path.join(folder, `chromium-${version}`);
  if (existsSync(program)) return program;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`no build for ${process.platform} on ${process.arch}`);
  }
  mkdirSync(folder, { recursive: true });
  const temporary = mkdtempSync(path.join(folder, 'unpacking-'));
  try {
    // Moved when it is complete, so that an interrupted run leaves no partial program.
    renameSync(fetchInto(temporary, version), program);
  } finally {
    rmSync(temporary, { recursive: true });
  }
  return program;
}
