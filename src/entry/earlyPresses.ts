/**
 * Handles presses of toggle buttons until React's first commit: sets `aria-pressed` and, for the buttons of the visa's
 * purpose, the hidden `<select>` of their form, which the browser posts and React reads when it mounts. These clicks
 * stop at the document, so that React does not handle a press again.
 * @returns a function that leaves the buttons to React
 */
export function handleEarlyPresses(): () => void {
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('[aria-pressed]');
    if (!button) return;
    event.stopPropagation();
    const isPressed = button.getAttribute('aria-pressed') !== 'true';
    const select = button.form?.querySelector('select');
    if (select) select.value = isPressed ? button.value : '';
    for (const other of button.form?.querySelectorAll('[aria-pressed]') ?? [button])
      other.setAttribute('aria-pressed', String(other === button && isPressed));
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
