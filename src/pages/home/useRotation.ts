import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../theme/motion';

export interface Rotation {
  readonly activeIndex: number;
  readonly mode: 'playing' | 'paused';
  readonly setMode: (mode: Rotation['mode']) => void;
}

/**
 * Activates one of `count` items after the other, in an endless cycle. The active item does not
 * change while the rotation is paused (WCAG 2.2.2), while the tab is hidden, or if the visitor
 * prefers reduced motion. The first render activates item 0, as the prerendered page does:
 * hydration would not correct different attributes.
 * @param intervalMs time for which an item is active, in ms
 */
export function useRotation(count: number, intervalMs: number): Rotation {
  const [activeIndex, setActiveIndex] = useState(0);
  const [mode, setMode] = useState<Rotation['mode']>('playing');

  useEffect(() => {
    if (mode === 'paused') return;
    const timer = setInterval(() => {
      if (!document.hidden && !prefersReducedMotion())
        setActiveIndex((current) => (current + 1) % count);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [mode, count, intervalMs]);

  return { activeIndex, mode, setMode };
}
