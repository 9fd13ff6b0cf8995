import { request as forward } from 'node:http';
import { listen } from './localServer';
import { addresses } from './servers';

/**
 * Starts a server that passes each request on to the site, and drops the connection of those that a test chooses. A
 * browser's own interception of requests would turn its HTTP cache off.
 */
export async function startFailingLine() {
  const line = {
    /** Its origin. */
    url: '',
    /** Returns whether the request for a path is dropped. */
    drops: (_path: string): boolean => false,
    /** Paths of the requests, in their order, dropped ones too. */
    requested: [] as string[],
    /** Response headers that the host does not send. */
    removedHeaders: [] as string[],
  };
  line.url = await listen((request, response) => {
    const path = request.url ?? '/';
    line.requested.push(path);
    if (line.drops(path)) return void request.socket.destroy();
    const { method, headers } = request;
    const passed = forward(addresses().site + path, { method, headers }, (answer) => {
      const kept = Object.entries(answer.headers).filter(
        ([name]) => !line.removedHeaders.includes(name),
      );
      response.writeHead(answer.statusCode!, Object.fromEntries(kept));
      answer.pipe(response);
    });
    request.pipe(passed);
  });
  return line;
}
