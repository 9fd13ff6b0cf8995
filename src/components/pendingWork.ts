let pending = 0;

/**
 * Keeps the document until a promise is settled: links then load no other document (navigation/documentNavigation.ts). For a
 * message that is being sent, whose result this document shows.
 * @returns the promise
 */
export function keepDocumentDuring<Result>(work: Promise<Result>): Promise<Result> {
  pending += 1;
  return work.finally(() => (pending -= 1));
}

/** Returns whether a promise of `keepDocumentDuring` is pending. */
export const hasPendingWork = (): boolean => pending > 0;
