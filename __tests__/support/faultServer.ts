import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { profiles, type Answer } from '../../tools/inbox/profiles';

/** How the fault server answers a posted form. */
export type Behaviour =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body?: string;
      readonly type?: string;
    }
  /** The answer of a form service in tools/inbox/profiles.ts. */
  | { readonly kind: 'service'; readonly like: string }
  /** No answer until `release`. */
  | { readonly kind: 'hold' }
  /** The connection is reset after the request was read, at this point of the answer. */
  | { readonly kind: 'reset'; readonly at: 'start' | 'headers' | 'body'; readonly status?: number }
  /** The port is closed. */
  | { readonly kind: 'closed' }
  /** An answer without CORS headers, which the browser keeps from the page. */
  | { readonly kind: 'withoutCors' }
  /** The preflight request is refused. */
  | { readonly kind: 'preflightDenied' }
  /** 302 to a page on the same server. */
  | { readonly kind: 'redirect'; readonly cors: boolean };

/** A received request. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly contentType: string;
  readonly accept: string;
  /** The body in Base64. */
  readonly body: string;
  /** False if the service that is played says that it has not taken the message. */
  readonly isStored: boolean;
}

/** A form service that fails in the way that a test has set. */
export interface FaultServer {
  /** Address that forms are posted to. */
  readonly endpoint: string;
  /** Address that `faultControl` sends its commands to. */
  readonly control: string;
  close(): void;
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'content-type, accept',
  // The browser caches no preflight, so that each test sends its own.
  'Access-Control-Max-Age': '0',
  // Chromium sends a POST again if its reused connection is reset without an answer. One connection
  // for each request prevents that.
  Connection: 'close',
};

async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Returns how the service of a profile answers a post. */
async function play(like: string, req: IncomingMessage, body: Buffer): Promise<Answer> {
  const type = req.headers['content-type'] ?? '';
  const post = new Response(new Uint8Array(body), { headers: { 'Content-Type': type } });
  const isJson = type === 'application/json';
  const fields = isJson ? await post.json() : Object.fromEntries(await post.formData());
  const wantsJson = req.headers.accept === 'application/json';
  return profiles[like]!({ isJson, wantsJson, fields }) as Answer;
}

function listen(server: Server, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Starts the service on a port, and the server that controls it on any free port. */
export async function startFaultServer(servicePort: number): Promise<FaultServer> {
  let behaviour: Behaviour = { kind: 'answer', status: 200 };
  let received: Received[] = [];
  let preflights = 0;
  const heldResponses: ServerResponse[] = [];
  const sockets = new Set<Socket>();

  const answerHeldRequests = () => {
    for (const res of heldResponses.splice(0)) {
      res.writeHead(200, { ...CORS, 'Content-Type': 'application/json' }).end('{"ok":true}');
    }
  };

  function answerWithFault(res: ServerResponse): void {
    const reset = () => void res.socket?.resetAndDestroy();
    switch (behaviour.kind) {
      case 'hold':
        return void heldResponses.push(res);
      case 'reset': {
        const { at, status = 200 } = behaviour;
        if (at === 'start') return reset();
        const head = `HTTP/1.1 ${status} Fine\r\nAccess-Control-Allow-Origin: *\r\n`;
        // After the delay of 50 ms the browser has received these bytes.
        const rest = at === 'headers' ? 'Content-Ty' : 'Content-Length: 9000\r\n\r\n{"ok":';
        res.socket?.write(head + rest, () => setTimeout(reset, 50));
        return;
      }
      case 'withoutCors':
        res.writeHead(200, { Connection: 'close', 'Content-Type': 'application/json' });
        return void res.end('{"ok":true}');
      case 'redirect': {
        const location = behaviour.cors ? '/gracias?cors' : '/gracias';
        return void res.writeHead(302, { ...CORS, Location: location }).end();
      }
      default: {
        const { status, body, type } = {
          body: '{"ok":true}',
          type: 'application/json',
          ...(behaviour.kind === 'answer' ? behaviour : { status: 200 }),
        };
        res.writeHead(status, { ...CORS, 'Content-Type': type }).end(body);
      }
    }
  }

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.method === 'OPTIONS') {
      preflights += 1;
      if (behaviour.kind === 'preflightDenied') res.writeHead(403, { Connection: 'close' }).end();
      else res.writeHead(204, CORS).end();
    } else if (req.method === 'GET') {
      const headers = req.url?.endsWith('?cors') ? CORS : { Connection: 'close' };
      res.writeHead(200, { ...headers, 'Content-Type': 'text/html' }).end('<h1>Gracias</h1>');
    } else {
      const body = await readBody(req);
      const played = behaviour.kind === 'service' ? await play(behaviour.like, req, body) : null;
      received.push({
        method: req.method ?? '',
        path: req.url ?? '',
        contentType: req.headers['content-type'] ?? '',
        accept: req.headers.accept ?? '',
        body: body.toString('base64'),
        isStored: played?.stores ?? true,
      });
      if (!played) return answerWithFault(res);
      const { status, headers, body: answer } = played;
      // The suites allow no request to another origin, so a redirect leads to this server's own page of thanks.
      res.writeHead(status, {
        ...CORS,
        ...headers,
        ...(headers.Location && { Location: '/gracias' }),
      });
      res.end(answer);
    }
  }

  const createService = () => {
    const server = createServer((req, res) => {
      serve(req, res).catch(() => res.destroy());
    });
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => undefined);
    });
    return server;
  };
  let service = createService();
  const port = await listen(service, servicePort);

  async function setBehaviour(next: Behaviour): Promise<void> {
    behaviour = next;
    if (next.kind === 'closed') {
      const closed = new Promise((resolve) => service.close(resolve));
      sockets.forEach((socket) => socket.destroy());
      await closed;
    } else if (!service.listening) {
      service = createService();
      await listen(service, port);
    }
  }

  const controlServer = createServer((req, res) => {
    const runCommand = async () => {
      const { reset, release, ...command } = JSON.parse((await readBody(req)).toString()) as {
        behaviour?: Behaviour;
        reset?: boolean;
        release?: boolean;
      };
      if (command.behaviour) await setBehaviour(command.behaviour);
      if (release) answerHeldRequests();
      if (reset) {
        received = [];
        preflights = 0;
        heldResponses.splice(0).forEach((response) => response.destroy());
      }
      res.end(JSON.stringify({ received, preflights, waiting: heldResponses.length }));
    };
    runCommand().catch((error: unknown) => res.writeHead(500).end(String(error)));
  });
  const controlPort = await listen(controlServer);

  return {
    endpoint: `http://localhost:${port}/f/prueba`,
    control: `http://localhost:${controlPort}/`,
    close() {
      sockets.forEach((socket) => socket.destroy());
      service.close();
      controlServer.close();
    },
  };
}

/** The state of the service. */
export interface FaultState {
  readonly received: readonly Received[];
  readonly preflights: number;
  /** Requests that are held without an answer. */
  readonly waiting: number;
}

/** Sets the behaviour of the service and returns its state. */
export async function faultControl(
  control: string,
  command: { behaviour?: Behaviour; reset?: boolean; release?: boolean } = {},
): Promise<FaultState> {
  const response = await fetch(control, { method: 'POST', body: JSON.stringify(command) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as FaultState;
}
