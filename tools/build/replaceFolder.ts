import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Puts a folder in the place of another one by two renames, so that no program sees a half-written folder.
 * @param target path of the folder that is replaced, if it exists
 * @param finished path of the new folder, in the same file system
 * @throws Error if the file system refuses, as Windows does while a program has a file of the folder open; the old folder is
 * then in its place. tools/run.cjs says so to the owner
 */
export function replaceFolder(target: string, finished: string): void {
  const old = `${target}.old`;
  rmSync(old, { recursive: true, force: true });
  try {
    if (existsSync(target)) renameSync(target, old);
    renameSync(finished, target);
  } catch (error) {
    if (existsSync(old)) renameSync(old, target);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}
