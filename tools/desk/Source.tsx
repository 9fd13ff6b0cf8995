import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { words } from './words';

const files = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default' });

/** A place in the site's code: a file, and what stands in the line, or its beginning. */
export interface Place {
  readonly file: string;
  /** Without it the place is the whole file. */
  readonly line?: string | RegExp;
}

/** The number of a line, from 1; 0 if there is none like it. */
async function lineOf({ file, line }: Place): Promise<number> {
  if (!line) return 1;
  const text = await files[`/${file}`]?.();
  return (
    (text ?? '')
      .split('\n')
      .findIndex((one) => (typeof line === 'string' ? one.includes(line) : line.test(one))) + 1
  );
}

/** File and line that something comes from; a press opens them in the editor. */
export function Source({ place }: { place: Place }) {
  const [line, setLine] = useState<number>();
  useEffect(() => {
    let left = false;
    void lineOf(place).then((found) => left || setLine(found));
    return () => void (left = true);
  }, [place]);
  const where = place.line ? `${place.file}:${line ?? ''}` : place.file;
  return (
    <Link
      component="button"
      variant="body2"
      title={words.openInEditor}
      data-lost={line === 0 || undefined}
      sx={{
        minHeight: 24,
        fontFamily: 'monospace',
        fontSize: 13,
        textAlign: 'start',
        overflowWrap: 'anywhere',
      }}
      // The development server opens the editor that is running.
      onClick={() => void fetch(`/__open-in-editor?file=${encodeURIComponent(where)}`)}
    >
      {where}
    </Link>
  );
}
