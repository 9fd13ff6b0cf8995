import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Where messages are kept. */
export interface Store {
  /**
   * Adds one line at the end of the file.
   *
   * @param line - the text, with its final line feed
   * @returns a promise that resolves once the line's bytes are flushed to disk
   * @throws the file system's error when they are not; then the line is not in the file
   */
  append(line: string): Promise<void>;
}

interface Waiting {
  line: string;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Gives the store that appends to `file` (issue 2: «flushed to disk before it says ok»; issue 4,
 * «The inbox under load»). Lines that arrive while a flush is under way share the next one: one
 * writer at a time, so lines never interleave.
 *
 * @param file - absolute path; it and its folder are made when missing
 * @returns the store
 */
export function createStore(file: string): Store {
  let waiting: Waiting[] = [];
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
      const written = await writeAll(handle, bytes);
      if (written.error) {
        afterHalfLine = !(await takeBack(handle, size, written.bytes));
        throw written.error;
      }
      afterHalfLine = false;
      await handle.datasync();
      if (size === 0) await syncFolder(dirname(file));
    } finally {
      await handle.close();
    }
  }

  return {
    append(line) {
      return new Promise<void>((resolve, reject) => {
        waiting.push({ line, resolve, reject });
        if (!busy) void drain();
      });
    },
  };
}

async function writeAll(
  handle: FileHandle,
  bytes: Buffer,
): Promise<{ bytes: number; error?: unknown }> {
  let done = 0;
  try {
    while (done < bytes.length) {
      done += (await handle.write(bytes, done, bytes.length - done)).bytesWritten;
    }
    return { bytes: done };
  } catch (error) {
    return { bytes: done, error };
  }
}

/** Takes back a half-written batch, unless another process has written after it. */
async function takeBack(handle: FileHandle, size: number, written: number): Promise<boolean> {
  if (written === 0) return true;
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
