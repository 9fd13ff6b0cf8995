const FOCUSABLE = 'a, button, input, select, summary, textarea';

/** Returns a key that an element shares with the element that React renders in its place. */
const getKey = (element: Element) =>
  element.id || `${element.localName} ${element.getAttribute('href') ?? ''}`;

const getFocusable = () => [...document.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** Returns an element's index among the elements with the same key, such as links to the same page. */
const indexInSameKey = (element: Element, all: readonly Element[]) =>
  all.filter((other) => getKey(other) === getKey(element)).indexOf(element);

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Copies the selection of a text control; for a type without one (`email`) its start is `null`. */
function copySelection(from: TextControl, to: TextControl): void {
  const { selectionStart, selectionEnd, selectionDirection } = from;
  if (selectionStart == null) return;
  to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

/**
 * Tracks the focused element from now on, because a failed hydration removes it.
 * @returns stops tracking; if the focused element was removed, moves focus and selection to the element
 * that React has rendered in its place
 */
export function keepFocus(): () => void {
  const before = getFocusable();
  let focused: Element | null = document.activeElement;
  const listening = new AbortController();
  const listen = (type: string, handle: (target: Element) => void) =>
    document.addEventListener(type, ({ target }) => handle(target as Element), {
      capture: true,
      signal: listening.signal,
    });
  listen('focusin', (target) => (focused = target));
  // Some browsers also dispatch focusout when an element is removed. The microtask runs after the
  // removal and tells the two cases apart: a removed element is detached.
  listen('focusout', (target) =>
    queueMicrotask(() => {
      if (focused === target && target.isConnected) focused = null;
    }),
  );
  return () => {
    listening.abort();
    if (!focused || focused.isConnected) return;
    const candidates = getFocusable().filter((element) => getKey(element) === getKey(focused!));
    const successor = candidates[Math.max(indexInSameKey(focused, before), 0)] ?? candidates[0];
    successor?.focus({ preventScroll: true });
    if (successor && 'selectionStart' in focused) {
      copySelection(focused as TextControl, successor as TextControl);
    }
  };
}
