const FOCUSABLE = 'a, button, input, select, summary, textarea';

/** Describes an element so that its successor in a new rendering has the same description. */
const describe = (element: Element) =>
  element.id || `${element.localName} ${element.getAttribute('href') ?? ''}`;

const focusable = () => [...document.querySelectorAll<HTMLElement>(FOCUSABLE)];

const placeAmongLike = (element: Element, all: readonly Element[]) =>
  all.filter((other) => describe(other) === describe(element)).indexOf(element);

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Sets the selection of a text control; the types without one (`email`) have `null` as its start. */
function copySelection(from: TextControl, to: TextControl): void {
  const { selectionStart, selectionEnd, selectionDirection } = from;
  if (selectionStart == null) return;
  to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

/**
 * Follows the focus from now on, because a failed hydration removes the focused element.
 * @returns ends that, and moves focus and selection to the element's successor if it was removed
 */
export function keepFocus(): () => void {
  const before = focusable();
  let focused: Element | null = document.activeElement;
  const listening = new AbortController();
  const follow = (type: string, act: (target: Element) => void) =>
    document.addEventListener(type, ({ target }) => act(target as Element), {
      capture: true,
      signal: listening.signal,
    });
  follow('focusin', (target) => (focused = target));
  // Some browsers also send focusout for an element that is being removed: it is detached afterwards.
  follow('focusout', (target) =>
    queueMicrotask(() => {
      if (focused === target && target.isConnected) focused = null;
    }),
  );
  return () => {
    listening.abort();
    if (!focused || focused.isConnected) return;
    const like = focusable().filter((element) => describe(element) === describe(focused!));
    const successor = like[Math.max(placeAmongLike(focused, before), 0)] ?? like[0];
    successor?.focus({ preventScroll: true });
    if (successor && 'selectionStart' in focused) {
      copySelection(focused as TextControl, successor as TextControl);
    }
  };
}
