import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve, stop } from './servers';

const stopServers: (() => void)[] = [];
afterAll(() => stopServers.forEach((stopServer) => stopServer()));

/**
 * Starts a server, which is closed at the end of the suite.
 * @param port 0 for any free port
 * @returns the server's origin
 */
export async function listen(handle: RequestListener, port = 0): Promise<string> {
  const server = createServer(handle).listen(port, 'localhost');
  stopServers.push(() => server.close().closeAllConnections());
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Starts a program by `serve`, which is stopped at the end of the suite. @returns the server's origin */
export async function serveForSuite(...program: Parameters<typeof serve>): Promise<string> {
  const server = await serve(...program);
  stopServers.push(() => stop(server));
  return server.url;
}
