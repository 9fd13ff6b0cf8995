import { keepFocus } from './keepFocus';

/** The question or menu that an element is in. */
const openable = (element: Element | null) =>
  element?.closest<HTMLDetailsElement | HTMLDialogElement>('details, dialog');

/**
 * Keeps what the visitor opened, and the focus, over a hydration that fails: React renders new elements
 * then. What fields and buttons hold is adopted by their components (src/components/prerenderedElements.ts).
 * @param prerendered the elements with an id, as the entry found them
 * @returns gives the new elements, if there are any, the state of the old ones
 */
export function keepState(prerendered: ReadonlyMap<string, Element>): () => void {
  const restoreFocus = keepFocus();
  return () => {
    for (const [id, before] of prerendered) {
      const now = before.isConnected ? null : openable(document.getElementById(id));
      if (!now || now.open || !openable(before)?.open) continue;
      if (now.localName === 'dialog') {
        // The dialog gives the focus back to what has it now.
        document.querySelector<HTMLElement>(`[commandfor="${now.id}"]`)?.focus();
        (now as HTMLDialogElement).showModal();
      } else now.open = true;
    }
    restoreFocus();
  };
}
