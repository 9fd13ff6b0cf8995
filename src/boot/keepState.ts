import { keepFocus } from './keepFocus';

/** Returns the question or menu that an element belongs to. */
const findOpenable = (element: Element | null) =>
  element?.closest<HTMLDetailsElement | HTMLDialogElement>('details, dialog');

/**
 * Keeps the focus, and the open question or menu, through a failed hydration, in which React renders
 * new elements. Fields and buttons keep their own state (src/components/prerenderedElements.ts).
 * @param prerendered the prerendered elements by id
 * @returns applies the state of the old elements to the new ones, if React has rendered any
 */
export function keepState(prerendered: ReadonlyMap<string, Element>): () => void {
  const restoreFocus = keepFocus();
  return () => {
    for (const [id, original] of prerendered) {
      const openable = original.isConnected ? null : findOpenable(document.getElementById(id));
      if (!openable || openable.open || !findOpenable(original)?.open) continue;
      if (openable.localName === 'dialog') {
        // When it closes, a dialog returns the focus to the element that had it before showModal.
        document.querySelector<HTMLElement>(`[commandfor="${openable.id}"]`)?.focus();
        (openable as HTMLDialogElement).showModal();
      } else openable.open = true;
    }
    restoreFocus();
  };
}
