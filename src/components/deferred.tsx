import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type RefObject,
} from 'react';
import { firstGesture } from './firstGesture';

const inBrowser = typeof window !== 'undefined';

/** Holds the buttons clicked in a part that is not alive yet, until `replay`. */
function useKeptClicks(part: RefObject<HTMLElement | null>): () => void {
  const replay = useRef(() => {});
  // Before the effect of a part whose code is here already: else the clicks would be held for ever.
  useLayoutEffect(() => {
    const clicked = new Set<HTMLElement>();
    const keep = (event: Event) => {
      const button = (event.target as Element).closest('button');
      if (!button || !part.current?.contains(button)) return;
      event.stopPropagation();
      clicked.add(button);
    };
    // React, at its root, lets no click through to a part that it cannot hydrate yet.
    const stop = () => document.removeEventListener('click', keep, true);
    document.addEventListener('click', keep, true);
    replay.current = () => {
      stop();
      clicked.forEach((button) => button.click());
      clicked.clear();
    };
    return stop;
  }, [part]);
  return () => replay.current();
}

function Mounted({ onMounted }: { onMounted: () => void }) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the part has come alive
  useEffect(onMounted, []);
  return null;
}

/**
 * A part whose code is fetched at the visitor's first gesture. Until then the prerendered HTML
 * stands as it is: React leaves a suspended boundary alone while it hydrates. A click that comes
 * before the code does is repeated once the part can hear it.
 * @param load fetches the part
 * @param Plain stands in if the code cannot be fetched
 */
export function deferred<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Plain: ComponentType<Props>,
): ComponentType<Props> {
  let failed = false;
  const listeners = new Set<() => void>();
  const fail = () => {
    failed = true;
    listeners.forEach((listener) => listener());
    // The plain part takes the boundary's place: within it, it would not match the finished HTML.
    return new Promise<never>(() => {});
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const gesture = inBrowser ? firstGesture.then(load).catch(fail) : null;
  const Part = lazy(() => gesture ?? load()) as unknown as ComponentType<Props>;

  return function Deferred(props: Props) {
    const part = useRef<HTMLDivElement>(null);
    const replay = useKeptClicks(part);
    const plain = useSyncExternalStore(
      subscribe,
      () => failed,
      () => false,
    );
    return (
      <div ref={part}>
        {plain ? (
          <Plain {...props} />
        ) : (
          <Suspense>
            <Part {...props} />
            <Mounted onMounted={replay} />
          </Suspense>
        )}
      </div>
    );
  };
}
