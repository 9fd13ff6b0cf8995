import { FORM_STATE_ATTRIBUTE } from '../../src/contract';
import { recordDocumentLoads } from '../support/documentLoads';
import { holdSubmit } from '../../src/entry/holdSubmit';

let form: HTMLFormElement;
let nativeSubmits: readonly unknown[];
let listeners: AbortController;
let endHold: ReturnType<typeof holdSubmit>;

const FORM = '<form><button type="submit">Enviar</button></form>';

beforeEach(() => {
  jest.useFakeTimers();
  // A browser's `event.timeStamp` has the clock of `performance.now()`, jsdom's that of the real `Date.now()`.
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => performance.now());
  document.body.innerHTML = `<form id="extension"></form><div id="root"><main>${FORM}</main></div>`;
  form = document.querySelector('main form')!;
  nativeSubmits = recordDocumentLoads();
  listeners = new AbortController();
  endHold = holdSubmit(listeners);
});
afterEach(() => listeners.abort());

const button = () => form.querySelector('button')!;
const pressSubmit = () => button().click();

test('R-LEAD-03c, R-LEAD-04a: a submitted form waits 10 s for hydration and is then posted once by the browser', () => {
  pressSubmit();
  pressSubmit();
  expect(form.getAttribute(FORM_STATE_ATTRIBUTE)).toBe('held');
  jest.advanceTimersByTime(9_999);
  expect(nativeSubmits).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(nativeSubmits).toHaveLength(1);
  pressSubmit();
  expect(nativeSubmits).toHaveLength(1);
});

test('R-LEAD-12c: for 30 s a second submit while the browser posts the form is ignored, unless the page was left meanwhile', () => {
  endHold('unavailable');
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
  dispatchEvent(new Event('pagehide'));
  pressSubmit();
  expect(nativeSubmits).toHaveLength(3);
});

test('R-LEAD-04a: when the page is left, the held form can be submitted again, and no timer posts the form', () => {
  pressSubmit();
  dispatchEvent(new Event('pagehide'));
  expect(form.getAttribute(FORM_STATE_ATTRIBUTE)).toBeNull();
  jest.advanceTimersByTime(10_000);
  expect(nativeSubmits).toHaveLength(0);
  pressSubmit();
  expect(form.getAttribute(FORM_STATE_ATTRIBUTE)).toBe('held');
});

/** Adds a listener to `#root`, where React listens. @returns the listener, a mock */
function listenAsReact() {
  const receive = jest.fn((event: Event) => event.preventDefault());
  document.getElementById('root')!.addEventListener('submit', receive);
  return receive;
}

test('R-LEAD-03c: after hydration React receives the submit that waited and every later submit', () => {
  const receive = listenAsReact();
  pressSubmit();
  pressSubmit();
  expect(receive).not.toHaveBeenCalled();
  endHold('hydrated');
  expect(receive).toHaveBeenCalledTimes(1);
  expect(form.getAttribute(FORM_STATE_ATTRIBUTE)).toBeNull();
  jest.advanceTimersByTime(10_000);
  pressSubmit();
  expect(receive).toHaveBeenCalledTimes(2);
  expect(nativeSubmits).toHaveLength(0);
});

test('R-LEAD-12c: if React hydrates the page while the browser posts the form, React receives no second submit', () => {
  const receive = listenAsReact();
  pressSubmit();
  jest.advanceTimersByTime(10_000);
  endHold('hydrated');
  pressSubmit();
  expect([receive.mock.calls.length, nativeSubmits.length]).toEqual([0, 1]);
});

test.each(['after', 'before'])(
  'R-LEAD-18b: the browser posts a waiting form whose submit button was removed %s the submit',
  (when) => {
    if (when === 'after') pressSubmit();
    button().remove();
    if (when === 'before') form.requestSubmit();
    endHold('unavailable');
    expect(nativeSubmits).toHaveLength(1);
  },
);

test('R-LEAD-03c: without requestSubmit (Safari 15) a click on the button submits the waiting form', () => {
  const receive = listenAsReact();
  pressSubmit();
  Object.assign(form, { requestSubmit: undefined });
  endHold('hydrated');
  expect(receive).toHaveBeenCalledTimes(1);
  pressSubmit();
  button().remove();
  expect(() => endHold('hydrated')).not.toThrow();
});

test.each(['hydrated', 'unavailable'] as const)(
  'R-LEAD-18b: an app that is %s submits the new form after a failed hydration has replaced the waiting form',
  (state) => {
    const receive = listenAsReact();
    pressSubmit();
    document.querySelector('main')!.innerHTML = FORM;
    const oldForm = form;
    form = document.querySelector('main form')!;
    const requests = [oldForm, form].map((each) => jest.spyOn(each, 'requestSubmit'));
    endHold(state);
    expect(requests.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    expect([receive.mock.calls.length, nativeSubmits.length]).toEqual(
      state === 'hydrated' ? [1, 0] : [0, 1],
    );
  },
);

test('R-LEAD-18b: after hydration React receives the waiting form, also if another form was added', () => {
  const receive = listenAsReact();
  pressSubmit();
  form.insertAdjacentHTML('beforebegin', FORM);
  endHold('hydrated');
  expect(receive.mock.calls[0]![0].target).toBe(form);
});
