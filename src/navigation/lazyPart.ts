import { CODE_TIMEOUT_MS } from '../contract';

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
  let isLoaded = false;
  let hasFailed = false;
  const fetchPart = async () => {
    try {
      const { default: part } = await fetchModule();
      isLoaded = true;
      return part;
    } catch (cause) {
      hasFailed = true;
      throw cause;
    }
  };
  return {
    /** Whether the module is loaded. After a time-out of `load` the module may still finish loading. */
    get isLoaded() {
      return isLoaded;
    },
    /**
     * Whether an `import()` of the module has failed. Before Chromium 156 and Firefox 154 a document then keeps the failed
     * module: every later `import()` of it fails too, without a request (https://github.com/whatwg/html/pull/10327).
     */
    get hasFailed() {
      return hasFailed;
    },
    /** Loads the module in advance. Ignores a failure. */
    prefetch: () => void fetchPart().catch(() => {}),
    /**
     * Loads the module because the visitor needs the module now. The time-out starts with this call, even
     * if `prefetch` has already begun to load the module.
     * @returns the default export; rejects with ChunkLoadError if loading fails or at the time-out
     */
    load: () =>
      new Promise<Part>((resolve, reject) => {
        const fail = (cause?: unknown) =>
          reject(new ChunkLoadError('Loading the code failed', { cause }));
        const timer = setTimeout(fail, CODE_TIMEOUT_MS);
        fetchPart()
          .then(resolve, fail)
          .finally(() => clearTimeout(timer));
      }),
  };
}

/** Module that is loaded on demand, such as the module of a page. */
export type LazyPart<Part> = ReturnType<typeof lazyPart<Part>>;
