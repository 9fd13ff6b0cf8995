/** A field's text as received; a name that came more than once holds every text, in order. */
export type FieldValue = string | string[];

/**
 * The fields of one message, as pairs. An object would put integer-like names first and treat
 * `__proto__` apart.
 */
export type Fields = [name: string, value: FieldValue][];

/** One message of the inbox (issue 2, «The local inbox»). */
export interface Message {
  /** Random UUID. */
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** The media type, without parameters. */
  contentType: string;
  fields: Fields;
}

/**
 * Gives the message's line in the file: a JSON object whose `fields` is an object in the order
 * received.
 *
 * @param message - the message
 * @returns the JSON text with its final line feed
 */
export function toLine({ fields, ...head }: Message): string {
  const pairs = fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return `${JSON.stringify(head).slice(0, -1)},"fields":{${pairs.join(',')}}}\n`;
}

/**
 * Reads one line of the file.
 *
 * @param line - the text, with or without its final line feed
 * @returns the message, or undefined when the line is not one
 */
export function fromLine(line: string): Message | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!isObject(value) || !isObject(value.fields)) return undefined;
  const { id, receivedAt, contentType } = value;
  if (typeof id !== 'string' || typeof receivedAt !== 'string') return undefined;
  if (typeof contentType !== 'string') return undefined;
  const fields: Fields = [];
  for (const [name, field] of Object.entries(value.fields)) {
    if (!isFieldValue(field)) return undefined;
    fields.push([name, field]);
  }
  return { id, receivedAt, contentType, fields };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFieldValue(value: unknown): value is FieldValue {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string');
  return typeof value === 'string';
}
