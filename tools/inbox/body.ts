import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Fields, Message } from './message';

/** The longest body that the inbox takes, in bytes. */
const BODY_LIMIT = 64 * 1024;

/** A request that the inbox does not take; its message is what the sender reads, in Spanish. */
export class Refusal extends Error {
  /**
   * @param status the HTTP status to answer with
   * @param message what is wrong and what to send instead
   */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/**
 * The media type of a Content-Type header, in lower case and without parameters.
 * @throws Refusal 415 for any but the two that the forms send
 */
export function mediaType(header: string | undefined): string {
  const type = (header ?? '').split(';', 1)[0]!.trim().toLowerCase();
  if (type === 'application/json' || type === 'multipart/form-data') return type;
  throw new Refusal(
    415,
    'Content-Type no admitido: la bandeja recibe multipart/form-data o application/json.',
  );
}

/**
 * Reads a request's whole body; undefined when the sender went away before its end.
 * @param timeoutMs how long the whole body may take, in ms
 * @throws Refusal 413 over the limit, at once when Content-Length says so, and 408 when it takes too
 * long, so that a slow sender holds no memory for ever
 */
export async function readBody(
  req: IncomingMessage,
  timeoutMs: number,
): Promise<Buffer | undefined> {
  const tooLarge = new Refusal(413, `El mensaje supera los ${BODY_LIMIT / 1024} KB. Acortalo.`);
  if (Number(req.headers['content-length']) > BODY_LIMIT) throw tooLarge;
  const chunks: Buffer[] = [];
  let length = 0;
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const late = new Refusal(408, 'El mensaje tardó demasiado en llegar. Envialo de nuevo.');
      timer = setTimeout(() => reject(late), timeoutMs);
      req.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > BODY_LIMIT) reject(tooLarge);
        else chunks.push(chunk);
      });
      req.on('end', () => resolve(Buffer.concat(chunks)));
      req.on('close', () => resolve(undefined)).on('error', () => resolve(undefined));
    });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads the fields of a body, texts exactly as received.
 * @param header the Content-Type header, with its parameters
 * @throws Refusal 415 for another type, 400 when the body is broken, is not UTF-8 or holds a file
 */
export async function parseBody(
  header: string | undefined,
  body: Buffer,
): Promise<Pick<Message, 'contentType' | 'fields'>> {
  const contentType = mediaType(header);
  // A decoder would put U+FFFD for the bytes it cannot read, and the sender would never know.
  if (!isUtf8(body)) throw new Refusal(400, 'El mensaje no está en UTF-8 válido.');
  const fields =
    contentType === 'application/json'
      ? parseJson(body.toString('utf8'))
      : await parseMultipart(header ?? '', body);
  return { contentType, fields };
}

function parseJson(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'El JSON está roto o incompleto.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'El JSON tiene que ser un objeto, por ejemplo {"nombre":"Ana"}.');
  }
  return Object.entries(value).map(([name, field]: [string, unknown]) => {
    if (typeof field !== 'string') {
      throw new Refusal(400, `El campo ${JSON.stringify(name)} tiene que ser un texto.`);
    }
    return [name, field];
  });
}

async function parseMultipart(header: string, body: Buffer): Promise<Fields> {
  // Node's parser drops a byte order mark at the start of a text, which somebody sent: so it gets
  // each byte as a letter of its own, and its letters are put together again.
  const letters = Buffer.from(body.toString('latin1'));
  const text = (parsed: string) => Buffer.from(parsed, 'latin1').toString('utf8');
  const request = { method: 'POST', headers: { 'Content-Type': header }, body: letters };
  const form = await new Request('http://localhost/', request).formData().catch(() => {
    throw new Refusal(
      400,
      'El multipart está roto o incompleto, tiene una parte sin nombre o le falta el «boundary».',
    );
  });
  const fields = new Map<string, string[]>();
  for (const [letters, value] of form) {
    const name = text(letters);
    if (typeof value !== 'string') {
      throw new Refusal(400, `La bandeja no recibe archivos (campo ${JSON.stringify(name)}).`);
    }
    fields.set(name, [...(fields.get(name) ?? []), text(value)]);
  }
  return [...fields].map(([name, texts]) => [name, texts.length === 1 ? texts[0]! : texts]);
}
