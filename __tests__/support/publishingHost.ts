import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The builds on a host. */
export interface Published {
  /** Address of the build whose pages the host sends. */
  readonly pages: string;
  /** Addresses of the builds whose `assets/` the host has, newest first. */
  readonly files: readonly string[];
}

/** A host with one address, on which a test publishes one build after another. */
export interface PublishingHost {
  readonly url: string;
  publish(published: Published): void;
  close(): void;
}

/** Forwards a request to the server of a build. */
function forward(origin: string, req: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, headers } = req;
    request(origin + req.url, { method, headers, agent: false }, resolve)
      .on('error', reject)
      .end(body);
  });
}

/** Answers from the first build that does not answer 404. */
async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  origins: readonly string[],
): Promise<void> {
  const body = Buffer.concat(await req.toArray());
  for (const origin of origins) {
    const response = await forward(origin, req, body);
    const { statusCode = 502, headers } = response;
    if (statusCode === 404 && origin !== origins.at(-1)) {
      response.resume();
      continue;
    }
    res.writeHead(statusCode, headers);
    response.pipe(res);
    return;
  }
}

/** Starts a host on a free port. */
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
