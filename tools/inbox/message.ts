/** A field's text as received; a name that came more than once holds every text, in order. */
export type FieldValue = string | string[];

/**
 * The fields of one message, as pairs. An object would put integer-like names first and treat
 * `__proto__` apart.
 */
export type Fields = [name: string, value: FieldValue][];

/** One message of the inbox. */
export interface Message {
  /** Random UUID. */
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** The media type, without parameters. */
  contentType: string;
  fields: Fields;
}

/** The message's line in the file: a JSON object, its `fields` in the order received, a line feed. */
export function toLine({ fields, ...head }: Message): string {
  const pairs = fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return `${JSON.stringify(head).slice(0, -1)},"fields":{${pairs.join(',')}}}\n`;
}

const isText = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads one line of the file; undefined when it is not a message. */
export function fromLine(line: string): Message | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!isObject(value) || !isObject(value.fields)) return undefined;
  const { id, receivedAt, contentType } = value;
  const fields = Object.entries(value.fields);
  const right =
    [id, receivedAt, contentType].every(isText) &&
    fields.every(([, field]) => (Array.isArray(field) ? field.every(isText) : isText(field)));
  return right ? ({ id, receivedAt, contentType, fields } as Message) : undefined;
}

/** Writes the characters that a pattern finds as `\uXXXX`. */
export const escaped = (text: string, characters: RegExp) =>
  text.replace(characters, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Control characters, line ends and the marks that turn the writing direction. */
const LIVE_ON_A_TERMINAL =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

const cut = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`;

/** A stored message in one harmless line for the terminal, in Spanish, long texts cut. */
export function describe({ id, contentType, fields }: Message): string {
  const said = fields.map(([name, value]) => {
    const text = Array.isArray(value) ? value.join(' | ') : value;
    return `${cut(name, 60)}=«${cut(text, 60)}»`;
  });
  const kind = contentType === 'application/json' ? 'JSON' : 'multipart';
  const line = `bandeja: mensaje ${id.slice(0, 8)} (${kind}): ${said.join(' ')}`;
  return escaped(cut(line, 500), LIVE_ON_A_TERMINAL);
}
