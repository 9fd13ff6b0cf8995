import { useEffect, useRef, useState } from 'react';

/** Whether an element has come near the window once: frames load no sooner. */
export function useSeen<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: '300px' },
    );
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return { ref, seen };
}
