import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { settingError } from '../settingError';
import { readBody, readFields, Refusal } from './body';
import { inboxPage, PAGE_HEADERS, thanksPage } from './page';
import { profiles, type Answer } from './profiles';
import { appendLine, countsFile, isCount, parseJson, readCounts, readMessages } from './store';

/** Path of the inbox. It is the placeholder of `formEndpoint` in src/config/owner.ts. */
export const INBOX_PATH = '/_bandeja';

/** Path of the inbox's counter, for a site that is built with `COUNTER_URL=/_bandeja/cuenta`. */
const COUNT_PATH = `${INBOX_PATH}/cuenta`;

const THANKS_PATH = `${INBOX_PATH}/gracias`;

/**
 * Returns the absolute path of the file with the messages: INBOX_FILE, or `bandeja.jsonl`.
 * @param root base folder of a relative path
 */
export const inboxFile = (root: string, env: NodeJS.ProcessEnv = process.env): string =>
  resolve(root, env.INBOX_FILE || 'bandeja.jsonl');

const NAMED_FAULTS = ['hang', 'reset', 'redirect', 'html'] as const;

/**
 * How the inbox fails when a form posts a message (R-DEV-05).
 *
 * - a number: responds with this status (400 to 599), stores nothing
 * - `hang`: never responds, stores nothing
 * - `reset`: resets the connection, stores nothing
 * - `redirect`: stores the message, then redirects to a page without CORS headers, as some form services do
 * - `html`: stores the message, then responds 200 with HTML instead of JSON
 */
export type Fault = number | (typeof NAMED_FAULTS)[number];

/**
 * Parses the value of INBOX_FAIL; an empty value means no fault.
 * @throws Error without a stack trace if the value is not a {@link Fault}
 */
export function parseFault(value = ''): Fault | undefined {
  const text = value.trim();
  if (text === '') return undefined;
  if (/^[45]\d\d$/.test(text)) return Number(text);
  const named = NAMED_FAULTS.find((fault) => fault === text);
  if (named) return named;
  throw settingError(
    `INBOX_FAIL: ${JSON.stringify(text)} no es una falla conocida; usá un código de 400 a 599, ` +
      'hang, reset, redirect o html. Ejemplo: INBOX_FAIL=500',
  );
}

/**
 * Returns the service that the inbox plays; undefined for an empty name.
 * @param name value of INBOX_LIKE
 * @throws Error without a stack trace if no profile has this name
 */
export function parseProfile(name = ''): string | undefined {
  const profile = name.trim();
  if (profile === '' || Object.hasOwn(profiles, profile)) return profile || undefined;
  throw settingError(
    `INBOX_LIKE: ${JSON.stringify(profile)} no es un servicio conocido; usá ${Object.keys(profiles).join(', ')}. ` +
      'Ejemplo: INBOX_LIKE=formspree',
  );
}

export interface InboxOptions {
  /** Absolute path of the file with the messages. */
  readonly file: string;
  /** How the inbox fails for each posted message; by default it does not fail. */
  readonly fail?: Fault | undefined;
  /** Name of the form service in `profiles` that the inbox plays; by default it answers as a local inbox. */
  readonly like?: string | undefined;
  /** Receives a line for each message and each unexpected error. Default: `console.log`. */
  readonly log?: (line: string) => void;
  /** Maximum time until the end of a body, in ms. Default: 20 000. */
  readonly bodyTimeoutMs?: number;
}

/** Request handler for Vite's servers and node:http. Without `next`, it sends 404 for other paths. */
export type InboxHandler = (req: IncomingMessage, res: ServerResponse, next?: () => void) => void;

/** With these headers a site on another origin may post messages, as to a form service. */
const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'content-type, accept',
};

