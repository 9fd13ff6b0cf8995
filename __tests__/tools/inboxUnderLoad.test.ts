import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startInbox } from '../../tools/inbox/server';

const ROOT = join(__dirname, '../..');
const ROUNDS = 2;
const IN_FLIGHT = 400;

let folder: string;
let file: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  file = join(folder, 'bandeja.jsonl');
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function spawnInbox(
  env: NodeJS.ProcessEnv = {},
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/inbox/serve.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', INBOX_FILE: file, INBOX_FAIL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const output = createInterface({ input: child.stdout! });
  for await (const text of output) {
    if (!text.startsWith('http://')) continue;
    child.stdout!.resume();
    return { child, url: text };
  }
  throw new Error('The inbox ended before it listened.');
}

/** The texts that one sender sends, as long as they are different, so that a half is noticed. */
const fieldsOf = (key: string): [string, string][] => [
  ['clave', key],
  ['mensaje', `¡Hola! 👩‍👩‍👧‍👦 ${key} `.repeat(1 + ((key.length * 7 + Number(key.split('-')[1])) % 60))],
];

function encode(key: string): { type: string; body: string } {
  const fields = fieldsOf(key);
  if (Number(key.split('-')[1]) % 2 === 0) {
    return { type: 'application/json', body: JSON.stringify(Object.fromEntries(fields)) };
  }
  const parts = fields.map(
    ([name, value]) =>
      `--limite\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { type: 'multipart/form-data; boundary=limite', body: `${parts.join('')}--limite--\r\n` };
}

/** Sends one message on a connection of its own; true once its ok has been read. */
function send(url: string, key: string): Promise<boolean> {
  const { type, body } = encode(key);
  return new Promise((resolve) => {
    const headers = {
      'Content-Type': type,
      Accept: 'application/json',
      'Content-Length': Buffer.byteLength(body),
    };
    const req = request(url, { method: 'POST', headers, agent: false }, (res) => {
      let answer = '';
      res.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      res.on('error', () => resolve(false));
      res.on('end', () => resolve(res.statusCode === 200 && answer === '{"ok":true}'));
    });
    req.on('error', () => resolve(false));
    req.end(body);
  });
}

function storedKeys(): Map<string, number> {
  const keys = new Map<string, number>();
  if (!existsSync(file)) return keys;
  // What follows the last line end is a line that the kill cut; it was never answered ok.
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  for (const text of lines) {
    const { fields } = JSON.parse(text) as { fields: Record<string, string> };
    expect(Object.entries(fields)).toEqual(fieldsOf(fields.clave!));
    keys.set(fields.clave!, (keys.get(fields.clave!) ?? 0) + 1);
  }
  return keys;
}

test('R-DEV-04: killed at random under load, it has every message that it said ok to, whole and once', async () => {
  const accepted = new Set<string>();
  let cut = 0;
  const lost = (keys: Map<string, number>) => [...accepted].filter((key) => !keys.has(key));
  const twice = (keys: Map<string, number>) => [...keys].filter(([, times]) => times > 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { child, url } = await spawnInbox();
    const killAfter = Math.floor(Math.random() * (IN_FLIGHT / 2));
    const gone = once(child, 'exit');
    let answered = 0;
    const kill = () => child.kill('SIGKILL');
    await Promise.all(
      Array.from({ length: IN_FLIGHT }, async (_, n) => {
        const key = `${round}-${n}`;
        if (await send(url, key)) {
          accepted.add(key);
          answered += 1;
        } else {
          cut += 1;
        }
        if (answered > killAfter) kill();
      }),
    );
    expect(await gone).toEqual([null, 'SIGKILL']);
    const keys = storedKeys();
    expect(lost(keys)).toEqual([]);
    expect(twice(keys)).toEqual([]);
  }
  // It starts again on what the last kill left, and takes messages.
  const { url } = await spawnInbox();
  expect(await send(url, '99-0')).toBe(true);
  const keys = storedKeys();
  expect(keys.get('99-0')).toBe(1);
  expect(lost(keys)).toEqual([]);
  expect(accepted.size).toBeGreaterThanOrEqual(ROUNDS);
  expect(cut).toBeGreaterThan(0);
}, 180_000);

test.each([
  ['INBOX_FAIL', 'quizas'],
  ['PORT', 'puerto'],
])(
  'a bad %s stops it with one line and a failing exit code',
  async (name, value) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/inbox/serve.ts'], {
      cwd: ROOT,
      env: { ...process.env, PORT: '0', INBOX_FILE: file, INBOX_FAIL: '', [name]: value },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(1);
    expect(errors.trimEnd().split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^${name}: "${value}" .* Ejemplo: ${name}=`)),
    ]);
  },
  30_000,
);

test('a busy port stops it with one line and a failing exit code', async () => {
  const inbox = await startInbox({ file, log: () => undefined });
  const { port } = new URL(inbox.url);
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/inbox/serve.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: port, INBOX_FILE: file, INBOX_FAIL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  await inbox.close();
  expect(code).toBe(1);
  expect(errors).toBe(`PORT: el puerto ${port} está ocupado; usá otro. Ejemplo: PORT=4174\n`);
}, 30_000);

test('R-DEV-03: slow bodies are let go with a 408 while others are answered', async () => {
  const inbox = await startInbox({ file, log: () => undefined, bodyTimeoutMs: 300 });
  const port = Number(new URL(inbox.url).port);
  const answers = await Promise.all([
    ...Array.from({ length: 100 }, async () => {
      const socket = connect(port, 'localhost');
      let answer = '';
      socket.on('data', (chunk) => (answer += chunk.toString())).on('error', () => undefined);
      socket.write(
        'POST /_bandeja HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      );
      await once(socket, 'close');
      return answer.slice(0, 12);
    }),
    send(inbox.url, '1-1').then((ok) => `ok ${ok}`),
  ]);
  expect(answers.pop()).toBe('ok true');
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 408']));
  await inbox.close();
}, 30_000);
