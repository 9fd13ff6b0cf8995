import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { parseJson, type Message } from './store';

const BODY_LIMIT_BYTES = 64 * 1024;

/** Error with which the inbox refuses a request. `message` is Spanish, because the sender receives it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads the whole body of a request.
 * @param timeoutMs maximum time until the end of the body, in ms
 * @throws Refusal 413 if the body is too long, 408 after `timeoutMs`, 400 if the sender disconnects
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
    // After a 413 the listener goes on and discards the rest of the body. Otherwise the sender could not
    // finish sending, and may lose the answer.
    req.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= BODY_LIMIT_BYTES) chunks.push(chunk);
      else refuse(413, `El mensaje supera los ${BODY_LIMIT_BYTES / 1024} KB. Acortalo.`);
    });
    req.on('end', () => resolve(Buffer.concat(chunks)));
    req.on('close', () => {
      clearTimeout(timer);
      refuse(400, 'El envío se cortó antes del final.');
    });
  });
}

/**
 * Reads the fields of a message, which a form sends as JSON or multipart.
 * @param timeoutMs maximum time until the end of the body, in ms
 * @throws Refusal 415 for another media type; 400 if the body is invalid, is not UTF-8 or contains a file;
 * and the errors of {@link readBody}
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
  // A decoder would replace invalid bytes with U+FFFD without an error, and the text would be lost.
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
  const invalid = Object.entries(value).find(([, field]) => typeof field !== 'string');
  if (invalid) {
    throw new Refusal(400, `El campo ${JSON.stringify(invalid[0])} tiene que ser un texto.`);
  }
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
