import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInbox, type InboxOptions } from './handler';
import { INBOX_PATH } from './path';

/** An inbox that listens on a port of its own. */
export interface RunningInbox {
  /** Its address, for example `http://localhost:4174/_bandeja`. */
  url: string;
  /** Stops it and cuts the connections that are left. */
  close(): Promise<void>;
}

/**
 * Starts the inbox without Vite, on another origin than the site, so that browsers make a real
 * preflight (issue 2, «Must show»). Listens on the loopback interface only.
 *
 * @param options - the inbox's options, and the port (0, the default, takes any free one)
 * @returns the running inbox
 * @throws the server's error, for example EADDRINUSE when the port is taken
 */
export function startInbox(options: InboxOptions & { port?: number }): Promise<RunningInbox> {
  const server = createServer(createInbox(options));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        url: `http://localhost:${port}${options.path ?? INBOX_PATH}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
