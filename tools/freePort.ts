import { createServer, type AddressInfo } from 'node:net';

/** Finds a free port: the preferred one, or any other if it is taken. */
export function freePort(preferred = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (preferred ? freePort().then(resolve, reject) : reject(error)));
    server.listen(preferred, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
