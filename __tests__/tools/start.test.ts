import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
const server = createServer();

const runScript = (script: string, env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, ['tools/run.cjs', script], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_NO_WARNINGS: '1', OUT_DIR: folder, ...env },
  });

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('R-DEV-14: the message of `npm start` for a used port names the environment variable PORT and no shell command', async () => {
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  // The server of the built site reads this file before it listens.
  writeFileSync(path.join(folder, '_headers'), '');
  const { status, stderr } = runScript('tools/serve/start.ts', { PORT: String(port) });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `El puerto ${port} está ocupado. Poné otro, como ${port + 1}, en la variable de entorno PORT y corré npm start.\n`,
  });
});

test.each(['preview', 'check'])(
  'R-OWNER-09: `npm run release --%s`, without the `--` before the option, explains the options and removes nothing',
  (option) => {
    writeFileSync(path.join(folder, 'index.html'), '');
    const env = { [`npm_config_${option}`]: 'true' };
    const { status, stderr } = runScript('tools/release/run.ts', env);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^No entendí\.[^]*-- --preview[^]*PowerShell/);
    expect(existsSync(path.join(folder, 'index.html'))).toBe(true);
  },
);
