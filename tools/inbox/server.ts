import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inboxPage, PAGE_HEADERS, thanksPage, type Message } from './page';
import { json, profileOf, THANKS_PATH, type Answer } from './profiles';

/** Path of the inbox. It is the placeholder of `formEndpoint` in src/config/owner.ts. */
export const INBOX_PATH = '/_bandeja';

export interface InboxOptions {
  /** Absolute path of the file with the messages, one in each line. */
  readonly file: string;
  /** What the inbox plays, see {@link profileOf}. By default it takes each message. */
  readonly like?: string | undefined;
  /** Receives a line for each message and each unexpected error. Default: `console.log`. */
  readonly log?: (line: string) => void;
}

/**
 * Returns the options that the variables INBOX_FILE and INBOX_LIKE set.
 * @param root base folder of a relative path
 */
export const inboxOptions = (root: string, env = process.env): InboxOptions => ({
  file: path.resolve(root, env.INBOX_FILE || 'bandeja.jsonl'),
  like: env.INBOX_LIKE,
});

/** With these headers a site on another origin may post messages, as to a form service. */
const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'content-type, accept',
};

/** Reads the fields of a multipart, URL-encoded or JSON body. @throws Error if the body is none of these. */
async function readFields(req: IncomingMessage): Promise<Message['fields']> {
  const body = await buffer(req);
  const type = req.headers['content-type'] ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
    const value: unknown = JSON.parse(body.toString());
    if (!(value instanceof Object)) throw new Error('no object');
    return value as Message['fields'];
  }
  const response = new Response(new Uint8Array(body), { headers: { 'Content-Type': type } });
  const form = await response.formData();
  const valuesOf = (name: string) => {
    const values = form.getAll(name).map(String);
    return values.length === 1 ? values[0]! : values;
  };
  return Object.fromEntries([...form.keys()].map((name) => [name, valuesOf(name)]));
}

/**
 * Appends a message to the file as one line of JSON, and returns after the line is on disk (R-DEV-04). The line feed
 * before it ends a line that a power cut has left incomplete.
 */
function store(file: string, message: Message): void {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `\n${JSON.stringify(message)}\n`, { flush: true });
}

/**
 * Creates the local inbox, a request handler for Vite's servers and node:http. It receives the messages of the site's
 * two forms in place of the form service (R-DEV-03). Without `next`, it sends 404 for other paths.
 * @throws Error without a stack trace if `like` is unknown
 */
export function createInbox({ file, like, log = console.log }: InboxOptions) {
  const play = profileOf(like);

  async function receive(req: IncomingMessage): Promise<Answer | 'hang' | 'reset'> {
    const contentType = req.headers['content-type'] ?? '';
    const fields = await readFields(req).catch(() => undefined);
    if (!fields) {
      return json(400, { error: 'No se entiende el mensaje: va como multipart o como JSON.' });
    }
    const wantsJson = /\bapplication\/json\b/i.test(req.headers.accept ?? '');
    const isJson = /^application\/json\b/i.test(contentType);
    const taken: Answer = wantsJson
      ? json(200, { ok: true })
      : { status: 200, headers: PAGE_HEADERS, body: thanksPage(), stores: true };
    const answer = play ? play({ isJson, wantsJson, fields }) : taken;
    if (typeof answer === 'string' || !answer.stores) return answer;
    try {
      store(file, { id: randomUUID(), receivedAt: new Date().toISOString(), contentType, fields });
    } catch (error) {
      log(`bandeja: ${(error as Error).message}`);
      return json(500, { error: 'La bandeja no pudo usar su archivo.' });
    }
    // JSON escapes line feeds and the control characters of terminals.
    log(`bandeja: mensaje ${JSON.stringify(fields).slice(0, 200)}`);
    return answer;
  }

  return async (req: IncomingMessage, res: ServerResponse, next?: () => void): Promise<void> => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    const isInbox = pathname === INBOX_PATH;
    if (isInbox && req.method === 'POST') {
      const answer = await receive(req);
      if (answer === 'hang') return;
      if (answer === 'reset') return void req.socket.resetAndDestroy();
      res.writeHead(answer.status, { ...CORS_HEADERS, ...answer.headers }).end(answer.body);
    } else if (isInbox && req.method === 'OPTIONS') {
      res.writeHead(204, CORS_HEADERS).end();
    } else if (isInbox) {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
      res.writeHead(200, PAGE_HEADERS).end(inboxPage(lines, like));
    } else if (pathname === THANKS_PATH) {
      res.writeHead(200, PAGE_HEADERS).end(thanksPage());
    } else if (next) next();
    else res.writeHead(404).end();
  };
}

export interface RunningInbox {
  /** URL to which forms post, for example `http://localhost:4174/_bandeja`. */
  readonly url: string;
  close(): void;
}

/**
 * Starts the inbox without Vite, on localhost. The site has another origin, so browsers send a preflight request
 * before JSON.
 * @param port default 0: any free port
 */
export async function startInbox(options: InboxOptions, port = 0): Promise<RunningInbox> {
  const server = createServer(createInbox(options));
  await new Promise<void>((listening, reject) => {
    server.once('error', reject).listen(port, 'localhost', listening);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${INBOX_PATH}`,
    close: () => server.close().closeAllConnections(),
  };
}
