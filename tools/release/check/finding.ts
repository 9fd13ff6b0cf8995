/** One line of the check's table. */
export interface Finding {
  /** What was looked at. */
  readonly what: string;
  readonly result: 'right' | 'wrong' | 'skipped';
  /** What was seen, or why it was not looked at. */
  readonly seen: string;
  /** What to do, where it is wrong. */
  readonly todo?: string;
}

export const right = (what: string, seen: string): Finding => ({ what, result: 'right', seen });

export const wrong = (what: string, seen: string, todo: string): Finding => ({
  what,
  result: 'wrong',
  seen,
  todo,
});

export const skipped = (what: string, seen: string): Finding => ({
  what,
  result: 'skipped',
  seen,
});

/** Right or wrong by a condition. */
export const judged = (what: string, fine: boolean, seen: string, todo: string): Finding =>
  fine ? right(what, seen) : wrong(what, seen, todo);

const marks = { right: '✓', wrong: '✗', skipped: '–' } as const;

/** The findings as a table for a terminal. */
export function table(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ what }) => what.length));
  return findings
    .flatMap(({ what, result, seen, todo }) => [
      `${marks[result]} ${what.padEnd(width)}  ${seen}`,
      ...(todo ? [`  ${' '.repeat(width)}  → ${todo}`] : []),
    ])
    .join('\n');
}
