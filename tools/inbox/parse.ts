import { isUtf8 } from 'node:buffer';
import type { Fields } from './message';
import { parseMultipart } from './multipart';
import { Refusal } from './refusal';

/** What a body says: its media type without parameters, and its fields in order. */
export interface Parsed {
  contentType: 'application/json' | 'multipart/form-data';
  fields: Fields;
}

/**
 * Says whether the inbox takes this Content-Type, before its body is read.
 *
 * @param header - the Content-Type header
 * @returns the media type in lower case, without parameters
 * @throws Refusal 415 when it is neither multipart/form-data nor application/json (specification
 * section 7 sends nothing else)
 */
export function mediaType(header: string | undefined): Parsed['contentType'] {
  const type = (header ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json' || type === 'multipart/form-data') return type;
  throw new Refusal(
    415,
    'Content-Type no admitido: la bandeja recibe multipart/form-data o application/json.',
  );
}

/**
 * Reads the fields of a body.
 *
 * @param header - the Content-Type header, with its parameters
 * @param body - the whole body
 * @returns the media type and the fields, texts exactly as received
 * @throws Refusal 415 for another type, 400 when the body is broken or is not UTF-8
 */
export async function parseBody(header: string | undefined, body: Buffer): Promise<Parsed> {
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
