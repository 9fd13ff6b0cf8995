import { CODE_TIMEOUT_MS } from '../contract';

/** Returns the error of a request that has failed with a cause or, without one, of code that has not arrived in time. */
const chunkLoadError = (cause?: unknown) =>
  Object.assign(new Error('Loading the app failed', { cause }), { name: 'ChunkLoadError' });

/** Browsers preload modules, and tell when a request fails, from Chromium 66, Firefox 115 and Safari 17 on. */
const supportsPreload = document.createElement('link').relList.supports('modulepreload');

const preload = (href: string) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'modulepreload', href, onload: resolve, onerror: reject }),
    );
  });

let preloads: Promise<unknown> | undefined;

/**
 * Requests all chunks at once, unless they have been requested. Without preloads the browser would request a chunk only
 * after the previous one has run.
 * @param urls of the chunks
 * @returns resolves when all chunks have arrived; rejects with ChunkLoadError if a request fails. A new call would make no
 * request: before Chromium 156 and Firefox 154 a document keeps a module whose request has failed (docs/decisions.md)
 */
export const preloadApp = (urls: readonly string[]): Promise<unknown> =>
  (preloads ??= Promise.all(supportsPreload ? urls.map(preload) : []).catch((cause: unknown) => {
    throw chunkLoadError(cause);
  }));

/**
 * Loads the app and runs its chunks, each in a task of its own, so that the browser can handle input between two tasks.
 * @param urls of the chunks, first that of the module `app/hydrate`
 * @returns the module `app/hydrate`; rejects with ChunkLoadError if a request fails, or if the code has not arrived in time;
 * with another error if the code throws
 */
export async function loadApp(urls: readonly string[]): Promise<typeof import('../app/hydrate')> {
  let hasEnded = false;
  const timeout = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(chunkLoadError()), CODE_TIMEOUT_MS),
  );
  const [app = '', ...others] = urls;
  const run = async () => {
    await preloadApp(urls);
    for (const href of [...others, app]) {
      // What arrives after the time-out is not used.
      if (hasEnded) throw chunkLoadError();
      await import(/* @vite-ignore */ href).catch((cause: unknown) => {
        throw supportsPreload ? cause : chunkLoadError(cause);
      });
      await new Promise((resolve) => setTimeout(resolve));
    }
    return (await import(/* @vite-ignore */ app)) as typeof import('../app/hydrate');
  };
  try {
    return await Promise.race([run(), timeout]);
  } finally {
    hasEnded = true;
  }
}
