/**
 * The events of a press by finger, mouse or key. If React received one of them during hydration, it would hydrate the
 * whole page at once, and the browser could answer the press only afterwards (R-PERF-12; docs/performance.md).
 */
const PRESS_EVENTS =
  'pointerdown pointerup touchstart touchend mousedown mouseup click keydown keypress keyup';

/**
 * Changes `aria-pressed` of a pressed toggle button and, for a button of the visa's purpose, the hidden `<select>` of its
 * form, which the browser posts and React reads when it mounts the form.
 */
function press({ target }: Event): void {
  const button = (target as Element).closest<HTMLButtonElement>('[aria-pressed]');
  if (!button) return;
  const isPressed = button.getAttribute('aria-pressed') !== 'true';
  const select = button.form?.querySelector('select');
  if (select) select.value = isPressed ? button.value : '';
  for (const other of button.form?.querySelectorAll('[aria-pressed]') ?? [button])
    other.setAttribute('aria-pressed', String(other === button && isPressed));
}

/**
 * Handles presses until React's first commit, and stops their events at the document, so that a press takes effect once.
 * @param signal leaves presses to React
 */
export function handleEarlyPresses(signal: AbortSignal): void {
  const options = { capture: true, signal };
  document.addEventListener('click', press, options);
  for (const type of PRESS_EVENTS.split(' '))
    document.addEventListener(type, (event) => event.stopPropagation(), options);
}
