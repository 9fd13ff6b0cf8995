/** Longest wait for hydration before the browser posts a submitted form, in ms (R-LEAD-04). */
const HOLD_MS = 10_000;

/**
 * Time in ms after `sentAt` for which submits are ignored, so that a second press of the button does not
 * send the form again.
 */
const SENDING_MS = 30_000;

/**
 * State of the app, the React code that hydrates the page. A submitted form is held (`loading`), posted
 * by the browser (`unavailable`) or sent by React (`hydrated`).
 */
let appState: 'loading' | 'unavailable' | 'hydrated' = 'loading';
/** The submitted form that waits for hydration. */
let heldForm: HTMLFormElement | null = null;
let holdTimer: ReturnType<typeof setTimeout> | undefined;
/**
 * When the browser last began to post a form, or React crashed while it was sending a form; in ms on the
 * clock of `event.timeStamp`.
 */
let sentAt = -SENDING_MS;

/** Returns the page's form, if any. Browser extensions may add forms outside of `main`. */
const findForm = () => document.querySelector<HTMLFormElement>('#root main form');

/**
 * Ends the wait of the held form, and enables the button of the returned form.
 * @returns the held form; if a failed hydration has removed the held form, the form that React has
 * rendered instead; null if there is no such form
 */
function takeHeldForm(): HTMLFormElement | null {
  clearTimeout(holdTimer);
  const form = heldForm?.isConnected === false ? findForm() : heldForm;
  heldForm = null;
  delete form?.dataset.state;
  form?.querySelector('[type=submit]')?.removeAttribute('aria-disabled');
  return form;
}

/** Submits a form like a press of its button, with validation. Safari before 16 lacks `requestSubmit`. */
function submit(form: HTMLFormElement | null): void {
  if (form?.requestSubmit) form.requestSubmit();
  else form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
}

/** Leaves submit events to React, and submits the held form again, so that React sends the form. */
export function onAppHydrated(): void {
  appState = 'hydrated';
  submit(takeHeldForm());
}

/**
 * Lets the browser post the held form and, until React has hydrated the page, the forms that the visitor
 * submits.
 */
export function onAppUnavailable(): void {
  appState = 'unavailable';
  submit(takeHeldForm());
}

/**
 * Lets the browser post the forms after a crash of React. The request of a form that React was sending may still
 * succeed, so submits are ignored for SENDING_MS.
 */
export function onAppCrashed(): void {
  if (findForm()?.dataset.state === 'sending') sentAt = performance.now();
  onAppUnavailable();
}

/**
 * Adds the event listeners that hold a form which the visitor submits before hydration. React then
 * sends the form and shows the result in the page. If the app is not ready after HOLD_MS, the browser
 * posts the form and shows the page of the form service (R-LEAD-03 to R-LEAD-05).
 */
export function holdSubmit(): void {
  document.addEventListener(
    'submit',
    (event) => {
      const isSending = event.timeStamp - sentAt < SENDING_MS;
      if (appState === 'hydrated' && !isSending) return;
      // React may hydrate the page while the browser is posting the form. Without this line a second
      // submit would then reach React, and React would send the form, too.
      event.stopPropagation();
      if (appState === 'unavailable' && !isSending) {
        sentAt = event.timeStamp;
        return;
      }
      event.preventDefault();
      if (isSending || heldForm) return;
      heldForm = event.target as HTMLFormElement;
      heldForm.dataset.state = 'held';
      heldForm.querySelector('[type=submit]')?.setAttribute('aria-disabled', 'true');
      holdTimer = setTimeout(onAppUnavailable, HOLD_MS);
    },
    true,
  );
  // The browser may suspend the timer of a hidden tab, and later discard the page with the held form.
  // So the browser posts the form when the visitor hides the tab.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && heldForm) onAppUnavailable();
  });
  addEventListener('pagehide', () => {
    // The visitor may come back to this page from the back/forward cache. The form can then be submitted
    // again, because `sentAt` is reset and takeHeldForm() enables the button.
    sentAt = -SENDING_MS;
    // While the visitor leaves the page, the browser posts no form, but still sends a beacon.
    const form = takeHeldForm();
    if (!form?.checkValidity()) return;
    // `form.action` would be a hidden field with the name «action», which a form service may need.
    navigator.sendBeacon(form.getAttribute('action')!, new FormData(form));
  });
}
