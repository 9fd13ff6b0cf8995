import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildInto } from '../../tools/build/buildInto';
import { details } from '../fixedSettings/details';
import { hashFiles } from './hashFiles';

const root = path.resolve(__dirname, '../..');

/** Folder in which later runs find the builds of earlier ones. */
const BUILDS = path.join(root, '.cache/suites');

/** Files and folders that a build reads, without its dependencies. */
const SOURCES = ['.storybook', 'src', 'public', 'tools', 'index.html', 'vite.config.ts'];

/** Returns a hash of the sources, the lock file and the version of Node. */
const hashSources = (): string => hashFiles(root, [...SOURCES, 'package-lock.json']);

let sourcesHash: string | undefined;

/** Returns the text of a module that exports these values. */
export function moduleOf(exports: object): string {
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

const DAY_MS = 86_400_000;

/** Removes builds that are older than a day. */
export function dropOldBuilds(): void {
  if (!existsSync(BUILDS)) return;
  for (const name of readdirSync(BUILDS)) {
    const folder = path.join(BUILDS, name);
    if (Date.now() - statSync(folder).mtimeMs > DAY_MS) rmSync(folder, { recursive: true });
  }
}

/** Settings of every build, whatever the owner has in `src`. jest.config.ts has the same for the suites. */
const fixedFiles = {
  ...Object.fromEntries(
    ['owner', 'business', 'optional'].map((name) => [
      `src/config/${name}.ts`,
      readFileSync(path.join(root, `__tests__/fixedSettings/${name}.ts`), 'utf8'),
    ]),
  ),
  // The fixture imports the list of the details, which visitors do not download.
  'src/config/details.ts': moduleOf({ details }),
};

/** The files of `public` that come with the project; the builds have no file of the owner. */
const SHIPPED = /^(apple-touch-icon|compartir|favicon|icon-)[\w-]*\.\w+$/;

/** Changes to a copy of the project, before the copy is built. */
export interface Changes {
  /** Texts of files, by their path in the project. */
  readonly files?: Readonly<Record<string, string>>;
  /** Paths of copies, with the paths of their originals. */
  readonly copies?: Readonly<Record<string, string>>;
  /** Programs of `tools/` that run in the copy after these changes. */
  readonly programs?: readonly string[];
}

/**
 * Returns a file of the project with edits, for `Changes`.
 * @throws Error if the file has no text that an edit replaces
 */
export function editedFile(
  file: string,
  ...edits: readonly (readonly [from: string | RegExp, to: string])[]
): Record<string, string> {
  let text = readFileSync(path.join(root, file), 'utf8');
  for (const [from, to] of edits) {
    if (!(typeof from === 'string' ? text.includes(from) : from.test(text)))
      throw new Error(`${file} no longer contains «${from}», which a test replaces`);
    text = text.replace(from, () => to);
  }
  return { [file]: text };
}

/** Copies the sources into a folder, with the fixed settings, and changes the copy. */
export async function copyWithChanges(
  folder: string,
  { files = {}, copies = {}, programs = [] }: Changes,
): Promise<void> {
  const isOwners = (file: string) =>
    path.dirname(file) === path.join(root, 'public') && !SHIPPED.test(path.basename(file));
  for (const entry of [...SOURCES, 'package.json', 'tsconfig.json'])
    cpSync(path.join(root, entry), path.join(folder, entry), {
      recursive: true,
      filter: (file) => !isOwners(file),
    });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const [file, text] of Object.entries({ ...fixedFiles, ...files }))
    writeFileSync(path.join(folder, file), text);
  for (const [copy, original] of Object.entries(copies))
    cpSync(path.join(root, original), path.join(folder, copy));
  for (const program of programs) {
    await run([path.join(root, 'node_modules/tsx/dist/cli.mjs'), `tools/${program}`], folder);
  }
}

/** Runs a Node program in a folder. @throws Error with the program's output */
async function run(args: readonly string[], cwd: string, env = process.env): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, args, { cwd, env });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

/** Makes a folder in BUILDS, unless an earlier run has made it. @returns the folder's path */
async function once(name: string, make: (outDir: string) => Promise<void>): Promise<string> {
  const outDir = path.join(BUILDS, name);
  if (existsSync(outDir)) return outDir;
  const unfinished = `${outDir}-${process.pid}`;
  await make(unfinished);
  // Another run may have finished the same build in the meantime.
  if (existsSync(outDir)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, outDir);
  return outDir;
}

/**
 * Builds a copy of the project once for the same sources; later runs take the build from `.cache/suites`.
 * @param variables for the build's environment
 * @param changes made to the copy
 * @returns the folder of the build; tests must not write to it, because later runs reuse it
 * @throws Error with the build's output
 */
export async function build(
  variables: Readonly<Record<string, string>>,
  changes: Changes = {},
): Promise<string> {
  sourcesHash ??= hashSources();
  const key = createHash('sha256')
    .update(sourcesHash)
    .update(JSON.stringify([variables, fixedFiles, changes]));
  return once(key.digest('hex').slice(0, 16), async (outDir) => {
    const copy = `${outDir}.project`;
    try {
      await copyWithChanges(copy, changes);
      await buildInto(outDir, variables, copy);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });
}

/** Builds the site with the fixed settings. */
export const buildSite = (): Promise<string> => build({ FORM_ENDPOINT: '/_bandeja' });

/** Builds the design guide; later runs with the same sources take it from `.cache/suites`. */
export async function buildGuide(): Promise<string> {
  sourcesHash ??= hashSources();
  return once(`guide-${sourcesHash.slice(0, 16)}`, (outDir) => {
    const storybook = path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
    const args = [storybook, 'build', '--output-dir', outDir, '--quiet'];
    // With Jest's NODE_ENV, `test`, Storybook would make a development build.
    return run(args, root, { ...process.env, NODE_ENV: 'production' });
  });
}
