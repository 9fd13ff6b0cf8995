import type { Path } from '../content/pages';
import type { ComponentType } from 'react';
import { routeAt, type PageModule } from '../routes';

/** Longest wait for a page's code, in ms (specification, section 8). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** A page's code could not be fetched in time; `name` is the specification's. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

type Entry = { readonly promise: Promise<ComponentType>; page?: ComponentType };

const entries = new Map<Path, Entry>();

function withinTimeout(load: () => Promise<PageModule>, path: Path): Promise<PageModule> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) =>
      reject(new ChunkLoadError(`Loading ${path} failed`, { cause }));
    const timer = setTimeout(fail, CHUNK_TIMEOUT_MS);
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}

/**
 * Fetches a page's code once; a failure is kept until `forgetFailedPage`, so that a render that
 * asks again does not start an endless round of requests.
 * @returns the page's component; rejects with ChunkLoadError after a failure or 120 s
 */
export function loadPage(path: Path): Promise<ComponentType> {
  const known = entries.get(path);
  if (known) return known.promise;
  const promise = withinTimeout(routeAt(path)!.load, path).then((module) => {
    entry.page = module.default;
    // What React's `use` looks at: a page that is here renders at once, without suspending.
    Object.assign(promise, { status: 'fulfilled', value: module.default });
    return module.default;
  });
  const entry: Entry = { promise };
  entries.set(path, entry);
  return promise;
}

/** The page's component if its code is here already. */
export function loadedPage(path: Path): ComponentType | undefined {
  return entries.get(path)?.page;
}

/** Lets the next `loadPage` try again after a failure; a loaded page stays. */
export function forgetFailedPage(path: Path): void {
  if (!loadedPage(path)) entries.delete(path);
}

/** Fetches a page's code ahead of time; a failure is forgotten at once, since nobody waits for it. */
export function prefetchPage(path: Path): void {
  loadPage(path).catch(() => forgetFailedPage(path));
}
