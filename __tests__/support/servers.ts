import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

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

/** A hash of everything that a build is made of, this machine's Node included. */
function hashSources(): string {
  const hash = createHash('sha256').update(process.version);
  const add = (place: string): void => {
    const file = path.join(root, place);
    if (!statSync(file).isDirectory()) return void hash.update(place).update(readFileSync(file));
    for (const name of readdirSync(file).toSorted()) add(path.join(place, name));
  };
  for (const place of [
    'src',
    'public',
    'tools',
    'index.html',
    'vite.config.ts',
    'package-lock.json',
  ])
    add(place);
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

/**
 * Builds the site once for the same sources and settings; later runs take it from `.cache/suites`.
 * @param variables for the build's environment
 * @returns the folder, which is not to be written to; rejects with the build's own words
 */
export async function build(variables: Readonly<Record<string, string>>): Promise<string> {
  sources ??= hashSources();
  const key = createHash('sha256').update(sources).update(JSON.stringify(variables));
  const outDir = path.join(BUILDS, key.digest('hex').slice(0, 16));
  if (existsSync(outDir)) return outDir;
  const unfinished = `${outDir}-${process.pid}`;
  const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: unfinished, ...variables };
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--configLoader', 'runner', '--emptyOutDir'];
  try {
    await promisify(execFile)(process.execPath, args, { cwd: root, env });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The build failed:\n${stdout}${stderr}`, { cause: error });
  }
  rmSync(`${unfinished}.server`, { recursive: true, force: true });
  // Another run may have been faster.
  if (existsSync(outDir)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, outDir);
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
