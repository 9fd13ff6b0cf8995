import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Where the suites find the servers and the build of the global setup. */
export interface Addresses {
  /** The production build with its inbox on the same origin. */
  readonly site: string;
  /** The folder of that build. */
  readonly siteFolder: string;
  /** The production build whose forms post to another origin. */
  readonly otherSite: string;
  /** The form endpoint of that build; submitFaults.test.ts starts a service there. */
  readonly otherEndpoint: string;
  /** The development build, without a policy: React logs hydration mismatches there. */
  readonly development: string;
}

const VARIABLE = 'SUITE_ADDRESSES';

/**
 * Shares addresses with the suites, which run in other processes. Those that another project's setup has shared stay,
 * unless this one shares its own.
 */
export function shareAddresses(added: Partial<Addresses>): void {
  process.env[VARIABLE] = JSON.stringify({ ...addresses(), ...added });
}

/** Returns the addresses that the global setup shared. */
export function addresses(): Addresses {
  return JSON.parse(process.env[VARIABLE] ?? '{}') as Addresses;
}

/** A server that `serve` started. */
export interface RunningServer {
  readonly url: string;
  readonly process: ChildProcess;
}

/** The local server of `npm run preview`, as arguments of Node. */
const PREVIEW = ['--import', 'tsx', 'tools/serve/start.ts'];

/**
 * Starts a server on a free port, and resolves when it prints its address.
 * @param args arguments of Node
 * @param cwd folder of the project that the program serves
 */
export function serve(
  variables: NodeJS.ProcessEnv,
  args: readonly string[] = PREVIEW,
  cwd = root,
): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    cwd,
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
    child.on('exit', () => reject(new Error(`The server stopped:\n${output}`)));
  });
}

/** Stops a program that `serve` started; does nothing if it never started. */
export function stop(server?: RunningServer): void {
  // Without this, `serve` would reject because its program exits.
  server?.process.removeAllListeners('exit');
  server?.process.kill();
}
