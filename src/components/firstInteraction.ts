const GESTURES = ['pointerdown', 'pointermove', 'scroll', 'keydown', 'focusin'] as const;

/**
 * Resolves at the visitor's first movement of any kind: what is only needed by someone who uses the
 * page waits for it. Never resolves where there is no window; there, nothing should wait for it.
 */
export const firstInteraction = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  const heard = () => {
    for (const type of GESTURES) window.removeEventListener(type, heard, true);
    resolve();
  };
  for (const type of GESTURES)
    window.addEventListener(type, heard, { capture: true, passive: true });
});
