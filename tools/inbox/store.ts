import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Message {
  readonly id: string;
  /** Time in ISO 8601, UTC. */
  readonly receivedAt: string;
  /** Media type without parameters. */
  readonly contentType: string;
  /** Values by field name. A field that the form sent several times has an array. */
  readonly fields: Readonly<Record<string, string | string[]>>;
}

/** The events that the site counts, with their labels for the owner. */
export const COUNTED = {
  empezar: 'Toques en Empezar',
  formulario: 'Formularios empezados',
  enviado: 'Mensajes que salieron bien',
  fallado: 'Mensajes que no salieron',
  'sin-respuesta': 'Mensajes que mandó el navegador, sin que el sitio vea la respuesta',
} as const;

/** A counted event, as the site sends it. */
export interface Count {
  readonly que: keyof typeof COUNTED;
  /** Path of a page or name of a form. */
  readonly donde: string;
}

export const countsFile = (file: string): string => `${file}.cuentas`;

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

const isText = (value: unknown) => typeof value === 'string';

function isMessage(value: unknown): value is Message {
  const { id, receivedAt, contentType, fields } = Object(value) as Record<keyof Message, unknown>;
  return (
    [id, receivedAt, contentType].every(isText) &&
    !Number.isNaN(Date.parse(String(receivedAt))) &&
    fields instanceof Object &&
    Object.values(fields).flat().every(isText)
  );
}

/** Parses a text as JSON; undefined if the text is no JSON. */
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
 * Appends a value to a file as one line of JSON, and returns after the line is on disk (R-DEV-04). Creates
 * the file and its folder if they are missing.
 * @throws the file system's error if writing fails
 */
export function appendLine(file: string, value: Message | Count): void {
  mkdirSync(path.dirname(file), { recursive: true });
  // A full disk or a power cut may have left an incomplete line. Without a line feed, this value would be
  // appended to that line.
  const isIncomplete = /[^\n]$/.test(read(file));
  appendFileSync(file, `${isIncomplete ? '\n' : ''}${JSON.stringify(value)}\n`, { flush: true });
}

export interface Messages {
  readonly messages: readonly Message[];
  /** Number of lines that contain no valid message. */
  readonly damaged: number;
}

/** Reads the messages, oldest first. A missing file has no messages. */
export function readMessages(file: string): Messages {
  const lines = readLines(file);
  const messages = lines.filter(isMessage);
  return { messages, damaged: lines.length - messages.length };
}

/**
 * Reads the counts, and skips lines that are no count.
 * @param file path of the file with the messages; the file of the counts is beside it
 */
export const readCounts = (file: string): Count[] => readLines(countsFile(file)).filter(isCount);
