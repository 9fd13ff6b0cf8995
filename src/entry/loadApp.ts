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

/**
 * Loads the app. Requests all chunks at once, because otherwise the browser would request a chunk only after the previous one
 * has run. Then runs each in a task of its own, so that the browser can handle input between two tasks.
 * @param urls of the chunks, first that of the module `app/hydrate`
 * @returns the module `app/hydrate`; rejects with ChunkLoadError if a request fails, if the code throws, or if it has not
 * arrived in time. A new call would make no request: before Chromium 156 and Firefox 154 a document keeps a module whose
 * request has failed (docs/decisions.md)
 */
export async function loadApp(urls: readonly string[]): Promise<typeof import('../app/hydrate')> {
  const [app = '', ...others] = urls;
  const run = async () => {
    if (supportsPreload) await Promise.all(urls.map(preload));
    for (const href of [...others, app]) {
      await import(/* @vite-ignore */ href);
      await new Promise((resolve) => setTimeout(resolve));
    }
    return (await import(/* @vite-ignore */ app)) as typeof import('../app/hydrate');
  };
  const timeout = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(chunkLoadError()), CODE_TIMEOUT_MS),
  );
  return Promise.race([
    timeout,
    run().catch((cause: unknown) => {
      throw chunkLoadError(cause);
    }),
  ]);
}
