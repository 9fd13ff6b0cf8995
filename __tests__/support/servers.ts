import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

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

/** Builds the site; `variables` go to the build's environment. */
export function build(outDir: string, variables: NodeJS.ProcessEnv = {}): void {
  const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: outDir, ...variables };
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const result = spawnSync(
    process.execPath,
    [vite, 'build', '--configLoader', 'runner', '--emptyOutDir'],
    {
      cwd: root,
      env,
      encoding: 'utf8',
    },
  );
  if (result.status !== 0) throw new Error(`The build failed:\n${result.stdout}${result.stderr}`);
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
