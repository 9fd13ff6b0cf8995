import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fromLine, type Message } from './message';

/** How many messages the page shows. */
export const SHOWN = 200;

const LINE_FEED = 0x0a;

/** What the file holds. */
export interface Recent {
  /** The newest messages, newest first, {@link SHOWN} at most. */
  messages: Message[];
  /** How many messages the file holds. */
  total: number;
  /** How many of its lines cannot be read. */
  damaged: number;
}

/**
 * Gives a reader of the file's newest messages. It reads in pieces without blocking others, and
 * only what was added since the last time; a file that shrank or was replaced is read anew.
 *
 * @param file - absolute path; it may be missing
 * @returns a function that reads what is new and says what the file holds; it throws the file
 * system's error when the file cannot be read
 */
export function createRecent(file: string): () => Promise<Recent> {
  let seen = { inode: 0, offset: 0, total: 0, damaged: 0, newest: [] as Message[] };
  let turn: Promise<unknown> = Promise.resolve();

  function take(line: string): void {
    if (line.trim() === '') return;
    const message = fromLine(line);
    if (!message) {
      seen.damaged += 1;
      return;
    }
    seen.total += 1;
    seen.newest.push(message);
    if (seen.newest.length > SHOWN) seen.newest.shift();
  }

  async function read(): Promise<Recent> {
    const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    const size = found?.size ?? 0;
    if (found?.ino !== seen.inode || size < seen.offset) {
      seen = { inode: found?.ino ?? 0, offset: 0, total: 0, damaged: 0, newest: [] };
    }
    if (size > seen.offset) {
      let pieces: Buffer[] = [];
      for await (const chunk of createReadStream(file, { start: seen.offset, end: size - 1 })) {
        let rest = chunk as Buffer;
        for (let at = rest.indexOf(LINE_FEED); at !== -1; at = rest.indexOf(LINE_FEED)) {
          const line = Buffer.concat([...pieces, rest.subarray(0, at)]);
          pieces = [];
          take(line.toString('utf8'));
          seen.offset += line.length + 1;
          rest = rest.subarray(at + 1);
        }
        if (rest.length > 0) pieces.push(rest);
      }
    }
    return { messages: seen.newest.toReversed(), total: seen.total, damaged: seen.damaged };
  }

  return () => {
    const next = turn.then(read);
    turn = next.catch(() => undefined);
    return next;
  };
}
