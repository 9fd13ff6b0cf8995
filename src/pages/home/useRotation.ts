import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../theme/motion';

/** Where a rotation stands and how to stop and resume it. */
export interface Rotation {
  /** Item shown now, from 0. */
  readonly index: number;
  readonly mode: 'playing' | 'paused';
  readonly toggle: () => void;
}

/**
 * Cycles through `count` items; rests while paused, while the page is hidden, and for people who
 * asked for less motion (WCAG 2.2.2). The first render is always item 0, as the build prerenders it.
 * @param intervalMs time that each item stays, in ms
 */
export function useRotation(count: number, intervalMs: number): Rotation {
  const [index, setIndex] = useState(0);
  const [mode, setMode] = useState<Rotation['mode']>('playing');

  useEffect(() => {
    if (mode === 'paused') return;
    const timer = setInterval(() => {
      if (!document.hidden && !prefersReducedMotion()) setIndex((current) => (current + 1) % count);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [mode, count, intervalMs]);

  return { index, mode, toggle: () => setMode(mode === 'playing' ? 'paused' : 'playing') };
}
