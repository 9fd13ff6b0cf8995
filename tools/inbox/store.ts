import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One message of the inbox. */
export interface Message {
  /** Random UUID. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  /** The media type, without parameters. */
  readonly contentType: string;
  /** Texts as received; a name that came more than once holds each of its texts, in order. */
  readonly fields: Readonly<Record<string, string | string[]>>;
}

/** The events that the site counts, in the order in which they happen, and the owner's name for each. */
export const COUNTED = {
  empezar: 'Toques en Empezar',
  formulario: 'Formularios empezados',
  enviado: 'Mensajes que salieron bien',
  fallado: 'Mensajes que no salieron',
  'sin-respuesta': 'Mensajes que mandó el navegador, sin que el sitio vea la respuesta',
} as const;

/** One event that the site counted, as the site sends it. */
export interface Count {
  readonly que: keyof typeof COUNTED;
  /** A page's path or a form's name. */
  readonly donde: string;
}

/** The file of the counts, beside the file of the messages. */
export const countsFile = (file: string): string => `${file}.cuentas`;

/** Whether a value is a count and holds nothing more. */
export function isCount(value: unknown): value is Count {
  const { que, donde, ...more } = Object(value) as Record<string, unknown>;
  return (
    typeof que === 'string' &&
    Object.hasOwn(COUNTED, que) &&
    typeof donde === 'string' &&
    donde.length <= 100 &&
    Object.keys(more).length === 0
  );
}

const isMessage = (value: unknown): value is Message =>
  (Object(value) as Partial<Message>).fields instanceof Object;

/** Parses a text as JSON. Returns undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const readLines = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line !== '')
    .map(parseJson);

/**
 * Appends a value as one line of JSON, and returns once the line is flushed to disk (R-DEV-04). Creates
 * the file and its folder if they are missing.
 * @throws the file system's error if the whole line could not be written
 */
export function appendLine(file: string, value: Message | Count): void {
  mkdirSync(path.dirname(file), { recursive: true });
  // A full disk or a power cut may have left half a line without its line feed.
  const isTorn = /[^\n]$/.test(read(file));
  appendFileSync(file, `${isTorn ? '\n' : ''}${JSON.stringify(value)}\n`, { flush: true });
}

/** What the file of the messages holds. */
export interface Messages {
  readonly messages: readonly Message[];
  /** Number of lines that are not a message. */
  readonly damaged: number;
}

/** Reads the messages, oldest first; none if the file is missing. */
export function readMessages(file: string): Messages {
  const lines = readLines(file);
  const messages = lines.filter(isMessage);
  return { messages, damaged: lines.length - messages.length };
}

/** Reads the counts that belong to a file of messages, and skips lines that are not a count. */
export const readCounts = (file: string): Count[] => readLines(countsFile(file)).filter(isCount);
