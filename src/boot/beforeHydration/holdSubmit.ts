/** Longest wait for hydration before the browser posts a submitted form, in ms (R-LEAD-04). */
const HOLD_MS = 10_000;

/** Time for which submits are ignored after the browser has posted a form, in ms. */
const SENDING_MS = 30_000;

/**
 * State of the app: `loading` (a submitted form is held), `unavailable` (the browser posts a submitted
 * form) or `hydrated` (React handles the submit event).
 */
let appState: 'loading' | 'unavailable' | 'hydrated' = 'loading';
/** The submitted form that waits for hydration. */
let heldForm: HTMLFormElement | null = null;
let holdTimer: ReturnType<typeof setTimeout> | undefined;
/** When the browser last posted a form, in ms on the clock of `event.timeStamp`. */
let sentAt = -SENDING_MS;

/** Returns the page's form, if any. Browser extensions may add forms outside of `main`. */
const findForm = () => document.querySelector<HTMLFormElement>('#root main form');

/**
 * Ends the wait of the held form and enables its button.
 * @returns the held form or, if a failed hydration has detached it, the form that React has rendered
 * instead; null if no form was held
 */
function takeHeldForm(): HTMLFormElement | null {
  clearTimeout(holdTimer);
  const form = heldForm?.isConnected === false ? findForm() : heldForm;
  heldForm = null;
  form?.querySelector('[type=submit]')?.removeAttribute('aria-disabled');
  return form;
}

/** Submits a form as a press of its button would. Safari before 16 lacks `requestSubmit`. */
function submit(form: HTMLFormElement | null): void {
  if (form?.requestSubmit) form.requestSubmit();
  else form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
}

/** Leaves submit events to React from now on, and submits the held form, which React then sends. */
export function onAppHydrated(): void {
  appState = 'hydrated';
  submit(takeHeldForm());
}

/** Lets the browser post the held form, and every form until React has hydrated the page. */
export function onAppUnavailable(): void {
  appState = 'unavailable';
  submit(takeHeldForm());
}

/**
 * Leaves forms to the browser after a crash of React. If the form's button is disabled, React was
 * sending the form. This request may still succeed, so submits are ignored for SENDING_MS.
 */
export function onAppCrashed(): void {
  if (!heldForm && findForm()?.querySelector('[aria-disabled="true"]')) {
    sentAt = performance.now();
  }
  onAppUnavailable();
}

/**
 * Holds a form that the visitor submits before hydration, because the app can show the result in the
 * page. If the app does not load in time, the browser posts the form (R-LEAD-03 to R-LEAD-05).
 */
export function holdSubmit(): void {
  document.addEventListener(
    'submit',
    (event) => {
      const isSending = event.timeStamp - sentAt < SENDING_MS;
      if (appState === 'hydrated' && !isSending) return;
      // The app may hydrate the page while the browser is posting the form. Without this line React
      // would send the form, too.
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
  // The browser may suspend the timer of a hidden tab, and later discard the page with the held form.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && heldForm) onAppUnavailable();
  });
  addEventListener('pagehide', () => {
    sentAt = -SENDING_MS;
    // The browser does not post a form of a page that the visitor is leaving, so a beacon sends the held
    // form. The page may come back from the back/forward cache, and needs its button enabled then.
    const form = takeHeldForm();
    if (form?.checkValidity()) navigator.sendBeacon(form.action, new FormData(form));
  });
}
