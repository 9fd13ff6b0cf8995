type PrivacySettings = Navigator & { readonly globalPrivacyControl?: boolean };

const isOptedOut = ({ doNotTrack, globalPrivacyControl }: PrivacySettings) =>
  doNotTrack === '1' || globalPrivacyControl === true;

/**
 * Unless the visitor has opted out, reports to the owner's counter (R-OWNER-14): each click on a link
 * «Empezar», which is a button of the variant `ticket`; the first input in each form; and whether a
 * message was sent, failed or was posted by the browser. A report is one line of JSON, such as
 * `{"que":"empezar","donde":"/"}`, without cookie, identifier and referrer. Failed reports are ignored.
 */
export function startCounting(counterUrl: string): void {
  if (isOptedOut(navigator)) return;
  const count = (what: string, where: string) => {
    fetch(counterUrl, {
      method: 'POST',
      body: JSON.stringify({ que: what, donde: where }),
      // In the mode `cors` the browser would log an error if the counter's server sends no CORS headers.
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => {});
  };
  const startedForms = new Set<string>();

  // Before hydration handleEvents.ts stops clicks and input events at the document. In the capture
  // phase the window receives an event earlier than the document.
  const listen = (type: string, handle: (target: HTMLElement) => void) =>
    addEventListener(type, ({ target }) => handle(target as HTMLElement), true);
  listen('click', (target) => {
    if (target.closest('a.MuiButton-ticket')) count('empezar', location.pathname);
  });
  listen('input', (target) => {
    // The name is the first part of the form's id, for example of `contacto-formulario`.
    const formName = (target as HTMLInputElement).form?.id.split('-')[0];
    if (!formName || startedForms.has(formName)) return;
    startedForms.add(formName);
    count('formulario', formName);
  });
  // src/forms/sending/leads.ts dispatches the event `formoutcome` when a message was sent or failed.
  // beforeHydration/holdSubmit.ts dispatches the event when the browser posts a form.
  addEventListener('formoutcome', (event) => {
    const { outcome, form } = (event as CustomEvent<{ outcome: string; form: string }>).detail;
    count(outcome, form);
  });
}
