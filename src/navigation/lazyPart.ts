/** Longest wait for the code of a page, in ms (R-ERR-02). */
const TIMEOUT_MS = 120_000;

/** A chunk failed to load (R-ERR-01). `cause` is the error of `import()`, or undefined at a time-out. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/**
 * Creates a LazyPart, which loads nothing until one of its methods is called.
 * @param fetchModule calls `import()`. Every `load` and `prefetch` calls this function, but the browser
 * runs the module only once
 */
export function lazyPart<Part>(fetchModule: () => Promise<{ readonly default: Part }>) {
  let loaded: Part | null = null;
  const fetchPart = async () => (loaded = (await fetchModule()).default);
  return {
    /**
     * Default export of the module; null until the module is loaded. After a time-out of `load` the module
     * may still finish loading.
     */
    get loaded() {
      return loaded;
    },
    /** Loads the module in advance. Ignores a failure; a new call then tries again. */
    prefetch: () => void fetchPart().catch(() => {}),
    /**
     * Loads the module because the visitor needs the module now. The time-out starts with this call, even
     * if `prefetch` has already begun to load the module.
     * @returns the default export; rejects with ChunkLoadError if loading fails or at the time-out. A new
     * call then tries again
     */
    load: () =>
      new Promise<Part>((resolve, reject) => {
        const fail = (cause?: unknown) =>
          reject(new ChunkLoadError('Loading the code failed', { cause }));
        const timer = setTimeout(fail, TIMEOUT_MS);
        fetchPart()
          .then(resolve, fail)
          .finally(() => clearTimeout(timer));
      }),
  };
}

/** Module that is loaded on demand, such as the module of a page. */
export type LazyPart<Part> = ReturnType<typeof lazyPart<Part>>;
