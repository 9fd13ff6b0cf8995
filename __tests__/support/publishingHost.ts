import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a host has: whose pages it sends, and whose files it still has, newest first. */
export interface Published {
  /** Address of the served build whose pages are sent. */
  readonly pages: string;
  /** Addresses of the served builds whose files in `assets/` are there. */
  readonly files: readonly string[];
}

/** A host on which one version after another is published, under one address. */
export interface PublishingHost {
  readonly url: string;
  publish(published: Published): void;
  close(): void;
}

/** Asks a served build what the host was asked. */
function ask(origin: string, req: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, headers } = req;
    request(origin + req.url, { method, headers, agent: false }, resolve)
      .on('error', reject)
      .end(body);
  });
}

/** Passes on what the first of these builds answers that has what is asked for. */
async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  origins: readonly string[],
): Promise<void> {
  const body = Buffer.concat(await req.toArray());
  for (const origin of origins) {
    const found = await ask(origin, req, body);
    const { statusCode = 502, headers } = found;
    if (statusCode === 404 && origin !== origins.at(-1)) {
      found.resume();
      continue;
    }
    res.writeHead(statusCode, headers);
    found.pipe(res);
    return;
  }
}

/** Starts a host, on a free port, that has this to begin with. */
export async function startPublishingHost(first: Published): Promise<PublishingHost> {
  let published = first;
  const server = createServer((req, res) => {
    const isFile = req.url?.startsWith('/assets/');
    answer(req, res, isFile ? published.files : [published.pages]).catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish: (next) => void (published = next),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
