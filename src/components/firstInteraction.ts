const INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'scroll', 'keydown', 'focusin'] as const;

/**
 * Resolves at the first pointer, scroll, key or focus event after this module has run. Delays code that
 * only a visitor who uses the page needs, such as prefetching. Never resolves in the prerender, which has
 * no window.
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
