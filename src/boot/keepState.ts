import { keepFocus } from './keepFocus';

/** Returns the `<details>` or `<dialog>` that contains an element or is the element itself. */
const findOpenable = (element: Element | null) =>
  element?.closest<HTMLDetailsElement | HTMLDialogElement>('details, dialog');

/** A pressed toggle button of no form: the pause button. The buttons of a form show the form's draft. */
const PRESSED_BUTTON = '[aria-pressed=true]:not(form *)';

/**
 * Keeps the pressed pause button and, when hydration fails and React replaces the prerendered elements, the focus,
 * the open `<details>` and the menu's open `<dialog>`. The form fields show their draft (boot/beforeHydration/draftStore.ts).
 * @param prerendered the prerendered elements by id
 * @returns a function that the caller runs when React receives all events, and that applies the state of the
 * prerendered elements to React's components
 */
export function keepState(prerendered: ReadonlyMap<string, Element>): () => void {
  const stopRecordingFocus = keepFocus();
  return () => {
    // Before the loop, because showModal() moves the focus, and this focus must not be recorded.
    const restoreFocus = stopRecordingFocus();
    for (const [id, original] of prerendered) {
      const current = original.isConnected ? original : document.getElementById(id);
      // React has rendered the button as released, so a click makes React press it.
      if (original.matches(PRESSED_BUTTON)) (current as HTMLElement | null)?.click();
      const openable = current !== original && findOpenable(current);
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
