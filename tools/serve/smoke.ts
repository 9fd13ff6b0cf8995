/**
 * `npm run smoke`: runs `npm start` as a developer does, checks the site as its owner does, with a message of each form to
 * the inbox, and stops the server. CI runs it on Linux, macOS and Windows.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const onWindows = process.platform === 'win32';
const folder = mkdtempSync(path.join(tmpdir(), 'smoke-'));
/** With the local inbox, so that no form service gets a message. */
const env = {
  ...process.env,
  PORT: '0',
  FORM_ENDPOINT: '/_bandeja',
  INBOX_FILE: path.join(folder, 'inbox.jsonl'),
};

const site = spawn('npm', ['start'], {
  // On Windows npm is a .cmd file, which Node can only start through a shell.
  shell: onWindows,
  // npm gets a process group of its own, so that `stop` can send SIGINT to npm and to its child processes.
  detached: !onWindows,
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise<void>((resolve) => site.on('exit', () => resolve()));

function stop(): void {
  if (onWindows) spawnSync('taskkill', ['/pid', String(site.pid), '/T', '/F']);
  else if (site.exitCode === null) process.kill(-site.pid!, 'SIGINT');
}

/** Origin of the site, from the output of `npm start`. */
const printedOrigin = new Promise<string>((resolve, reject) => {
  let output = '';
  site.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    output += chunk.toString();
    const found = /Sitio: +(http\S+)\//.exec(output);
    if (found) resolve(found[1]!);
  });
  site.on('exit', () =>
    reject(new Error('npm start ended without printing the address of the site')),
  );
});

try {
  const origin = await printedOrigin;
  const check = ['run', 'release', '--', '--check', origin, '--send'];
  const { status } = spawnSync('npm', check, { shell: onWindows, env, stdio: 'inherit' });
  if (status !== 0) throw new Error('the check of the site has found a fault');
} finally {
  stop();
  await ended;
  rmSync(folder, { recursive: true });
}
