import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { firstGesture } from '../gesture';

const waiting = new Set<Promise<void>>();

/** Resolves when every deferred part of the page answers; only after a first gesture. */
export async function deferredPartsReady(): Promise<void> {
  await Promise.all(waiting);
}

/**
 * A part whose code is fetched at the visitor's first gesture. Until then the prerendered HTML
 * stands as it is: React leaves a suspended boundary alone while it hydrates.
 * @param load fetches the part
 * @param Plain stands in if the code cannot be fetched
 */
export function deferred<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Plain: ComponentType<Props>,
): ComponentType<Props> {
  const Part = lazy(async () => {
    if (typeof window !== 'undefined') await firstGesture;
    return load().catch(() => ({ default: Plain }));
  }) as unknown as ComponentType<Props>;

  let ready = () => {};
  const promise = new Promise<void>((resolve) => (ready = resolve));

  function Ready() {
    useEffect(ready, []);
    return null;
  }

  return function Deferred(props: Props) {
    useEffect(() => {
      waiting.add(promise);
      return () => void waiting.delete(promise);
    }, []);
    return (
      <Suspense>
        <Part {...props} />
        <Ready />
      </Suspense>
    );
  };
}
