import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { APP_CHUNK } from './appChunks';

/** The builds on a host. */
export interface Published {
  /** Address of the build whose pages the host sends. */
  readonly pages: string;
  /** Addresses of the builds whose `assets/` the host has, newest first. */
  readonly files: readonly string[];
  /** Changes the HTML of a page, as a CDN or a proxy does. */
  readonly changePage?: (html: string) => string;
  /** The host sends no chunk of the app before this promise has resolved. */
  readonly appReleased?: Promise<void>;
}

/** Starts a host with one address, on which a test publishes one build after another. */
export async function startPublishingHost(first: Published) {
  let published = first;
  const server = createServer(async (request, response) => {
    const { method, url = '' } = request;
    const { accept = '', 'content-type': type } = request.headers;
    const { pages, files, changePage, appReleased } = published;
    if (APP_CHUNK.test(url)) await appReleased;
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
    const isPage = sent.get('content-type')?.startsWith('text/html');
    const answer = Buffer.from(await found!.arrayBuffer());
    response
      .writeHead(found!.status, Object.fromEntries(sent))
      .end(isPage && changePage ? changePage(answer.toString()) : answer);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish: (next: Published): void => void (published = next),
    close: (): void => void server.close().closeAllConnections(),
  };
}
