import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const PACKAGE = '@sparticuz/chromium';

/**
 * Version and SHA-512 of the npm package for each version of Chromium. The package is downloaded on demand, so
 * package-lock.json does not contain its hash.
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

type OldChromium = keyof typeof packages;

export const oldChromiums = Object.keys(packages).map(Number) as OldChromium[];

const folder = path.resolve('.cache/engines');

/** Downloads the package with npm and returns the packed browser in it. */
function download(chromium: OldChromium): Buffer {
  const [version, sha512] = packages[chromium];
  // `pipe` puts npm's error output into the exception, whose message the suite prints.
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: 'pipe', maxBuffer: 2 ** 28 });
  const name = run('npm', 'pack', `${PACKAGE}@${version}`, '--silent').toString().trim();
  const archive = path.join(folder, name);
  try {
    const hash = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (hash !== sha512) throw new Error(`${PACKAGE}@${version} has an unknown hash: ${hash}`);
    return run('tar', '-xzOf', name, 'package/bin/chromium.br');
  } finally {
    rmSync(archive);
  }
}

/**
 * Returns the path of an old Chromium. The first call for a version downloads 50 to 66 MB with npm and
 * unpacks the browser into `.cache/engines`, where the browser needs 150 to 185 MB.
 * @throws Error if the system is not Linux on x64, or if the download fails
 */
export function oldChromiumPath(version: OldChromium): string {
  const program = path.join(folder, `chromium-${version}`);
  if (existsSync(program)) return program;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`no build for ${process.platform} on ${process.arch}`);
  }
  mkdirSync(folder, { recursive: true });
  // The program gets its final path only when it is complete. Otherwise a later run could start an incomplete
  // program.
  const unfinished = `${program}.${process.pid}`;
  writeFileSync(unfinished, brotliDecompressSync(download(version)), { mode: 0o755 });
  renameSync(unfinished, program);
  return program;
}
