import { FORM_STATE_ATTRIBUTE } from '../contract';

/** Longest wait for hydration before the browser posts a submitted form, in ms (R-LEAD-04). */
const HOLD_MS = 10_000;

/** Time after a post in ms, until which a press does not send the form again (R-LEAD-12). */
const POSTING_MS = 30_000;

/**
 * State of the app, the React code that hydrates the page. A submitted form is held (`loading`), posted
 * by the browser (`unavailable`) or sent by React (`hydrated`).
 */
type AppState = 'loading' | 'unavailable' | 'hydrated';

/** A form that waits for the app, or that the browser is posting. */
interface HeldForm {
  readonly form: HTMLFormElement;
  readonly isPosting: boolean;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Adds the event listeners that hold a form which the visitor submits before hydration. React then
 * sends the form and shows the result in the page. If the app is not ready after HOLD_MS, the browser
 * posts the form and shows the page of the form service (R-LEAD-03, R-LEAD-04). While a form is held or posted its button
 * says so, and a second submit does nothing.
 * @returns `endHold`, which ends the wait for the app, and submits the held form like a press of its button, with
 * validation. `hydrated`: React sends the held form and every later one. `unavailable`: the browser posts the held form
 * and, until React has hydrated the page, every later one
 */
export function holdSubmit(): (state: 'hydrated' | 'unavailable') => void {
  let appState: AppState = 'loading';
  let held: HeldForm | null = null;

  function hold(form: HTMLFormElement, isPosting: boolean, ms: number, end: () => void): void {
    form.setAttribute(FORM_STATE_ATTRIBUTE, 'held');
    held = { form, isPosting, timer: setTimeout(end, ms) };
  }

  /**
   * Ends the hold.
   * @returns the held form; if a failed hydration has removed the held form, the form that React has
   * rendered instead; null if there is no such form
   */
  function release(): HTMLFormElement | null {
    if (!held) return null;
    clearTimeout(held.timer);
    const form = held.form.isConnected
      ? held.form
      : document.querySelector<HTMLFormElement>('#root main form');
    held = null;
    form?.removeAttribute(FORM_STATE_ATTRIBUTE);
    return form;
  }

  function endHold(state: 'hydrated' | 'unavailable'): void {
    appState = state;
    if (held?.isPosting) return;
    const form = release();
    // Safari before 16 lacks `requestSubmit`.
    if (form?.requestSubmit) form.requestSubmit();
    else form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
  }

  document.addEventListener(
    'submit',
    (event) => {
      if (appState === 'hydrated' && !held) return;
      // React may hydrate the page while the browser is posting the form. React would send the form, too.
      event.stopPropagation();
      const form = event.target as HTMLFormElement;
      if (held || appState === 'loading') event.preventDefault();
      if (held) return;
      if (appState === 'loading') hold(form, false, HOLD_MS, () => endHold('unavailable'));
      else hold(form, true, POSTING_MS, release);
    },
    true,
  );
  // The visitor may come back to this page from the back/forward cache, and must be able to submit the form again.
  addEventListener('pagehide', release);
  return endHold;
}
