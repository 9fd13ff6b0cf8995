/** Longest time that a message waits for the app before the browser sends it, in ms (R-LEAD-04). */
const HOLD_MS = 10_000;

/** Time in which a form that the browser is sending cannot be sent again, in ms. */
const SENDING_MS = 30_000;

/** What is to become of a form that is sent: the app is waited for, cannot be had, or hears it itself. */
let app: 'awaited' | 'missing' | 'here' = 'awaited';
/** The form that waits to be sent. */
let held: HTMLFormElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** When the browser began to send a form, by the events' clock. */
let sentAt = -SENDING_MS;

/** The site's own form, which a page has one of; an extension may add others around it. */
const ownForm = () => document.querySelector<HTMLFormElement>('#root main form');

/**
 * Ends the wait.
 * @returns the form that waited, with its button enabled; after a hydration that failed, the form that
 * React rendered in its place, because a detached form cannot be submitted
 */
function release(): HTMLFormElement | null {
  clearTimeout(timer);
  const form = held?.isConnected === false ? ownForm() : held;
  held = null;
  form?.querySelector('[type=submit]')?.removeAttribute('aria-disabled');
  return form;
}

/** Submits a form after the browser's checks, by its button in Safari before 16. */
function submit(form: HTMLFormElement | null): void {
  if (form?.requestSubmit) form.requestSubmit();
  else form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
}

/** The app hears everything from now on, and sends what waited. */
export function onAppHydrated(): void {
  app = 'here';
  submit(release());
}

/** The app cannot be had, for now or for good: the browser does without it. */
export function onAppUnavailable(): void {
  app = 'missing';
  submit(release());
}

/**
 * The app gave up, and the page's elements are there without it. A message that it was sending may
 * still arrive, so that the browser does not send it again for a while.
 */
export function onAppCrashed(): void {
  if (!held && ownForm()?.querySelector('[aria-disabled="true"]')) sentAt = performance.now();
  onAppUnavailable();
}

/**
 * Keeps a message that the browser found complete until the app can send it, which answers in the
 * page; but not for long, because a lost message is the worst that can happen here (R-LEAD-03 to
 * R-LEAD-05).
 */
export function holdSubmit(): void {
  document.addEventListener(
    'submit',
    (event) => {
      const isSending = event.timeStamp - sentAt < SENDING_MS;
      if (app === 'here' && !isSending) return;
      // React hears events from the moment it begins to hydrate: this one comes to it when it is done.
      event.stopPropagation();
      if (app === 'missing' && !isSending) {
        sentAt = event.timeStamp;
        if (process.env.COUNTER_URL) {
          const [where] = (event.target as HTMLFormElement).id.split('-');
          dispatchEvent(new CustomEvent('lead', { detail: { what: 'sin-respuesta', where } }));
        }
        return;
      }
      event.preventDefault();
      if (isSending || held) return;
      held = event.target as HTMLFormElement;
      held.querySelector('[type=submit]')?.setAttribute('aria-disabled', 'true');
      timer = setTimeout(onAppUnavailable, HOLD_MS);
    },
    true,
  );
  // Another tab or app comes to the front: timers stop, and this page may never be seen again.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && held) onAppUnavailable();
  });
  addEventListener('pagehide', () => {
    sentAt = -SENDING_MS;
    // Too late to send it as a navigation; who comes back finds a button that can be pressed.
    const form = release();
    if (form?.checkValidity()) navigator.sendBeacon(form.action, new FormData(form));
  });
}
