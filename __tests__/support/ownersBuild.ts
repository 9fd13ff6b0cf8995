import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildInto } from '../../tools/build/buildInto';
import { copySources } from './servers';

const root = path.resolve(__dirname, '../..');

/** A project as an owner has it: what a build reads, to be written over. */
export interface OwnersProject {
  readonly folder: string;
  /** Writes over what a pattern finds in one of its files. */
  change(file: string, from: RegExp, to: string): void;
  /** Builds it; returns the folder of the site. */
  build(variables: Readonly<Record<string, string>>): Promise<string>;
  remove(): void;
}

/** Copies what a build reads, within the project so that its packages are found. */
export function copyProject(): OwnersProject {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'owner-'));
  copySources(folder);
  return {
    folder,
    change(file, from, to) {
      const place = path.join(folder, file);
      const text = readFileSync(place, 'utf8');
      if (!from.test(text)) throw new Error(`${file} has no ${from}`);
      writeFileSync(
        place,
        text.replace(from, () => to),
      );
    },
    async build(variables) {
      const outDir = path.join(folder, 'dist');
      await buildInto(outDir, variables, folder);
      return outDir;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
