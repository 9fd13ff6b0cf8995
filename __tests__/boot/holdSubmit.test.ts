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

test('R-LEAD-05, R-LEAD-11: when the page is left, a beacon posts the form that waits for hydration; its answer will be unknown', () => {
  type('Ana');
  pressSubmit();
  dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [address, body] = sendBeacon.mock.calls[0]!;
  expect(address).toBe('/_bandeja');
  expect(Object.fromEntries(body)).toEqual({ nombre: 'Ana', action: '1', id: '1' });
  expect(sessionStorage.getItem('enviando:contacto')).not.toBeNull();
  expect(button()).not.toHaveAttribute('aria-disabled');
});

test('R-LEAD-11, R-SEC-03: a form that the browser posts is recorded, so that its answer will be unknown', () => {
  holdSubmitModule.onAppUnavailable();
  type('Ana');
  expect(sessionStorage.getItem('enviando:contacto')).toBeNull();
  pressSubmit();
  expect(sessionStorage.getItem('enviando:contacto')).not.toBeNull();
  dispatchEvent(new Event('pagehide'));
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  pressSubmit();
  expect(nativeSubmits).toHaveLength(2);
});

test('R-LEAD-04: when the page is left, no beacon posts a waiting form that was made incomplete', () => {
  type('Ana');
  pressSubmit();
  type('');
  dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

/** Adds a listener to `#root`, where React listens. @returns the listener, a mock */
function listenAsReact() {
  const receive = jest.fn((event: Event) => event.preventDefault());
  document.getElementById('root')!.addEventListener('submit', receive);
  return receive;
}

test('R-LEAD-03: after hydration React receives the submit that waited and every later submit', () => {
  const receive = listenAsReact();
  type('Ana');
  pressSubmit();
  pressSubmit();
  expect(receive).not.toHaveBeenCalled();
  holdSubmitModule.onAppHydrated();
  expect(receive).toHaveBeenCalledTimes(1);
  expect(button()).not.toHaveAttribute('aria-disabled');
  expect(form.dataset.state).toBeUndefined();
  jest.advanceTimersByTime(10_000);
  pressSubmit();
  expect(receive).toHaveBeenCalledTimes(2);
  expect(nativeSubmits).toHaveLength(0);
});

test.each(['after', 'before'])(
  'R-LEAD-18: the browser posts a waiting form whose submit button was removed %s the submit',
  (when) => {
    type('Ana');
    if (when === 'after') pressSubmit();
    button().remove();
    if (when === 'before') form.requestSubmit();
    holdSubmitModule.onAppUnavailable();
    expect(nativeSubmits).toHaveLength(1);
  },
);

test('R-LEAD-04: without requestSubmit (Safari 15) a click on the button submits the waiting form', () => {
  const receive = listenAsReact();
  type('Ana');
  pressSubmit();
  Object.assign(form, { requestSubmit: undefined });
  holdSubmitModule.onAppHydrated();
  expect(receive).toHaveBeenCalledTimes(1);
  pressSubmit();
  button().remove();
  expect(() => holdSubmitModule.onAppHydrated()).not.toThrow();
});

test.each(['onAppHydrated', 'onAppUnavailable'] as const)(
  'R-LEAD-18: %s submits the new form after a failed hydration has replaced the waiting form',
  (onApp) => {
    const receive = listenAsReact();
    type('Ana');
    pressSubmit();
    document.querySelector('main')!.innerHTML = FORM;
    const oldForm = form;
    form = document.querySelector('main form')!;
    type('Ana');
    const requests = [oldForm, form].map((each) => jest.spyOn(each, 'requestSubmit'));
    holdSubmitModule[onApp]();
    expect(requests.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    expect([receive.mock.calls.length, nativeSubmits.length]).toEqual(
      onApp === 'onAppHydrated' ? [1, 0] : [0, 1],
    );
  },
);

test('R-LEAD-18: after hydration React receives the waiting form, also if another form was added', () => {
  const receive = listenAsReact();
  type('Ana');
  pressSubmit();
  form.insertAdjacentHTML('beforebegin', FORM);
  holdSubmitModule.onAppHydrated();
  expect(receive.mock.calls[0]![0].target).toBe(form);
});

test('R-LEAD-03, R-LEAD-05: a form that is submitted after the tab was hidden waits for hydration; when the tab is hidden again, the browser posts the form', () => {
  const receive = listenAsReact();
  const setHidden = (hidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  setHidden(true);
  type('Ana');
  pressSubmit();
  setHidden(false);
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(nativeSubmits).toHaveLength(0);
  setHidden(true);
  expect(nativeSubmits).toHaveLength(1);
  expect(receive).not.toHaveBeenCalled();
});

describe('R-LEAD-19: after a crash of React', () => {
  test.each([
    ['does not post a form that React was sending', 'sending', 29_999, 0],
    ['posts this form 30 s later', 'sending', 30_000, 1],
    ['posts a submitted form', '', 0, 1],
  ])('the browser %s', (_case, state, ms, posts) => {
    holdSubmitModule.onAppHydrated();
    type('Ana');
    form.dataset.state = state;
    holdSubmitModule.onAppCrashed();
    jest.advanceTimersByTime(ms);
    pressSubmit();
    expect(nativeSubmits).toHaveLength(posts);
  });

  test('the browser posts a form that waits for hydration', () => {
    type('Ana');
    pressSubmit();
    holdSubmitModule.onAppCrashed();
    expect(nativeSubmits).toHaveLength(1);
  });

  test('a page without a form causes no error', () => {
    form.remove();
    expect(() => holdSubmitModule.onAppCrashed()).not.toThrow();
  });
});
