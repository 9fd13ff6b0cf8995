/** Presses the buttons of a choice as its select says. */
function pressChosen({ form, value }: HTMLSelectElement): void {
  for (const button of form!.querySelectorAll<HTMLButtonElement>('[aria-pressed]')) {
    button.setAttribute('aria-pressed', String(button.value === value));
  }
}

/** Presses a toggle button, or takes it back; a button of a choice sets its select. */
function press(button: HTMLButtonElement): void {
  const isPressed = button.getAttribute('aria-pressed') !== 'true';
  const select = button.form?.querySelector('select');
  if (!select) return button.setAttribute('aria-pressed', String(isPressed));
  select.value = isPressed ? button.value : '';
  pressChosen(select);
}

/** The browser restores selects, and not buttons, when the visitor comes back to the page. */
const onPageShow = (): void =>
  document.querySelectorAll<HTMLSelectElement>('#root form select').forEach(pressChosen);

const onClick = (event: Event): void => {
  const element = event.target as Element;
  const toggle = element.closest<HTMLButtonElement>('[aria-pressed]');
  if (toggle) press(toggle);

  // The browser is to judge anew what it once refused in our words.
  const form = element.closest<HTMLButtonElement>('[type=submit]')?.form;
  for (const field of form?.elements ?? []) (field as HTMLInputElement).setCustomValidity('');
};

/** The counter's numbers, the shown one and the spoken one, begin with the length. */
const onInput = ({ target }: Event): void => {
  const { id, value } = target as HTMLTextAreaElement;
  const counts = document.getElementById(`${id}-cuenta`)?.children ?? [];
  for (const count of counts) {
    count.textContent = count.textContent.replace(/\d+/, String(value.length));
  }
};

/** Has the browser refuse a field in the site's words, which stand in the field. */
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
 * What a finger, a mouse or a key says. React listens from the moment it begins to hydrate, and would
 * hydrate the whole page at once, before the browser may answer (R-PERF-12; docs/performance.md).
 */
const GESTURES =
  'pointerdown pointerup mousedown mouseup touchstart touchend click change ' +
  'keydown keypress keyup compositionstart compositionend textInput input';

/**
 * What the browser's own controls cannot do by themselves, until the app does it: React finds the
 * attributes and values that are set here, and goes on with them (R-PERF-12).
 * @returns ends it, once React has taken over
 */
export function handleEvents(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of `invalid ${GESTURES}`.split(' ')) {
    const hear = (event: Event) => {
      HANDLERS[type]?.(event as never);
      event.stopPropagation();
    };
    document.addEventListener(type, hear, { capture: true, signal });
  }
  addEventListener('pageshow', onPageShow, { signal });
  return () => listening.abort();
}
