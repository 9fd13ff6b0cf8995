import type { IncomingMessage, ServerResponse } from 'node:http';

/** How much of a refused body is read and thrown away so that its sender hears the answer, in bytes. */
const DRAIN_LIMIT = 16 * 1024 * 1024;

/** Any page may post to a form service, so any page may post here (domain facts, «Form services»). */
export const CORS_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'content-type, accept',
};

/**
 * Answers with JSON, CORS headers included.
 *
 * @param res - an answer that has not begun
 * @param status - the HTTP status
 * @param body - the value to send
 */
export function sendJson(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { ...CORS_HEADERS, ...jsonHeaders(body) }).end(JSON.stringify(body));
}

/**
 * Refuses a request with `{error}`, so that the sender can read it. A sender that is still sending
 * gets a reset, and never sees the answer, if the connection closes on its unread bytes: what
 * remains of the body is read and thrown away, up to 16 MB and `timeoutMs`.
 *
 * @param req - the request
 * @param res - its answer, not begun
 * @param status - the HTTP status
 * @param error - what is wrong, in Spanish
 * @param timeoutMs - how long to go on reading, in milliseconds; 0 closes at once
 */
export function sendError(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  error: string,
  timeoutMs: number,
): void {
  if (req.complete) return sendJson(res, status, { error });
  const headers = { ...CORS_HEADERS, ...jsonHeaders({ error }), Connection: 'close' };
  res.writeHead(status, headers).write(JSON.stringify({ error }));
  const timer = setTimeout(() => res.end(), timeoutMs);
  let drained = 0;
  req.on('data', (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > DRAIN_LIMIT) req.destroy();
  });
  req.on('end', () => res.end());
  req.on('close', () => clearTimeout(timer));
  req.on('error', () => undefined);
}

function jsonHeaders(body: object): Record<string, string | number> {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(JSON.stringify(body)),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
}
