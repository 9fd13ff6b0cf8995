type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Follows the focus until React's first commit. If hydration fails, this commit replaces every element, and the browser
 * moves the focus to `<body>`: what the visitor goes on typing would be lost, and a phone would close its keyboard.
 * @returns a function for the time after the commit: gives the focus back to the new element of a text field that has lost
 * the focus so, with its caret or selection
 */
export function followFocus(): () => void {
  const controller = new AbortController();
  let focused = document.activeElement;
  // In the capture phase, because React stops the event while it hydrates.
  document.addEventListener('focusin', ({ target }) => (focused = target as Element), {
    capture: true,
    signal: controller.signal,
  });
  return () => {
    controller.abort();
    if (focused?.isConnected || !focused?.matches('input, textarea')) return;
    const field = document.getElementById(focused.id) as TextField | null;
    const { selectionStart, selectionEnd, selectionDirection } = focused as TextField;
    field?.focus({ preventScroll: true });
    // An e-mail field has no selection. Its caret is at its end, because its value has just been set.
    if (selectionStart !== null)
      field?.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}
