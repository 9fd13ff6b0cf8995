import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Makes an empty folder, which is removed at the end of the suite. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'suite-'));
  folders.push(folder);
  return folder;
}
