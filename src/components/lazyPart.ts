/** Longest wait for the dialog's code, in ms: then the answer stands in the page (R-ERR-07). */
export const DEFAULT_TIMEOUT_MS = 4000;

/** Code that could not be fetched, or not in time (R-ERR-01); `cause` says why, if anything is known. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** A component whose code is fetched apart from what is around it. */
export interface LazyPart<Part> {
  /** The component once its code is here, however late it came; null before. */
  readonly loaded: Part | null;
  /** Fetches the code ahead of time. Nobody waits for it: a failure is silent, and remembered nowhere. */
  prefetch(): void;
  /**
   * Fetches the code for someone who waits; the time-out begins with the call, whatever was prefetched.
   * @returns the component; rejects with ChunkLoadError, and the next call tries again
   */
  load(): Promise<Part>;
}

/**
 * The one way to load code on demand: a page, the dialog, the code that prefetches pages.
 * @param fetchModule a bare `import()`: the browser remembers what it has and what is on its way
 * @param timeoutMs longest wait, in ms
 */
export function lazyPart<Part>(
  fetchModule: () => Promise<{ readonly default: Part }>,
  timeoutMs = DEFAULT_TIMEOUT_MS,
): LazyPart<Part> {
  let loaded: Part | null = null;
  const fetchPart = async () => (loaded = (await fetchModule()).default);
  return {
    get loaded() {
      return loaded;
    },
    prefetch: () => void fetchPart().catch(() => {}),
    load: () =>
      new Promise((resolve, reject) => {
        const fail = (cause?: unknown) =>
          reject(new ChunkLoadError('The code did not arrive', { cause }));
        const timer = setTimeout(fail, timeoutMs);
        fetchPart()
          .then(resolve, fail)
          .finally(() => clearTimeout(timer));
      }),
  };
}
