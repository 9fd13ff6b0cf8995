import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { parseJson, type Message } from './store';

/** The longest body that the inbox takes, in bytes. */
const BODY_LIMIT = 64 * 1024;

/** A request that the inbox refuses; the sender reads the message, in Spanish. */
export class Refusal extends Error {
  constructor(
    /** The HTTP status of the answer. */
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads the whole body of a request.
 * @param timeoutMs how long the body may take to arrive, in ms
 * @throws Refusal 413 if the body is too long, 408 if it takes too long, 400 if the sender disconnects
 */
export function readBody(req: IncomingMessage, timeoutMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const refuse = (status: number, message: string) => reject(new Refusal(status, message));
    const chunks: Buffer[] = [];
    let length = 0;
    const timer = setTimeout(
      () => refuse(408, 'El mensaje tardó demasiado en llegar. Envialo de nuevo.'),
      timeoutMs,
    );
    // The listener stays after a refusal: a sender whose body nobody reads gets a reset and no answer.
    req.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= BODY_LIMIT) chunks.push(chunk);
      else refuse(413, `El mensaje supera los ${BODY_LIMIT / 1024} KB. Acortalo.`);
    });
    req.on('end', () => resolve(Buffer.concat(chunks)));
    req.on('close', () => {
      clearTimeout(timer);
      refuse(400, 'El envío se cortó antes del final.');
    });
  });
}

/**
 * Reads the fields that one of the site's forms sends.
 * @param timeoutMs how long the body may take to arrive, in ms
 * @throws Refusal 415 for another media type, 400 if the body is broken, is not UTF-8 or holds a file,
 * and as {@link readBody}
 */
export async function readFields(
  req: IncomingMessage,
  timeoutMs: number,
): Promise<Pick<Message, 'contentType' | 'fields'>> {
  const header = req.headers['content-type'] ?? '';
  const contentType = header.split(';', 1)[0]!.trim().toLowerCase();
  if (contentType !== 'application/json' && contentType !== 'multipart/form-data') {
    throw new Refusal(
      415,
      'Content-Type no admitido: la bandeja recibe multipart/form-data o application/json.',
    );
  }
  const body = await readBody(req, timeoutMs);
  // A decoder would replace invalid bytes with U+FFFD, and the sender would not learn about the loss.
  if (!isUtf8(body)) throw new Refusal(400, 'El mensaje no está en UTF-8 válido.');
  const fields =
    contentType === 'application/json'
      ? fieldsOfJson(body.toString())
      : await fieldsOfMultipart(header, body);
  return { contentType, fields };
}

function fieldsOfJson(text: string): Message['fields'] {
  const value = parseJson(text);
  if (value === undefined) throw new Refusal(400, 'El JSON está roto o incompleto.');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'El JSON tiene que ser un objeto, por ejemplo {"nombre":"Ana"}.');
  }
  const wrong = Object.entries(value).find(([, field]) => typeof field !== 'string');
  if (wrong) throw new Refusal(400, `El campo ${JSON.stringify(wrong[0])} tiene que ser un texto.`);
  return value as Record<string, string>;
}

async function fieldsOfMultipart(header: string, body: Buffer): Promise<Message['fields']> {
  const response = new Response(new Uint8Array(body), { headers: { 'Content-Type': header } });
  const form = await response.formData().catch(() => {
    throw new Refusal(
      400,
      'El multipart está roto o incompleto, tiene una parte sin nombre o le falta el «boundary».',
    );
  });
  const pairs = [...new Set(form.keys())].map((name): [string, string | string[]] => {
    const texts = form.getAll(name).filter((value) => typeof value === 'string');
    if (texts.length < form.getAll(name).length) {
      throw new Refusal(400, `La bandeja no recibe archivos (campo ${JSON.stringify(name)}).`);
    }
    return [name, texts.length === 1 ? texts[0]! : texts];
  });
  return Object.fromEntries(pairs);
}
