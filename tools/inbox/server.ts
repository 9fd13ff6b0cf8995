import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { settingError } from '../settings/settingError';
import { inboxPage, PAGE_HEADERS, thanksPage, type Message } from './page';

/** Path of the inbox. It is the placeholder of `formEndpoint` in src/config/owner.ts. */
export const INBOX_PATH = '/_bandeja';

/** Maximum size of a message, in bytes. */
const MAX_BYTES = 64 * 1024;

interface InboxOptions {
  /** Absolute path of the file with the messages, one in each line. */
  readonly file: string;
  /**
   * What the inbox does with a message that it can read: '' stores it and answers 200, a status from 400 to 599 refuses
   * it, and `hang` never answers (R-DEV-03).
   */
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
  like: env.INBOX_LIKE?.trim(),
});

/** With these headers a site on another origin may post messages, as to a form service. */
const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type, accept',
};

const json = (status: number, value: object) => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
});

/** Reads the fields of a JSON, multipart or URL-encoded body. @throws Error if the body cannot be parsed */
async function readFields(body: Buffer, contentType: string): Promise<Message['fields']> {
  if (/^application\/json/i.test(contentType)) {
    const value: unknown = JSON.parse(body.toString());
    if (!(value instanceof Object)) throw new Error('no object');
    return value as Message['fields'];
  }
  const headers = { 'Content-Type': contentType };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const valuesOf = (name: string) => {
    const values = form.getAll(name).map(String);
    return values.length === 1 ? values[0]! : values;
  };
  return Object.fromEntries([...form.keys()].map((name) => [name, valuesOf(name)]));
}

/**
 * Creates the local inbox, a request handler for Vite's servers. It receives the messages of the site's two forms in
 * place of the form service (R-DEV-03).
 * @throws Error without a stack trace if `like` is unknown
 */
export function createInbox({ file, like = '', log = console.log }: InboxOptions) {
  const isStatus = /^[45]\d\d$/.test(like);
  if (like && !isStatus && like !== 'hang') {
    throw settingError(
      `INBOX_LIKE: «${like}» no es nada de lo que la bandeja sabe hacer; usá un código de 400 a 599, ` +
        'o hang. Ejemplo: INBOX_LIKE=500',
    );
  }

  async function receive(req: IncomingMessage) {
    const contentType = req.headers['content-type'] ?? '';
    const body = await buffer(req);
    if (!/^(multipart\/form-data|application\/(x-www-form-urlencoded|json))\b/i.test(contentType)) {
      return json(415, { error: 'La bandeja recibe JSON, multipart o urlencoded.' });
    }
    if (body.length > MAX_BYTES) return json(413, { error: 'El mensaje pesa más de 64 KB.' });
    const fields = await readFields(body, contentType).catch(() => undefined);
    if (!fields) return json(400, { error: 'No se entiende el mensaje.' });
    if (isStatus) return json(Number(like), { error: `INBOX_LIKE=${like}` });
    try {
      const message: Message = { receivedAt: new Date().toISOString(), fields };
      mkdirSync(path.dirname(file), { recursive: true });
      // The answer waits until the message is on disk (R-DEV-03).
      appendFileSync(file, `${JSON.stringify(message)}\n`, { flush: true });
    } catch (error) {
      log(`bandeja: ${(error as Error).message}`);
      return json(500, { error: 'La bandeja no pudo usar su archivo.' });
    }
    // JSON escapes line feeds and the control characters of terminals.
    log(`bandeja: mensaje ${JSON.stringify(fields).slice(0, 200)}`);
    return /\bapplication\/json\b/i.test(req.headers.accept ?? '')
      ? json(200, { ok: true, success: true })
      : { status: 200, headers: PAGE_HEADERS, body: thanksPage() };
  }

  return async (req: IncomingMessage, res: ServerResponse, next: () => void): Promise<void> => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    const method = pathname === INBOX_PATH ? req.method : undefined;
    if (method === 'POST') {
      if (like === 'hang') return;
      const { status, headers, body } = await receive(req);
      res.writeHead(status, { ...CORS_HEADERS, ...headers }).end(body);
    } else if (method === 'OPTIONS') {
      res.writeHead(204, CORS_HEADERS).end();
    } else if (method === 'GET' || method === 'HEAD') {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
      res.writeHead(200, PAGE_HEADERS).end(inboxPage(lines));
    } else if (method) {
      res.writeHead(405, { ...CORS_HEADERS, Allow: 'GET, HEAD, POST, OPTIONS' }).end();
    } else next();
  };
}
