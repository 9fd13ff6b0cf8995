import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentSettings } from '../../tools/build/settings';

const settings = createHash('sha256').update(JSON.stringify(currentSettings)).digest('hex');

/**
 * Returns `test` for comparisons with snapshots, or `test.skip` if they were made with other settings
 * of the owner or with another browser. With `-u` it records the settings and the browser anew.
 * @param file the file that records the settings and the browser of the snapshots
 * @param browser name and version, where the snapshots depend on it
 */
export function snapshotTest(file: string, browser = ''): jest.It {
  const current = `${browser}settings ${settings.slice(0, 8)}`;
  if (process.env.SUITE_UPDATES === 'all') {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${current}\n`);
  }
  const recorded = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'nothing';
  if (recorded === current) return test;
  const name = path.relative(path.resolve(__dirname, '..'), file);
  process.stdout.write(`${name}: made with ${recorded}; this is ${current}. Skipped.\n`);
  return test.skip;
}
