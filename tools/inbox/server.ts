import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { settingError } from '../settingError';
import { mediaType, parseBody, readBody, Refusal } from './body';
import { countLine, countsFile, readCounts } from './counts';
import { appendLine, readMessages } from './file';
import { describe, toLine, type Message } from './message';
import { inboxPage, PAGE_HEADERS, thanksPage } from './page';

/** Where the inbox answers, and what the forms' endpoint is until the owner sets one. */
export const INBOX_PATH = '/_bandeja';

/** Where the inbox counts, to try the site with `COUNTER_URL=/_bandeja/cuenta`. */
export const COUNT_PATH = `${INBOX_PATH}/cuenta`;

const THANKS_PATH = `${INBOX_PATH}/gracias`;

/**
 * The absolute path of the file that holds the messages; `.gitignore` lists it.
 * @param root the project's root; `INBOX_FILE` overrides the default, relative to it or absolute
 */
export function inboxFile(root: string, env: NodeJS.ProcessEnv = process.env): string {
  return resolve(root, env.INBOX_FILE || 'bandeja.jsonl');
}

const NAMED_FAULTS = ['hang', 'reset', 'redirect', 'html'] as const;

/**
 * How the inbox misbehaves on POST, to try the site (R-DEV-05).
 *
 * - a number: that status (400 to 599), nothing is stored
 * - `hang`: never answers, nothing is stored
 * - `reset`: cuts the connection, nothing is stored
 * - `redirect`: stores, then 302 to a page without CORS, as form services do
 * - `html`: stores, then 200 with HTML instead of JSON
 */
export type Fault = number | (typeof NAMED_FAULTS)[number];

/**
 * Reads the value of `INBOX_FAIL`; empty means no fault.
 * @throws a setting's error, in one line, when it is none of {@link Fault}
 */
export function parseFault(value: string | undefined): Fault | undefined {
  const text = value?.trim() ?? '';
  if (text === '') return undefined;
  const fault = /^[45]\d\d$/.test(text)
    ? Number(text)
    : NAMED_FAULTS.find((named) => named === text);
  if (fault !== undefined) return fault;
  throw settingError(
    `INBOX_FAIL: ${JSON.stringify(text)} no es una falla conocida; usá un código de 400 a 599, ` +
      'hang, reset, redirect o html. Ejemplo: INBOX_FAIL=500',
  );
}

/** What an inbox needs to know. */
export interface InboxOptions {
  /** Absolute path of the file that holds the messages. */
  file: string;
  /** How POST misbehaves; by default it behaves. */
  fail?: Fault | undefined;
  /** Receives one line a message, and one for each trouble with the file; by default console.log. */
  log?: ((line: string) => void) | undefined;
  /** How long a body may take to arrive, in ms; by default 20 000. */
  bodyTimeoutMs?: number | undefined;
}

/** A request handler for Vite's servers or node:http. Without `next`, other paths get 404. */
export type InboxHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  next?: (error?: unknown) => void,
) => void;

/** Any page may post to a form service, so any page may post here. */
const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'content-type, accept',
};

const jsonHeaders = (json: string) => ({
  ...CORS_HEADERS,
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': Buffer.byteLength(json),
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
});

/** How much of a refused body is read and thrown away so that its sender hears the answer, in bytes. */
const DRAIN_LIMIT = 16 * 1024 * 1024;

/**
 * Answers with a refusal. If the connection closed on unread bytes, its sender would get a reset and
 * never see the answer: what remains of the body is read and thrown away, up to a limit.
 * @param drainMs how long to go on reading, in ms; 0 closes at once
 */
function refuse(
  req: IncomingMessage,
  res: ServerResponse,
  { status, message }: Refusal,
  drainMs: number,
): void {
  const json = JSON.stringify({ error: message });
  if (req.complete) return void res.writeHead(status, jsonHeaders(json)).end(json);
  res.writeHead(status, { ...jsonHeaders(json), Connection: 'close' }).write(json);
  const timer = setTimeout(() => res.end(), drainMs);
  let drained = 0;
  req.on('data', (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > DRAIN_LIMIT) req.destroy();
  });
  req.on('end', () => res.end());
  req.on('close', () => clearTimeout(timer));
  req.on('error', () => undefined);
}

/**
 * The local inbox, which takes the site's two forms in place of the form service (R-DEV-03). The
 * handler never throws.
 */
