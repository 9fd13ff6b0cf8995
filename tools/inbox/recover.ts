import {
  appendFileSync,
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs';
import { fromLine } from './message';

const CHUNK = 64 * 1024;
const LINE_FEED = 0x0a;

/**
 * Puts the file in order after a crash (issue 4, «The inbox under load»): a last line that is half
 * written or is not a message moves to `<file>.rota-<time>`. A whole last message that only lacks
 * its line feed stays and gets it. Reads the end of the file, not all of it; never fatal.
 *
 * @param file - absolute path; it may be missing
 * @param log - receives one line in Spanish when something was set aside or could not be
 */
export function setAsideTornLine(file: string, log: (line: string) => void): void {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r+');
    const { size } = fstatSync(descriptor);
    const start = lastLineStart(descriptor, size);
    if (start === size) return;
    const tail = Buffer.alloc(size - start);
    readSync(descriptor, tail, 0, tail.length, start);
    if (tail.toString('utf8').trim() === '') return;
    if (fromLine(tail.toString('utf8'))) {
      if (tail.at(-1) !== LINE_FEED) appendFileSync(file, '\n');
      return;
    }
    // Another inbox is writing to the same file: its line is under way, not torn.
    if (fstatSync(descriptor).size !== size) return;
    const aside = keep(file, tail);
    ftruncateSync(descriptor, start);
    fsyncSync(descriptor);
    log(
      `bandeja: la última línea estaba a medio escribir (${tail.length} bytes); quedó en ${aside}`,
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    log(`bandeja: no se pudo revisar la última línea de ${file}: ${(error as Error).message}`);
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

function keep(file: string, tail: Buffer): string {
  const aside = `${file}.rota-${new Date().toISOString().replaceAll(':', '-')}`;
  const descriptor = openSync(aside, 'a');
  try {
    let done = 0;
    while (done < tail.length) done += writeSync(descriptor, tail, done);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  return aside;
}

/** Where the last line starts; a line feed at the very end belongs to it. */
function lastLineStart(descriptor: number, size: number): number {
  const chunk = Buffer.alloc(CHUNK);
  for (let end = size - 1; end > 0;) {
    const from = Math.max(0, end - CHUNK);
    const read = readSync(descriptor, chunk, 0, end - from, from);
    const found = chunk.subarray(0, read).lastIndexOf(LINE_FEED);
    if (found !== -1) return from + found + 1;
    end = from;
  }
  return 0;
}
