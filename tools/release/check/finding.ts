import type { Answer, RequestResult } from './sendRequest';

/** Result of one check, a row of the table that `--check` prints. */
export interface Finding {
  readonly what: string;
  readonly result: 'right' | 'wrong' | 'skipped';
  /** What the check has found, or why it was skipped. */
  readonly seen: string;
  /** What the owner should do. Only a wrong result has this text. */
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

export const findingOf = (what: string, isRight: boolean, seen: string, todo: string): Finding =>
  isRight ? right(what, seen) : wrong(what, seen, todo);

/**
 * Returns the finding about a server's answer. If the request has failed, the result is wrong.
 * @param check returns whether the answer is right, and the finding's `seen`
 */
export function answerFinding(
  what: string,
  result: RequestResult,
  todo: string,
  check: (answer: Answer) => readonly [isRight: boolean, seen: string],
): Finding {
  if ('failed' in result) return wrong(what, result.failed, todo);
  return findingOf(what, ...check(result), todo);
}

const marks = { right: '✓', wrong: '✗', skipped: '–' } as const;

export function table(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ what }) => what.length));
  return findings
    .flatMap(({ what, result, seen, todo }) => [
      `${marks[result]} ${what.padEnd(width)}  ${seen}`,
      ...(todo ? [`  ${' '.repeat(width)}  → ${todo}`] : []),
    ])
    .join('\n');
}
