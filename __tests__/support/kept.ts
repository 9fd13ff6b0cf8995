import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentSettings } from '../../tools/build/settings';

const settings = createHash('sha256').update(JSON.stringify(currentSettings)).digest('hex');

/**
 * The `test` of comparisons with what was kept: skipped, which jest counts in its closing lines, where that
 * was made with other settings of the owner's or by another browser. A renewal (`-u`) keeps it anew.
 * @param file where the suite notes what it was made with
 * @param browser what else it was made with, or nothing
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
