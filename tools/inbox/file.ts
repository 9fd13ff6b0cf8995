import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fromLine, type Message } from './message';

/** How many messages {@link readMessages} gives. */
export const SHOWN = 200;

/** Whether a file that is open for reading ends in the middle of a line, as a full disk leaves it. */
function endsInLine(handle: number): boolean {
  const { size } = fstatSync(handle);
  const last = Buffer.alloc(1);
  return size > 0 && readSync(handle, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
}

/**
 * Appends one line, given with its line feed, and returns once it is flushed to disk (R-DEV-04). Being
 * synchronous, it finishes one line before it begins the next.
 * @param file absolute path; it and its folder are made when missing
 * @throws the file system's error when the line is not on disk as a whole
 */
export function appendLine(file: string, line: string): void {
  mkdirSync(dirname(file), { recursive: true });
  // Opened for each line, because somebody may delete or move the file in the meantime.
  const handle = openSync(file, 'a+');
  try {
    appendFileSync(handle, endsInLine(handle) ? `\n${line}` : line, { flush: true });
  } finally {
    closeSync(handle);
  }
}

/** What the file holds. */
export interface Messages {
  /** The newest messages, newest first, {@link SHOWN} at most. */
  readonly messages: readonly Message[];
  /** How many messages the file holds. */
  readonly total: number;
  /** How many of its lines cannot be read. */
  readonly damaged: number;
}

/** Reads the file, which may be missing. */
export async function readMessages(file: string): Promise<Messages> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const all = lines.map(fromLine).filter((message) => message !== undefined);
  const messages = all.slice(-SHOWN).reverse();
  return { messages, total: all.length, damaged: lines.length - all.length };
}
