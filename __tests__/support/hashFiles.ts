import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Hashes files, and folders with all that is in them, and the version of Node.
 * @param root the folder in which they are
 * @param entries their paths in this folder
 */
export function hashFiles(root: string, entries: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  const add = (entry: string): void => {
    const file = path.join(root, entry);
    if (!statSync(file).isDirectory()) return void hash.update(entry).update(readFileSync(file));
    for (const name of readdirSync(file).toSorted()) add(path.join(entry, name));
  };
  for (const entry of entries) add(entry);
  return hash.digest('hex');
}
