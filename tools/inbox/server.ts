import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { settingError } from '../settingError';
import { readBody, readFields, Refusal } from './body';
import { inboxPage, PAGE_HEADERS, thanksPage } from './page';
import { appendLine, countsFile, isCount, parseJson, readCounts, readMessages } from './store';

/** Where the inbox answers; the forms' endpoint until the owner sets another. */
export const INBOX_PATH = '/_bandeja';

/** Where the inbox counts, to try the site with `COUNTER_URL=/_bandeja/cuenta`. */
const COUNT_PATH = `${INBOX_PATH}/cuenta`;

const THANKS_PATH = `${INBOX_PATH}/gracias`;

/**
 * Returns the absolute path of the file that holds the messages: `INBOX_FILE`, or `bandeja.jsonl`.
 * @param root folder that a relative `INBOX_FILE` is resolved from
 */
export const inboxFile = (root: string, env: NodeJS.ProcessEnv = process.env): string =>
  resolve(root, env.INBOX_FILE || 'bandeja.jsonl');

const NAMED_FAULTS = ['hang', 'reset', 'redirect', 'html'] as const;

/**
 * How the inbox fails on POST, to try the site (R-DEV-05).
 *
 * - a number: answers with that status (400 to 599), stores nothing
 * - `hang`: never answers, stores nothing
 * - `reset`: cuts the connection, stores nothing
 * - `redirect`: stores, then answers 302 to a page without CORS headers, as form services do
 * - `html`: stores, then answers 200 with HTML instead of JSON
 */
export type Fault = number | (typeof NAMED_FAULTS)[number];

/**
 * Reads the value of `INBOX_FAIL`; an empty value means no fault.
 * @throws a one-line error if the value is not a {@link Fault}
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

/** How an inbox is set up. */
export interface InboxOptions {
  /** Absolute path of the file that holds the messages. */
  readonly file: string;
  /** How POST fails; by default it does not. */
  readonly fail?: Fault | undefined;
  /** Gets a line for each message and each unexpected error; by default console.log. */
  readonly log?: (line: string) => void;
  /** How long a body may take to arrive, in ms; by default 20 000. */
  readonly bodyTimeoutMs?: number;
}

/** A request handler for Vite's servers or node:http. Without `next`, other paths get 404. */
export type InboxHandler = (req: IncomingMessage, res: ServerResponse, next?: () => void) => void;

/** Any page may post to a form service, so any page may post to the inbox. */
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

/**
 * Creates the local inbox, which takes the messages of the site's two forms in place of the form
 * service (R-DEV-03).
 */
export function createInbox(options: InboxOptions): InboxHandler {
  const { file, fail, log = console.log, bodyTimeoutMs = 20_000 } = options;

  async function post(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (fail === 'reset') return void req.socket.resetAndDestroy();
    if (fail === 'hang') return void req.resume();
    if (typeof fail === 'number') throw new Refusal(fail, `Falla pedida con INBOX_FAIL=${fail}.`);
    const sent = await readFields(req, bodyTimeoutMs);
    const id = randomUUID();
    appendLine(file, { id, receivedAt: new Date().toISOString(), ...sent });
    // `inspect` keeps the message on one line and escapes the control characters of a terminal.
    const fields = inspect(sent.fields, { breakLength: Infinity, maxStringLength: 60 });
    log(`bandeja: mensaje ${id.slice(0, 8)} (${sent.contentType}): ${fields}`);
    if (fail === 'redirect') {
      res.writeHead(302, { Location: THANKS_PATH }).end();
    } else if (fail !== 'html' && /\bapplication\/json\b/i.test(req.headers.accept ?? '')) {
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
    const wrong = `Método ${req.method} no admitido: usá POST para enviar o GET para leer.`;
    throw new Refusal(405, wrong);
  }

  return (req, res, next) => {
    const path = (req.url ?? '/').split('?', 1)[0]!;
    if (next && ![INBOX_PATH, COUNT_PATH, THANKS_PATH].includes(path)) return next();
    answer(req, res, path).catch((error: Error) => {
      if (!(error instanceof Refusal)) log(`bandeja: ${error.message}`);
      const { status, message } =
        error instanceof Refusal ? error : new Refusal(500, 'La bandeja no pudo usar su archivo.');
      // Node would keep the connection open until the rest of the body has arrived.
      if (status === 408) res.setHeader('Connection', 'close');
      sendJson(res, status, { error: message });
    });
  };
}

/** An inbox that listens on a port of its own. */
export interface RunningInbox {
  /** Its address, for example `http://localhost:4174/_bandeja`. */
  readonly url: string;
  /** Stops it and cuts the connections that are left. */
  close(): void;
}

/**
 * Starts the inbox without Vite, on another origin than the site, so that browsers send a preflight.
 * @param port 0, the default, takes any free port; only this machine can connect
 * @throws the server's error, for example EADDRINUSE if the port is taken
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
