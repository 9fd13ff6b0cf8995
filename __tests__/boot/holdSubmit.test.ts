import { recordDocumentLoads } from '../support/documentLoads';
import type * as HoldSubmit from '../../src/boot/beforeHydration/holdSubmit';

/**
 * `holdSubmit` never removes its event listeners, and all tests of a file share one document. Each test
 * therefore gives the listeners a signal that removes them at its end.
 */

let form: HTMLFormElement;
let nativeSubmits: readonly unknown[];
const sendBeacon = jest.fn<boolean, [string, FormData]>(() => true);
let listeners: AbortController;
let holdSubmitModule: typeof HoldSubmit;

/** With fields that hide properties of the form, such as `form.action`; an owner may add fields with such names. */
const FORM =
  '<form id="contacto-formulario" action="/_bandeja"><input name="nombre" required>' +
  '<input type="hidden" name="action" value="1"><input type="hidden" name="id" value="1">' +
  '<button type="submit">Enviar</button></form>';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
  // A browser's `event.timeStamp` has the clock of `performance.now()`, jsdom's that of the real `Date.now()`.
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => performance.now());
  document.body.innerHTML = `<form id="extension"></form><div id="root"><main>${FORM}</main></div>`;
  form = document.querySelector('main form')!;
  nativeSubmits = recordDocumentLoads();
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
  listeners = new AbortController();
  addSignal(listeners);
  jest.resetModules();
  holdSubmitModule = jest.requireActual('../../src/boot/beforeHydration/holdSubmit');
  holdSubmitModule.holdSubmit();
});
afterEach(() => {
  listeners.abort();
  jest.useRealTimers();
});

/** Adds a signal to the listeners that are added to window and document, which removes them. */
function addSignal({ signal }: AbortController): void {
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as typeof window.addEventListener;
    jest
      .spyOn(target as Window, 'addEventListener')
      .mockImplementation((type, listener, capture) =>
        add(type, listener, { capture: capture === true, signal }),
      );
  }
}

const type = (value: string) => (form.querySelector('input')!.value = value);
const button = () => form.querySelector('button')!;
const pressSubmit = () => button().click();

test('R-LEAD-03, R-LEAD-04: a submitted form waits 10 s for hydration and is then posted once by the browser', () => {
  type('Ana');
  pressSubmit();
  pressSubmit();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(form.dataset.state).toBe('held');
  jest.advanceTimersByTime(9_999);
  expect(nativeSubmits).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(nativeSubmits).toHaveLength(1);
  pressSubmit();
  expect(nativeSubmits).toHaveLength(1);
});

test('R-LEAD-04, R-LEAD-12: for 30 s a second submit while the browser posts the form is ignored, unless the page was left meanwhile', () => {
  holdSubmitModule.onAppUnavailable();
  type('Ana');
  pressSubmit();
  for (const [ms, posts] of [
    [0, 1],
    [29_999, 1],
    [1, 2],
  ] as const) {
    jest.advanceTimersByTime(ms);
    pressSubmit();
    expect(nativeSubmits).toHaveLength(posts);
  }
  expect(button()).not.toHaveAttribute('aria-disabled');
  dispatchEvent(new Event('pagehide'));
  pressSubmit();
  expect(nativeSubmits).toHaveLength(3);
});

test('R-LEAD-05: when the page is left, a beacon posts the form that waits for hydration', () => {
  type('Ana');
  pressSubmit();
  dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [address, body] = sendBeacon.mock.calls[0]!;
  expect(address).toBe('/_bandeja');
  expect(Object.fromEntries(body)).toEqual({ nombre: 'Ana', action: '1', id: '1' });
  expect(button()).not.toHaveAttribute('aria-disabled');
});
