const INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'scroll', 'keydown', 'focusin'] as const;

/**
 * Resolves at the first of INTERACTION_EVENTS (pointer, scroll, key or focus) after this module has run.
 * Code that waits for this promise, such as prefetching, does not delay the start of the page. In the
 * prerender there is no `window`, and the promise never resolves.
 */
export const firstInteraction = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  const onInteraction = () => {
    for (const type of INTERACTION_EVENTS) window.removeEventListener(type, onInteraction, true);
    resolve();
  };
  for (const type of INTERACTION_EVENTS)
    window.addEventListener(type, onInteraction, { capture: true, passive: true });
});
