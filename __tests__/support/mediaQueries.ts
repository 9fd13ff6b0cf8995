/**
 * Gives jsdom the `matchMedia` that it lacks. `addListener` and `removeListener`, which MUI calls, are the old names of the
 * methods for `change` events (CSSOM View, 4.2).
 * @param matches returns whether a media query matches
 */
export function fakeMediaQueries(matches: (query: string) => boolean): void {
  window.matchMedia = (media) => {
    const list = new EventTarget();
    return Object.assign(list, {
      matches: matches(media),
      media,
      addListener: (listener: EventListener) => list.addEventListener('change', listener),
      removeListener: (listener: EventListener) => list.removeEventListener('change', listener),
    }) as unknown as MediaQueryList;
  };
}
