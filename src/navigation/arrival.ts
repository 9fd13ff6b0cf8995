import type { Path } from '../content/pages';
import { useSyncExternalStore, type ComponentType } from 'react';
import { loadPage } from './loadPage';
import { reloadIfStale } from './staleBuild';

type Arrival = { readonly page: Promise<ComponentType>; settled: boolean };

const arrivals = new WeakMap<Promise<ComponentType>, Arrival>();
const listeners = new Set<() => void>();
let awaited: Arrival | null = null;

function setAwaited(arrival: Arrival | null): void {
  if (awaited === arrival) return;
  awaited = arrival;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The code of a page that a visitor is waiting for.
 * @returns the same promise for the same load; it rejects with ChunkLoadError, after a look whether
 * the site was deployed anew: then the document is loaded again
 */
export function pageArrival(path: Path): Promise<ComponentType> {
  const loading = loadPage(path);
  const known = arrivals.get(loading);
  const arrival = known ?? {
    settled: false,
    page: loading
      .catch(async (error: unknown) => {
        if (await reloadIfStale()) await new Promise<never>(() => {});
        throw error;
      })
      .finally(() => {
        arrival.settled = true;
        if (awaited === arrival) setAwaited(null);
      }),
  };
  arrivals.set(loading, arrival);
  // Called while rendering, where nothing else may be told to render.
  queueMicrotask(() => arrival.settled || setAwaited(arrival));
  return arrival.page;
}

let announce = () => {};
let here = false;

/** Resolves when React has taken over the first page, and not only the frame around it. */
export const firstArrival = new Promise<void>((resolve) => (announce = resolve));

/** Whether React has taken over the first page. */
export const hasArrived = (): boolean => here;

/** Says that the visitor has arrived somewhere, and waits for nothing else. */
export function arrived(): void {
  here = true;
  announce();
  setAwaited(null);
}

/** Whether the visitor waits for a page's code. */
export function useAwaitingPage(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => awaited !== null,
    () => false,
  );
}
