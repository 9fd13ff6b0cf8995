import { FORM_STATE_ATTRIBUTE } from '../contract';

/** Longest wait for hydration before the browser posts a submitted form, in ms (R-LEAD-04). */
const HOLD_MS = 10_000;

/** Time in ms after a post for which submits are ignored: a second press does not send the form again. */
const POSTING_MS = 30_000;

/**
 * State of the app, the React code that hydrates the page. A submitted form is held (`loading`), posted
 * by the browser (`unavailable`) or sent by React (`hydrated`).
 */
type AppState = 'loading' | 'unavailable' | 'hydrated';

/**
 * Adds the event listeners that hold a form which the visitor submits before hydration. React then
 * sends the form and shows the result in the page. If the app is not ready after HOLD_MS, the browser
 * posts the form and shows the page of the form service (R-LEAD-03, R-LEAD-04).
 * @param controller removes the event listeners: the app's hydration does, unless the browser is then posting a form
 * @returns `endHold`, which ends the wait for the app, and submits the held form like a press of its button, with
 * validation. `hydrated`: React sends the held form and every later one. `unavailable`: the browser posts the held form
 * and, until React has hydrated the page, every later one
 */
export function holdSubmit(
  controller: AbortController,
): (state: 'hydrated' | 'unavailable') => void {
  const { signal } = controller;
  let appState: AppState = 'loading';
  /** The submitted form that waits for hydration. */
  let heldForm: HTMLFormElement | null = null;
  let holdTimer: ReturnType<typeof setTimeout> | undefined;
  /** When the browser last began to post a form, in ms on the clock of `event.timeStamp`. */
  let postedAt = -POSTING_MS;
  const isPosting = (now: number) => now - postedAt < POSTING_MS;

  /**
   * Ends the wait of the held form.
   * @returns the held form; if a failed hydration has removed the held form, the form that React has
   * rendered instead; null if there is no such form
   */
  function takeHeldForm(): HTMLFormElement | null {
    clearTimeout(holdTimer);
    const form =
      heldForm?.isConnected === false
        ? document.querySelector<HTMLFormElement>('#root main form')
        : heldForm;
    heldForm = null;
    form?.removeAttribute(FORM_STATE_ATTRIBUTE);
    return form;
  }

  function endHold(state: 'hydrated' | 'unavailable'): void {
    appState = state;
    const form = takeHeldForm();
    if (state === 'hydrated' && !isPosting(performance.now())) controller.abort();
    // Safari before 16 lacks `requestSubmit`.
    if (form?.requestSubmit) form.requestSubmit();
    else form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
  }

  document.addEventListener(
    'submit',
    (event) => {
      const isIgnored = isPosting(event.timeStamp);
      if (appState === 'hydrated' && !isIgnored) return;
      // React may hydrate the page while the browser is posting the form. Without this line a second
      // submit would then reach React, and React would send the form, too.
      event.stopPropagation();
      if (appState === 'unavailable' && !isIgnored) {
        postedAt = event.timeStamp;
        return;
      }
      event.preventDefault();
      if (isIgnored || heldForm) return;
      heldForm = event.target as HTMLFormElement;
      heldForm.setAttribute(FORM_STATE_ATTRIBUTE, 'held');
      holdTimer = setTimeout(endHold, HOLD_MS, 'unavailable');
    },
    { capture: true, signal },
  );
  // The visitor may come back to this page from the back/forward cache, and must be able to submit the form again.
  addEventListener(
    'pagehide',
    () => {
      postedAt = -POSTING_MS;
      takeHeldForm();
    },
    { signal },
  );
  return endHold;
}
