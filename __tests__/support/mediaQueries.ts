/**
 * Gives jsdom the `matchMedia` that it lacks; no media query matches. `addListener` and `removeListener`, which MUI calls, are
 * the old names of the methods for `change` events (CSSOM View, 4.2).
 */
export function fakeMediaQueries(): void {
  window.matchMedia = (media) => {
    const list = new EventTarget();
    return Object.assign(list, {
      matches: false,
      media,
      addListener: (listener: EventListener) => list.addEventListener('change', listener),
      removeListener: (listener: EventListener) => list.removeEventListener('change', listener),
    }) as unknown as MediaQueryList;
  };
}
