/** Longest time that a click waits for the app before the page does without it, in ms. */
const HOLD_MS = 10_000;

/** Time in which a form that the browser is sending cannot be sent again, in ms. */
const SENDING_MS = 30_000;

const page = document.documentElement;

/** Buttons clicked before the app could hear it, oldest first, each once: a second tap is impatience. */
const clicked = new Set<HTMLButtonElement>();

let running = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** When the browser began to send a form, by the events' clock. */
let sentAt = -SENDING_MS;

const isSubmit = ({ type }: HTMLButtonElement) => type === 'submit';

/** The form that waits to be sent, if it could be. */
function readyForm(): HTMLFormElement | undefined {
  const form = [...clicked].find(isSubmit)?.form;
  return form?.checkValidity() ? form : undefined;
}

/** The toggles post nothing by themselves; their stand-ins, hidden while the app is expected, do. */
function pressStandIns(): void {
  for (const { form, value } of clicked) {
    const radio = value && form?.querySelector<HTMLInputElement>(`[type=radio][value=${value}]`);
    if (radio) radio.checked = true;
  }
}

/** Repeats the kept clicks: from now on the app hears them itself. */
export async function replay(): Promise<void> {
  running = true;
  clearTimeout(timer);
  delete page.dataset.app;
  for (const button of clicked) {
    clicked.delete(button);
    button.click();
    // A submit that follows must find what this click has changed.
    await new Promise((done) => setTimeout(done));
  }
}

/**
 * Does without the app, for now or for good: the page shows what people without JavaScript get, and
 * a form that waits goes out natively. Nothing is repeated later: it would come as a surprise.
 */
export function fallBack(): void {
  clearTimeout(timer);
  page.dataset.app = 'failed';
  const form = [...clicked].find(isSubmit)?.form;
  pressStandIns();
  clicked.clear();
  form?.requestSubmit();
}

/**
 * Keeps what a visitor does before the app runs. Links are left to the browser; a click on a button
 * is repeated once the app can hear it; and no form is kept waiting for long, because a lost message
 * is the worst that can happen here.
 */
export function keepEarlyActions(): void {
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('a,button');
      if (button?.tagName !== 'BUTTON') return;
      const sending = isSubmit(button) && event.timeStamp - sentAt < SENDING_MS;
      if (running && !sending) return;
      event.preventDefault();
      // React hears clicks from the moment it begins to hydrate: this one comes to it in `replay`.
      event.stopPropagation();
      if (sending) return;
      clicked.delete(button);
      clicked.add(button);
      if (page.dataset.app === 'failed') return fallBack();
      page.dataset.app = 'waiting';
      timer ??= setTimeout(fallBack, HOLD_MS);
    },
    true,
  );
  document.addEventListener('submit', (event) => {
    if (!running) sentAt = event.timeStamp;
  });
  // Another tab or app comes to the front: timers stop, and this page may never be seen again.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && readyForm()) fallBack();
  });
  addEventListener('pagehide', () => {
    sentAt = -SENDING_MS;
    const form = readyForm();
    if (!form) return;
    // Too late to send it as a navigation.
    pressStandIns();
    clicked.clear();
    navigator.sendBeacon(form.action, new FormData(form));
  });
}
