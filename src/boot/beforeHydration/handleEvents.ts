/** Sets `aria-pressed` on the buttons of a choice by the value of its select. */
function updateChoiceButtons({ form, value }: HTMLSelectElement): void {
  for (const button of form!.querySelectorAll<HTMLButtonElement>('[aria-pressed]')) {
    button.setAttribute('aria-pressed', String(button.value === value));
  }
}

/** Presses or releases a toggle button; the button of a choice also sets the value of its select. */
function toggle(button: HTMLButtonElement): void {
  const isPressed = button.getAttribute('aria-pressed') !== 'true';
  const select = button.form?.querySelector('select');
  if (!select) return button.setAttribute('aria-pressed', String(isPressed));
  select.value = isPressed ? button.value : '';
  updateChoiceButtons(select);
}

/** When the visitor returns to the page, the browser restores the select but not the buttons. */
const onPageShow = (): void =>
  document.querySelectorAll<HTMLSelectElement>('#root form select').forEach(updateChoiceButtons);

const onClick = (event: Event): void => {
  const element = event.target as Element;
  const toggleButton = element.closest<HTMLButtonElement>('[aria-pressed]');
  if (toggleButton) toggle(toggleButton);

  // A custom validity message (onInvalid) keeps a field invalid: without this reset the browser would
  // refuse the form again after the visitor has corrected the field.
  const form = element.closest<HTMLButtonElement>('[type=submit]')?.form;
  for (const field of form?.elements ?? []) (field as HTMLInputElement).setCustomValidity('');
};

/**
 * Writes the length of a text into its character counter, which has a visible text and one for screen
 * readers. The length is the first number in both.
 */
const onInput = ({ target }: Event): void => {
  const { id, value } = target as HTMLTextAreaElement;
  const counterTexts = document.getElementById(`${id}-cuenta`)?.children ?? [];
  for (const text of counterTexts) {
    text.textContent = text.textContent.replace(/\d+/, String(value.length));
  }
};

/** Replaces the browser's validation message by the site's, which the field has as data attributes. */
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
 * Pointer, mouse, touch and keyboard events. React listens for them on the root from the start of
 * hydration and hydrates the whole page synchronously when it receives one, so that the browser could
 * respond to the visitor only afterwards (R-PERF-12; docs/performance.md).
 */
const INPUT_EVENTS =
  'pointerdown pointerup mousedown mouseup touchstart touchend click change ' +
  'keydown keypress keyup compositionstart compositionend textInput input';

/**
 * Handles events until React has hydrated the page: toggle buttons, character counter, validation
 * messages. Stops input events on the document, so that React does not receive them. React adopts the
 * attributes and values that are set here when it hydrates (R-PERF-12).
 * @returns removes the event listeners; to be called when React handles the events
 */
export function handleEvents(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of `invalid ${INPUT_EVENTS}`.split(' ')) {
    const handle = (event: Event) => {
      HANDLERS[type]?.(event as never);
      event.stopPropagation();
    };
    document.addEventListener(type, handle, { capture: true, signal });
  }
  addEventListener('pageshow', onPageShow, { signal });
  return () => listening.abort();
}