export function createInbox(options: InboxOptions): InboxHandler {
  const { file, fail, log = console.log, bodyTimeoutMs = 20_000 } = options;

  /** Pages for the inbox's own origin alone, whatever the server around it allows. */
  function showPage(res: ServerResponse, page: string): void {
    res.removeHeader('Access-Control-Allow-Origin');
    res.writeHead(200, PAGE_HEADERS).end(page);
  }

  /** Stores a message; false when its sender went away before the end. */
  async function receive(req: IncomingMessage): Promise<boolean> {
    const header = req.headers['content-type'];
    mediaType(header);
    const body = await readBody(req, bodyTimeoutMs);
    if (!body) return false;
    const parsed = await parseBody(header, body);
    const message: Message = { id: randomUUID(), receivedAt: new Date().toISOString(), ...parsed };
    try {
      appendLine(file, toLine(message));
    } catch (error) {
      log(`bandeja: no se pudo guardar un mensaje en ${file}: ${(error as Error).message}`);
      throw new Refusal(500, 'No se pudo guardar el mensaje. Probá de nuevo más tarde.');
    }
    log(describe(message));
    return true;
  }

  async function post(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (fail === 'reset') return void req.socket.resetAndDestroy();
    if (fail === 'hang') return void req.resume();
    if (typeof fail === 'number') throw new Refusal(fail, `Falla pedida con INBOX_FAIL=${fail}.`);
    if (!(await receive(req))) return;
    if (fail === 'redirect') {
      res.removeHeader('Access-Control-Allow-Origin');
      res.writeHead(302, { Location: THANKS_PATH, 'Content-Length': 0 }).end();
    } else if (fail !== 'html' && /\bapplication\/json\b/i.test(req.headers.accept ?? '')) {
      const json = JSON.stringify({ ok: true });
      res.writeHead(200, jsonHeaders(json)).end(json);
    } else {
      res.writeHead(200, { ...CORS_HEADERS, ...PAGE_HEADERS }).end(thanksPage());
    }
  }

  /** Counts; says nothing back, as nobody listens. */
  async function count(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = req.method === 'POST' ? await readBody(req, bodyTimeoutMs) : undefined;
    const line = body && countLine(body.toString('utf8'));
    if (!line) throw new Refusal(400, 'Acá se cuenta: POST con {"que":"empezar","donde":"/"}.');
    appendLine(countsFile(file), line);
    res.writeHead(204, CORS_HEADERS).end();
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.method === 'POST') return post(req, res);
    if (req.method === 'OPTIONS') return void res.writeHead(204, CORS_HEADERS).end();
    if (req.method === 'GET' || req.method === 'HEAD') {
      return showPage(res, inboxPage(await readMessages(file), await readCounts(file), fail));
    }
    res.setHeader('Allow', 'GET, HEAD, POST, OPTIONS');
    const wrong = `Método ${req.method} no admitido: usá POST para enviar o GET para leer.`;
    throw new Refusal(405, wrong);
  }

  return (req, res, next) => {
    const pathname = (req.url ?? '/').split('?', 1)[0];
    if (fail === 'redirect' && pathname === THANKS_PATH && req.method !== 'POST') {
      return showPage(res, thanksPage());
    }
    if (pathname !== INBOX_PATH && pathname !== COUNT_PATH) {
      if (next) return next();
      const nothing = new Refusal(404, `Acá no hay nada: la bandeja está en ${INBOX_PATH}.`);
      return refuse(req, res, nothing, bodyTimeoutMs);
    }
    (pathname === COUNT_PATH ? count(req, res) : answer(req, res)).catch((error: unknown) => {
      const refusal =
        error instanceof Refusal ? error : new Refusal(500, 'La bandeja tuvo un problema.');
      if (refusal !== error) log(`bandeja: ${(error as Error).message}`);
      refuse(req, res, refusal, refusal.status === 408 ? 0 : bodyTimeoutMs);
    });
  };
}

/** An inbox that listens on a port of its own. */
export interface RunningInbox {
  /** Its address, for example `http://localhost:4174/_bandeja`. */
  url: string;
  /** Stops it and cuts the connections that are left. */
  close(): Promise<void>;
}

/**
 * Starts the inbox without Vite, on another origin than the site, so that browsers make a real
 * preflight. Listens on the loopback interface only; port 0, the default, takes any free one.
 * @throws the server's error, for example EADDRINUSE when the port is taken
 */
export function startInbox(options: InboxOptions & { port?: number }): Promise<RunningInbox> {
  const server = createServer(createInbox(options));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        url: `http://localhost:${port}${INBOX_PATH}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
