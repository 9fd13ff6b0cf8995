import { keepFocus } from './keepFocus';

/** Returns the `<details>` or `<dialog>` that contains an element or is the element itself. */
const findOpenable = (element: Element | null) =>
  element?.closest<HTMLDetailsElement | HTMLDialogElement>('details, dialog');

/**
 * Keeps the focus, and an open question or menu, if hydration fails and React renders new elements. The
 * components of fields and buttons keep their own state (src/components/prerenderedElements.ts).
 * @param prerendered the prerendered elements by id
 * @returns to be called after hydration: applies the state of removed elements to the new ones
 */
export function keepState(prerendered: ReadonlyMap<string, Element>): () => void {
  const restoreFocus = keepFocus();
  return () => {
    for (const [id, original] of prerendered) {
      const openable = original.isConnected ? null : findOpenable(document.getElementById(id));
      if (!openable || openable.open || !findOpenable(original)?.open) continue;
      if (openable.localName === 'dialog') {
        // When the dialog closes, the browser focuses the element that had the focus at showModal().
        document.querySelector<HTMLElement>(`[commandfor="${openable.id}"]`)?.focus();
        (openable as HTMLDialogElement).showModal();
      } else openable.open = true;
    }
    restoreFocus();
  };
}
