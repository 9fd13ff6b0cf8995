/** Presses the purpose button that has the value of the `<select>`, and releases the other buttons. */
function updatePurposeButtons({ form, value }: HTMLSelectElement): void {
  for (const button of form!.querySelectorAll<HTMLButtonElement>('[aria-pressed]')) {
    button.setAttribute('aria-pressed', String(button.value === value));
  }
}

/**
 * Presses or releases a button. A form has one `<select>`, the visa's purpose: a purpose button sets the
 * value of the `<select>`. The pause button of the home page is outside of a form.
 */
function toggle(button: HTMLButtonElement): void {
  const willBePressed = button.getAttribute('aria-pressed') !== 'true';
  const select = button.form?.querySelector('select');
  if (!select) return button.setAttribute('aria-pressed', String(willBePressed));
  select.value = willBePressed ? button.value : '';
  updatePurposeButtons(select);
}

/** After a reload or a return the browser may restore the `<select>`'s value, but not `aria-pressed`. */
const onPageShow = (): void =>
  document.querySelectorAll<HTMLSelectElement>('#root form select').forEach(updatePurposeButtons);

const onClick = (event: Event): void => {
  const element = event.target as Element;
  const toggleButton = element.closest<HTMLButtonElement>('[aria-pressed]');
  if (toggleButton) toggle(toggleButton);

  // A field is invalid as long as it has the message that `onInvalid` sets: without this reset the
  // browser would refuse the form again after the visitor has corrected the field.
  const form = element.closest<HTMLButtonElement>('[type=submit]')?.form;
  for (const field of form?.elements ?? []) (field as HTMLInputElement).setCustomValidity('');
};

/**
 * Writes the length of the message (UTF-16 units) into the texts of the character counter: one text is
 * visible, one is for screen readers. In each text the length is the first number.
 */
const onInput = ({ target }: Event): void => {
  const { id, value } = target as HTMLTextAreaElement;
  const counterTexts = document.getElementById(`${id}-cuenta`)?.children ?? [];
  for (const text of counterTexts) {
    text.textContent = text.textContent.replace(/\d+/, String(value.length));
  }
};

/** Replaces the browser's validation message by the site's, which is in a data attribute of the field. */
const onInvalid = ({ target }: Event): void => {
  const field = target as HTMLInputElement;
  const { missing = '', invalid = '' } = field.dataset;
  field.setCustomValidity(field.validity.valueMissing ? missing : invalid);
};

const HANDLERS: Readonly<Record<string, (event: never) => void>> = {
  click: onClick,
  input: onInput,
  invalid: onInvalid,
};

/**
 * Input events for which React listens on `#root` from the start of hydration (react-dom,
 * `discreteReplayableEvents`). React would hydrate the whole page synchronously at the first of these
 * events, and the browser could respond to the visitor only afterwards (R-PERF-12; docs/performance.md).
 */
const INPUT_EVENTS =
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown ' +
  'pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input ' +
  'textInput copy cut paste click change contextmenu reset';

/**
 * Handles toggle buttons, character counter and validation messages while React does not handle
 * events, and stops INPUT_EVENTS at the document, before they reach React. During hydration the
 * components adopt the new values and attributes (src/components/prerenderedElements.ts).
 * @returns removes the event listeners; to be called when React handles the events
 */
export function handleEvents(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  for (const type of `invalid ${INPUT_EVENTS}`.split(' ')) {
    const handle = (event: Event) => {
      HANDLERS[type]?.(event as never);
      event.stopPropagation();
    };
    document.addEventListener(type, handle, { capture: true, signal });
  }
  addEventListener('pageshow', onPageShow, { signal });
  return () => controller.abort();
}
