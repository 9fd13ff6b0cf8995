import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Fault } from './faults';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Copies the project as it is in the working tree, with the same dependencies.
 * @returns the copy's folder, outside of the project: jest would find its tests there
 */
export function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'site-faults-'));
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    // A file that was deleted and not committed is still listed.
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true, force: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

/** Takes a copy away. */
export const removeProject = (copy: string): void => rmSync(copy, { recursive: true });

/**
 * Puts a fault into a copy of the project.
 * @returns takes it out again
 * @throws Error if the fault no longer applies
 */
export function putIn({ file, from, to }: Fault, copy: string): () => void {
  const place = path.join(copy, file);
  const text = readFileSync(place, 'utf8');
  const count = text.split(from).length - 1;
  if (count !== 1) throw new Error(`${file} has ${count} times what the fault changes: ${from}`);
  writeFileSync(
    place,
    text.replace(from, () => to),
  );
  return () => writeFileSync(place, text);
}
