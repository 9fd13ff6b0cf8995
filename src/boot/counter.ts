/** Browsers' ways to say that a visitor is not to be counted. */
type Wishes = Navigator & { readonly globalPrivacyControl?: boolean };

const isUnwanted = ({ doNotTrack, globalPrivacyControl }: Wishes) =>
  doNotTrack === '1' || globalPrivacyControl === true;

/**
 * Tells the owner's counter what is done, and never who does it (R-OWNER-14): one line of JSON,
 * `{"que":"empezar","donde":"/"}`, without cookie, identifier or referrer. A counter that does not
 * answer changes nothing.
 * @param address of the counter
 */
export function startCounting(address: string): void {
  if (isUnwanted(navigator)) return;
  const count = (what: string, where: string) => {
    fetch(address, {
      method: 'POST',
      body: JSON.stringify({ que: what, donde: where }),
      // Needs no answer, so none is asked for beforehand either.
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => {});
  };
  const begun = new Set<string>();

  // Before anybody else hears them: until React has the page, nobody after does (handleEvents.ts).
  const hear = (type: string, act: (target: HTMLElement) => void) =>
    addEventListener(type, ({ target }) => act(target as HTMLElement), true);
  hear('click', (target) => {
    if (target.closest('a.MuiButton-ticket')) count('empezar', location.pathname);
  });
  hear('input', (target) => {
    const form = (target as HTMLInputElement).form?.id.split('-')[0];
    if (!form || begun.has(form)) return;
    begun.add(form);
    count('formulario', form);
  });
  // Said by the forms, and by what sends them before the app is there.
  addEventListener('lead', (event) => {
    const { what, where } = (event as CustomEvent<{ what: string; where: string }>).detail;
    count(what, where);
  });
}