function sendJson(res: ServerResponse, status: number, value: object): void {
  res.writeHead(status, {
    ...CORS_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  res.end(JSON.stringify(value));
}

function sendPlayed(res: ServerResponse, { status, type, body, location }: Answer): void {
  const headers = location ? { Location: location } : { 'Content-Type': type };
  res.writeHead(status, { ...CORS_HEADERS, ...headers }).end(body);
}

/**
 * Creates the local inbox. It receives the messages of the site's two forms in place of the form service
 * (R-DEV-03).
 */
export function createInbox(options: InboxOptions): InboxHandler {
  const { file, fail, like, log = console.log, bodyTimeoutMs = 20_000 } = options;

  async function post(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (fail === 'reset') return void req.socket.resetAndDestroy();
    if (fail === 'hang') return void req.resume();
    if (typeof fail === 'number') throw new Refusal(fail, `Falla pedida con INBOX_FAIL=${fail}.`);
    const sent = await readFields(req, bodyTimeoutMs);
    const wantsJson = /\bapplication\/json\b/i.test(req.headers.accept ?? '');
    const isJson = sent.contentType === 'application/json';
    const played = like && profiles[like]!({ isJson, wantsJson, fields: sent.fields });
    if (played && !played.stores) return sendPlayed(res, played);
    const id = randomUUID();
    appendLine(file, { id, receivedAt: new Date().toISOString(), ...sent });
    // `inspect` escapes line feeds and the control characters of terminals. Without `compact: true` it would
    // write an array of more than six texts on several lines.
    const fields = inspect(sent.fields, {
      breakLength: Infinity,
      compact: true,
      maxStringLength: 60,
    });
    log(`bandeja: mensaje ${id.slice(0, 8)} (${sent.contentType}): ${fields}`);
    if (played) return sendPlayed(res, played);
    if (fail === 'redirect') {
      res.writeHead(302, { Location: THANKS_PATH }).end();
    } else if (fail !== 'html' && wantsJson) {
      sendJson(res, 200, { ok: true });
    } else {
      res.writeHead(200, { ...CORS_HEADERS, ...PAGE_HEADERS }).end(thanksPage());
    }
  }

  async function count(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const value = parseJson((await readBody(req, bodyTimeoutMs)).toString());
    if (!isCount(value)) {
      throw new Refusal(400, 'Acá se cuenta: POST con {"que":"empezar","donde":"/"}.');
    }
    appendLine(countsFile(file), value);
    res.writeHead(204, CORS_HEADERS).end();
  }

  async function answer(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    if (path === COUNT_PATH) return count(req, res);
    if (path === THANKS_PATH) return void res.writeHead(200, PAGE_HEADERS).end(thanksPage());
    if (path !== INBOX_PATH) {
      throw new Refusal(404, `Acá no hay nada: la bandeja está en ${INBOX_PATH}.`);
    }
    if (req.method === 'POST') return post(req, res);
    if (req.method === 'OPTIONS') return void res.writeHead(204, CORS_HEADERS).end();
    if (req.method === 'GET' || req.method === 'HEAD') {
      const page = inboxPage(readMessages(file), readCounts(file), fail);
      return void res.writeHead(200, PAGE_HEADERS).end(page);
    }
    res.setHeader('Allow', 'GET, HEAD, POST, OPTIONS');
    const message = `Método ${req.method} no admitido: usá POST para enviar o GET para leer.`;
    throw new Refusal(405, message);
  }

  return (req, res, next) => {
    const path = (req.url ?? '/').split('?', 1)[0]!;
    if (next && ![INBOX_PATH, COUNT_PATH, THANKS_PATH].includes(path)) return next();
    answer(req, res, path).catch((error: Error) => {
      if (!(error instanceof Refusal)) log(`bandeja: ${error.message}`);
      const { status, message } =
        error instanceof Refusal ? error : new Refusal(500, 'La bandeja no pudo usar su archivo.');
      // Node would otherwise keep the connection open until the sender has sent the rest of the body.
      if (status === 408) res.setHeader('Connection', 'close');
      sendJson(res, status, { error: message });
    });
  };
}

export interface RunningInbox {
  /** URL to which forms post, for example `http://localhost:4174/_bandeja`. */
  readonly url: string;
  close(): void;
}

/**
 * Starts the inbox without Vite, on localhost. The site has another origin, so browsers send a preflight
 * request before JSON.
 * @param port default 0: any free port
 * @throws the server's error, for example EADDRINUSE if another server uses the port
 */
export function startInbox({
  port = 0,
  ...options
}: InboxOptions & { readonly port?: number }): Promise<RunningInbox> {
  const server = createServer(createInbox(options));
  return new Promise((started, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      started({
        url: `http://localhost:${(server.address() as AddressInfo).port}${INBOX_PATH}`,
        close: () => server.close().closeAllConnections(),
      });
    });
  });
}
