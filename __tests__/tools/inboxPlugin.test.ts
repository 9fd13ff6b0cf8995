import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(__dirname, '../..');

let root: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inbox-vite-'));
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Sitio</title>');
  writeFileSync(join(root, 'dist/index.html'), '<!doctype html><title>Sitio</title>');
  writeFileSync(
    join(root, 'vite.config.ts'),
    `import { inbox } from ${JSON.stringify(join(ROOT, 'tools/inbox/plugin'))};
     export default { plugins: [inbox()], clearScreen: false };`,
  );
});

afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(root, { recursive: true });
});

/**
 * Starts Vite in a process of its own: Jest's CommonJS cannot load Vite, which is an ES module.
 * @returns the site's origin, and the lines that Vite's process prints
 * @throws Error with what Vite printed, if it does not start
 */
async function startVite(mode: 'dev' | 'preview', env: NodeJS.ProcessEnv = {}) {
  const options = `{ root: ${JSON.stringify(root)}, logLevel: 'error', server: { port: 0 }, preview: { port: 0 } }`;
  const startCode =
    mode === 'dev' ? `(await createServer(${options})).listen()` : `preview(${options})`;
  const program = `
    import { createServer, preview } from ${JSON.stringify(join(ROOT, 'node_modules/vite/dist/node/index.js'))};
    const server = await ${startCode};
    console.log('port ' + server.httpServer.address().port);`;
  child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    env: { ...process.env, INBOX_FAIL: '', INBOX_FILE: '', NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let errors = '';
  child.stderr!.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const output = createInterface({ input: child.stdout! });
  output.on('line', (line) => lines.push(line));
  await Promise.race([once(output, 'line'), once(child, 'exit')]);
  const port = /^port (\d+)$/.exec(lines.shift() ?? '')?.[1];
  if (!port) throw new Error(`Vite did not start: ${errors}`);
  return { site: `http://localhost:${port}`, lines };
}

test.each(['dev', 'preview'] as const)(
  'R-DEV-02, R-DEV-03: vite %s stores messages in bandeja.jsonl in its root folder',
  async (mode) => {
    const { site, lines } = await startVite(mode);
    const url = `${site}/_bandeja`;
    const data = new FormData();
    data.append('ciudad', 'Río Cuarto');
    const response = await fetch(url, {
      method: 'POST',
      body: data,
      headers: { Accept: 'application/json', Origin: 'https://otro.example' },
    });
    expect(await response.json()).toEqual({ ok: true });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const [line] = readFileSync(join(root, 'bandeja.jsonl'), 'utf8').split('\n');
    expect(JSON.parse(line!)).toMatchObject({ fields: { ciudad: 'Río Cuarto' } });

    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: { Origin: 'https://otro.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');

    // Vite's own CORS middleware would let localhost's other ports read the messages.
    const page = await fetch(url, { headers: { Origin: 'http://localhost:1' } });
    expect(page.headers.get('access-control-allow-origin')).toBeNull();
    expect(await page.text()).toContain('Río Cuarto');

    const home = await fetch(site, { headers: { Accept: 'text/html' } });
    expect(await home.text()).toContain('<title>Sitio</title>');
    expect(lines).toEqual([expect.stringMatching(/^bandeja: mensaje .*ciudad: 'Río Cuarto'/)]);
  },
  30_000,
);

test('R-DEV-05: an invalid INBOX_FAIL stops vite preview with one message and without a stack trace', () => {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const preview = spawnSync(process.execPath, [vite, 'preview', '--configLoader', 'runner'], {
    cwd: root,
    env: { ...process.env, NODE_NO_WARNINGS: '1', NO_COLOR: '1', INBOX_FAIL: 'tal vez' },
    encoding: 'utf8',
    // A server that starts would never end.
    timeout: 20_000,
  });
  expect(preview.stderr).toBe(
    'error when starting preview server:\n' +
      'INBOX_FAIL: "tal vez" no es una falla conocida; usá un código de 400 a 599, hang, reset, redirect o html. Ejemplo: INBOX_FAIL=500\n',
  );
  expect(preview.status).toBe(1);
}, 30_000);

test('R-DEV-05: with INBOX_FAIL=503 the inbox of vite preview answers 503', async () => {
  const { site } = await startVite('preview', { INBOX_FAIL: '503' });
  const response = await fetch(`${site}/_bandeja`, {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  });
  expect(response.status).toBe(503);
}, 30_000);
