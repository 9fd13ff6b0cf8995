/**
 * Runs the callback at once or, while the visitor presses an element, after the press and the click
 * that may follow. A press on a button blurs the field. If the blur changed the height of the form at once, the
 * button could move away from the pointer, and would receive no click.
 */
export function afterPress(callback: () => void): void {
  if (!document.querySelector(':active')) return callback();
  addEventListener('mouseup', () => setTimeout(callback), { once: true });
}
