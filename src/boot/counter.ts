/** The browser's settings by which a visitor asks not to be tracked. */
type PrivacySettings = Navigator & { readonly globalPrivacyControl?: boolean };

const isOptedOut = ({ doNotTrack, globalPrivacyControl }: PrivacySettings) =>
  doNotTrack === '1' || globalPrivacyControl === true;

/**
 * Reports taps, started forms and leads to the owner's counter, each as one line of JSON:
 * `{"que":"empezar","donde":"/"}`. No cookie, identifier or referrer says who the visitor is
 * (R-OWNER-14). A failed request is ignored.
 * @param counterUrl the counter's address
 */
export function startCounting(counterUrl: string): void {
  if (isOptedOut(navigator)) return;
  const count = (what: string, where: string) => {
    fetch(counterUrl, {
      method: 'POST',
      body: JSON.stringify({ que: what, donde: where }),
      // The response is not read, and without CORS the browser sends no preflight request.
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => {});
  };
  const startedForms = new Set<string>();

  // On the window in the capture phase: before hydration, handleEvents.ts stops events at the document.
  const listen = (type: string, handle: (target: HTMLElement) => void) =>
    addEventListener(type, ({ target }) => handle(target as HTMLElement), true);
  listen('click', (target) => {
    if (target.closest('a.MuiButton-ticket')) count('empezar', location.pathname);
  });
  listen('input', (target) => {
    const form = (target as HTMLInputElement).form?.id.split('-')[0];
    if (!form || startedForms.has(form)) return;
    startedForms.add(form);
    count('formulario', form);
  });
  // The forms dispatch `lead`; holdSubmit.ts does when the browser posts a form.
  addEventListener('lead', (event) => {
    const { what, where } = (event as CustomEvent<{ what: string; where: string }>).detail;
    count(what, where);
  });
}
