import { keepFocus } from './keepFocus';

/** Returns the `<details>` or `<dialog>` that contains an element or is the element itself. */
const findOpenable = (element: Element | null) =>
  element?.closest<HTMLDetailsElement | HTMLDialogElement>('details, dialog');

/**
 * Keeps the focus, the open `<details>` and the menu's open `<dialog>` when hydration fails and React
 * replaces the prerendered elements. The form fields and the pause button read their state from the
 * prerendered elements (src/components/prerenderedElements.ts).
 * @param prerendered the prerendered elements by id
 * @returns a function that the caller runs after hydration, and that applies the state of the removed
 * elements to the elements that React has rendered instead
 */
export function keepState(prerendered: ReadonlyMap<string, Element>): () => void {
  const stopRecordingFocus = keepFocus();
  return () => {
    // Before the loop, because showModal() moves the focus, and this focus must not be recorded.
    const restoreFocus = stopRecordingFocus();
    for (const [id, original] of prerendered) {
      const openable = original.isConnected ? null : findOpenable(document.getElementById(id));
      if (!openable || openable.open || !findOpenable(original)?.open) continue;
      if (openable.localName === 'dialog') {
        // When the dialog closes, the browser focuses the element that had the focus before showModal().
        // This has to be the button that opens the menu.
        document.querySelector<HTMLElement>(`[commandfor="${openable.id}"]`)?.focus();
        (openable as HTMLDialogElement).showModal();
      } else openable.open = true;
    }
    restoreFocus();
  };
}
