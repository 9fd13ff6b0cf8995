/** Default time-out, in ms. Without the dialog's code the form shows the result (R-ERR-07). */
export const DEFAULT_TIMEOUT_MS = 4000;

/** The code failed to load, or not in time (R-ERR-01); `cause` is the error of `import()`, if any. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** A module in a chunk of its own, such as a page's component. */
export interface LazyPart<Part> {
  /** The module's default export; null until the code is loaded, which may be after a time-out. */
  readonly loaded: Part | null;
  /** Loads the code before it is needed. Ignores a failure; the next call tries again. */
  prefetch(): void;
  /**
   * Loads the code that the visitor waits for. The time-out starts with the call, also if a prefetch is
   * loading the same code.
   * @returns the default export; rejects with ChunkLoadError, after which the next call tries again
   */
  load(): Promise<Part>;
}

/**
 * Makes code loadable on demand: a page, the dialog, the code that prefetches pages.
 * @param fetchModule calls `import()` and nothing else: the browser caches modules, loaded or loading
 * @param timeoutMs longest wait of `load`, in ms
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
