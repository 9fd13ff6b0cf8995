import { recordDocumentLoads } from '../support/documentLoads';
import type * as HoldSubmit from '../../src/boot/beforeHydration/holdSubmit';

/**
 * `holdSubmit` never removes its event listeners, and all tests of a file share one document. Each test
 * therefore records the listeners that it adds, and removes them at its end.
 */

let form: HTMLFormElement;
let nativeSubmits: readonly unknown[];
const sendBeacon = jest.fn<boolean, [string, FormData]>(() => true);
let removeListeners: () => void;
let holdSubmitModule: typeof HoldSubmit;

const FORM =
  '<form id="contacto-formulario" action="/_bandeja"><input name="nombre" required>' +
  '<button type="submit">Enviar</button></form>';

beforeEach(() => {
  jest.useFakeTimers();
  // A browser's `event.timeStamp` has the clock of `performance.now()`, jsdom's that of `Date.now()`.
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now());
  document.body.innerHTML = `<form id="extension"></form><div id="root"><main>${FORM}</main></div>`;
  form = document.querySelector('main form')!;
  nativeSubmits = recordDocumentLoads();
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
  removeListeners = recordListeners();
  jest.resetModules();
  holdSubmitModule = jest.requireActual('../../src/boot/beforeHydration/holdSubmit');
  holdSubmitModule.holdSubmit();
});
afterEach(() => {
  removeListeners();
  jest.useRealTimers();
});

/** Records the listeners that are added to window and document. @returns a function that removes them */
function recordListeners(): () => void {
  const added: (() => void)[] = [];
  const spies = [window, document].map((target) => {
    const add = target.addEventListener.bind(target) as typeof window.addEventListener;
    return jest.spyOn(target, 'addEventListener').mockImplementation(((
      type: string,
      listener: EventListener,
      options?: boolean,
    ) => {
      add(type, listener, options);
      added.push(() => target.removeEventListener(type, listener, options));
    }) as typeof target.addEventListener);
  });
  return () => {
    for (const spy of spies) spy.mockRestore();
    for (const remove of added) remove();
  };
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

test('R-LEAD-04: a form that the browser has posted can be submitted again on a page from the back/forward cache', () => {
  holdSubmitModule.onAppUnavailable();
  type('Ana');
  pressSubmit();
  pressSubmit();
  expect(nativeSubmits).toHaveLength(1);
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pageshow'));
  pressSubmit();
  expect(nativeSubmits).toHaveLength(2);
});

test('R-LEAD-05: when the page is left, a beacon posts the form that waits for hydration', () => {
  type('Ana');
  pressSubmit();
  dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [address, body] = sendBeacon.mock.calls[0]!;
  expect(new URL(address).pathname).toBe('/_bandeja');
  expect(Object.fromEntries(body)).toEqual({ nombre: 'Ana' });
  expect(button()).not.toHaveAttribute('aria-disabled');
});

test('R-LEAD-04: when the page is left, no beacon posts a waiting form that was made incomplete', () => {
  type('Ana');
  pressSubmit();
  type('');
  dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).not.toHaveBeenCalled();
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

test('R-LEAD-18: the browser posts a waiting form whose submit button was removed', () => {
  type('Ana');
  pressSubmit();
  button().remove();
  holdSubmitModule.onAppUnavailable();
  expect(nativeSubmits).toHaveLength(1);
});

test('R-LEAD-18: Enter submits a form whose submit button was removed', () => {
  type('Ana');
  button().remove();
  form.requestSubmit();
  holdSubmitModule.onAppUnavailable();
  expect(nativeSubmits).toHaveLength(1);
});

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

test('R-LEAD-05: when the tab is hidden, the browser posts the form that waits for hydration', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  const receive = listenAsReact();
  type('Ana');
  hidden.mockReturnValue(false);
  pressSubmit();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(nativeSubmits).toHaveLength(0);
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(nativeSubmits).toHaveLength(1);
  expect(receive).not.toHaveBeenCalled();
});

test('R-LEAD-03: a form that is submitted after the tab was hidden waits for hydration', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  type('Ana');
  pressSubmit();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(nativeSubmits).toHaveLength(0);
});

test('R-LEAD-04: a second submit while the browser posts the form is ignored', () => {
  holdSubmitModule.onAppUnavailable();
  type('Ana');
  pressSubmit();
  pressSubmit();
  expect(button()).not.toHaveAttribute('aria-disabled');
  jest.advanceTimersByTime(10_000);
  expect(nativeSubmits).toHaveLength(1);
});

describe('after a crash of React', () => {
  test('R-LEAD-19: the browser posts a submitted form', () => {
    holdSubmitModule.onAppHydrated();
    type('Ana');
    holdSubmitModule.onAppCrashed();
    pressSubmit();
    expect(nativeSubmits).toHaveLength(1);
  });

  test('R-LEAD-19: the browser does not post a form that React was sending', () => {
    holdSubmitModule.onAppHydrated();
    type('Ana');
    form.dataset.state = 'sending';
    holdSubmitModule.onAppCrashed();
    pressSubmit();
    expect(nativeSubmits).toHaveLength(0);
  });

  test('R-LEAD-19: the browser posts a form that waits for hydration', () => {
    type('Ana');
    pressSubmit();
    holdSubmitModule.onAppCrashed();
    expect(nativeSubmits).toHaveLength(1);
  });

  test('R-LEAD-19: a page without a form causes no error', () => {
    form.remove();
    expect(() => holdSubmitModule.onAppCrashed()).not.toThrow();
  });
});

describe('the counter', () => {
  const onOutcome = jest.fn();
  const countedOutcomes = () =>
    onOutcome.mock.calls.map(([{ detail }]: [CustomEvent]) => detail as unknown);
  beforeEach(() => {
    onOutcome.mockClear();
    addEventListener('formoutcome', onOutcome);
    holdSubmitModule.onAppUnavailable();
    type('Ana');
  });
  afterEach(() => {
    removeEventListener('formoutcome', onOutcome);
    delete process.env.COUNTER_URL;
  });

  test('counts a native submit with the name of its form', () => {
    process.env.COUNTER_URL = 'https://cuenta.example.com/';
    pressSubmit();
    expect(countedOutcomes()).toEqual([{ outcome: 'sin-respuesta', form: 'contacto' }]);
  });

  test('counts nothing if the owner has set no counter URL', () => {
    pressSubmit();
    expect([nativeSubmits.length, countedOutcomes()]).toEqual([1, []]);
  });
});
