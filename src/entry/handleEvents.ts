import { COUNTER_ID_END, INVALID_ATTRIBUTE, MISSING_ATTRIBUTE } from '../contract';
import { fillFields, saveFields, startSaving, stopSaving } from './draftStore';

/**
 * Presses the button that has the value of the `<select>`, and releases the other buttons. The buttons
 * and the hidden `<select>` are two controls for the visa's purpose (tourism, studies or work).
 */
function updatePurposeButtons({ form, value }: HTMLSelectElement): void {
  for (const button of form!.querySelectorAll<HTMLButtonElement>('[aria-pressed]')) {
    button.setAttribute('aria-pressed', String(button.value === value));
  }
}

/**
 * Presses or releases a button. For a button in a form, sets the form's only `<select>`, which is for the
 * visa's purpose, and updates the form's buttons. The pause button of the home page is in no form.
 */
function toggle(button: HTMLButtonElement): void {
  const willBePressed = button.getAttribute('aria-pressed') !== 'true';
  const select = button.form?.querySelector('select');
  if (!select) return button.setAttribute('aria-pressed', String(willBePressed));
  select.value = willBePressed ? button.value : '';
  updatePurposeButtons(select);
  saveFields(select);
}

/**
 * Fills the form from its draft, and updates its purpose buttons and character counter: after a reload or a return to the
 * page, the browser restores fields, but neither buttons nor counter.
 */
function showValues(): void {
  fillFields();
  document.querySelectorAll<HTMLSelectElement>('#root form select').forEach(updatePurposeButtons);
  document.querySelectorAll<HTMLTextAreaElement>('#root form textarea').forEach(updateCounter);
}

const onClick = (event: Event): void => {
  const element = event.target as Element;
  const toggleButton = element.closest<HTMLButtonElement>('[aria-pressed]');
  if (toggleButton) toggle(toggleButton);

  // A click on the submit button first clears the messages that `onInvalid` has set. A field with a
  // message counts as invalid, so the browser would refuse the form again after the visitor has
  // corrected the field.
  const form = element.closest<HTMLButtonElement>('[type=submit]')?.form;
  for (const field of form?.elements ?? []) (field as HTMLInputElement).setCustomValidity('');
};

/**
 * Removes invisible characters from a pasted address or telephone number, because the browser's validation
 * would refuse them. After hydration `removeInvisible` in src/forms/fields/typedText.ts does this.
 */
function removeInvisible(field: HTMLInputElement): void {
  if (!['email', 'tel', 'url'].includes(field.type)) return;
  const visible = field.value.replace(/[\p{DI}\p{Cc}\p{Cf}]/gu, '');
  if (visible !== field.value) field.value = visible;
}

/**
 * Writes the length of the visitor's message (UTF-16 units) into the two texts of the character
 * counter, one visible and one for screen readers. In each text the length is the first number.
 */
function updateCounter({ id, value }: HTMLTextAreaElement): void {
  const counterTexts = document.getElementById(id + COUNTER_ID_END)?.children ?? [];
  for (const text of counterTexts) {
    text.textContent = text.textContent.replace(/\d+/, String(value.length));
  }
}

const onInput = ({ target }: Event): void => {
  removeInvisible(target as HTMLInputElement);
  updateCounter(target as HTMLTextAreaElement);
  saveFields(target);
};

/** Replaces the browser's validation message by the site's. */
const onInvalid = ({ target }: Event): void => {
  const field = target as HTMLInputElement;
  const attribute = field.validity.valueMissing ? MISSING_ATTRIBUTE : INVALID_ATTRIBUTE;
  field.setCustomValidity(field.getAttribute(attribute) ?? '');
};

const HANDLERS: Readonly<Record<string, (event: never) => void>> = {
  click: onClick,
  input: onInput,
  change: ({ target }: Event) => saveFields(target),
  invalid: onInvalid,
};

/**
 * The events in `discreteReplayableEvents` of react-dom. If one of these events reached `#root` during
 * hydration, React would hydrate the whole page synchronously, and the browser could respond to the
 * visitor only afterwards (R-PERF-12; docs/performance.md).
 */
const INPUT_EVENTS =
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown ' +
  'pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input ' +
  'textInput copy cut paste click change contextmenu reset';

/**
 * Handles toggle buttons, character counter, validation messages and drafts before hydration or after a crash
 * of React. Stops INPUT_EVENTS and `invalid` at the document, before they reach React. React's form then reads the
 * draft (src/forms/useLeadForm.tsx).
 * @returns a function that leaves all of this to React
 */
export function handleEvents(): () => void {
  startSaving();
  showValues();
  const controller = new AbortController();
  const { signal } = controller;
  for (const type of `invalid ${INPUT_EVENTS}`.split(' ')) {
    const handle = (event: Event) => {
      HANDLERS[type]?.(event as never);
      event.stopPropagation();
    };
    document.addEventListener(type, handle, { capture: true, signal });
  }
  addEventListener('pageshow', showValues, { signal });
  addEventListener('pagehide', () => saveFields(), { signal });
  return () => {
    controller.abort();
    stopSaving();
  };
}
