import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildInto } from '../../tools/build/buildInto';

const root = path.resolve(__dirname, '../..');

/** Where builds are kept from one run to the next. */
const BUILDS = path.join(root, '.cache/suites');

/** Where the suites' servers are; filled by the global setup. */
export interface Addresses {
  /** The production build with its inbox on the same origin. */
  readonly site: string;
  /** The production build whose forms post to another origin. */
  readonly crossSite: string;
  /** The inbox on that other origin, `http://localhost:NNNN/_bandeja`. */
  readonly crossInbox: string;
  /** The production build whose forms post to the service that misbehaves as it is told. */
  readonly faultSite: string;
  /** Where that service takes forms. */
  readonly faultEndpoint: string;
  /** Where `faultControl` speaks to it. */
  readonly faultControl: string;
  /** A development build of the finished pages, without a policy: React warns there. */
  readonly development: string;
}

const VARIABLE = 'SUITE_ADDRESSES';

/** Lets the suites, which run in other processes, know the addresses. */
export function publish(addresses: Addresses): void {
  process.env[VARIABLE] = JSON.stringify(addresses);
}

/** The addresses that the global setup published. */
export function addresses(): Addresses {
  return JSON.parse(process.env[VARIABLE] ?? '{}') as Addresses;
}

/** What a build is made of, beside its dependencies. */
const SOURCES = ['.storybook', 'src', 'public', 'tools', 'index.html', 'vite.config.ts'];

/** A hash of everything that a build is made of, this machine's Node included. */
function hashSources(): string {
  const hash = createHash('sha256').update(process.version);
  const add = (place: string): void => {
    const file = path.join(root, place);
    if (!statSync(file).isDirectory()) return void hash.update(place).update(readFileSync(file));
    for (const name of readdirSync(file).toSorted()) add(path.join(place, name));
  };
  for (const place of [...SOURCES, 'package-lock.json']) add(place);
  return hash.digest('hex');
}

let sources: string | undefined;

const DAY_MS = 86_400_000;

/** Takes away the builds that nobody has made for a day. */
export function dropOldBuilds(): void {
  if (!existsSync(BUILDS)) return;
  for (const name of readdirSync(BUILDS)) {
    const folder = path.join(BUILDS, name);
    if (Date.now() - statSync(folder).mtimeMs > DAY_MS) rmSync(folder, { recursive: true });
  }
}

/** What somebody changes in the project before it is built. */
export interface Changes {
  /** Texts of files, from the project's folder. */
  readonly files: Readonly<Record<string, string>>;
  /** Programs of `tools/` that are run after that, as a person would by hand. */
  readonly programs: readonly string[];
}

/** Copies all that a build is made of. */
export function copySources(folder: string): void {
  for (const place of [...SOURCES, 'package.json', 'tsconfig.json'])
    cpSync(path.join(root, place), path.join(folder, place), { recursive: true });
}

/** A copy of all that a build is made of, with changes. */
async function changedCopy(folder: string, { files, programs }: Changes): Promise<void> {
  copySources(folder);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  for (const program of programs) {
    await run([path.join(root, 'node_modules/tsx/dist/cli.mjs'), `tools/${program}`], folder);
  }
}

/** Runs a program of Node's in a folder; rejects with what it printed. */
async function run(args: readonly string[], cwd: string, env = process.env): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, args, { cwd, env });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

/**
 * Builds the site once for the same sources and settings; later runs take it from `.cache/suites`.
 * @param variables for the build's environment
 * @param changes made to a copy of the project, which is built instead
 * @returns the folder, which is not to be written to; rejects with the build's own words
 */
export async function build(
  variables: Readonly<Record<string, string>>,
  changes?: Changes,
): Promise<string> {
  sources ??= hashSources();
  const key = createHash('sha256')
    .update(sources)
    .update(JSON.stringify([variables, changes]));
  const outDir = path.join(BUILDS, key.digest('hex').slice(0, 16));
  if (existsSync(outDir)) return outDir;
  const unfinished = `${outDir}-${process.pid}`;
  const copy = `${unfinished}.project`;
  try {
    if (changes) await changedCopy(copy, changes);
    await buildInto(unfinished, variables, changes ? copy : root);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  // Another run may have been faster.
  if (existsSync(outDir)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, outDir);
  return outDir;
}

/** Builds the design guide; later runs with the same sources take it from `.cache/suites`. */
export async function buildGuide(): Promise<string> {
  sources ??= hashSources();
  const outDir = path.join(BUILDS, `guide-${sources.slice(0, 16)}`);
  if (!existsSync(outDir)) {
    const unfinished = `${outDir}-${process.pid}`;
    const storybook = path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
    // Jest's own NODE_ENV would make it a development build.
    await run([storybook, 'build', '--output-dir', unfinished, '--quiet'], root, {
      ...process.env,
      NODE_ENV: 'production',
    });
    renameSync(unfinished, outDir);
  }
  return outDir;
}

/** A temporary folder of this run's. */
export function temporaryFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'site-'));
}

/** A program of `tools/` that serves something. */
export interface Served {
  readonly url: string;
  readonly process: ChildProcess;
}

/** Starts a program of `tools/` on a free port and waits for the first address that it prints. */
export function serve(program: string, variables: NodeJS.ProcessEnv): Promise<Served> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join('tools', program)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const url = output.match(/http:\/\/localhost:\d+[^\s]*/)?.[0];
      if (url) resolve({ url: url.replace(/\/$/, ''), process: child });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(`${program} stopped:\n${output}`)));
  });
}

/** Stops a program that `serve` started, if it has. */
export function stop(served?: Served): void {
  // `serve` rejects when its program exits.
  served?.process.removeAllListeners('exit');
  served?.process.kill();
}
