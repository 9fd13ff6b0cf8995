import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../theme/motion';

/** State of a rotation. */
export interface Rotation {
  /** Index of the item that is shown. */
  readonly activeIndex: number;
  readonly mode: 'playing' | 'paused';
  /** Pauses the rotation, or resumes it. */
  readonly toggle: () => void;
}

/**
 * Shows one of `count` items after the other, and starts over after the last. The rotation stands
 * still while it is paused (WCAG 2.2.2), while the tab is hidden, and for visitors who prefer reduced
 * motion. The first render has item 0, as the prerendered page has, because hydration would fail
 * otherwise.
 * @param intervalMs time that each item is shown, in ms
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

  return { activeIndex, mode, toggle: () => setMode(mode === 'playing' ? 'paused' : 'playing') };
}
