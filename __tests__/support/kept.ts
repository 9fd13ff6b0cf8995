import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentSettings } from '../../tools/build/settings';

const settings = createHash('sha256').update(JSON.stringify(currentSettings)).digest('hex');

/**
 * Whether what a suite keeps was made with the owner's settings of now; if not, it says that it is
 * skipped. A renewal (`-u`) makes it so.
 * @param file where the suite notes what it was made with
 * @param browser what else it was made with, or nothing
 */
export function isKeptFor(file: string, browser = ''): boolean {
  const ours = `${browser}settings ${settings.slice(0, 8)}`;
  if (process.env.SUITE_UPDATES === 'all') writeFileSync(file, `${ours}\n`);
  const theirs = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'nothing';
  if (theirs === ours) return true;
  const name = path.relative(path.resolve(__dirname, '..'), file);
  process.stdout.write(`${name}: made with ${theirs}; this is ${ours}. Skipped.\n`);
  return false;
}
