import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of the site that changes pages, as a CDN or a proxy does. */
export interface ChangingProxy {
  readonly url: string;
  /** Lets the app's chunks load; until then the proxy delays them. */
  readonly release: () => void;
  readonly close: () => void;
}

/**
 * Starts a changing proxy.
 * @param site origin of the site
 * @param change changes a page's HTML
 */
export async function startChangingProxy(
  site: string,
  change: (html: string) => string,
): Promise<ChangingProxy> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    // Delays every script but the entry, whose name begins with «index».
    if (/\/assets\/(?!index-)[^/]*\.js$/.test(incoming.url!)) await released;
    const headers = {
      ...incoming.headers,
      host: new URL(site).host,
      'accept-encoding': 'identity',
    };
    const siteRequest = request(
      site + incoming.url,
      { method: incoming.method, headers },
      (answer) => {
        const isPage = answer.headers['content-type']?.startsWith('text/html');
        if (!isPage)
          return void answer.pipe(outgoing.writeHead(answer.statusCode!, answer.headers));
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          delete answer.headers['content-length'];
          outgoing
            .writeHead(answer.statusCode!, answer.headers)
            .end(change(Buffer.concat(parts).toString()));
        });
      },
    );
    incoming.pipe(siteRequest);
  }

  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release,
    close: () => void server.close().closeAllConnections(),
  };
}
