import { spawn, spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** Something that the bench started. */
export interface Started {
  readonly url: string;
  readonly stop: () => void;
}

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, () => resolve((server.address() as AddressInfo).port)),
  );

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Builds the site for its own address, so that canonical links are true, and serves it as
 * `npm start` does.
 * @param outDir folder for the build
 */
export async function startSite(outDir: string): Promise<Started> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    OUT_DIR: outDir,
    INBOX_FILE: `${outDir}.jsonl`,
    PORT: String(port),
    SITE_URL: url,
    FORM_ENDPOINT: '',
  };
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--configLoader', 'runner'];
  const built = spawnSync(process.execPath, [...vite, '--emptyOutDir'], { env, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The build failed:\n${built.stdout}${built.stderr}`);
  const server = spawn(process.execPath, ['--import', 'tsx', 'tools/start.ts'], { env });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => text.includes(url) && resolve());
    server.stderr.on('data', (text: Buffer) => process.stderr.write(text));
    server.on('exit', () => reject(new Error('The site could not be served')));
  });
  return { url, stop: () => void server.kill() };
}

/** Serves a folder with its brotli copies, by the same program that serves the site's files. */
export async function startFolder(folder: string): Promise<Started> {
  const serve = sirv(folder, { brotli: true, gzip: true, etag: true });
  const server = createServer((req, res) => serve(req, res));
  const port = await listen(server);
  return { url: `http://localhost:${port}`, stop: () => void server.close() };
}
