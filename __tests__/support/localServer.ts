import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close().closeAllConnections()));

/**
 * Starts a server, which is closed at the end of the suite.
 * @param port 0 for any free port
 * @returns the server's origin
 */
export async function listen(handle: RequestListener, port = 0): Promise<string> {
  const server = createServer(handle).listen(port, 'localhost');
  servers.push(server);
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
