/** Longest time that a submit waits for the app before the browser sends the form itself, in ms. */
const HOLD_MS = 10_000;

/**
 * Keeps what a visitor does before the app runs. Links are left to the browser; a click on any
 * other control is repeated once the app can hear it; a form is never kept waiting for long,
 * because a lost message is the worst that can happen here.
 */
export class EarlyActions {
  private readonly clicked: HTMLElement[] = [];
  private readonly listeners = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly root: Document) {
    root.addEventListener('click', this.keep, { capture: true, signal: this.listeners.signal });
  }

  /** Whether any click waits to be repeated. */
  get pending(): boolean {
    return this.clicked.length > 0;
  }

  /** Calls back at each first touch, key or focus, until `replay`. */
  onGesture(callback: () => void): void {
    for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const) {
      this.root.addEventListener(type, callback, {
        capture: true,
        passive: true,
        signal: this.listeners.signal,
      });
    }
  }

  /** Repeats the kept clicks and lets go of the page. */
  replay(): void {
    this.listeners.abort();
    clearTimeout(this.timer);
    for (const control of this.clicked.splice(0)) control.click();
  }

  /** The app is not to be had: forms go out natively, the rest waits for a next try. */
  fallBack(): void {
    clearTimeout(this.timer);
    const submit = this.clicked.find(
      (control): control is HTMLButtonElement =>
        control instanceof HTMLButtonElement && control.type === 'submit',
    );
    if (submit?.form) this.sendNatively(submit.form);
  }

  private sendNatively(form: HTMLFormElement): void {
    // The toggles post nothing by themselves; their stand-ins, hidden while the app is expected, do.
    for (const control of this.clicked.splice(0)) {
      const radio = form.querySelector<HTMLInputElement>(
        `input[type=radio][value="${CSS.escape((control as HTMLButtonElement).value)}"]`,
      );
      if (radio) radio.checked = true;
    }
    form.requestSubmit();
  }

  private readonly keep = (event: Event): void => {
    if (!event.isTrusted || !(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>('a, button');
    if (!control || control.tagName === 'A') return;
    event.preventDefault();
    this.clicked.push(control);
    if (control instanceof HTMLButtonElement && control.type === 'submit') {
      this.timer ??= setTimeout(() => this.fallBack(), HOLD_MS);
    }
  };
}
