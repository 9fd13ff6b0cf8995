type PrivacySettings = Navigator & { readonly globalPrivacyControl?: boolean };

const isOptedOut = ({ doNotTrack, globalPrivacyControl }: PrivacySettings) =>
  doNotTrack === '1' || globalPrivacyControl === true;

/**
 * Reports taps on Empezar, started forms and the results of sent forms to the owner's counter, each as
 * one line of JSON: `{"que":"empezar","donde":"/"}`. The requests have no cookie, identifier or
 * referrer (R-OWNER-14). Failed requests are ignored.
 */
export function startCounting(counterUrl: string): void {
  if (isOptedOut(navigator)) return;
  const count = (what: string, where: string) => {
    fetch(counterUrl, {
      method: 'POST',
      body: JSON.stringify({ que: what, donde: where }),
      // The response is not read, so a counter on another site need not send CORS headers.
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => {});
  };
  const startedForms = new Set<string>();

  // On the window in the capture phase, because before hydration handleEvents.ts stops clicks and input
  // events at the document.
  const listen = (type: string, handle: (target: HTMLElement) => void) =>
    addEventListener(type, ({ target }) => handle(target as HTMLElement), true);
  listen('click', (target) => {
    if (target.closest('a.MuiButton-ticket')) count('empezar', location.pathname);
  });
  listen('input', (target) => {
    const formName = (target as HTMLInputElement).form?.id.split('-')[0];
    if (!formName || startedForms.has(formName)) return;
    startedForms.add(formName);
    count('formulario', formName);
  });
  // src/forms/sending/leads.ts dispatches `lead` with the result of a request, holdSubmit.ts when the
  // browser posts a form.
  addEventListener('lead', (event) => {
    const { what, where } = (event as CustomEvent<{ what: string; where: string }>).detail;
    count(what, where);
  });
}
