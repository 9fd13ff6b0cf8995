import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { settingError } from '../settingError';

/**
 * Puts a folder in the place of another one by two renames, so that no program sees a half-written folder.
 * @param target path of the folder that is replaced, if it exists
 * @param finished path of the new folder, in the same file system
 * @throws SettingError if the file system refuses, as Windows does while a program has a file of the folder open; the old
 * folder is then in its place
 */
export function replaceFolder(target: string, finished: string): void {
  const old = `${target}.old`;
  rmSync(old, { recursive: true, force: true });
  try {
    if (existsSync(target)) renameSync(target, old);
    renameSync(finished, target);
  } catch {
    if (existsSync(old)) renameSync(old, target);
    throw settingError(
      `No se pudo reemplazar ${path.basename(target)}/: otro programa la está usando. Cerralo y volvé a probar.`,
    );
  }
  rmSync(old, { recursive: true, force: true });
}
