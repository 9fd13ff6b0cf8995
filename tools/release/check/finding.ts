import type { Answer, RequestResult } from './sendRequest';

/** One line of the table that `--check` prints. */
export interface Finding {
  /** What was examined. */
  readonly what: string;
  readonly result: 'right' | 'wrong' | 'skipped';
  /** What the server answered, or why nothing was examined. */
  readonly seen: string;
  /** What to do if the result is wrong. */
  readonly todo?: string;
}

export const right = (what: string, seen: string): Finding => ({ what, result: 'right', seen });

export const wrong = (what: string, seen: string, todo: string): Finding => ({
  what,
  result: 'wrong',
  seen,
  todo,
});

export const skipped = (what: string, seen: string): Finding => ({ what, result: 'skipped', seen });

/** Returns a finding that is right or wrong by a condition. */
export const judged = (what: string, fine: boolean, seen: string, todo: string): Finding =>
  fine ? right(what, seen) : wrong(what, seen, todo);

/**
 * Judges an answer; without an answer, the finding is wrong.
 * @param judge returns whether the answer is right, and what the owner reads about it
 */
export function judgedAnswer(
  what: string,
  asked: RequestResult,
  todo: string,
  judge: (answer: Answer) => readonly [fine: boolean, seen: string],
): Finding {
  if ('failed' in asked) return wrong(what, asked.failed, todo);
  return judged(what, ...judge(asked), todo);
}

const marks = { right: '✓', wrong: '✗', skipped: '–' } as const;

/** Writes the findings as a table for a terminal. */
export function table(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ what }) => what.length));
  return findings
    .flatMap(({ what, result, seen, todo }) => [
      `${marks[result]} ${what.padEnd(width)}  ${seen}`,
      ...(todo ? [`  ${' '.repeat(width)}  → ${todo}`] : []),
    ])
    .join('\n');
}
