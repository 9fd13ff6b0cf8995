/** The purpose that was chosen last, which a second press takes back. */
let chosen: HTMLInputElement | null = null;

/** The choice that stands for none takes back what was chosen before. */
function choose(purpose: HTMLInputElement): void {
  if (purpose !== chosen) return void (chosen = purpose);
  chosen = null;
  purpose.form!.querySelector<HTMLInputElement>('[type=radio][value=""]')!.checked = true;
}

const onClick = (event: Event): void => {
  const element = event.target as Element;
  // A followed link leaves the menu, also one to a section of this page.
  if (element.closest('a')) element.closest<HTMLElement>('[popover]')?.hidePopover();

  const pause = element.closest('[aria-pressed]');
  if (pause) pause.ariaPressed = String(pause.ariaPressed !== 'true');

  // The browser is to judge anew what it once refused in our words.
  const form = element.closest<HTMLButtonElement>('[type=submit]')?.form;
  for (const field of form?.elements ?? []) (field as HTMLInputElement).setCustomValidity('');

  const purpose = element.closest<HTMLInputElement>('[type=radio]');
  if (purpose) choose(purpose);
};

/** A key makes no click on what is chosen already. */
const onKeyUp = (event: KeyboardEvent): void => {
  if (event.key !== ' ' || !chosen || event.target !== chosen) return;
  event.preventDefault();
  choose(chosen);
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

const ANSWERS: Readonly<Record<string, (event: never) => void>> = {
  click: onClick,
  keyup: onKeyUp,
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
export function answerEarly(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of `invalid ${GESTURES}`.split(' ')) {
    const hear = (event: Event) => {
      ANSWERS[type]?.(event as never);
      event.stopPropagation();
    };
    document.addEventListener(type, hear, { capture: true, signal });
  }
  return () => listening.abort();
}
