import { documentLoads } from '../support/documentLoads';
import type * as HoldSubmit from '../../src/boot/beforeHydration/holdSubmit';

/**
 * `holdSubmit` never removes its event listeners, and all tests of a file share one document. Each test
 * therefore records the listeners that it adds, and removes them at its end.
 */

let form: HTMLFormElement;
/** Native submits so far. */
let sent: readonly unknown[];
const sendBeacon = jest.fn<boolean, [string, FormData]>(() => true);
let stop: () => void;
let holding: typeof HoldSubmit;

const FORM =
  '<form id="contacto-formulario" action="/_bandeja"><input name="nombre" required>' +
  '<button type="submit">Enviar</button></form>';

beforeEach(() => {
  jest.useFakeTimers();
  // A browser's `event.timeStamp` has the clock of `performance.now()`, jsdom's that of `Date.now()`.
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now());
  document.body.innerHTML = `<form id="extension"></form><div id="root"><main>${FORM}</main></div>`;
  form = document.querySelector('main form')!;
  sent = documentLoads();
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
  stop = recordListeners();
  jest.resetModules();
  holding = jest.requireActual('../../src/boot/beforeHydration/holdSubmit');
  holding.holdSubmit();
});
afterEach(() => {
  stop();
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
const send = () => button().click();

test('R-LEAD-03, R-LEAD-04: a form waits 10 s for the app, and is then sent by the browser, once', () => {
  type('Ana');
  send();
  send();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  jest.advanceTimersByTime(9_999);
  expect(sent).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(sent).toHaveLength(1);
  send();
  expect(sent).toHaveLength(1);
});

test('R-LEAD-04: who comes back to a page that was kept after the browser sent its form can send again', () => {
  holding.onAppUnavailable();
  type('Ana');
  send();
  send();
  expect(sent).toHaveLength(1);
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pageshow'));
  send();
  expect(sent).toHaveLength(2);
});

test('R-LEAD-05: a form that waits is sent as its page is left', () => {
  type('Ana');
  send();
  dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [address, body] = sendBeacon.mock.calls[0]!;
  expect(new URL(address).pathname).toBe('/_bandeja');
  expect(Object.fromEntries(body)).toEqual({ nombre: 'Ana' });
  expect(button()).not.toHaveAttribute('aria-disabled');
});

test('R-LEAD-04: a form that waits and was made incomplete is not sent as its page is left', () => {
  type('Ana');
  send();
  type('');
  dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).not.toHaveBeenCalled();
});

/** React listens at `#root`. @returns the handler, which receives the submits that reach React */
function listenAsReact() {
  const receive = jest.fn((event: Event) => event.preventDefault());
  document.getElementById('root')!.addEventListener('submit', receive);
  return receive;
}

test('R-LEAD-03: React receives the form that waited, and then every submit', () => {
  const receive = listenAsReact();
  type('Ana');
  send();
  send();
  expect(receive).not.toHaveBeenCalled();
  holding.onAppHydrated();
  expect(receive).toHaveBeenCalledTimes(1);
  expect(button()).not.toHaveAttribute('aria-disabled');
  jest.advanceTimersByTime(10_000);
  send();
  expect(receive).toHaveBeenCalledTimes(2);
  expect(sent).toHaveLength(0);
});

test('R-LEAD-18: a form that waits and whose button something removed is sent all the same', () => {
  type('Ana');
  send();
  button().remove();
  holding.onAppUnavailable();
  expect(sent).toHaveLength(1);
});

test('R-LEAD-18: Enter sends a form whose button something removed', () => {
  type('Ana');
  button().remove();
  form.requestSubmit();
  holding.onAppUnavailable();
  expect(sent).toHaveLength(1);
});

test('R-LEAD-04: a browser without requestSubmit (Safari 15) presses the button', () => {
  const receive = listenAsReact();
  type('Ana');
  send();
  Object.assign(form, { requestSubmit: undefined });
  holding.onAppHydrated();
  expect(receive).toHaveBeenCalledTimes(1);
  send();
  button().remove();
  expect(() => holding.onAppHydrated()).not.toThrow();
});

test.each(['onAppHydrated', 'onAppUnavailable'] as const)(
  'R-LEAD-18: a failed hydration replaces the form that waits: %s sends the new form',
  (onApp) => {
    const receive = listenAsReact();
    type('Ana');
    send();
    document.querySelector('main')!.innerHTML = FORM;
    const old = form;
    form = document.querySelector('main form')!;
    type('Ana');
    const requests = [old, form].map((each) => jest.spyOn(each, 'requestSubmit'));
    holding[onApp]();
    expect(requests.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    expect([receive.mock.calls.length, sent.length]).toEqual(
      onApp === 'onAppHydrated' ? [1, 0] : [0, 1],
    );
  },
);

test('R-LEAD-18: the form that waits is sent, also when React has rendered another one', () => {
  const receive = listenAsReact();
  type('Ana');
  send();
  form.insertAdjacentHTML('beforebegin', FORM);
  holding.onAppHydrated();
  expect(receive.mock.calls[0]![0].target).toBe(form);
});

test('R-LEAD-05: a form that waits is sent by the browser as its tab is hidden', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  const receive = listenAsReact();
  type('Ana');
  hidden.mockReturnValue(false);
  send();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toHaveLength(0);
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toHaveLength(1);
  expect(receive).not.toHaveBeenCalled();
});

test('R-LEAD-03: a tab that is hidden while no form waits leaves the next form to React', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  type('Ana');
  send();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(sent).toHaveLength(0);
});

test('R-LEAD-04: a second press while the browser sends the form is neither sent nor held', () => {
  holding.onAppUnavailable();
  type('Ana');
  send();
  send();
  expect(button()).not.toHaveAttribute('aria-disabled');
  jest.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(1);
});

describe('after a crash of React', () => {
  test('R-LEAD-19: the browser sends the form', () => {
    holding.onAppHydrated();
    type('Ana');
    holding.onAppCrashed();
    send();
    expect(sent).toHaveLength(1);
  });

  test('R-LEAD-19: the browser does not send a form that React was sending', () => {
    holding.onAppHydrated();
    type('Ana');
    button().setAttribute('aria-disabled', 'true');
    holding.onAppCrashed();
    send();
    expect(sent).toHaveLength(0);
  });

  test('R-LEAD-19: the browser sends a form that waits, whose button is disabled as well', () => {
    type('Ana');
    send();
    holding.onAppCrashed();
    expect(sent).toHaveLength(1);
  });

  test('R-LEAD-19: a page without a form takes no harm', () => {
    form.remove();
    expect(() => holding.onAppCrashed()).not.toThrow();
  });
});

describe('the counter', () => {
  const count = jest.fn();
  const counted = () => count.mock.calls.map(([{ detail }]: [CustomEvent]) => detail as unknown);
  beforeEach(() => {
    count.mockClear();
    addEventListener('lead', count);
    holding.onAppUnavailable();
    type('Ana');
  });
  afterEach(() => {
    removeEventListener('lead', count);
    delete process.env.COUNTER_URL;
  });

  test('counts a form that the browser sends, with the form it was', () => {
    process.env.COUNTER_URL = 'https://cuenta.example.com/';
    send();
    expect(counted()).toEqual([{ what: 'sin-respuesta', where: 'contacto' }]);
  });

  test('counts nothing if the owner has none', () => {
    send();
    expect([sent.length, counted()]).toEqual([1, []]);
  });
});
