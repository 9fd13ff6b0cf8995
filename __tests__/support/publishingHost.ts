import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The builds on a host. */
export interface Published {
  /** Address of the build whose pages the host sends. */
  readonly pages: string;
  /** Addresses of the builds whose `assets/` the host has, newest first. */
  readonly files: readonly string[];
}

/** Starts a host with one address, on which a test publishes one build after another. */
export async function startPublishingHost(first: Published) {
  let published = first;
  const server = createServer(async (request, response) => {
    const { method, url = '' } = request;
    const { accept = '', 'content-type': type } = request.headers;
    const { pages, files } = published;
    const body = method === 'POST' ? Buffer.concat(await request.toArray()) : undefined;
    const headers = { accept, ...(type && { 'content-type': type }) };
    let found: Response | undefined;
    for (const origin of url.startsWith('/assets/') ? files : [pages]) {
      if (found && found.status !== 404) break;
      found = await fetch(origin + url, { method, headers, body, redirect: 'manual' });
    }
    const sent = new Headers(found!.headers);
    // `fetch` has decompressed the body.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
      sent.delete(name);
    response.writeHead(found!.status, Object.fromEntries(sent));
    response.end(Buffer.from(await found!.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish: (next: Published): void => void (published = next),
    close: (): void => void server.close().closeAllConnections(),
  };
}
