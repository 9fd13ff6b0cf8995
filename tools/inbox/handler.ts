import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CORS_HEADERS, sendError, sendJson } from './answer';
import { readBody } from './body';
import type { Fault } from './faults';
import { PAGE_HEADERS } from './html';
import { toLine, type Message } from './message';
import { inboxPage, thanksPage } from './page';
import { mediaType, parseBody } from './parse';
import { INBOX_PATH } from './path';
import { createRecent } from './recent';
import { setAsideTornLine } from './recover';
import { Refusal } from './refusal';
import { createStore } from './store';
import { describe } from './terminal';

/** What an inbox needs to know. */
export interface InboxOptions {
  /** Absolute path of the file that holds the messages. */
  file: string;
  /** How POST misbehaves; by default it behaves. */
  fail?: Fault | undefined;
  /** Receives one line a message, and one for each trouble with the file; by default console.log. */
  log?: ((line: string) => void) | undefined;
  /** The exact path answered; by default {@link INBOX_PATH}. */
  path?: string | undefined;
  /** How long a body may take to arrive, in milliseconds; by default 20 000. */
  bodyTimeoutMs?: number | undefined;
}

/** A request handler for Vite's servers, Connect or node:http. Without `next`, other paths get 404. */
export type InboxHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  next?: (error?: unknown) => void,
) => void;

/**
 * Makes the local inbox: takes the site's two forms in place of the form service (specification
 * section 7; issue 2, «The local inbox»; issue 4, «The inbox under load»). Puts the file in order
 * when called.
 *
 * @param options - file, fault, log, path and time limit
 * @returns the handler; it never throws
 */
export function createInbox(options: InboxOptions): InboxHandler {
  const { file, fail, log = console.log, path = INBOX_PATH, bodyTimeoutMs = 20_000 } = options;
  setAsideTornLine(file, log);
  const store = createStore(file);
  const readRecent = createRecent(file);
  const thanksPath = `${path}/gracias`;

  async function show(res: ServerResponse): Promise<void> {
    const page = inboxPage(await readRecent(), fail);
    // Only this page's own origin may read the messages, whatever the server around us allows.
    res.removeHeader('Access-Control-Allow-Origin');
    res.writeHead(200, PAGE_HEADERS).end(page);
  }

  async function receive(req: IncomingMessage): Promise<boolean> {
    const header = req.headers['content-type'];
    mediaType(header);
    const body = await readBody(req, bodyTimeoutMs);
    if (!body) return false;
    const parsed = await parseBody(header, body);
    const message: Message = { id: randomUUID(), receivedAt: new Date().toISOString(), ...parsed };
    try {
      await store.append(toLine(message));
    } catch (error) {
      log(`bandeja: no se pudo guardar un mensaje en ${file}: ${(error as Error).message}`);
      throw new Refusal(500, 'No se pudo guardar el mensaje. Probá de nuevo más tarde.');
    }
    log(describe(message));
    return true;
  }

  function accepted(req: IncomingMessage, res: ServerResponse): void {
    if (fail === 'redirect') {
      res.removeHeader('Access-Control-Allow-Origin');
      res.writeHead(302, { Location: thanksPath, 'Content-Length': 0 }).end();
    } else if (fail !== 'html' && /\bapplication\/json\b/i.test(req.headers.accept ?? '')) {
      sendJson(res, 200, { ok: true });
    } else {
      res.writeHead(200, { ...CORS_HEADERS, ...PAGE_HEADERS }).end(thanksPage());
    }
  }

  async function post(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (fail === 'reset') return void req.socket.resetAndDestroy();
    if (fail === 'hang') return void req.resume();
    if (typeof fail === 'number') throw new Refusal(fail, `Falla pedida con INBOX_FAIL=${fail}.`);
    if (await receive(req)) accepted(req, res);
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.method === 'POST') return post(req, res);
    if (req.method === 'GET' || req.method === 'HEAD') return show(res);
    if (req.method === 'OPTIONS') return void res.writeHead(204, CORS_HEADERS).end();
    res.setHeader('Allow', 'GET, HEAD, POST, OPTIONS');
    throw new Refusal(
      405,
      `Método ${req.method} no admitido: usá POST para enviar o GET para leer.`,
    );
  }

  return (req, res, next) => {
    const pathname = (req.url ?? '/').split('?', 1)[0];
    if (fail === 'redirect' && pathname === thanksPath && req.method !== 'POST') {
      res.removeHeader('Access-Control-Allow-Origin');
      return void res.writeHead(200, PAGE_HEADERS).end(thanksPage());
    }
    if (pathname !== path) {
      if (next) return next();
      return sendError(
        req,
        res,
        404,
        `Acá no hay nada: la bandeja está en ${path}.`,
        bodyTimeoutMs,
      );
    }
    answer(req, res).catch((error: unknown) => {
      const refusal =
        error instanceof Refusal ? error : new Refusal(500, 'La bandeja tuvo un problema.');
      if (refusal !== error) log(`bandeja: ${(error as Error).message}`);
      const drainMs = refusal.status === 408 ? 0 : bodyTimeoutMs;
      sendError(req, res, refusal.status, refusal.message, drainMs);
    });
  };
}
