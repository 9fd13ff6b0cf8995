const FOCUSABLE = 'a, button, input, select, summary, textarea';

/** Returns a key that is the same for a removed element and the element that React renders instead. */
const getKey = (element: Element) =>
  element.id || `${element.localName} ${element.getAttribute('href') ?? ''}`;

const getFocusable = () => [...document.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** Returns an element's index among the elements with the same key, for example several links to one page. */
const getIndexInKey = (element: Element, all: readonly Element[]) =>
  all.filter((other) => getKey(other) === getKey(element)).indexOf(element);

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Copies the selection, except of an `<input type=email>`, whose `selectionStart` is `null`. */
function copySelection(from: TextControl, to: TextControl): void {
  const { selectionStart, selectionEnd, selectionDirection } = from;
  if (selectionStart == null) return;
  to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

/**
 * Records which element has the focus during hydration, because a failed hydration removes the element.
 * @returns a function that stops recording. It returns a function that moves focus and selection to the
 * element that React has rendered instead, if the focused element was removed.
 */
export function keepFocus(): () => () => void {
  const originals = getFocusable();
  let focused: Element | null = document.activeElement;
  const controller = new AbortController();
  const listen = (type: string, handle: (target: Element) => void) =>
    document.addEventListener(type, ({ target }) => handle(target as Element), {
      capture: true,
      signal: controller.signal,
    });
  listen('focusin', (target) => (focused = target));
  // Some browsers dispatch focusout also when a script removes the focused element. The microtask runs
  // after the removal, and ignores the event of an element that is no longer in the document.
  listen('focusout', (target) =>
    queueMicrotask(() => {
      if (focused === target && target.isConnected) focused = null;
    }),
  );
  return () => {
    controller.abort();
    return () => {
      if (!focused || focused.isConnected) return;
      const candidates = getFocusable().filter((element) => getKey(element) === getKey(focused!));
      const replacement =
        candidates[Math.max(getIndexInKey(focused, originals), 0)] ?? candidates[0];
      replacement?.focus({ preventScroll: true });
      if (replacement && 'selectionStart' in focused) {
        copySelection(focused as TextControl, replacement as TextControl);
      }
    };
  };
}
