import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { firstGesture } from './firstGesture';
import { latePart } from './latePart';

function Mounted({ then }: { then: () => void }) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it has come alive
  useEffect(then, []);
  return null;
}

/**
 * A part whose finished HTML stands before its code comes, which is fetched at the visitor's first
 * gesture. Buttons clicked before are clicked again once they can answer.
 * @param fetchModule a bare `import()`
 * @param Plain stands in where someone waits and the code does not come (R-ERR-07)
 */
export function deferred<Props extends object>(
  fetchModule: () => Promise<{ default: ComponentType<Props> }>,
  Plain: ComponentType<Props>,
): ComponentType<Props> {
  let arrive: (module: { default: ComponentType<Props> }) => void;
  const arrival = new Promise<{ default: ComponentType<Props> }>((resolve) => (arrive = resolve));
  const part = latePart(async () => {
    const module = await fetchModule();
    arrive(module);
    return module;
  });
  if (typeof window === 'undefined') part.prefetch();
  else void firstGesture.then(part.prefetch);
  const Part = lazy(() => arrival) as unknown as ComponentType<Props>;

  function Late({ props, onMissing }: { props: Props; onMissing: () => void }) {
    const box = useRef<HTMLDivElement>(null);
    const answer = useRef(() => {});
    const wait = () => void part.load().catch(onMissing);

    // Before the effect of a part whose code is here already: else clicks would be held for ever.
    useLayoutEffect(() => {
      const clicked = new Set<HTMLElement>();
      const keep = (event: Event) => {
        const button = (event.target as Element).closest('button');
        if (!button || !box.current?.contains(button)) return;
        event.stopPropagation();
        clicked.add(button);
        wait();
      };
      // React, at its root, lets no click through to a part that it cannot hydrate yet.
      const stop = () => document.removeEventListener('click', keep, true);
      document.addEventListener('click', keep, true);
      answer.current = () => {
        stop();
        clicked.forEach((button) => button.click());
      };
      return stop;
      // eslint-disable-next-line react-hooks/exhaustive-deps -- `wait` does the same each time
    }, []);

    return (
      <div ref={box}>
        {/* React leaves a suspended boundary alone while it hydrates: this is for a page that was
            reached by a link, where there is no finished HTML. */}
        <Suspense fallback={<Mounted then={wait} />}>
          <Part {...props} />
          <Mounted then={() => answer.current()} />
        </Suspense>
      </div>
    );
  }

  return function Deferred(props: Props) {
    const [isMissing, setMissing] = useState(false);
    // In place of the boundary: within it, it would not match the finished HTML.
    if (isMissing) return <Plain {...props} />;
    return <Late props={props} onMissing={() => setMissing(true)} />;
  };
}
