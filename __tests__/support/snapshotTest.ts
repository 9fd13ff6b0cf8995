import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentSettings } from '../../tools/build/settings';

const settings = createHash('sha256').update(JSON.stringify(currentSettings)).digest('hex');

/**
 * Returns `test` for comparisons with snapshots, or `test.skip` where the snapshots were made with other
 * settings of the owner's or another browser. `-u` makes them anew.
 * @param file the file that names the settings and the browser of the snapshots
 * @param browser name and version, where the snapshots depend on it
 */
export function testOfKept(file: string, browser = ''): jest.It {
  const ours = `${browser}settings ${settings.slice(0, 8)}`;
  if (process.env.SUITE_UPDATES === 'all') {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${ours}\n`);
  }
  const theirs = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'nothing';
  if (theirs === ours) return test;
  const name = path.relative(path.resolve(__dirname, '..'), file);
  process.stdout.write(`${name}: made with ${theirs}; this is ${ours}. Skipped.\n`);
  return test.skip;
}
