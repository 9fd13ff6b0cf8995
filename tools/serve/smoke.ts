/**
 * `npm run smoke`: runs `npm start` as a person would, asks for a page, sends a form to the inbox and
 * stops it. CI does so on each system.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const onWindows = process.platform === 'win32';
const folder = mkdtempSync(path.join(tmpdir(), 'smoke-'));
const inbox = path.join(folder, 'inbox.jsonl');

const site = spawn('npm', ['start'], {
  // npm is a .cmd file on Windows, which Node starts by a shell only.
  shell: onWindows,
  // A group of its own, so that the signal of Ctrl + C reaches npm's children too.
  detached: !onWindows,
  env: { ...process.env, PORT: '0', INBOX_FILE: inbox },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise<void>((resolve) => site.on('exit', () => resolve()));

function stop(): void {
  if (onWindows) spawnSync('taskkill', ['/pid', String(site.pid), '/T', '/F']);
  else if (site.exitCode === null) process.kill(-site.pid!, 'SIGINT');
}

/** The first address that `npm start` prints. */
const address = new Promise<string>((resolve, reject) => {
  let output = '';
  site.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    output += chunk.toString();
    const found = /Sitio: +(http\S+)\//.exec(output);
    if (found) resolve(found[1]!);
  });
  site.on('exit', () => reject(new Error('npm start ended without an address')));
});

try {
  const origin = await address;
  const page = await fetch(`${origin}/contactanos`);
  if (!page.ok || !(await page.text()).includes('<form')) throw new Error('no form came');
  const body = new FormData();
  body.set('nombre', 'Prueba');
  const answer = await fetch(`${origin}/_bandeja`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`the inbox answered ${answer.status}`);
  if (!readFileSync(inbox, 'utf8').includes('Prueba')) throw new Error('the message is not kept');
} finally {
  stop();
  await ended;
  rmSync(folder, { recursive: true });
}
