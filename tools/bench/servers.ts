import { spawn } from 'node:child_process';
import { get, type IncomingHttpHeaders } from 'node:http';
import { constants, createSecureServer } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { getCertificate } from '@vitejs/plugin-basic-ssl';

/** Something that the bench started. */
export interface Started {
  readonly url: string;
  readonly stop: () => void;
}

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, () => resolve((server.address() as AddressInfo).port)),
  );

/** Headers that belong to one connection of HTTP/1.1 and mean nothing in HTTP/2. */
const endToEnd = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !/^(connection|keep-alive|transfer-encoding)$/.test(name),
    ),
  );

/** What a server answered. */
interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const ask = (port: number, path: string) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' };
    get({ port, path, headers, agent: false }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode!, headers: endToEnd(answer.headers), body });
    }).on('error', reject);
  });

/**
 * Puts TLS and HTTP/2 before a server, as every host does: over plain HTTP/1.1 Lighthouse's simulator
 * charges each further file a handshake that no visitor pays. Like a host's edge it keeps what the
 * server answered; asking again would take processor time from the page that is measured.
 * @param port of the server
 * @param certificates folder to keep the certificate in
 */
export async function startFront(port: number, certificates: string): Promise<Started> {
  const certificate = await getCertificate(certificates);
  const answers = new Map<string, Answer>();
  const server = createSecureServer({ key: certificate, cert: certificate });
  server.on('stream', async (stream, { ':path': path = '/' }) => {
    try {
      const answer = answers.get(path) ?? (await ask(port, path));
      answers.set(path, answer);
      stream.respond({ ...answer.headers, ':status': answer.status });
      stream.end(answer.body);
    } catch {
      stream.close(constants.NGHTTP2_INTERNAL_ERROR);
    }
  });
  const url = `https://localhost:${await listen(server)}`;
  return { url, stop: () => void server.close() };
}

/** Serves a built site as `npm start` does. */
export async function startSite(outDir: string, port: number): Promise<Started> {
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['--import', 'tsx', 'tools/serve/start.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      OUT_DIR: outDir,
      INBOX_FILE: `${outDir}.jsonl`,
      PORT: String(port),
    },
  });
  // A bench that fails leaves nothing running.
  process.on('exit', () => server.kill());
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => text.includes(url) && resolve());
    server.stderr.on('data', (text: Buffer) => process.stderr.write(text));
    server.on('exit', () => reject(new Error('The site could not be served')));
  });
  return { url, stop: () => void server.kill() };
}
