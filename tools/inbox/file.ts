import { appendFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdir, open, readFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fromLine, type Message } from './message';

/** How many messages {@link readMessages} gives. */
export const SHOWN = 200;

const LINE_FEED = 0x0a;
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Where messages are kept. */
export interface Store {
  /**
   * Adds one line, given with its line feed, at the end of the file. Resolves once its bytes are
   * flushed to disk; rejects with the file system's error when they are not, and then the line is not
   * in the file.
   */
  append(line: string): Promise<void>;
}

/**
 * The store that appends to `file`; it and its folder are made when missing. Lines that arrive while
 * a flush is under way share the next one: one writer at a time, so lines never interleave (R-DEV-04).
 * @param file absolute path
 */
export function createStore(file: string): Store {
  let waiting: { line: string; resolve: () => void; reject: (error: unknown) => void }[] = [];
  let busy = false;
  let afterHalfLine = false;

  async function drain(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await appendLines(batch.map(({ line }) => line).join(''));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    busy = false;
  }

  async function appendLines(text: string): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    // Opened for each batch: a file that somebody deletes or moves is made anew, instead of
    // messages going to a file without a name.
    const handle = await open(file, 'a');
    try {
      const { size } = await handle.stat();
      const bytes = Buffer.from(afterHalfLine ? `\n${text}` : text);
      let written = 0;
      try {
        while (written < bytes.length) {
          written += (await handle.write(bytes, written, bytes.length - written)).bytesWritten;
        }
      } catch (error) {
        if (written > 0) afterHalfLine = !(await takeBack(handle, size, written));
        throw error;
      }
      afterHalfLine = false;
      await handle.datasync();
      if (size === 0) await syncFolder(dirname(file));
    } finally {
      await handle.close();
    }
  }

  return {
    append: (line) =>
      new Promise<void>((resolve, reject) => {
        waiting.push({ line, resolve, reject });
        if (!busy) void drain();
      }),
  };
}

/** Takes back a half-written batch, unless another process has written after it; says if it did. */
async function takeBack(handle: FileHandle, size: number, written: number): Promise<boolean> {
  try {
    if ((await handle.stat()).size !== size + written) return false;
    await handle.truncate(size);
    return true;
  } catch {
    return false;
  }
}

/** A new file's name is on disk only once its folder is flushed; where that is unknown, skip it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
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

/** Reads the file, which may be missing; a last line without its end is still being written. */
export async function readMessages(file: string): Promise<Messages> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  const whole = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  const lines = whole.filter((line) => line.trim() !== '');
  const all = lines.map(fromLine).filter((message) => message !== undefined);
  const messages = all.slice(-SHOWN).reverse();
  return { messages, total: all.length, damaged: lines.length - all.length };
}

/**
 * Puts the file in order after a crash: a last line that is half written or is not a message moves to
 * `<file>.rota-<time>`. A whole last message that only lacks its line feed stays and gets it.
 * @param file absolute path; it may be missing
 * @param log receives one line in Spanish when something was set aside or could not be
 */
export function setAsideTornLine(file: string, log: (line: string) => void): void {
  try {
    // A device has no size and no end.
    if (statSync(file).size === 0) return;
    const bytes = readFileSync(file);
    const start = bytes.subarray(0, -1).lastIndexOf(LINE_FEED) + 1;
    const tail = bytes.subarray(start);
    const line = tail.toString('utf8');
    if (line.trim() === '') return;
    if (fromLine(line)) {
      if (tail.at(-1) !== LINE_FEED) appendFileSync(file, '\n');
      return;
    }
    // Another inbox is writing to the same file: its line is under way, not torn.
    if (statSync(file).size !== bytes.length) return;
    const aside = `${file}.rota-${new Date().toISOString().replaceAll(':', '-')}`;
    writeFileSync(aside, tail, { flag: 'a', flush: true });
    truncateSync(file, start);
    const size = `${tail.length} bytes`;
    log(`bandeja: la última línea estaba a medio escribir (${size}); quedó en ${aside}`);
  } catch (error) {
    if (isMissing(error)) return;
    log(`bandeja: no se pudo revisar la última línea de ${file}: ${(error as Error).message}`);
  }
}
