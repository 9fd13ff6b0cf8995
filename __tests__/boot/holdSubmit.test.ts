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

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<div id="root"><main><form id="contacto-formulario" action="/_bandeja"><input name="nombre" required>' +
    '<button type="submit">Enviar</button></form></main></div>';
  form = document.forms[0]!;
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

test('R-LEAD-03: the app hears what waited, and then everything itself', () => {
  const heard = jest.fn((event: Event) => event.preventDefault());
  addEventListener('submit', heard);
  type('Ana');
  send();
  expect(heard).not.toHaveBeenCalled();
  holding.onAppHydrated();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(button()).not.toHaveAttribute('aria-disabled');
  send();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(sent).toHaveLength(0);
});

test('R-LEAD-18: a form that waits and whose button something removed is sent all the same', () => {
  type('Ana');
  send();
  button().remove();
  holding.onAppUnavailable();
  expect(sent).toHaveLength(1);
});
