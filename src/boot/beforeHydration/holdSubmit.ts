/** Longest time that a form waits for hydration before the browser posts it, in ms (R-LEAD-04). */
const HOLD_MS = 10_000;

/** Time after a native submit in which another submit is ignored, in ms. */
const SENDING_MS = 30_000;

/**
 * State of the app: `loading` (a submitted form is held), `unavailable` (the browser posts it) or
 * `hydrated` (React handles the submit event).
 */
let appState: 'loading' | 'unavailable' | 'hydrated' = 'loading';
/** The submitted form that waits for hydration. */
let heldForm: HTMLFormElement | null = null;
let holdTimer: ReturnType<typeof setTimeout> | undefined;
/** Time of the last native submit, in ms on the clock of `event.timeStamp`. */
let sentAt = -SENDING_MS;

/** Returns the site's form, one on each page. Browser extensions may add forms outside of `main`. */
const findForm = () => document.querySelector<HTMLFormElement>('#root main form');

/**
 * Ends the wait of the held form and enables its button.
 * @returns the held form, if any. After a failed hydration it is detached and cannot be submitted: then
 * the form that React has rendered in its place
 */
function takeHeldForm(): HTMLFormElement | null {
  clearTimeout(holdTimer);
  const form = heldForm?.isConnected === false ? findForm() : heldForm;
  heldForm = null;
  form?.querySelector('[type=submit]')?.removeAttribute('aria-disabled');
  return form;
}

/** Submits a form with the browser's validation. Safari before 16 lacks `requestSubmit`. */
function submit(form: HTMLFormElement | null): void {
  if (form?.requestSubmit) form.requestSubmit();
  else form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
}

/** Leaves submit events to React from now on, and submits the held form again for React to send. */
export function onAppHydrated(): void {
  appState = 'hydrated';
  submit(takeHeldForm());
}

/** Leaves forms to the browser while the app cannot be loaded, and has it post the held form. */
export function onAppUnavailable(): void {
  appState = 'unavailable';
  submit(takeHeldForm());
}

/**
 * Leaves forms to the browser after React has crashed and its elements are back in the document. A
 * disabled button means that React was sending the form: that request may still succeed, so the browser
 * does not post the form again for SENDING_MS.
 */
export function onAppCrashed(): void {
  if (!heldForm && findForm()?.querySelector('[aria-disabled="true"]')) {
    sentAt = performance.now();
  }
  onAppUnavailable();
}

/**
 * Holds a form that is submitted before hydration, after the browser has validated it, because the app
 * can show the result in the page. If the app does not load in time the browser posts the form: a lost
 * message is the worst outcome (R-LEAD-03 to R-LEAD-05).
 */
export function holdSubmit(): void {
  document.addEventListener(
    'submit',
    (event) => {
      const isSending = event.timeStamp - sentAt < SENDING_MS;
      if (appState === 'hydrated' && !isSending) return;
      // React listens from the start of hydration and must not handle this event: the held form is
      // submitted again once React has hydrated the page.
      event.stopPropagation();
      if (appState === 'unavailable' && !isSending) {
        sentAt = event.timeStamp;
        if (process.env.COUNTER_URL) {
          const [where] = (event.target as HTMLFormElement).id.split('-');
          dispatchEvent(new CustomEvent('lead', { detail: { what: 'sin-respuesta', where } }));
        }
        return;
      }
      event.preventDefault();
      if (isSending || heldForm) return;
      heldForm = event.target as HTMLFormElement;
      heldForm.querySelector('[type=submit]')?.setAttribute('aria-disabled', 'true');
      holdTimer = setTimeout(onAppUnavailable, HOLD_MS);
    },
    true,
  );
  // The browser may suspend the timers of a hidden tab and discard the page later.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && heldForm) onAppUnavailable();
  });
  addEventListener('pagehide', () => {
    sentAt = -SENDING_MS;
    // While the page is being left the browser posts no form, only a beacon. The button is enabled for
    // a visitor who returns to the page by the back/forward cache.
    const form = takeHeldForm();
    if (form?.checkValidity()) navigator.sendBeacon(form.action, new FormData(form));
  });
}
