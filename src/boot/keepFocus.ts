const FOCUSABLE = 'a, button, input, select, summary, textarea';

/** Returns a key that a removed element and the element that React renders instead have in common. */
const getKey = (element: Element) =>
  element.id || `${element.localName} ${element.getAttribute('href') ?? ''}`;

const getFocusable = () => [...document.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** Returns an element's index among the elements with the same key, such as links to the same page. */
const getIndexWithSameKey = (element: Element, all: readonly Element[]) =>
  all.filter((other) => getKey(other) === getKey(element)).indexOf(element);

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Copies the text selection of a field. In an `<input type=email>`, `selectionStart` is `null`, and
 * `setSelectionRange` would throw.
 */
function copySelection(from: TextControl, to: TextControl): void {
  const { selectionStart, selectionEnd, selectionDirection } = from;
  if (selectionStart == null) return;
  to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

/**
 * Records which element has the focus during hydration. If hydration fails, React removes this element
 * and the focus is lost.
 * @returns a function that stops recording and returns a second function. If the focused element was
 * removed, the second function moves the focus and the text selection to the element that React has
 * rendered instead.
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
  // Some browsers also dispatch `focusout` when React removes the focused element. This element must stay
  // recorded. The microtask runs after the removal, when `isConnected` of the element is false.
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
        candidates[Math.max(getIndexWithSameKey(focused, originals), 0)] ?? candidates[0];
      replacement?.focus({ preventScroll: true });
      if (replacement && 'selectionStart' in focused) {
        copySelection(focused as TextControl, replacement as TextControl);
      }
    };
  };
}
